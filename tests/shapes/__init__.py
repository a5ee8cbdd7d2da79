"""YAML as typed values."""
