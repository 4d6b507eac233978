"""Judges a batch of rows. Nothing here knows of Spark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import bidikit
import pyarrow as pa

PREFIX = "_bidikit_"
"""How the names of columns begin that only exist during a run. Input columns must not begin so."""

SOURCE_FILE, SOURCE_ROW, INPUT_PARTITION = "source_file", "source_row", "input_partition"
REASON, DETAIL, REPAIRED, FINDINGS = PREFIX + "reason", PREFIX + "detail", PREFIX + "repaired", PREFIX + "findings"

LINEAGE = (SOURCE_FILE, SOURCE_ROW, INPUT_PARTITION)
"""Where a row comes from: the path of the file with its scheme (``file://``), not escaped; the row in that file from 0; the
partition of Spark that read the row."""

FINDING_FIELDS = (
    ("rule", "string"),
    ("severity", "string"),
    ("message", "string"),
    ("start", "int"),
    ("end", "int"),
    ("safety", "string"),
    ("fix", "string"),
    ("seen_now", "string"),
    ("seen_repaired", "string"),
)
"""The fields of a finding and their types in Spark. ``start`` and ``end`` count characters of the text from 0."""

FINDING_TYPE = pa.struct([(name, pa.int32() if kind == "int" else pa.string()) for name, kind in FINDING_FIELDS])


@dataclass(frozen=True)
class Columns:
    """The names of the columns that every input has. Other columns are kept as they are.

    ``source`` names a column with the texts that were translated, which tell what arguments are. None: there is no such column.
    """

    id: str = "id"
    locale: str = "locale"
    text: str = "text"
    source: str | None = None

    @property
    def texts(self) -> tuple[str, ...]:
        """The columns of texts."""
        return (self.text,) if self.source is None else (self.text, self.source)

    def check(self, names: Sequence[str]) -> None:
        """Raises a ValueError unless a table with these columns can be judged."""
        missing = [name for name in (self.id, self.locale, *self.texts) if name not in names]
        if missing:
            raise ValueError(f"the table has no column {', '.join(missing)}; it has {', '.join(names)}")
        taken = [name for name in names if name in LINEAGE or name == "number" or name.startswith(PREFIX)]
        if taken:
            raise ValueError(f"rename the column {', '.join(taken)}: the output uses this name")


@dataclass(frozen=True)
class Options:
    """The options of :class:`bidikit.Judge`, and the names of the columns."""

    container: bidikit.Container = "natural"
    style: bidikit.Style = "embed"
    select: tuple[str, ...] | None = None
    extend_select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    columns: Columns = field(default_factory=Columns)

    def judge(self, locale: str) -> bidikit.Judge:
        """A new judge. Raises :class:`bidikit.BidiError` for an unknown locale or rule."""
        return bidikit.Judge(
            locale,
            container=self.container,
            style=self.style,
            select=self.select,
            extend_select=self.extend_select,
            ignore=self.ignore,
        )


@dataclass
class Counts:
    """What a run did. ``rows`` is always ``repaired_table`` + ``dead_letters``."""

    rows: int = 0
    repaired_table: int = 0
    changed: int = 0
    without_text: int = 0
    findings: int = 0
    dead_letters: int = 0
    dead_letters_by_reason: dict[str, int] = field(default_factory=dict)


@lru_cache(maxsize=4096)
def _judge(locale: str, options: Options) -> bidikit.Judge | str:
    """The judge of a locale, made once for a process; a message if the locale is unknown."""
    try:
        return options.judge(locale)
    except bidikit.BidiError as error:
        if error.code != "unknown-locale":
            raise
        return str(error)


def judge_batch(batch: Any, options: Options = Options()) -> Any:
    """Judges every row of an Arrow batch.

    The result has the columns of the batch and four more: ``_bidikit_reason`` and ``_bidikit_detail`` say why a row cannot be
    judged, ``_bidikit_repaired`` is the text with its safe repairs made, ``_bidikit_findings`` lists the findings. The text comes
    back as bytes, because it may be no UTF-8. A null text is no fault: it stays null.

    Rows do not depend on other rows, so the result does not depend on where a batch begins or ends.
    """
    columns = options.columns
    ids = batch.column(columns.id)
    locales = _bytes(batch.column(columns.locale))
    texts = _bytes(batch.column(columns.text))

    count = len(batch)
    sources: list[bytes | None] = [None] * count
    if columns.source is not None:
        sources = _bytes(batch.column(columns.source)).to_pylist()
    reasons: list[str | None] = [None] * count
    details: list[str | None] = [None] * count
    repaired: list[str | None] = [None] * count
    findings: list[list[dict[str, Any]] | None] = [None] * count
    names: list[str | None] = []
    by_locale: dict[str, list[tuple[int, Message]]] = {}

    for row, (missing_id, name, data) in enumerate(zip(ids.is_null().to_pylist(), locales.to_pylist(), texts.to_pylist())):
        names.append(None if name is None else name.decode("utf-8", "backslashreplace"))
        if missing_id:
            reasons[row], details[row] = "null-id", "the row has no id"
        elif name is None:
            reasons[row], details[row] = "unknown-locale", "the row has no locale"
        elif isinstance(judge := _judge(names[row] or "", options), str):
            reasons[row], details[row] = "unknown-locale", judge
        elif data is None:
            findings[row] = []
        else:
            try:
                what = "text"
                text = data.decode("utf-8")
                what = "source"
                source = sources[row]
                message = (text, None if source is None else source.decode("utf-8"))
                by_locale.setdefault(names[row] or "", []).append((row, message))
            except UnicodeDecodeError as error:
                reasons[row], details[row] = "invalid-text", f"the {what} is no UTF-8: {error.reason}, at byte {error.start}"

    for locale, rows in by_locale.items():
        found = _judge(locale, options)
        assert isinstance(found, bidikit.Judge)
        for (row, _), outcome in zip(rows, _judged(found, [message for _, message in rows])):
            if isinstance(outcome, bidikit.BidiError):
                reasons[row], details[row] = "invalid-text", str(outcome)
            else:
                repaired[row], findings[row] = outcome

    arrays = {name: batch.column(name) for name in batch.schema.names}
    arrays[columns.locale] = pa.array(names, pa.string())
    arrays[columns.text] = texts
    arrays[REASON] = pa.array(reasons, pa.string())
    arrays[DETAIL] = pa.array(details, pa.string())
    arrays[REPAIRED] = pa.array(repaired, pa.string())
    arrays[FINDINGS] = pa.array(findings, pa.list_(FINDING_TYPE))
    return pa.RecordBatch.from_arrays(list(arrays.values()), names=list(arrays))


Message = tuple[str, str | None]
"""A text and its source."""

Outcome = tuple[str, list[dict[str, Any]]]
"""The repaired text and the findings."""


def _judged(judge: bidikit.Judge, messages: list[Message]) -> list[Outcome | bidikit.BidiError]:
    """The outcome of each message; an error where the library refuses it."""
    try:
        return list(_judged_together(judge, messages))
    except bidikit.BidiError as error:
        if len(messages) == 1:
            return [error]
    # One message is at fault, and the call gave no result for the others.
    return [outcome for message in messages for outcome in _judged(judge, [message])]


def _judged_together(judge: bidikit.Judge, messages: list[Message]) -> list[Outcome]:
    fixed = [text for text, _ in messages]
    sources = [source for _, source in messages]
    verdicts = judge.verdict(fixed, sources)
    # A text without a safe repair stays as it is, so the second call leaves it out.
    faulty = [
        number
        for number, verdict in enumerate(verdicts)
        if any(finding.fix is not None and finding.fix.safety == "safe" for finding in verdict.findings)
    ]
    repaired = judge.fixed([fixed[number] for number in faulty], [sources[number] for number in faulty])
    for number, text in zip(faulty, repaired):
        fixed[number] = text
    return [(text, [_finding(finding) for finding in verdict.findings]) for text, verdict in zip(fixed, verdicts)]


def _finding(finding: bidikit.Finding) -> dict[str, Any]:
    line = finding.proof.lines[0] if finding.proof is not None and finding.proof.lines else None
    return {
        "rule": finding.rule,
        "severity": finding.severity,
        "message": finding.message,
        "start": finding.start,
        "end": finding.end,
        "safety": None if finding.fix is None else finding.fix.safety,
        "fix": None if finding.fix is None else finding.fix.message,
        "seen_now": None if line is None else line.now,
        "seen_repaired": None if line is None else line.repaired,
    }


def _bytes(column: Any) -> Any:
    """A column of texts as bytes, which Arrow does not check."""
    if pa.types.is_dictionary(column.type):
        column = column.dictionary_decode()
    if not any(
        check(column.type)
        for check in (pa.types.is_string, pa.types.is_large_string, pa.types.is_binary, pa.types.is_large_binary, pa.types.is_null)
    ):
        raise TypeError(f"expected a column of texts, not of {column.type}")
    return column.cast(pa.binary())
