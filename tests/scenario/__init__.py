"""Scenario files: read strictly, their bank."""
