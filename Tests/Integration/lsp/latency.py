#!/usr/bin/env python3
"""How long a key takes until its diagnostics are there: latency.py SERVER [ENTRIES [KEYS [FORMAT…]]]

Opens a file of so many entries of each format, types in its middle into a value, a key and a comment, breaks a value and mends it,
and prints the time from didChange sent to publishDiagnostics received (median, 95th of 100, most), and the memory of the server.
"""

import json
import os
import statistics
import sys
import time

from latency_file import FORMATS, WORDS
from raw_client import RawClient


def memory(pid):
    with open("/proc/%d/status" % pid) as status:
        values = dict(line.split(":", 1) for line in status)
    return int(values["VmRSS"].split()[0]) / 1024, int(values["VmHWM"].split()[0]) / 1024


def processor_time(pid):
    """Seconds, of all threads."""
    with open("/proc/%d/stat" % pid) as status:
        fields = status.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def place(line, start, end):
    return {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}


def measure(binary, name, count, keys):
    path, write, before, _, before_key, breaker = FORMATS[name]
    text = write(count)
    client = RawClient(binary)
    client.initialize()
    uri = "file:///tmp/bidi-lsp-latency/" + path
    start = time.perf_counter()
    client.open(uri, text)
    content = client.receive_bytes()
    opened = time.perf_counter() - start
    found = len(json.loads(content)["params"]["diagnostics"])
    print(f"{name}: {count} entries, {len(text.encode())} bytes, {found} diagnostics in {len(content)} bytes, "
          f"open {opened * 1000:.0f} ms")
    lines = text.split("\n")
    middle = len(lines) // 2
    version = [1]

    def find(mark, letters=""):
        """The line and the column after a mark."""
        line = next(n for n in range(middle, len(lines))
                    if mark in lines[n] and (not letters or any(word in lines[n] for word in letters)))
        return line, lines[line].index(mark) + len(mark)

    def type_keys(what, line, column, typed):
        """Types each text, and says how long each took."""
        times = []
        used = processor_time(client.process.pid)
        for range_, new in typed(line, column):
            version[0] += 1
            start = time.perf_counter()
            client.notify("textDocument/didChange", {
                "textDocument": {"uri": uri, "version": version[0]},
                "contentChanges": [{"range": range_, "text": new}]})
            content = client.receive_bytes()
            times.append((time.perf_counter() - start) * 1000)
            assert json.loads(content)["params"]["version"] == version[0]
        used = (processor_time(client.process.pid) - used) / len(times)
        times.sort()
        print(f"  {what:12}{len(times):4} keys: median {statistics.median(times):6.1f} ms, "
              f"95 % {times[int(len(times) * 0.95)]:6.1f} ms, most {times[-1]:6.1f} ms; "
              f"{used * 1000:6.1f} ms of processor time each")

    def letters(line, column):
        for number in range(keys):
            yield place(line, column + number, column + number), WORDS[number % len(WORDS)][number % 3]

    def latin(line, column):
        """Typed and taken out again: the line stays as it was."""
        for number in range(keys // 10):
            yield place(line, column + number, column + number), "abc"[number % 3]
        for number in reversed(range(keys // 10)):
            yield place(line, column + number, column + number + 1), ""

    def broken(line, column):
        for _ in range(keys // 10):
            yield place(line, column, column), breaker
            yield place(line, column, column + 1), ""

    type_keys("in a value", *find(before, WORDS), letters)
    type_keys("in a key", *find(before_key), latin)
    comments = [mark for mark in ("Title of screen",) if any(mark in line for line in lines[middle:])]
    for mark in comments:
        type_keys("in a comment", *find(mark), latin)
    type_keys(breaker + " in a value", *find(before, WORDS), broken)
    now, most = memory(client.process.pid)
    status = client.end()
    print(f"  memory: {now:.0f} MB, {most:.0f} MB at most; exit status {status}")


def main():
    binary = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20000
    keys = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    for name in sys.argv[4:] or FORMATS:
        measure(binary, name, count, keys)


if __name__ == "__main__":
    main()
