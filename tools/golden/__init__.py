"""Golden frames: what each view looks like, kept as text, so that a change of it shows in a diff."""
