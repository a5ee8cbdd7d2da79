"""A trace told in Spanish."""
