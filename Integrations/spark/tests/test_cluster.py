"""The job on local-cluster[2,1,1024]: a master, two workers and two executors, in processes of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from bidikit_spark import Columns, Counts, Options, run_locally
from bidikit_spark.job import run
from pyspark.sql import SparkSession

import cluster
from tables import TABLES, rows_of, schema_of, write_table

ROWS, FILES = 12_000, 12


@pytest.fixture(scope="module")
def spark() -> Iterator[SparkSession]:
    session = cluster.start(2)
    yield session
    session.stop()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_table(tmp_path_factory.mktemp("input") / "a+%20 \u05d0 table", ROWS, FILES)


@pytest.fixture(scope="module")
def alone(table: Path) -> tuple[Path, Counts]:
    """What the single process makes of the table."""
    output = table.parent / "alone"
    return output, run_locally(table, output)


def assert_equal(output: Path, expected: Path) -> None:
    for name in TABLES:
        made, wanted = rows_of(output, name), rows_of(expected, name)
        assert len(made) == len(wanted), name
        for one, other in zip(made, wanted):
            assert one == other, name
        assert schema_of(output, name) == schema_of(expected, name)


def test_equals_the_single_process(spark: SparkSession, table: Path, alone: tuple[Path, Counts], tmp_path: Path) -> None:
    counts = run(spark, str(table), str(tmp_path / "out"))
    assert counts == alone[1]
    assert counts.rows == ROWS
    assert counts.findings and counts.changed and counts.without_text and counts.dead_letters
    assert_equal(tmp_path / "out", alone[0])
    assert not (tmp_path / "out" / "judged").exists()
    # Each file was one partition, and each row tells it.
    places = {(row[0], row[2]) for row in rows_of(tmp_path / "out", "findings", partition=True)}
    assert len(places) == FILES == len({file for file, _ in places}) == len({partition for _, partition in places})


def test_equals_it_with_other_partitions(spark: SparkSession, table: Path, alone: tuple[Path, Counts], tmp_path: Path) -> None:
    assert run(spark, str(table), str(tmp_path / "out"), partitions=3) == alone[1]
    assert_equal(tmp_path / "out", alone[0])


def test_equals_it_when_an_executor_dies(spark: SparkSession, table: Path, alone: tuple[Path, Counts], tmp_path: Path) -> None:
    killer = cluster.Killer(spark, FILES)
    killer.start()
    try:
        counts = run(spark, str(table), str(tmp_path / "out"))
    finally:
        killer.ended.set()
        killer.join(10)
    assert killer.killed is not None, "the job ended before an executor could be killed"
    assert killer.killed not in cluster.executors(spark)
    assert 0 < killer.done_before < FILES
    assert killer.failed_after >= 1, "the executor had no task"
    print(f"\nkilled executor {killer.killed} after {killer.done_before} of {FILES} tasks; {killer.failed_after} tasks ran again")
    assert counts == alone[1]
    assert_equal(tmp_path / "out", alone[0])


def test_refuses_a_target_with_results(spark: SparkSession, table: Path, alone: tuple[Path, Counts]) -> None:
    with pytest.raises(FileExistsError):
        run(spark, str(table), str(alone[0]))


def test_a_failed_run_leaves_no_folder(spark: SparkSession, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="^Spark cannot read .*missing as Parquet: .*does not exist"):
        run(spark, str(tmp_path / "missing"), str(tmp_path / "out"))
    broken = write_table(tmp_path / "broken", 100, 2)
    (broken / "part 001.parquet").write_text("this is no table, but a text")
    with pytest.raises(Exception):
        run(spark, str(broken), str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


def test_command_ends_with_2_if_it_cannot_run(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bidikit_spark", "--master", "local[1]", str(tmp_path / "missing"), str(tmp_path / "out")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1].startswith("bidikit-spark: Spark cannot read ")
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "out").exists()


def test_folders_of_locales_and_binary_texts(spark: SparkSession, tmp_path: Path) -> None:
    for locale in ("he", "en"):
        (tmp_path / "in" / f"locale={locale}").mkdir(parents=True)
        texts = pa.array([b"PDF \xd7\xa4.", b"\xff", None], pa.binary())
        table = pa.table({"id": [1, 2, 3], "text": texts, "en": ["PDF %@", "a", None]})
        pq.write_table(table, tmp_path / "in" / f"locale={locale}" / "0.parquet")
    for columns in (Columns(), Columns(source="en")):
        options = Options(columns=columns)
        counts = run(spark, str(tmp_path / "in"), str(tmp_path / f"spark {columns.source}"), options)
        assert counts == run_locally(tmp_path / "in", tmp_path / f"alone {columns.source}", options)
        assert (counts.rows, counts.dead_letters, counts.without_text) == (6, 2, 2)
        assert_equal(tmp_path / f"spark {columns.source}", tmp_path / f"alone {columns.source}")


def test_refuses_columns_without_texts(spark: SparkSession, tmp_path: Path) -> None:
    pq.write_table(pa.table({"id": [1], "locale": ["he"], "text": [3]}), tmp_path / "numbers.parquet")
    with pytest.raises(TypeError, match="the column text has no texts: its type is bigint"):
        run(spark, str(tmp_path / "numbers.parquet"), str(tmp_path / "out"))
