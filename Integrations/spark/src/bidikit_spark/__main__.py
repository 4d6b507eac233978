"""The command: ``bidikit-spark INPUT OUTPUT``, or ``spark-submit`` with this file."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from bidikit_spark import Columns, Options, run_locally


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the job and prints the counts as JSON. 0: all rows are judged; 1: there are dead letters."""
    parser = argparse.ArgumentParser(prog="bidikit-spark", description="Checks and repairs the texts of a Parquet table.")
    parser.add_argument("input", help="a Parquet file or a folder of Parquet files")
    parser.add_argument("output", help="a folder that does not exist yet")
    parser.add_argument("--locally", action="store_true", help="use one process and no Spark")
    parser.add_argument("--master", help="the master of Spark; without it spark-submit or the settings decide")
    parser.add_argument("--partitions", type=int, help="how many partitions judge the rows (default: those of the files)")
    parser.add_argument("--container", choices=("natural", "rtl", "ltr", "any"), default="natural")
    parser.add_argument("--style", choices=("embed", "isolate", "mark"), default="embed")
    parser.add_argument("--select", action="append", metavar="RULE")
    parser.add_argument("--extend-select", action="append", metavar="RULE", default=[])
    parser.add_argument("--ignore", action="append", metavar="RULE", default=[])
    for name in ("id", "locale", "text"):
        parser.add_argument(f"--{name}-column", default=name, metavar="NAME")
    parser.add_argument("--source-column", metavar="NAME", help="the texts that were translated; they tell what arguments are")
    given = parser.parse_args(arguments)
    options = Options(
        container=given.container,
        style=given.style,
        select=None if given.select is None else tuple(given.select),
        extend_select=tuple(given.extend_select),
        ignore=tuple(given.ignore),
        columns=Columns(given.id_column, given.locale_column, given.text_column, given.source_column),
    )
    if given.locally:
        counts = run_locally(given.input, given.output, options)
    else:
        from bidikit_spark.job import run, session

        spark = session(given.master)
        try:
            counts = run(spark, given.input, given.output, options, partitions=given.partitions)
        finally:
            spark.stop()
    print(json.dumps(asdict(counts), sort_keys=True))
    return 1 if counts.dead_letters else 0


if __name__ == "__main__":
    sys.exit(main())
