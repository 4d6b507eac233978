"""What the tests share."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]

Stream = Callable[..., list[dict[str, Any]]]


def read(path: Path) -> str:
    """A text file in UTF-8 or UTF-16."""
    data = path.read_bytes()
    text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def values(tag: str) -> list[str]:
    """The values of a locale fixture, as pairs of quotation marks hold them; those with escapes are left out."""
    text = read(ROOT / "Resources" / "Locales" / f"{tag}.lproj" / "Localizable.strings")
    found = re.findall(r'^"[^"\n]*"\s*=\s*"([^"\\\n]*)";', text, re.MULTILINE)
    assert found
    return found


def samples() -> list[tuple[str, str]]:
    """Texts of the samples and of the cases, each with its locale."""
    found: list[tuple[str, str]] = []
    for tag in ("ar", "fa", "he", "ur", "yi", "ckb", "ug", "dv", "en", "ja"):
        found += ((text, tag) for text in values(tag))
    for tag in ("ar", "he"):
        text = read(ROOT / "Resources" / "Samples" / f"{tag}.lproj" / "Localizable.strings")
        found += ((value, tag) for value in re.findall(r'"\s*=\s*"([^"\\\n]*)";', text))
    po = read(ROOT / "Resources" / "Samples" / "po" / "ur.po")
    found += ((value, "ur") for value in re.findall(r'^msgstr "([^"\\\n]+)"$', po, re.MULTILINE))
    xml = read(ROOT / "Resources" / "Samples" / "android" / "values-fa" / "strings.xml")
    found += ((value, "fa") for value in re.findall(r'<string name="\w+">([^<&\\]*)</string>', xml))
    for row in read(ROOT / "Tests" / "BidiLintTests" / "Fixtures" / "Cases.txt").splitlines():
        fields = row.split("; ")
        if len(fields) > 3 and not row.startswith("#"):
            # Line ends are written as in Swift.
            found.append((fields[3].replace("\\n", "\n"), fields[1]))
    return found


def made(locale: str, count: int) -> list[str]:
    """Texts put together at random, the same in each run: words of both directions, arguments, signs, controls."""
    own = {"he": ["\u05e9\u05dc\u05d5\u05dd", "\u05e7\u05d5\u05d1\u05e5"], "en": ["file", "saved"]}.get(
        locale, ["\u0645\u0644\u0641", "\u0631\u0633\u0627\u0644\u0629"]
    )
    parts = own * 4 + [
        "%@", "%1$@", "%d", "{name}", "PDF", "Wi-Fi", "C++", "12", "3.5%", "(", ")", "!", ".", ":", "-", "@user", "\n",
        "https://a.example/b", "\u202b", "\u202c", "\u200f", "\u2068", "\u2069", "&amp;", "\u2192", "\u5c0f\u660e",
    ]  # fmt: skip
    source = random.Random(locale)
    return [
        source.choice(["", " "]).join(source.choices(parts, k=source.randrange(1, 9)))
        for _ in range(count)
    ]


@pytest.fixture(scope="session")
def stream() -> Stream:
    """``bidi-fix stream`` of the command that BIDI_FIX names: objects in, objects out."""
    command = os.environ.get("BIDI_FIX")
    if not command:
        pytest.skip("BIDI_FIX names no bidi-fix; Scripts/check-python builds one")

    def run(operation: str, lines: list[dict[str, Any]], *flags: str) -> list[dict[str, Any]]:
        given = "".join(json.dumps(line) + "\n" for line in lines)
        done = subprocess.run(
            [command, "stream", "--op", operation, *flags],
            input=given.encode(),
            stdout=subprocess.PIPE,
            check=True,
        )
        return [json.loads(line) for line in done.stdout.splitlines()]

    return run
