"""Replay: reading scenario files."""
