"""Saved matches as tables and a page with a chart, for people and spreadsheets."""

from tools.shims import install

install()  # the saved format is read by the firmware's own session
