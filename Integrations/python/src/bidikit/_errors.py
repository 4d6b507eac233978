"""What goes wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class BidiError(ValueError):
    """A text, a pattern or a name that cannot be used.

    ``offset`` counts characters of the ``str`` (Unicode code points) from 0: of the text that is at fault, or of the
    pattern for :func:`bidikit.format`. ``index`` counts elements of the list or column from 0. Both are None where there
    is no such place. ``code`` is one of ``invalid-text``, ``invalid-utf8``, ``invalid-argument``, ``invalid-pattern``,
    ``invalid-value``, ``unknown-locale``, ``unknown-name``, ``fault``.
    """

    message: str
    code: str
    index: int | None
    offset: int | None

    def __init__(
        self,
        message: str,
        code: str = "invalid-argument",
        index: int | None = None,
        offset: int | None = None,
    ) -> None:
        # As arguments, so that errors can be pickled.
        super().__init__(message, code, index, offset)
        self.message = message
        self.code = code
        self.index = index
        self.offset = offset

    def __str__(self) -> str:
        where = ""
        if self.index is not None:
            where += f", in element {self.index}"
        if self.offset is not None:
            where += f", at character {self.offset}"
        return self.message + where


def number(names: Mapping[Any, int], name: object, what: str) -> int:
    """The number of a name in the header of the library."""
    # A list cannot be looked up.
    found = names.get(name) if name is None or isinstance(name, str) else None
    if found is None:
        *first, last = (repr(key) for key in names)
        raise BidiError(f"{what} is {name!r}: it is {', '.join(first)} or {last}")
    return found
