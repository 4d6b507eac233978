#!/usr/bin/env python3
"""Whether the memory of the server stays flat while somebody writes for days: memory.py SERVER [EDITS [ENTRIES]]

Opens a file of so many entries, replaces the whole of its text again and again, each time by another text, waits for the diagnostics
of each, and prints the memory ten times. Fails if it grows by more than a quarter after the first tenth.
"""

import json
import sys

from latency import memory
from latency_file import strings_file
from raw_client import RawClient

VERSIONS = 97


def main():
    binary = sys.argv[1]
    edits = int(sys.argv[2]) if len(sys.argv) > 2 else 50000
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    # More texts than a memory of the last few would hold; no two edits that follow each other are the same.
    texts = [strings_file(count, seed) for seed in range(VERSIONS)]
    client = RawClient(binary)
    client.initialize()
    uri = "file:///tmp/bidi-lsp-memory/he.lproj/Localizable.strings"
    client.open(uri, texts[0])
    client.receive_bytes()
    print(f"{count} entries, {len(texts[0].encode())} bytes; {edits} edits of the whole text")
    first = None
    for number in range(1, edits + 1):
        client.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": number + 1},
            "contentChanges": [{"text": texts[number % VERSIONS]}]})
        answer = json.loads(client.receive_bytes())
        assert answer["params"]["version"] == number + 1
        if number % (edits // 10) == 0:
            now, most = memory(client.process.pid)
            print(f"  after {number:6} edits: {now:.1f} MB, {most:.1f} MB at most", flush=True)
            first = first or now
    now, _ = memory(client.process.pid)
    status = client.end()
    if status != 0 or now > 1.25 * first:
        sys.exit(f"memory: {first:.1f} MB grew to {now:.1f} MB; exit status {status}")


if __name__ == "__main__":
    main()
