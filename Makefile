# Bankier: everything a person does with the project, from a fresh machine with Python 3.10 or newer.
# The first target that needs it sets up .venv from requirements.lock; nothing else is installed.

PYTHON ?= python3
PY := .venv/bin/python
STAMP := .venv/requirements.lock

.DEFAULT_GOAL := help
.PHONY: help run test check bench soak golden fonts clean

help:           ## This list
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' $(MAKEFILE_LIST) | expand -t 16

run: $(STAMP)   ## The device in this terminal; ARGS="--help" tells what more it can do
	@$(PY) -m tools.simulator $(ARGS)

test: $(STAMP)  ## Every test, on CPython and on MicroPython
	@$(PY) -m tools.run_tests $(ARGS)

check: $(STAMP) ## Style and types
	@$(PY) -m tools.check

bench: $(STAMP) ## Measure time, memory and bus traffic
	@$(PY) -m tools.bench $(ARGS)

soak: $(STAMP)  ## Play for a long time, at random
	@$(PY) -m tools.soak $(ARGS)

golden: $(STAMP) ## Draw the reference pictures of the screens again
	@$(PY) -m tools.golden $(ARGS)

fonts: $(STAMP) ## Make the font modules again
	@$(PY) -m tools.make_fonts

clean:          ## Take away everything that make made, .venv too
	rm -rf .venv build .coverage .coverage.* .pytest_cache .mypy_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMP): requirements.lock requirements-stubs.lock tools/setup_venv.py
	@command -v $(PYTHON) >/dev/null || { echo "Bankier needs Python 3.10 or newer, and there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) tools/setup_venv.py
