#!/usr/bin/env python3
"""A document after many edits has the diagnostics of one that is opened as it is then: random_edits.py SERVER [EDITS [ENTRIES]]"""

import random
import sys

from latency_file import strings_file
from raw_client import RawClient

PIECES = [
    "", "", "x", "PDF ", "\u05d0", ".", "%@", "%d", '"', "\\", '\\"', ";", "\n", "\u202b", "\u202c", "/*", "*/", " = ",
    '"k" = "iPhone \u05d0.";\n', "\U0001f600"]


def position(text, offset):
    line = text.count("\n", 0, offset)
    start = text.rfind("\n", 0, offset) + 1
    return {"line": line, "character": len(text[start:offset].encode("utf-16-le")) // 2}


def main():
    edits = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    start = strings_file(int(sys.argv[3]) if len(sys.argv) > 3 else 300)
    chance = random.Random(5)
    client = RawClient(sys.argv[1])
    client.initialize()
    text, uri = start, "file:///edits/he.lproj/Edited.strings"
    client.open(uri, text)
    client.receive()
    for version in range(2, edits + 2):
        if version % 20 == 0:
            change = {"text": start}
            text = start
        else:
            first = chance.randrange(len(text) + 1)
            last = min(len(text), first + chance.choice([0, 0, 0, 1, 3]))
            new = chance.choice(PIECES)
            change = {"range": {"start": position(text, first), "end": position(text, last)}, "text": new}
            text = text[:first] + new + text[last:]
        client.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": [change]})
        edited = client.receive()["params"]["diagnostics"]
        fresh = f"file:///edits/he.lproj/Fresh{version}.strings"
        client.open(fresh, text)
        expected = client.receive()["params"]["diagnostics"]
        assert edited == expected, f"edit {version} in {change}"
        client.notify("textDocument/didClose", {"textDocument": {"uri": fresh}})
        client.receive()
    print(f"{edits} edits: the diagnostics of each are those of a fresh document; exit status {client.end()}")


main()
