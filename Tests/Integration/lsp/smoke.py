#!/usr/bin/env python3
"""A server starts, answers and finds a fault: smoke.py COMMAND…

Prints the time from the start of the command to the answer to initialize, and to the first diagnostics.
"""

import sys
import time

from raw_client import RawClient

# A label that begins with a Chinese name.
TEXT = '"follow" = "\u5c0f\u660e \u0628\u062f\u0623 \u0641\u064a \u0645\u062a\u0627\u0628\u0639\u062a\u0643";\n'


def main():
    start = time.perf_counter()
    client = RawClient(*sys.argv[1:])
    capabilities = client.initialize()["capabilities"]
    answered = time.perf_counter()
    assert capabilities["textDocumentSync"]["openClose"], capabilities
    client.open("file:///ar.lproj/Localizable.strings", TEXT)
    found = client.receive()["params"]["diagnostics"]
    ended = time.perf_counter()
    assert [diagnostic["code"] for diagnostic in found] == ["base-direction"], found
    status = client.end()
    assert status == 0, status
    print(f"answers after {(answered - start) * 1000:.0f} ms, diagnostics after {(ended - start) * 1000:.0f} ms")


main()
