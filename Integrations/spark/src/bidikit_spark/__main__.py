"""The command: ``bidikit-spark INPUT OUTPUT``, or ``spark-submit`` with this file."""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Sequence
from dataclasses import asdict

from bidikit_spark import Columns, Counts, Options, run_locally
from bidikit_spark._errors import line_of


class CannotRun(Exception):
    """The job cannot run, and the message says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the job and prints the counts as JSON. 0: all rows are judged; 1: there are dead letters; 2: the job could not run."""
    given = _parser().parse_args(arguments)
    options = Options(
        container=given.container,
        style=given.style,
        select=None if given.select is None else _rules(given.select),
        extend_select=_rules(given.extend_select),
        ignore=_rules(given.ignore),
        columns=Columns(given.id_column, given.locale_column, given.text_column, given.source_column),
    )
    try:
        counts = run_locally(given.input, given.output, options) if given.locally else _run_with_spark(given, options)
    # What the user gave: files, columns, names of rules.
    except (CannotRun, OSError, ValueError, TypeError) as error:
        print(f"bidikit-spark: {line_of(error)}", file=sys.stderr)
        return 2
    except Exception as error:
        # Python would end with 1, which means dead letters.
        traceback.print_exc()
        print(f"bidikit-spark: the job failed: {line_of(error)}", file=sys.stderr)
        return 2
    print(json.dumps(asdict(counts), sort_keys=True))
    return 1 if counts.dead_letters else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bidikit-spark",
        description="Checks and repairs the texts of a Parquet table.",
        epilog="Exit status: 0 if all rows were judged, 1 if there are dead letters, 2 if the job could not run.",
    )
    parser.add_argument("input", help="a Parquet file or a folder of Parquet files")
    parser.add_argument("output", help="a folder that does not exist yet")
    parser.add_argument("--locally", action="store_true", help="use one process and no Spark")
    parser.add_argument("--master", help="the master of Spark; without it spark-submit or the settings decide")
    parser.add_argument("--partitions", type=_positive, help="how many partitions judge the rows (default: those of the files)")
    parser.add_argument(
        "--container",
        choices=("natural", "rtl", "ltr", "any"),
        default="natural",
        help="where texts are shown: in labels that take the direction of the first letter (natural), in containers of one "
        "direction (rtl, ltr), or in all of these (any) (default: natural)",
    )
    parser.add_argument(
        "--style",
        choices=("embed", "isolate", "mark"),
        default="embed",
        help="which characters repairs put in: U+202A or U+202B ... U+202C (embed), U+2066 or U+2067 ... U+2069 (isolate), "
        "U+200E or U+200F (mark) (default: embed)",
    )
    for name, text in (
        ("select", "run these rules alone, with commas between; may be given often; 'bidi-fix rules' lists them"),
        ("extend-select", "run these rules too, such as those that run only when asked for"),
        ("ignore", "do not run these rules"),
    ):
        parser.add_argument(f"--{name}", action="append", metavar="RULES", default=None if name == "select" else [], help=text)
    for name, text in (
        ("id", "the column with the ids of the rows"),
        ("locale", "the column with the locales, such as ar or fa-IR"),
        ("text", "the column with the texts to check"),
    ):
        parser.add_argument(f"--{name}-column", default=name, metavar="NAME", help=f"{text} (default: {name})")
    parser.add_argument("--source-column", metavar="NAME", help="the texts that were translated; they tell what arguments are")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1 partition is needed")
    return number


def _rules(given: Sequence[str]) -> tuple[str, ...]:
    """Names of rules that stand in flags, with commas between."""
    return tuple(name.strip() for names in given for name in names.split(",") if name.strip())


def _run_with_spark(given: argparse.Namespace, options: Options) -> Counts:
    try:
        from bidikit_spark.job import run, session
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("pyspark", "py4j"):
            raise
        raise CannotRun("PySpark is not installed; run pip install 'pyspark>=4.0,<4.2', or give --locally") from error
    try:
        spark = session(given.master)
    except Exception as error:
        raise CannotRun(
            f"Spark does not start: {line_of(error)} (it needs Java 17 or 21, and a master that it can reach)"
        ) from error
    try:
        return run(spark, given.input, given.output, options, partitions=given.partitions)
    finally:
        spark.stop()


if __name__ == "__main__":
    sys.exit(main())
