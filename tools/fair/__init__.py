"""Proof that the shuffle is fair: a battery of statistics, and the mistakes that it must catch."""
