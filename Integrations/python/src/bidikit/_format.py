"""Messages with arguments."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import repeat
from typing import Any, Literal, NamedTuple, TypeAlias, overload

from . import _core
from ._columns import Column, ColumnT, is_column, items, plain, texts_like
from ._errors import BidiError, number

Mode = Literal["as-needed", "always", "message-format-2", "fluent", "closure", "android", "plain"]
"""How arguments are set apart: by the fewest isolates, always, as others do, or not at all."""

Syntax = Literal["printf", "braces"]
"""How placeholders are written: ``%@`` and ``%1$s``, or ``{0}``, ``{}`` and ``{name}``."""

_MODES = {
    "as-needed": 0,
    "always": 1,
    "message-format-2": 2,
    "fluent": 3,
    "closure": 4,
    "android": 5,
    "plain": 6,
}
_SYNTAXES = {"printf": 0, "braces": 1}
_ANY_SYNTAX = 2
_ALLOW_UNUSED = 0x100
_DIRECTIONS: dict[Any, int] = {None: 0, "ltr": 1, "rtl": 2}


class Value(NamedTuple):
    """An argument of which more is known than that it is a text. The functions below make them."""

    kind: int
    text: str
    direction: int = 0


def text(value: str, direction: Literal["ltr", "rtl"] | None = None) -> Value:
    """A text whose direction is known: ``"ltr"`` or ``"rtl"``; None if not."""
    return Value(1, value, number(_DIRECTIONS, direction, "direction"))


def digits(value: str) -> Value:
    """A number that is text already, in the digits of a locale."""
    return Value(2, value)


def phone(value: str) -> Value:
    """A telephone number."""
    return Value(3, value)


def url(value: str) -> Value:
    """An address with a scheme, or an e-mail address."""
    return Value(4, value)


def path(value: str) -> Value:
    """A path or the name of a file."""
    return Value(5, value)


def handle(value: str) -> Value:
    """A handle such as ``@name``, or a tag such as ``#topic``."""
    return Value(6, value)


def code(value: str) -> Value:
    """Code, an identifier or a one-time code."""
    return Value(7, value)


def ready(value: str) -> Value:
    """A text that is isolated already, such as a formatted message."""
    return Value(8, value)


One: TypeAlias = str | int | float | Value
"""An argument."""

Several: TypeAlias = list[Any] | tuple[Any, ...]
"""An argument for each message."""


@lru_cache(maxsize=64)
def _formatter(locale: str | None, mode: int) -> _core.Formatter:
    return _core.Formatter(locale, mode)


# A list among the arguments makes the message a list, so the narrower calls come first.
@overload
def format(  # type: ignore[overload-overlap]
    pattern: str,
    /,
    *arguments: One,
    locale: str | None = None,
    mode: Mode = "as-needed",
    syntax: Syntax | None = None,
    allow_unused: bool = False,
    **named: One,
) -> str: ...
@overload
def format(  # type: ignore[overload-overlap]
    pattern: str,
    /,
    *arguments: One | None,
    locale: str | None = None,
    mode: Mode = "as-needed",
    syntax: Syntax | None = None,
    allow_unused: bool = False,
    **named: One | None,
) -> str | None: ...
@overload
def format(
    pattern: str,
    /,
    *arguments: One | None | Several,
    locale: str | None = None,
    mode: Mode = "as-needed",
    syntax: Syntax | None = None,
    allow_unused: bool = False,
    **named: One | None | Several,
) -> list[str | None]: ...
@overload
def format(
    pattern: str,
    column: ColumnT,
    /,
    *,
    locale: str | None = None,
    mode: Mode = "as-needed",
    syntax: Syntax | None = None,
    allow_unused: bool = False,
) -> ColumnT: ...
@overload
def format(
    pattern: str,
    arguments: Mapping[str, One],
    /,
    *,
    locale: str | None = None,
    mode: Mode = "as-needed",
    syntax: Syntax | None = None,
    allow_unused: bool = False,
    **named: One,
) -> str: ...
@overload
def format(
    pattern: str,
    arguments: Mapping[str, One | None],
    /,
    *,
    locale: str | None = None,
    mode: Mode = "as-needed",
    syntax: Syntax | None = None,
    allow_unused: bool = False,
    **named: One | None,
) -> str | None: ...
# Scalars of Arrow and NumPy, and dictionaries of lists.
@overload
def format(
    pattern: str,
    /,
    *arguments: Any,
    locale: str | None = None,
    mode: Mode = "as-needed",
    syntax: Syntax | None = None,
    allow_unused: bool = False,
    **named: Any,
) -> Any: ...
def format(
    pattern: str,
    /,
    *arguments: Any,
    locale: str | None = None,
    mode: Mode = "as-needed",
    syntax: Syntax | None = None,
    allow_unused: bool = False,
    **named: Any,
) -> Any:
    """The message with its arguments in place, each isolated where the order needs it.

    In the mode ``"as-needed"`` the whole line is isolated too, where its first letter would lay it out in the wrong
    direction: ``format("PDF \\u05e4\\u05d2\\u05d5\\u05dd.", locale="he")`` begins with U+2067 and ends with U+2069.

    >>> format("%1$@ \\u0628\\u062f\\u0623", "\\u5c0f\\u660e", locale="ar") == "\\u2068\\u5c0f\\u660e\\u2069 \\u0628\\u062f\\u0623"
    True
    >>> format("{name}: {n}", locale="en", name="Ali", n=3)
    'Ali: 3'

    Arguments are texts, whole and floating-point numbers, or what :func:`phone`, :func:`url` and the others make. True and
    False are a TypeError. Where an argument is a list or a column, there is a message for each element. Lists give a list;
    a column of pandas or Arrow gives such a column, of the type of the first column of texts. A null argument makes the
    message None.
    >>> format("%(name)s: %(n)d", locale="en", name="Ali", n=3), format("{} {}", "a", "b")
    ('Ali: 3', 'a b')

    A pattern for names has ``%(name)s``, ``{name}``, ``%{name}`` or ``${name}``, the first of them that is found. A pattern for
    positions has ``%@``, ``%1$s`` and ``%d``, or ``{0}`` and ``{}`` where there is no specifier. ``syntax`` says that only
    specifiers or only braces are placeholders. Where no placeholder takes an argument, a :class:`BidiError` is raised, but not
    for numbers alone and a text in which nothing looks like a placeholder: plural forms leave numbers out. The same holds for more texts than
    ``%@`` or ``{}`` take one after the other, unless ``allow_unused`` is true. A dictionary holds names
    that are those of options too: ``format("{mode}", {"mode": "x"})``. Without a locale the pattern says the direction.
    """
    if not isinstance(pattern, str):
        raise TypeError(f"pattern is a str, not {type(pattern).__name__}")
    if not (locale is None or isinstance(locale, str)):
        raise TypeError(f"locale is a str or None, not {type(locale).__name__}")
    positions: tuple[Any, ...] = arguments
    if len(positions) == 1 and isinstance(positions[0], Mapping):
        named = {**positions[0], **named}
        positions = ()
    if positions and named:
        raise TypeError(
            f"arguments stand by position or have names, not both; format() has no option {', '.join(map(repr, named))}"
        )
    chosen = _ANY_SYNTAX if syntax is None else number(_SYNTAXES, syntax, "syntax")
    formatter = _formatter(locale, number(_MODES, mode, "mode") + (_ALLOW_UNUSED if allow_unused else 0))
    names = tuple(named) if named else None
    values = tuple(plain(value) for value in (named.values() if named else positions))
    columns = [items(value) if _is_many(value) else None for value in values]
    lengths = {len(column) for column in columns if column is not None}
    if not lengths:
        return formatter.format(pattern, chosen, [values], names, True)
    if len(lengths) > 1:
        raise BidiError(
            f"the lists of arguments have different lengths: {sorted(lengths)}", "invalid-argument"
        )
    rows = list(zip(*(column if column is not None else repeat(value) for column, value in zip(columns, values))))
    messages = formatter.format(pattern, chosen, rows, names, False)
    return texts_like([value for value, column in zip(values, columns) if column is not None], messages)


def _is_many(value: Any) -> bool:
    return not isinstance(value, Value) and is_column(value)
