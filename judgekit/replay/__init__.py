"""Scenario files: read strictly, replayed on a game, judged."""
