"""What an error says, in one line. Nothing here knows of Spark."""

from __future__ import annotations


def line_of(error: BaseException) -> str:
    """What an error says, in one line: for an error of Java, the first cause."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    causes = [line.partition(": ")[2] for line in lines if line.startswith("Caused by: ")]
    # Py4J writes what Java says after a colon, after a line of its own.
    said = [line[2:] for line in lines if line.startswith(": ")]
    return next((found[-1] for found in (causes, said[:1], lines[:1]) if found), type(error).__name__)
