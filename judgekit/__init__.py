"""judgekit: a rulings assistant for Spanish-speaking trading-card-game judges."""

__version__ = "0.1.0"
