"""The job with Apache Spark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F
from pyspark.sql.types import (
    ArrayType,
    BinaryType,
    DataType,
    IntegerType,
    NullType,
    StringType,
    StructField,
    StructType,
)

from ._errors import line_of
from ._judging import DETAIL, FINDING_FIELDS, FINDINGS, INPUT_PARTITION, LINEAGE, PREFIX, REASON, REPAIRED, SOURCE_FILE, SOURCE_ROW
from ._judging import Counts, Options, judge_batch

STAGING = "judged"
"""The folder of the target that holds the judged rows during a run."""


def session(master: str | None = None, **settings: str) -> SparkSession:
    """A Spark session whose tables have the types that the single process writes.

    ``settings`` are settings of Spark with ``__`` for a dot. Without a master, ``spark-submit`` decides.
    """
    builder = SparkSession.builder.appName("bidikit")
    if master is not None:
        builder = builder.master(master)
    chosen = {
        "spark.sql.caseSensitive": "true",
        "spark.sql.session.timeZone": "UTC",
        "spark.sql.parquet.outputTimestampType": "TIMESTAMP_MICROS",
        **{name.replace("__", "."): value for name, value in settings.items()},
    }
    for name, value in chosen.items():
        builder = builder.config(name, value)
    return builder.getOrCreate()


def run(spark: SparkSession, source: str, target: str, options: Options = Options(), *, partitions: int | None = None) -> Counts:
    """Judges a Parquet table and writes the tables ``repaired``, ``findings``, ``summary`` and ``dead-letters`` to the target.

    Each row is judged once, and the judged rows are staged in the target. If an executor is lost, Spark judges the lost partitions
    again; its commit protocol lets only one attempt of a task write. ``partitions`` spreads the rows by a hash of file and row before
    they are judged; without it the partitions are those of the files.

    Raises a ValueError if the input cannot be read or a column is missing, a TypeError if a column has no texts, and a
    FileExistsError if the target exists.
    """
    options.judge("en")  # A wrong option fails here, not in each executor.
    try:
        source_table = spark.read.parquet(source)
    except Exception as error:
        raise ValueError(f"Spark cannot read {source} as Parquet: {line_of(error)}") from error
    options.columns.check(source_table.columns)
    text_type = source_table.schema[options.columns.text].dataType
    for name in options.columns.texts:
        # Spark would cast a number to bytes.
        if not isinstance(found := source_table.schema[name].dataType, (StringType, BinaryType, NullType)):
            raise TypeError(f"the column {name} has no texts: its type is {found.simpleString()}")
    staging = f"{target.rstrip('/')}/{STAGING}"

    folder = spark._jvm.org.apache.hadoop.fs.Path(target)  # type: ignore[union-attr]
    files = folder.getFileSystem(spark._jsc.hadoopConfiguration())
    if files.exists(folder):
        raise FileExistsError(f"{target} already exists")
    try:
        _judged(source_table, options, partitions).write.parquet(staging)
        judged = spark.read.parquet(staging)
        judged = judged.toDF(*(source_table.columns + judged.columns[len(source_table.columns) :]))
        _repaired(judged, source_table.columns, text_type, options).write.parquet(f"{target}/repaired")
        _dead_letters(judged, source_table.columns).write.parquet(f"{target}/dead-letters")
        _findings(judged, options).write.parquet(f"{target}/findings")
        findings = spark.read.parquet(f"{target}/findings")
        _summary(findings, options).write.parquet(f"{target}/summary")
        return _counts(judged, options)
    finally:
        files.delete(spark._jvm.org.apache.hadoop.fs.Path(staging), True)  # type: ignore[union-attr]
        # A run that failed before its first table leaves no folder, because the next run would refuse it.
        if files.exists(folder) and not files.listStatus(folder):
            files.delete(folder, False)


def _judged(table: DataFrame, options: Options, partitions: int | None) -> DataFrame:
    columns = options.columns
    # PySpark's mapInArrow finds no column whose name has a dot, so columns have plain names until they are staged.
    plain = {f"{PREFIX}column_{number}": name for number, name in enumerate(table.columns)}
    # Bytes, because Spark reads texts that are no UTF-8 and Arrow's strings must be UTF-8.
    bytes_ = (columns.locale, *columns.texts)
    rows = table.select(
        *(
            F.col(_quoted(name)).cast("binary" if name in bytes_ else table.schema[name].dataType).alias(alias)
            for alias, name in plain.items()
        ),
        _path(F.col("_metadata.file_path")).alias(SOURCE_FILE),
        F.col("_metadata.row_index").alias(SOURCE_ROW),
        F.spark_partition_id().alias(INPUT_PARTITION),
    )
    if partitions is not None:
        rows = rows.repartition(partitions, SOURCE_FILE, SOURCE_ROW)
    finding = StructType([StructField(name, IntegerType() if kind == "int" else StringType()) for name, kind in FINDING_FIELDS])
    schema = StructType(
        [StructField(field.name, StringType() if plain.get(field.name) == columns.locale else field.dataType) for field in rows.schema]
        + [StructField(name, StringType()) for name in (REASON, DETAIL, REPAIRED)]
        + [StructField(FINDINGS, ArrayType(finding))]
    )

    def judge(batches: Iterable[Any]) -> Iterable[Any]:
        for batch in batches:
            judged = judge_batch(batch.rename_columns([plain.get(name, name) for name in batch.schema.names]), options)
            yield judged.rename_columns(schema.names)

    judged = rows.mapInArrow(judge, schema)
    for alias, name in plain.items():
        if name == columns.source:
            judged = judged.withColumn(alias, F.col(alias).cast(table.schema[name].dataType))
    return judged


def _repaired(judged: DataFrame, names: list[str], text_type: DataType, options: Options) -> DataFrame:
    text = F.col(REPAIRED)
    if isinstance(text_type, BinaryType):
        text = text.cast("binary")
    return judged.where(F.col(REASON).isNull()).select(
        *(text.alias(name) if name == options.columns.text else F.col(_quoted(name)) for name in names)
    )


def _dead_letters(judged: DataFrame, names: list[str]) -> DataFrame:
    return judged.where(F.col(REASON).isNotNull()).select(
        *LINEAGE, F.col(REASON).alias("reason"), F.col(DETAIL).alias("detail"), *(F.col(_quoted(name)) for name in names)
    )


def _findings(judged: DataFrame, options: Options) -> DataFrame:
    columns = options.columns
    exploded = judged.where(F.col(REASON).isNull()).select(
        *LINEAGE,
        F.col(_quoted(columns.id)),
        F.col(_quoted(columns.locale)),
        F.col(_quoted(columns.text)).cast("string").alias(columns.text),
        F.posexplode(FINDINGS).alias("number", "finding"),
    )
    return exploded.select(
        *LINEAGE,
        F.col(_quoted(columns.id)),
        F.col(_quoted(columns.locale)),
        "number",
        "finding.*",
        F.col(_quoted(columns.text)),
    )


def _summary(findings: DataFrame, options: Options) -> DataFrame:
    return (
        findings.groupBy(F.col(_quoted(options.columns.locale)).alias("locale"), "rule", "severity")
        .agg(
            F.count("*").alias("findings"),
            F.countDistinct(SOURCE_FILE, SOURCE_ROW).alias("texts"),
            F.count(F.when(F.col("safety") == "safe", 1)).alias("safe_repairs"),
        )
        .coalesce(1)
        .sortWithinPartitions("locale", "rule", "severity")
    )


def _counts(judged: DataFrame, options: Options) -> Counts:
    text = F.col(_quoted(options.columns.text))
    rows = (
        judged.groupBy(REASON)
        .agg(
            F.count("*").alias("rows"),
            F.count(F.when(F.col(REPAIRED).cast("binary") != text, 1)).alias("changed"),
            F.count(F.when(text.isNull(), 1)).alias("without_text"),
            F.sum(F.when(F.size(FINDINGS) > 0, F.size(FINDINGS)).otherwise(0)).alias("findings"),
        )
        .collect()
    )
    counts = Counts()
    for row in rows:
        counts.rows += row["rows"]
        if row[REASON] is None:
            counts.repaired_table, counts.changed = row["rows"], row["changed"]
            counts.without_text, counts.findings = row["without_text"], row["findings"]
        else:
            counts.dead_letters += row["rows"]
            counts.dead_letters_by_reason[row[REASON]] = row["rows"]
    return counts


def _path(uri: Column) -> Column:
    """A file's path without the escapes of a URI; ``url_decode`` also takes a plus sign for a space."""
    path = F.url_decode(F.replace(uri, F.lit("+"), F.lit("%2B")))
    return F.regexp_replace(path, "^file:/(?!/)", "file:///")


def _quoted(name: str) -> str:
    """A column's name for Spark, which reads a dot as a field of a struct."""
    return "`" + name.replace("`", "``") + "`"
