"""The job in one process, without Spark."""

from __future__ import annotations

import shutil
from collections import defaultdict
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.dataset as ds
import pyarrow.parquet as pq

from ._judging import DETAIL, FINDINGS, INPUT_PARTITION, REASON, REPAIRED, SOURCE_FILE, SOURCE_ROW, Counts, Options, judge_batch


def run_locally(source: str | Path, target: str | Path, options: Options = Options(), *, batch_rows: int = 10_000) -> Counts:
    """Judges a Parquet file, or all Parquet files of a folder, and writes the same tables as the Spark job.

    ``input_partition`` is null, because there are no partitions. If the run fails, the target is removed.

    Raises a FileNotFoundError if there is no input, a ValueError if a column is missing, a TypeError if a column has no texts,
    and a FileExistsError if the target exists.
    """
    target = Path(target)
    options.judge("en")  # A wrong option fails here, not at the first row.
    # The input comes first: a run that cannot read it leaves no folder.
    table = _opened(source)
    options.columns.check(table.schema.names)
    try:
        target.mkdir(parents=True)
    except FileExistsError:
        raise FileExistsError(f"{target} already exists") from None
    try:
        return _run(table, target, options, batch_rows)
    except BaseException:
        # Otherwise the next run would refuse the folder.
        shutil.rmtree(target, ignore_errors=True)
        raise


def _opened(source: str | Path) -> Any:
    """The dataset of a file or a folder."""
    try:
        table = ds.dataset(str(source), format="parquet", partitioning="hive")
    except FileNotFoundError:
        raise FileNotFoundError(f"there is no file or folder {source}") from None
    if not table.files:
        raise FileNotFoundError(f"the folder {source} has no Parquet files")
    return table


def _run(table: Any, target: Path, options: Options, batch_rows: int) -> Counts:
    writers = _Writers(target)
    counts = Counts()
    summary: dict[tuple[str, str, str], list[int]] = defaultdict(lambda: [0, 0, 0])

    try:
        for fragment in sorted(table.get_fragments(), key=lambda fragment: fragment.path):
            row = 0
            path = f"file://{Path(fragment.path).absolute()}"
            for batch in fragment.to_batches(schema=table.schema, batch_size=batch_rows):
                judged = judge_batch(_with_lineage(batch, path, row), options)
                row += len(batch)
                _write(judged, batch.schema, options, writers, counts, summary)
    finally:
        writers.close()

    rows = [(*key, *value) for key, value in sorted(summary.items())]
    names = ("locale", "rule", "severity", "findings", "texts", "safe_repairs")
    kinds = (pa.string(),) * 3 + (pa.int64(),) * 3
    (target / "summary").mkdir()
    pq.write_table(
        pa.table([pa.array([row[index] for row in rows], kind) for index, kind in enumerate(kinds)], names=names),
        target / "summary" / "part-0.parquet",
    )
    return counts


class _Writers:
    """One file for each table."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.open: dict[str, Any] = {}

    def write(self, name: str, batch: Any) -> None:
        if name not in self.open:
            (self.target / name).mkdir()
            self.open[name] = pq.ParquetWriter(self.target / name / "part-0.parquet", batch.schema)
        self.open[name].write_batch(batch)

    def close(self) -> None:
        for writer in self.open.values():
            writer.close()


def _with_lineage(batch: Any, path: str, first_row: int) -> Any:
    lineage = {
        SOURCE_FILE: pa.array([path] * len(batch), pa.string()),
        SOURCE_ROW: pa.array(range(first_row, first_row + len(batch)), pa.int64()),
        INPUT_PARTITION: pa.nulls(len(batch), pa.int32()),
    }
    return pa.RecordBatch.from_arrays([*batch.columns, *lineage.values()], names=[*batch.schema.names, *lineage])


def _write(
    judged: Any, schema: Any, options: Options, writers: _Writers, counts: Counts, summary: dict[tuple[str, str, str], list[int]]
) -> None:
    columns = options.columns
    alive = judged.filter(pc.is_null(judged.column(REASON)))
    dead = judged.filter(pc.is_valid(judged.column(REASON)))

    kept = [alive.column(REPAIRED if name == columns.text else name) for name in schema.names]
    binary = pa.types.is_binary(schema.field(columns.text).type)
    if binary:
        kept[schema.names.index(columns.text)] = alive.column(REPAIRED).cast(pa.binary())
    writers.write("repaired", pa.RecordBatch.from_arrays(kept, names=schema.names))

    lineage = [SOURCE_FILE, SOURCE_ROW, INPUT_PARTITION]
    reasons = dead.column(REASON)
    writers.write(
        "dead-letters",
        pa.RecordBatch.from_arrays(
            [dead.column(name) for name in lineage] + [reasons, dead.column(DETAIL)] + [dead.column(name) for name in schema.names],
            names=[*lineage, "reason", "detail", *schema.names],
        ),
    )

    lists = alive.column(FINDINGS)
    parents = pc.list_parent_indices(lists)
    found = pc.list_flatten(lists)
    numbers = [number for findings in lists.to_pylist() for number in range(len(findings))]
    finding_names = [field.name for field in found.type]
    writers.write(
        "findings",
        pa.RecordBatch.from_arrays(
            [alive.column(name).take(parents) for name in (*lineage, columns.id, columns.locale)]
            + [pa.array(numbers, pa.int32())]
            + [pc.struct_field(found, name) for name in finding_names]
            + [alive.column(columns.text).take(parents).cast(pa.string())],
            names=[*lineage, columns.id, columns.locale, "number", *finding_names, columns.text],
        ),
    )

    counts.rows += len(judged)
    counts.repaired_table += len(alive)
    counts.dead_letters += len(dead)
    counts.findings += len(found)
    counts.without_text += alive.column(columns.text).null_count
    changed = pc.not_equal(alive.column(REPAIRED).cast(pa.binary()), alive.column(columns.text))
    counts.changed += pc.sum(changed).as_py() or 0
    for reason in reasons.to_pylist():
        counts.dead_letters_by_reason[reason] = counts.dead_letters_by_reason.get(reason, 0) + 1
    for locale, findings in zip(alive.column(columns.locale).to_pylist(), lists.to_pylist()):
        seen = set()
        for finding in findings:
            key = (locale, finding["rule"], finding["severity"])
            entry = summary[key]
            entry[0] += 1
            entry[1] += key not in seen
            entry[2] += finding["safety"] == "safe"
            seen.add(key)
