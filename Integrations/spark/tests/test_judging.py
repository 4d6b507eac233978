from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import bidikit
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from bidikit_spark import Columns, Options, judge_batch, run_locally
from bidikit_spark.__main__ import main
from bidikit_spark._errors import line_of

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


def test_command_says_in_one_line_why_it_cannot_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    output = tmp_path / "out"

    def refused(*arguments: str | Path) -> str:
        """What is said of a run that ends with 2 and leaves no folder."""
        capsys.readouterr()
        assert main([*map(str, arguments), str(output)]) == 2
        said = capsys.readouterr()
        assert said.out == "" and said.err.count("\n") == 1 and said.err.startswith("bidikit-spark: ")
        assert not output.exists()
        return said.err

    assert "there is no file or folder" in refused("--locally", tmp_path / "missing.parquet")
    (tmp_path / "empty").mkdir()
    assert "has no Parquet files" in refused("--locally", tmp_path / "empty")
    (tmp_path / "text.parquet").write_text("text")
    assert "text.parquet" in refused("--locally", tmp_path / "text.parquet")
    source = write_table(tmp_path / "table", 100, 1)
    assert "no column en" in refused("--locally", "--text-column", "en", source)
    assert "there is no rule" in refused("--locally", "--ignore", "base-directoin", source)
    # A column of numbers, and a second file that is broken, are found when rows have been written.
    pq.write_table(pa.table({"id": [1], "locale": ["he"], "text": [3]}), tmp_path / "numbers.parquet")
    assert "expected a column of texts" in refused("--locally", tmp_path / "numbers.parquet")
    broken = write_table(tmp_path / "broken", 100, 2)
    (broken / "part 001.parquet").write_text("text")
    refused("--locally", broken)
    # Another test may have imported some of its modules.
    for name in ["pyspark", *(name for name in sys.modules if name.startswith("pyspark."))]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "bidikit_spark.job", raising=False)
    assert "PySpark is not installed; run pip install" in refused(source)

    # So the next run can have the folder, and another one cannot.
    assert main(["--locally", str(source), str(output)]) == 1
    before = rows_of(output, "repaired")
    capsys.readouterr()
    assert main(["--locally", str(source), str(output)]) == 2
    assert capsys.readouterr().err == f"bidikit-spark: {output} already exists\n"
    assert rows_of(output, "repaired") == before


def test_command_ends_with_2_for_errors_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("bidikit_spark.__main__.run_locally", fails)
    assert main(["--locally", "in", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert "Traceback" in said and said.endswith("\nbidikit-spark: the job failed: broken\n")


def test_command_takes_several_rules_in_one_flag(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = {"id": [1], "locale": ["he"], "text": ["PDF \u05e4\u05d2\u05d5\u05dd."]}
    pq.write_table(pa.table(table), tmp_path / "table.parquet")
    for number, (flags, findings) in enumerate(
        (
            ([], 1),
            (["--ignore", "argument-direction,base-direction"], 0),
            (["--select", "argument-direction", "--select", "base-direction"], 1),
        )
    ):
        assert main(["--locally", *flags, str(tmp_path / "table.parquet"), str(tmp_path / f"out {number}")]) == 0
        assert f'"findings": {findings}' in capsys.readouterr().out


def test_help_explains_every_flag(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    said = " ".join(capsys.readouterr().out.split())
    for flag in (
        "--container {natural,rtl,ltr,any} where texts are shown",
        "--style {embed,isolate,mark} which characters repairs put in",
        "--select RULES run these rules alone",
        "--extend-select RULES run these rules too",
        "--ignore RULES do not run these rules",
        "--id-column NAME the column with the ids",
        "--locale-column NAME the column with the locales",
        "--text-column NAME the column with the texts",
    ):
        assert flag in said
    assert "2 if the job could not run" in said


def test_errors_are_one_line() -> None:
    assert line_of(ValueError("a\n\tat b")) == "a"
    assert line_of(ValueError("")) == "ValueError"
    java = "An error occurred while calling o1.parquet.\n: org.example.A: first\n\tat b\nCaused by: org.example.B: root\n\tat c"
    assert line_of(ValueError(java)) == "org.example.B: root"
    assert line_of(ValueError(java.partition("\nCaused")[0])) == "org.example.A: first"
