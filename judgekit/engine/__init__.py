"""The resolution kernel: knows no game, does no input or output, imports nothing of judgekit."""
