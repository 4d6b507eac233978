"""Checks and repairs the texts of a Parquet table, in one process or with Apache Spark.

:func:`judge_batch` judges one Arrow batch. :func:`run_locally` and :func:`bidikit_spark.job.run` both call it, so their
results are equal. Spark is imported only by :mod:`bidikit_spark.job`.
"""

from ._judging import Columns, Counts, Options, judge_batch
from ._local import run_locally

__all__ = ["Columns", "Counts", "Options", "judge_batch", "run_locally"]
