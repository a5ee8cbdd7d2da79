"""The closed vocabulary that all games share: one class for each instruction that a card's text may give."""
