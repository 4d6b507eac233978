#!/usr/bin/env python3
"""How long a key takes until its diagnostics are there: latency.py SERVER [ENTRIES [KEYS]]

Opens a .strings file of so many entries, types into a value and a comment in its middle, and prints the time from didChange sent to
publishDiagnostics received (median, 95th of 100, most), and the memory of the server.
"""

import json
import os
import statistics
import sys
import time

from latency_file import WORDS, strings_file
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


def main():
    binary = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20000
    keys = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    text = strings_file(count)
    client = RawClient(binary)
    client.initialize()
    uri = "file:///tmp/bidi-lsp-latency/he.lproj/Localizable.strings"
    start = time.perf_counter()
    client.open(uri, text)
    content = client.receive_bytes()
    opened = time.perf_counter() - start
    found = len(json.loads(content)["params"]["diagnostics"])
    print(f"{count} entries, {len(text.encode())} bytes, {found} diagnostics in {len(content)} bytes")
    print(f"open:         {opened * 1000:.1f} ms")
    lines = text.split("\n")
    middle = len(lines) // 2
    line = next(n for n in range(middle, len(lines)) if lines[n].startswith('"'))
    comment = next(n for n in range(middle, len(lines)) if lines[n].startswith("/*"))
    version = [1]

    def type_keys(name, line, column, typed):
        """Types each text, and says how long each took."""
        times = []
        used = processor_time(client.process.pid)
        for range_, text in typed(line, column):
            version[0] += 1
            start = time.perf_counter()
            client.notify("textDocument/didChange", {
                "textDocument": {"uri": uri, "version": version[0]},
                "contentChanges": [{"range": range_, "text": text}]})
            content = client.receive_bytes()
            times.append((time.perf_counter() - start) * 1000)
            assert json.loads(content)["params"]["version"] == version[0]
        used = (processor_time(client.process.pid) - used) / len(times)
        times.sort()
        print(f"{name:13}{len(times)} keys: median {statistics.median(times):.1f} ms, "
              f"95 % {times[int(len(times) * 0.95)]:.1f} ms, most {times[-1]:.1f} ms; "
              f"{used * 1000:.1f} ms of processor time each")

    def place(line, start, end):
        return {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}

    def letters(line, column):
        for number in range(keys):
            yield place(line, column + number, column + number), WORDS[number % len(WORDS)][number % 3]

    def quotation_marks(line, column):
        """One that ends the value too early, and its removal."""
        for _ in range(keys // 20):
            yield place(line, column, column), '"'
            yield place(line, column, column + 1), ""

    column = lines[line].index('= "') + 3
    type_keys("in a value:", line, column, letters)
    type_keys("in a comment:", comment, 3, letters)
    type_keys('"', line, column, quotation_marks)
    now, most = memory(client.process.pid)
    print(f"memory:       {now:.0f} MB, {most:.0f} MB at most")
    print(f"exit status: {client.end()}")


main()
