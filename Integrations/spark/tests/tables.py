"""Tables to try, and how two outputs are compared."""

from __future__ import annotations

import random
from datetime import datetime, timezone
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq

HEBREW = ["PDF \u05e4\u05d2\u05d5\u05dd.", "\u05d4\u05d2\u05d3\u05e8\u05d5\u05ea", "%@ \u05db\u05ea\u05d1.", "\u05e7\u05d5\u05d1\u05e5 report-2024.pdf \u05e0\u05e9\u05de\u05e8 \u05d1-Drive"]
ARABIC = ["PDF \u062a\u0627\u0644\u0641.", "\u0645\u0631\u062d\u0628\u0627", "%1$@ \u0628\u062f\u0623 \u0641\u064a \u0645\u062a\u0627\u0628\u0639\u062a\u0643", "\u0623\u0631\u0633\u0644 Alice \u0625\u0644\u064a\u0643 3 \u0631\u0633\u0627\u0626\u0644"]
PERSIAN = ["Wi-Fi \u0642\u0637\u0639 \u0634\u062f.", "\u062a\u0646\u0638\u06cc\u0645\u0627\u062a", "\u0633\u0644\u0627\u0645 %@!"]
ENGLISH = ["Settings", "Sign in to continue", "Version 5.0.2 (build 1041)", "Delete %@?", "half open \u2067\u05d0", ""]
TEXTS = {"he": HEBREW, "ar": ARABIC, "fa-IR": PERSIAN, "en": ENGLISH}
FAULTS = ("null id", "null locale", "unknown locale", "invalid text", "invalid locale", "null text")


def write_table(folder: Path, rows: int, files: int, *, faults: bool = True, row_group: int = 1_000, seed: int = 7) -> Path:
    """Writes a table of files with the columns id, locale, text, and columns of other types.

    With ``faults`` one row of 50 cannot be judged or has no text. The bytes of such texts are no UTF-8, in a column of strings.
    """
    source = random.Random(seed)
    folder.mkdir(parents=True)
    number = 0
    for file in range(files):
        ids: list[str | None] = []
        locales: list[bytes | None] = []
        texts: list[bytes | None] = []
        for _ in range(rows // files + (file < rows % files)):
            locale = source.choice(list(TEXTS))
            text = f"{source.choice(TEXTS[locale])} {number}".encode() if number % 7 else source.choice(TEXTS[locale]).encode()
            fault = FAULTS[number // 50 % len(FAULTS)] if faults and number % 50 == 49 else None
            # An id may be there twice; the lineage tells such rows apart.
            ids.append(None if fault == "null id" else f"key.{number // 2 if number % 1000 == 1 else number}")
            locales.append(
                {"null locale": None, "unknown locale": b"tlh-x", "invalid locale": b"h\xff"}.get(fault or "", locale.encode())
            )
            texts.append({"null text": None, "invalid text": b"caf\xe9 " + text}.get(fault or "", text))
            number += 1
        count = len(ids)
        table = {
            "id": pa.array(ids, pa.string()),
            "locale": _strings(locales),
            "note": pa.array([None if row % 3 else f"note {row}" for row in range(count)], pa.string()),
            "text": _strings(texts),
            "tags": pa.array([["a", None, "b"][: row % 4] for row in range(count)], pa.list_(pa.string())),
            "price": pa.array([Decimal(row) / 4 for row in range(count)], pa.decimal128(10, 2)),
            "changed.at": pa.array(
                [datetime(2026, 1, 1, 0, 0, row % 60, row, timezone.utc) for row in range(count)], pa.timestamp("us", "UTC")
            ),
        }
        pq.write_table(pa.table(table), folder / f"part {file:03}.parquet", row_group_size=row_group)
    return folder


def _strings(values: list[bytes | None]) -> Any:
    """A column of strings whose bytes Arrow has not checked."""
    array = pa.array(values, pa.binary())
    return pa.Array.from_buffers(pa.string(), len(array), array.buffers(), array.null_count)


def rows_of(output: Path, table: str, *, partition: bool = False) -> list[tuple[Any, ...]]:
    """The rows of a table of an output, in one order."""
    found = ds.dataset(output / table, format="parquet").to_table()
    if not partition and "input_partition" in found.schema.names:
        found = found.drop_columns(["input_partition"])
    rows = zip(*(column.to_pylist() for column in found.columns))
    return sorted(rows, key=repr)


def schema_of(output: Path, table: str) -> list[tuple[str, str]]:
    """The names and types of a table."""
    schema = ds.dataset(output / table, format="parquet").schema
    return [(field.name, str(field.type)) for field in schema]


TABLES = ("repaired", "findings", "summary", "dead-letters")
