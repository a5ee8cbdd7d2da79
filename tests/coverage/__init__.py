"""The bank against the document."""
