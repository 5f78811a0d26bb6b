"""The simulator: a board made of software, the displays it can have, and hands to press its keys."""
