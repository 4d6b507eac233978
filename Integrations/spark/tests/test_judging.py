from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import bidikit
import pyarrow as pa
import pytest
from bidikit_spark import Columns, Options, judge_batch, run_locally
from bidikit_spark.__main__ import main

from tables import TABLES, TEXTS, rows_of, schema_of, write_table


def batch(**columns: list[Any]) -> Any:
    return pa.RecordBatch.from_pydict(columns)


def test_judges_as_bidikit_does() -> None:
    rows = [(locale, text) for locale, texts in TEXTS.items() for text in texts]
    judged = judge_batch(batch(id=list(range(len(rows))), locale=[row[0] for row in rows], text=[row[1] for row in rows]))
    for (locale, text), repaired, findings in zip(
        rows, judged["_bidikit_repaired"].to_pylist(), judged["_bidikit_findings"].to_pylist()
    ):
        # Also says that texts without a safe finding stay as they are.
        assert repaired == bidikit.bidi_fixed(text, locale)
        assert [(finding["rule"], finding["start"], finding["end"]) for finding in findings] == [
            (finding.rule, finding.start, finding.end) for finding in bidikit.verdict(text, locale).findings
        ]
    assert any(judged["_bidikit_findings"].to_pylist())


def test_sources_tell_what_arguments_are() -> None:
    texts = ["%@ \u05e9\u05dc", "PDF \u05e4\u05d2\u05d5\u05dd.", "\u05e9\u05dc\u05d5\u05dd", "\u05d0"]
    sources = [b"%@ of %@", None, b"PDF damaged.", b"\xff"]
    judged = judge_batch(
        pa.RecordBatch.from_arrays(
            [pa.array([1, 2, 3, 4]), pa.array(["he"] * 4), pa.array(texts), pa.array(sources, pa.binary())],
            names=["id", "locale", "text", "en"],
        ),
        Options(columns=Columns(source="en")),
    )
    assert judged["_bidikit_reason"].to_pylist() == [None, None, None, "invalid-text"]
    assert judged["_bidikit_detail"].to_pylist()[3].startswith("the source is no UTF-8")
    found = [[finding["rule"] for finding in findings] for findings in judged["_bidikit_findings"].to_pylist()[:3]]
    for text, source, rules in zip(texts, ["%@ of %@", None, "PDF damaged."], found):
        assert rules == [finding.rule for finding in bidikit.verdict(text, "he", source=source).findings]
    assert found[0] != [finding.rule for finding in bidikit.verdict(texts[0], "he").findings]
    assert judged["en"].to_pylist() == sources


def test_says_why_a_row_cannot_be_judged() -> None:
    texts = pa.array([b"a", b"a", b"a", b"\xff", None, b"\xed\xa0\x80"], pa.binary())
    judged = judge_batch(
        pa.RecordBatch.from_arrays(
            [pa.array([None, 1, 2, 3, 4, 5]), pa.array(["he", None, "tlh-x", "he", "he", "he"]), texts], names=["id", "locale", "text"]
        )
    )
    assert judged["_bidikit_reason"].to_pylist() == ["null-id", "unknown-locale", "unknown-locale", "invalid-text", None, "invalid-text"]
    assert "tlh-x" in judged["_bidikit_detail"].to_pylist()[2]
    assert "at byte 0" in judged["_bidikit_detail"].to_pylist()[3]
    # A missing text is no fault.
    assert judged["_bidikit_repaired"].to_pylist()[4] is None
    assert judged["_bidikit_findings"].to_pylist()[4] == []


def test_one_refused_text_leaves_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    real = bidikit.Judge.verdict

    def refuses(self: bidikit.Judge, text: Any, source: Any = None) -> Any:
        if "bad" in text:
            raise bidikit.BidiError("refused", "fault", text.index("bad"))
        return real(self, text, source)

    monkeypatch.setattr(bidikit.Judge, "verdict", refuses)
    judged = judge_batch(batch(id=[1, 2, 3], locale=["he"] * 3, text=["PDF \u05e4\u05d2\u05d5\u05dd.", "bad", "abc"]))
    assert judged["_bidikit_reason"].to_pylist() == [None, "invalid-text", None]
    assert len(judged["_bidikit_findings"].to_pylist()[0]) == 1


def test_does_not_depend_on_batches(tmp_path: Path) -> None:
    source = write_table(tmp_path / "table", 500, 3)
    one = run_locally(source, tmp_path / "one")
    other = run_locally(source, tmp_path / "other", batch_rows=7)
    assert one == other
    for table in TABLES:
        assert rows_of(tmp_path / "one", table) == rows_of(tmp_path / "other", table)


def test_every_row_is_in_one_table(tmp_path: Path) -> None:
    source = write_table(tmp_path / "table", 1_200, 2)
    counts = run_locally(source, tmp_path / "out")
    assert counts.rows == 1_200 == counts.repaired_table + counts.dead_letters
    assert len(rows_of(tmp_path / "out", "repaired")) == counts.repaired_table
    dead = rows_of(tmp_path / "out", "dead-letters")
    assert Counter(row[2] for row in dead) == counts.dead_letters_by_reason == {"null-id": 4, "unknown-locale": 12, "invalid-text": 4}
    # The row of the file, and the bytes as they were.
    assert all(row[0].startswith("file:///") and row[0].endswith(".parquet") for row in dead)
    assert [name for name, _ in schema_of(tmp_path / "out", "repaired")] == ["id", "locale", "note", "text", "tags", "price", "changed.at"]
    assert sum(row[3] for row in rows_of(tmp_path / "out", "summary")) == counts.findings == len(rows_of(tmp_path / "out", "findings"))


def test_repaired_tables_need_no_repair(tmp_path: Path) -> None:
    run_locally(write_table(tmp_path / "table", 600, 1), tmp_path / "once")
    again = run_locally(tmp_path / "once" / "repaired", tmp_path / "twice")
    assert again.changed == 0 == again.dead_letters
    assert rows_of(tmp_path / "once", "repaired") == rows_of(tmp_path / "twice", "repaired")


def test_refuses_columns_that_it_cannot_use() -> None:
    with pytest.raises(ValueError, match="no column text"):
        Columns().check(["id", "locale"])
    with pytest.raises(ValueError, match="no column en"):
        Columns(source="en").check(["id", "locale", "text"])
    with pytest.raises(ValueError, match="rename the column source_row"):
        Columns().check(["id", "locale", "text", "source_row"])
    with pytest.raises(TypeError, match="not of int64"):
        judge_batch(batch(id=[1], locale=["he"], text=[3]))
    with pytest.raises(bidikit.BidiError):
        judge_batch(batch(id=[1], locale=["he"], text=["a"]), Options(ignore=("no-such-rule",)))


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = write_table(tmp_path / "table", 100, 1)
    assert main([str(source), str(tmp_path / "out"), "--locally", "--style", "mark"]) == 1
    assert '"rows": 100' in capsys.readouterr().out
