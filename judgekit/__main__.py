"""`python -m judgekit`."""

from judgekit.cli import main

if __name__ == "__main__":  # a process that shares the work imports this
    main()
