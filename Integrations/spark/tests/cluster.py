"""A cluster of Spark on this machine, and the end of one of its executors."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path

from bidikit_spark.job import session
from pyspark.sql import SparkSession


def start(executors: int) -> SparkSession:
    """Executors in processes of their own, each with one core and 1 GB."""
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    return session(
        f"local-cluster[{executors},1,1024]",
        spark__ui__enabled="false",
        spark__ui__showConsoleProgress="false",
        spark__driver__host="127.0.0.1",
        spark__driver__bindAddress="127.0.0.1",
        spark__sql__shuffle__partitions="2",
        # One file is one partition, with any number of executors.
        spark__sql__files__openCostInBytes=str(128 << 20),
    )


def executors(spark: SparkSession) -> list[int]:
    """The processes of the executors of this session: children of its JVM, so never another's."""
    gateway = spark.sparkContext._gateway
    assert gateway is not None
    jvm: int = gateway.proc.pid
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == jvm and b"CoarseGrainedExecutorBackend" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
        except (OSError, ValueError):
            continue
    return sorted(found)


class Killer(threading.Thread):
    """Kills one executor when some tasks of a stage are done and both executors work at others."""

    def __init__(self, spark: SparkSession, tasks: int) -> None:
        super().__init__(daemon=True)
        self.spark = spark
        self.tasks = tasks
        self.killed: int | None = None
        self.done_before = 0
        self.failed_after = 0
        self.ended = threading.Event()

    def run(self) -> None:
        tracker = self.spark.sparkContext.statusTracker()
        stage = None
        while not self.ended.is_set():
            for number in tracker.getActiveStageIds() if stage is None else [stage]:
                info = tracker.getStageInfo(number)
                if info is None or info.numTasks != self.tasks:
                    continue
                if stage is not None:
                    self.failed_after = max(self.failed_after, info.numFailedTasks)
                elif info.numCompletedTasks >= 2 and info.numActiveTasks >= 2:
                    running = executors(self.spark)
                    if len(running) == 2:
                        stage, self.killed, self.done_before = number, running[0], info.numCompletedTasks
                        os.kill(running[0], signal.SIGKILL)
            time.sleep(0.02)
