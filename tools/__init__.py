"""What runs on the host: the simulator, the checks, and the makers of files."""
