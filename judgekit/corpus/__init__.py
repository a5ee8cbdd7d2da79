"""Rule documents become clauses: model, one module per layout, references, library."""
