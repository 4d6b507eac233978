"""Measures the single process beside Spark with one and two executors on this machine.

    python bench.py [--rows N,N…] [--files N,N…] [--seconds S] [--markdown]

Each executor has one core. A number is one run, from the call until all tables are written; the start of Spark's session is
measured alone. Before the first run of a session, a table of 200 rows warms it. The results are compared with the counts of the
single process. No measurement starts after S seconds; two executors have the first 60 % of them.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
import time
from pathlib import Path

import pyspark
from bidikit_spark import Counts, run_locally
from bidikit_spark.job import run

sys.path.insert(0, str(Path(__file__).parent / "tests"))
import cluster
from tables import write_table


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--rows", default="2000,20000,100000")
    parser.add_argument("--files", default="2,8,32", help="files of the largest table, each of which is a partition")
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--markdown", action="store_true")
    options = parser.parse_args()
    sizes = [int(size) for size in options.rows.split(",")]
    partitions = [int(number) for number in options.files.split(",")]
    begun = time.monotonic()

    # The largest table with each number of files, smaller ones with the second number alone.
    usual = partitions[min(1, len(partitions) - 1)]
    # The smallest and the largest come first: they say from which size Spark pays.
    cases = [(size, usual) for size in dict.fromkeys([sizes[0], sizes[-1], *sizes])] + [(sizes[-1], number) for number in partitions if number != usual]
    table: list[tuple[str, ...]] = [("rows", "partitions", "by", "seconds", "rows a second")]
    rates: dict[tuple[str, int], float] = {}
    starts: dict[int, float] = {}
    left_out = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wanted: dict[tuple[int, int], Counts] = {}
        write_table(folder / "warm", 200, 2)
        run_locally(folder / "warm", folder / "warmed")
        for rows, files in cases:
            source = write_table(folder / f"{rows}-{files}", rows, files)
            if files != usual:
                continue
            begin = time.perf_counter()
            wanted[rows, files] = run_locally(source, folder / f"alone-{rows}-{files}")
            taken = time.perf_counter() - begin
            rates["one process", rows] = taken
            table.append((f"{rows:,}", "1", "one process", f"{taken:.1f}", f"{rows / taken:,.0f}"))
        for executors in (2, 1):
            begin = time.perf_counter()
            spark = cluster.start(executors)
            run(spark, str(folder / "warm"), str(folder / f"warmed-{executors}"))
            starts[executors] = time.perf_counter() - begin
            by = f"Spark, {executors} executor{'s' if executors > 1 else ''}"
            for rows, files in cases:
                if time.monotonic() - begun > options.seconds * (0.6 if executors == 2 else 1):
                    left_out += 1
                    continue
                begin = time.perf_counter()
                counts = run(spark, str(folder / f"{rows}-{files}"), str(folder / f"spark-{executors}-{rows}-{files}"))
                taken = time.perf_counter() - begin
                assert counts == wanted[rows, usual], "Spark and the single process differ"
                if files == usual:
                    rates[by, rows] = taken
                table.append((f"{rows:,}", str(files), by, f"{taken:.1f}", f"{rows / taken:,.0f}"))
            spark.stop()

    table[1:] = sorted(table[1:], key=lambda row: (int(row[0].replace(",", "")), row[2] != "one process", row[2], int(row[1])))
    widths = [max(len(row[column]) for row in table) for column in range(5)]
    for index, row in enumerate(table):
        cells = [cell.ljust(width) if column == 2 else cell.rjust(width) for column, (cell, width) in enumerate(zip(row, widths))]
        print("| " + " | ".join(cells) + " |" if options.markdown else "  ".join(cells))
        if index == 0:
            print("|" + "|".join("-" * (width + 2) for width in widths) + "|" if options.markdown else "  ".join("-" * width for width in widths))
    print()
    print(", ".join(f"session with {number} executor(s) and its first run: {seconds:.0f} s" for number, seconds in starts.items()))
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} cores, load {load:.1f} at the end, Spark {pyspark.__version__}, Python {platform.python_version()}, {platform.machine()}")
    if left_out:
        print(f"left out for want of time: {left_out}")
    if len(sizes) > 1:
        for executors in (1, 2):
            print(crossover(rates, f"Spark, {executors} executor{'s' if executors > 1 else ''}", sizes[0], sizes[-1]))
    return 0


def crossover(rates: dict[tuple[str, int], float], by: str, small: int, large: int) -> str:
    """From which size Spark is faster than one process, by lines through the smallest and the largest table."""
    if (by, small) not in rates or (by, large) not in rates:
        return f"{by}: not measured"
    alone = (rates["one process", large] - rates["one process", small]) / (large - small)
    spark = (rates[by, large] - rates[by, small]) / (large - small)
    fixed = rates[by, small] - spark * small - (rates["one process", small] - alone * small)
    costs = f"{by}: {fixed:.1f} s before the first row, then {spark * 1e6:.0f} µs a row; one process: {alone * 1e6:.0f} µs a row"
    pays = max(0.0, fixed / (alone - spark)) if spark < alone else float("inf")
    # A line says nothing about sizes that were not measured.
    return f"{costs}; it pays from {pays:,.0f} rows" if pays <= large else f"{costs}; it does not pay up to {large:,} rows"


if __name__ == "__main__":
    sys.exit(main())
