#!/usr/bin/env python3
"""Bytes and messages that no client sends: fuzz.py SERVER [ROUNDS]

After each the server has to answer an ordinary request within five seconds, and at the end it has to end as it should.
"""

import json
import random
import sys

from raw_client import RawClient

URI = "file:///fuzz/he.lproj/Localizable.strings"
TEXT = '"a" = "PDF \u05d0\u05d1.";\n"b" = "\U0001f600 %@ \u05d0";\r\n'


def framed(content):
    return b"Content-Length: %d\r\n\r\n" % len(content) + content


def strange(chance, depth=3):
    """A value of any type, with names that the protocol has."""
    leaves = [
        None, True, -1, 0, 1, 2**31, 2**63, -2**63, 1e300, 0.5, "", "x", URI, "file:///nothing", "\u202e\x00",
        "\ud83d", {"line": -1, "character": -1}, {"line": 0, "character": 2**40}, [], {},
        {"start": {"line": 5, "character": 0}, "end": {"line": 0, "character": 0}}]
    names = [
        "textDocument", "uri", "text", "version", "contentChanges", "range", "start", "end", "position", "line",
        "character", "context", "only", "data", "entry", "key", "settings", "capabilities", "id"]
    kind = chance.random()
    if depth == 0 or kind < 0.4:
        return chance.choice(leaves)
    if kind < 0.55:
        return [strange(chance, depth - 1) for _ in range(chance.randint(0, 3))]
    return {chance.choice(names): strange(chance, depth - 1) for _ in range(4)}


METHODS = [
    "initialize", "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave",
    "textDocument/didClose", "textDocument/diagnostic", "textDocument/codeAction", "codeAction/resolve",
    "textDocument/hover", "textDocument/inlayHint", "textDocument/codeLens", "codeLens/resolve",
    "workspace/didChangeConfiguration", "$/cancelRequest", "unknown/method", "", "\x00"]


def attack(chance):
    kind = chance.randint(0, 7)
    message = {"jsonrpc": "2.0", "method": chance.choice(METHODS), "params": strange(chance)}
    if isinstance(message["params"], dict) and chance.random() < 0.6:
        message["params"]["textDocument"] = {"uri": URI, "version": chance.randint(-5, 5)}
    if chance.random() < 0.5:
        message["id"] = chance.choice([1, "x", None, -7, [], {}, 1.5, 2**70])
    content = json.dumps(message).encode()
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randint(0, 300)))
    if kind == 1:
        return b"Content-Length: %d\r\n\r\n" % chance.choice([-1, 2**31, 2**63, 2**200, 0]) + content
    if kind == 2:
        return b"Content-Length: abc\r\n\r\n"
    if kind == 3:
        broken = bytearray(content)
        for _ in range(5):
            broken[chance.randrange(len(broken))] = chance.randrange(256)
        return framed(bytes(broken))
    if kind == 4:
        return framed(b"[" * chance.randint(1, 5000))
    if kind == 5:
        return framed(content[:chance.randrange(len(content))])
    return framed(content)


def main():
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    chance = random.Random(9)
    client = RawClient(sys.argv[1])
    client.initialize()
    for number in range(rounds):
        client.open(URI, TEXT, version=number)
        for _ in range(chance.randint(1, 4)):
            client.send_bytes(attack(chance))
        # What was cut off may take in the header after it: that is begun anew by what can be no header.
        client.send_bytes(b"\r\n\r\n" + b"\x00" * 64)
        number_of_answer = 10**6 + number
        for _ in range(3):
            client.send({"jsonrpc": "2.0", "id": number_of_answer, "method": "textDocument/codeLens",
                         "params": {"textDocument": {"uri": URI}}})
        while client.receive(timeout=5).get("id") != number_of_answer:
            pass
    print(f"{rounds} rounds: every one answered; exit status {client.end()}")


main()
