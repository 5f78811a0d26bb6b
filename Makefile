# Bankier: everything a person does with the project, from a fresh machine with Python 3.10 or newer.
# The first target that needs it sets up .venv from requirements.lock; nothing else is installed.

PYTHON ?= python3
PY := .venv/bin/python
STAMP := .venv/requirements.lock

.DEFAULT_GOAL := help
.PHONY: help run flash uf2 image backup restore export test check bench soak golden fonts clean pictures hardware

help:           ## This list
	@sed -n 's/^\([a-z0-9]*\):.*## /make \1	/p' $(MAKEFILE_LIST) | expand -t 16

run: $(STAMP)   ## The device in this terminal; ARGS="--help" tells what more it can do
	@$(PY) -m tools.simulator $(ARGS)

# The words after make for the next six, all optional: BOARD=pico PORT=/dev/ttyACM0 WORDS=nl,en FOLDER=backup/summer
# REPLACE=yes FIRMWARE=ESP32_GENERIC.bin (docs/flash.md).
BOARD_OF = $(if $(BOARD),--board "$(BOARD)")
PORT_OF = $(if $(PORT),--port "$(PORT)")
WORDS_OF = $(if $(WORDS),--words "$(WORDS)")
FOLDER_OF = $(if $(FOLDER),--folder "$(FOLDER)")
REPLACE_OF = $(if $(REPLACE),$(if $(filter yes,$(REPLACE)),--replace,$(error REPLACE=yes, or leave it out)))

flash: $(STAMP) ## Put the firmware onto a board, BOARD=pico PORT=... WORDS=nl, and start it
	@$(PY) -m tools.flash $(BOARD_OF) $(PORT_OF) $(WORDS_OF)

uf2: $(STAMP)   ## The firmware as one file for a new Pico, BOARD=pico
	@$(PY) -m tools.images uf2 $(BOARD_OF) $(WORDS_OF)

image: $(STAMP) ## MicroPython and the firmware as one file for an empty ESP32, BOARD=esp32 FIRMWARE=...
	@$(PY) -m tools.images image $(BOARD_OF) $(WORDS_OF) $(if $(FIRMWARE),--firmware "$(FIRMWARE)")

backup: $(STAMP) ## Fetch the saved matches from the device, FOLDER=...
	@$(PY) -m tools.saved backup $(PORT_OF) $(FOLDER_OF)

restore: $(STAMP) ## Put the saved matches of a backup back onto a device, FOLDER=... REPLACE=yes
	@$(PY) -m tools.saved restore $(PORT_OF) $(FOLDER_OF) $(REPLACE_OF)

export: $(STAMP) ## The saved matches as CSV, JSON and a page with a chart, FOLDER=...
	@$(PY) -m tools.export $(PORT_OF) $(FOLDER_OF)

test: $(STAMP)  ## Every test, on CPython and on MicroPython
	@$(PY) -m tools.run_tests $(ARGS)

check: $(STAMP) ## Style and types
	@$(PY) -m tools.check

bench: $(STAMP) ## Measure sizes, memory, bus and flash, and presses
	@$(PY) -m tools.bench $(ARGS)

soak: $(STAMP)  ## Play for a long time, at random
	@$(PY) -m tools.soak $(ARGS)

golden: $(STAMP) ## Draw the reference pictures of the screens again
	@$(PY) -m tools.golden $(ARGS)

pictures: $(STAMP) ## Draw the pictures of the docs again
	@$(PY) -m tools.pictures $(ARGS)

hardware: $(STAMP) ## Make wiring pictures, schematics, case and the tables of building again
	@$(PY) -m tools.hardware $(ARGS)

fonts: $(STAMP) ## Make the font files again
	@$(PY) -m tools.make_fonts

clean:          ## Take away everything that make made, .venv too
	rm -rf .venv build .coverage .coverage.* .pytest_cache .mypy_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMP): requirements.lock requirements-stubs.lock tools/setup_venv.py
	@command -v $(PYTHON) >/dev/null || { echo "Bankier needs Python 3.10 or newer, and there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) tools/setup_venv.py
