"""Printed rulings: one model of a document from traces, scenarios and the installed edition; four formats of it."""
