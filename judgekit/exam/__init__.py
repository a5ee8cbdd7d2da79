"""The judge exam: questions that the simulator writes and grades, and when each comes again."""
