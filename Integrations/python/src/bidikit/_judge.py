"""The judge: whether readers accept what they see, and the repair."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Literal, overload

from . import _core
from ._columns import Column, ColumnT, apply, is_several, items, like, plain, refused
from ._errors import BidiError, number
from ._names import Direction

if TYPE_CHECKING:
    from ._texts import Many, Sources, T

Container = Literal["natural", "rtl", "ltr", "any"]
"""Where texts are shown: labels that take the direction of their first letter, paragraphs of one direction, or all three."""

Style = Literal["embed", "isolate", "mark"]
"""Which characters repairs put in: U+202A or U+202B … U+202C; U+2066 or U+2067 … U+2069; U+200E or U+200F."""

Severity = Literal["error", "warning", "info"]
"""How bad a finding is."""

Samples = Mapping[str, "str | Sequence[str]"]
"""Texts to try in the place of arguments: ``{"%@": "Bob (IT)"}``."""

_CONTAINERS = {"natural": 1, "rtl": 2, "ltr": 4, "any": 7}
_STYLES = {"embed": 0, "isolate": 1, "mark": 2}
_USUAL = {"container": "natural", "style": "embed"}
_SEVERITIES: tuple[Severity, ...] = ("info", "warning", "error")
_CONTAINER_NAMES: dict[int, Literal["natural", "rtl", "ltr"]] = {1: "natural", 2: "rtl", 4: "ltr"}
_DIRECTIONS: dict[int, Literal["ltr", "rtl"]] = {1: "ltr", 2: "rtl"}
_SAFETIES: dict[int, Literal["safe", "unsafe"]] = {1: "safe", 2: "unsafe"}


@dataclass(frozen=True)
class Argument:
    """An argument of a message, and a text in its place."""

    specifier: str
    text: str
    classes: tuple[str, ...]
    """What the text is: ``number``, ``own-word``, ``foreign-word``, ``edged``, ``address``, ``empty``."""


@dataclass(frozen=True)
class Edit:
    """One replacement, in characters of the text; ``end`` is not included."""

    start: int
    end: int
    replacement: str


@dataclass(frozen=True)
class Fix:
    """The repair of a finding."""

    safety: Literal["safe", "unsafe"]
    """``safe`` repairs are those that :func:`bidi_fixed` makes; a person should look at others."""

    message: str
    edits: tuple[Edit, ...]


@dataclass(frozen=True)
class Line:
    """A line that readers do not accept, and what they see."""

    number: int
    """From 1."""

    text: str
    """As stored, with arguments in it."""

    now: str
    """What is seen now, written from left to right."""

    repaired: str | None
    """What is seen after the repair, written from left to right."""

    point: str | None
    """The point of the law that is broken; None for faults of controls."""

    direction_now: Direction
    arguments: tuple[Argument, ...]
    """The arguments that show the fault."""

    right_arguments: tuple[Argument, ...]
    """Arguments with which the line is right."""


@dataclass(frozen=True)
class Proof:
    """What readers see in one container."""

    container: Literal["natural", "rtl", "ltr"]
    direction: Direction
    lines: tuple[Line, ...]
    knowledge: tuple[str, ...]
    """What was known of arguments, and from where."""


@dataclass(frozen=True)
class Finding:
    """A fault of a text, as ``bidi-fix check`` reports it."""

    rule: str
    severity: Severity
    message: str
    help: str | None
    start: int
    """Where it is, in characters of the text."""

    end: int
    fix: Fix | None
    proof: Proof | None


@dataclass(frozen=True)
class Verdict:
    """What is said of a text."""

    text: str
    findings: tuple[Finding, ...]

    @property
    def severity(self) -> Severity | None:
        """How bad the worst finding is; None without one."""
        for severity in reversed(_SEVERITIES):
            if any(finding.severity == severity for finding in self.findings):
                return severity
        return None

    @property
    def is_right(self) -> bool:
        """Whether there is no finding but infos."""
        return self.severity in (None, "info")


_CLASSES = ("number", "own-word", "foreign-word", "edged", "address", "empty")


def _argument(found: tuple[str, str, int]) -> Argument:
    specifier, text, classes = found
    return Argument(
        specifier, text, tuple(name for bit, name in enumerate(_CLASSES) if classes >> bit & 1)
    )


def _finding(found: _core.FindingTuple) -> Finding:
    (rule, severity, message, help_text, start, end, safety, fix, edits, container, direction, lines, facts) = found
    return Finding(
        rule,
        _SEVERITIES[severity],
        message,
        help_text,
        start,
        end,
        Fix(_SAFETIES[safety], fix or "", tuple(Edit(*edit) for edit in edits)) if safety else None,
        Proof(
            _CONTAINER_NAMES[container],
            _DIRECTIONS[direction],
            tuple(
                Line(
                    line_number,
                    text,
                    now,
                    repaired,
                    point,
                    _DIRECTIONS[direction_now],
                    tuple(map(_argument, arguments)),
                    tuple(map(_argument, right_arguments)),
                )
                for line_number, text, now, repaired, point, direction_now, arguments, right_arguments in lines
            ),
            facts,
        )
        if container
        else None,
    )


class Judge:
    """Judges and repairs texts of one language. One judge serves all threads.

    ``select``, ``extend_select`` and ``ignore`` name rules, as the flags of ``bidi-fix check`` do. Judges can be pickled and
    copied.

    >>> judge = Judge("he")
    >>> judge.verdict("PDF \\u05e4\\u05d2\\u05d5\\u05dd.").severity
    'error'
    """

    locale: str

    def __init__(
        self,
        locale: str,
        *,
        container: Container = "natural",
        style: Style = "embed",
        select: Iterable[str] | None = None,
        extend_select: Iterable[str] = (),
        ignore: Iterable[str] = (),
        samples: Samples | None = None,
    ) -> None:
        _check_locale(locale)
        self.locale = locale
        chosen = None if select is None else _names(select, "select")
        if chosen == ():
            raise BidiError("select names no rule; leave it out to run all")
        settings: dict[str, Any] = {
            "container": container,
            "style": style,
            "select": chosen,
            "extend_select": _names(extend_select, "extend_select"),
            "ignore": _names(ignore, "ignore"),
            "samples": dict(_samples(samples)),
        }
        self._judge = _core.Judge(
            locale,
            number(_CONTAINERS, container, "container"),
            number(_STYLES, style, "style"),
            chosen,
            settings["extend_select"],
            settings["ignore"],
            tuple(
                text
                for specifier, texts in sorted(settings["samples"].items())
                for sample in texts
                for text in (specifier, sample)
            ),
        )
        # Those that are not the usual ones.
        self._settings = {
            name: value for name, value in settings.items() if value and value != _USUAL.get(name)
        }

    def __repr__(self) -> str:
        settings = "".join(f", {name}={value!r}" for name, value in self._settings.items())
        return f"{type(self).__name__}({self.locale!r}{settings})"

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickles and copies are judges made anew.
        return partial(type(self), self.locale, **self._settings), ()

    @overload
    def verdict(self, text: str, source: str | None = None) -> Verdict: ...
    @overload
    def verdict(self, text: None, source: str | None = None) -> None: ...
    @overload
    def verdict(self, text: list[str], source: Sources | None = None) -> list[Verdict]: ...
    @overload
    def verdict(
        self, text: Column | Many[str | None], source: Sources | None = None
    ) -> list[Verdict | None]: ...
    def verdict(self, text: Any, source: Any = None) -> Any:
        """What is wrong with a text: what ``bidi-fix check`` says of it as the value of a file.

        ``source`` is the text that it was translated from, which tells what arguments are; for a list or a column of texts
        it is a list or a column. A list or a column gives a list of verdicts.
        """
        text = plain(text)
        if _is_single(text):
            source = _source(source)
            if text is None:
                return None
            return Verdict(text, tuple(map(_finding, self._judge.check(text, source))))
        texts = items(text)
        found = self._judge.check(texts, _sources(source))
        return [
            None if value is None else Verdict(value, tuple(map(_finding, findings)))
            for value, findings in zip(texts, found)
        ]

    @overload
    def fixed(self, text: str, source: str | None = None) -> str: ...
    @overload
    def fixed(self, text: None, source: str | None = None) -> None: ...
    @overload
    def fixed(self, text: ColumnT, source: Sources | None = None) -> ColumnT: ...
    @overload
    def fixed(
        self, text: Many[T], source: Sources | None = None
    ) -> list[T]: ...
    def fixed(self, text: Any, source: Any = None) -> Any:
        """The text with its safe repairs made: what ``bidi-fix fix`` makes of it.

        ``source`` is as for :meth:`verdict`. A column of Arrow or pandas gives such a column, a list or a tuple gives a list.
        """
        text = plain(text)
        if _is_single(text):
            return self._judge.fix(text, _source(source))
        if source is None:
            return apply(lambda texts: self._judge.fix(texts, None), text)
        # Chunks and categories would not lie side by side.
        return like(text, self._judge.fix(items(text), _sources(source)))


def _check_locale(locale: object) -> None:
    if not isinstance(locale, str):
        raise TypeError(f"locale is a str such as 'ar' or 'fa-IR', not {type(locale).__name__}")


def _names(names: Iterable[str], what: str) -> tuple[str, ...]:
    if isinstance(names, str):
        raise TypeError(f"{what} is a list of names, not one str")
    if not isinstance(names, Iterable):
        raise TypeError(f"{what} is a list of names, not {type(names).__name__}")
    return tuple(names)


def _samples(samples: Samples | None) -> tuple[tuple[str, tuple[str, ...]], ...]:
    if samples is None:
        return ()
    if not isinstance(samples, Mapping):
        raise TypeError(f"samples is a dictionary of specifiers and texts, not {type(samples).__name__}")
    return tuple((specifier, _texts_of(specifier, texts)) for specifier, texts in samples.items())


def _texts_of(specifier: object, texts: object) -> tuple[str, ...]:
    """The texts to try in the place of a specifier."""
    if not isinstance(specifier, str):
        raise TypeError(f"samples has specifiers that are str, not {type(specifier).__name__}")
    if isinstance(texts, str):
        return (texts,)
    if not isinstance(texts, Iterable) or isinstance(texts, (bytes, bytearray, memoryview)):
        raise TypeError(f"samples[{specifier!r}] is a str or a list of str, not {type(texts).__name__}")
    found = tuple(texts)
    for text in found:
        if not isinstance(text, str):
            raise TypeError(f"samples[{specifier!r}] is a str or a list of str, not a list with {type(text).__name__}")
    return found


def _is_single(text: object) -> bool:
    """Whether this is one text or None; False for several texts. Raises TypeError for what is no text."""
    if text is None or isinstance(text, str):
        return True
    if not is_several(text):
        raise refused(text)
    return False


def _source(source: Any) -> str | None:
    """The source of one text."""
    found = plain(source)
    if found is None or isinstance(found, str):
        return found
    raise TypeError(f"source is a str or None, as the text is, not {type(source).__name__}")


def _sources(source: Any) -> list[str | None] | None:
    """The sources of several texts."""
    if source is None:
        return None
    # A set has no order, and a dictionary is one of keys.
    if not is_several(source) or isinstance(source, (Set, Mapping)):
        raise TypeError(f"source is a list or a column, as the texts are, not {type(source).__name__}")
    return items(source)


@lru_cache(maxsize=64)
def _judge(
    locale: str,
    container: Container,
    style: Style,
    select: tuple[str, ...] | None,
    extend_select: tuple[str, ...],
    ignore: tuple[str, ...],
    samples: tuple[tuple[str, tuple[str, ...]], ...],
) -> Judge:
    return Judge(
        locale,
        container=container,
        style=style,
        select=select,
        extend_select=extend_select,
        ignore=ignore,
        samples=dict(samples),
    )


def judge_of(
    locale: str,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> Judge:
    """A judge that is made once for all calls with the same options."""
    # Before the cache, which takes no lists.
    _check_locale(locale)
    number(_CONTAINERS, container, "container")
    number(_STYLES, style, "style")
    return _judge(
        locale,
        container,
        style,
        None if select is None else _names(select, "select"),
        _names(extend_select, "extend_select"),
        _names(ignore, "ignore"),
        _samples(samples),
    )


@overload
def verdict(
    text: str,
    locale: str,
    *,
    source: str | None = None,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> Verdict: ...
@overload
def verdict(
    text: None,
    locale: str,
    *,
    source: str | None = None,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> None: ...
@overload
def verdict(
    text: list[str],
    locale: str,
    *,
    source: Sources | None = None,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> list[Verdict]: ...
@overload
def verdict(
    text: Column | Many[str | None],
    locale: str,
    *,
    source: Sources | None = None,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> list[Verdict | None]: ...
def verdict(
    text: Any,
    locale: str,
    *,
    source: Any = None,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> Any:
    """What is wrong with a text of a language: what ``bidi-fix check`` says of it as the value of a file.

    >>> [finding.rule for finding in verdict("PDF \\u05e4\\u05d2\\u05d5\\u05dd.", "he").findings]
    ['base-direction']

    A list or a column gives a list of verdicts, in one call. The options are those of :class:`Judge`.
    """
    judge = judge_of(locale, container, style, select, extend_select, ignore, samples)
    return judge.verdict(text, source)


@overload
def bidi_fixed(
    text: str,
    locale: str,
    *,
    source: str | None = None,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> str: ...
@overload
def bidi_fixed(
    text: None,
    locale: str,
    *,
    source: str | None = None,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> None: ...
@overload
def bidi_fixed(
    text: ColumnT,
    locale: str,
    *,
    source: Sources | None = None,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> ColumnT: ...
@overload
def bidi_fixed(
    text: Many[T],
    locale: str,
    *,
    source: Sources | None = None,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> list[T]: ...
def bidi_fixed(
    text: Any,
    locale: str,
    *,
    source: Any = None,
    container: Container = "natural",
    style: Style = "embed",
    select: Iterable[str] | None = None,
    extend_select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    samples: Samples | None = None,
) -> Any:
    """The text with its safe repairs made: what ``bidi-fix fix`` makes of it. Only controls are put in or taken out.

    >>> bidi_fixed("PDF \\u05e4\\u05d2\\u05d5\\u05dd.", "he") == "\\u202bPDF \\u05e4\\u05d2\\u05d5\\u05dd.\\u202c"
    True
    """
    judge = judge_of(locale, container, style, select, extend_select, ignore, samples)
    return judge.fixed(text, source)
