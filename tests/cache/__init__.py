"""Tests of judgekit.cache."""
