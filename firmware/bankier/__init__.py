"""Bankier: the banker's right hand at a card table."""

VERSION = "0.1.0"
