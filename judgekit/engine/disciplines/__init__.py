"""How a game orders what waits: small parts, one for each way that a document has; a game takes one."""
