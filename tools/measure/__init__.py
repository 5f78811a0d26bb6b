"""What `make bench` measures: sizes, memory, bus traffic, flash, presses; counted, never timed."""

from tools.shims import install

install()
