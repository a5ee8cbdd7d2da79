"""The bank: every scenario of a folder, by id; importing it loads neither the games nor YAML."""

from judgekit.bank.files import by_id, find, game_names, paths, scenarios, shipped_bank

__all__ = ["by_id", "find", "game_names", "paths", "scenarios", "shipped_bank"]
