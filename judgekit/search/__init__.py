"""Clauses become ranked hits: analysis, thesaurus, spelling, index, queries."""
