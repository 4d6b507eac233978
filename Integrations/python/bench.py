"""Measures bidikit beside python-bidi, PyICU and FriBidi, in one run.

    python bench.py [--rounds N] [--markdown]

What is missing is left out and said: pip install python-bidi PyICU; apt-get install libfribidi0. Each number is the best of N
rounds, in nanoseconds of one thread's time a text; the texts are labels of 7 to 60 characters: 40 % ASCII, 40 % Arabic or
Hebrew, 20 % mixed. "One by one" is a call for each text, "batch" one call for all of them.
"""

from __future__ import annotations

import argparse
import ctypes
import ctypes.util
import gc
import platform
import random
import time
from collections.abc import Callable
from typing import Any

import bidikit

ASCII = ["Settings", "Sign in to continue", "Version 5.0.2 (build 1041)", "Delete this conversation?", "12:30 - 13:45"]
ARABIC = [
    "\u0627\u0644\u0625\u0639\u062f\u0627\u062f\u0627\u062a",
    "\u0645\u0631\u062d\u0628\u0627 \u0628\u0643\u0645 \u0641\u064a \u0627\u0644\u062a\u0637\u0628\u064a\u0642",
    "\u05d4\u05d2\u05d3\u05e8\u05d5\u05ea",
    "\u05d4\u05d0\u05dd \u05dc\u05de\u05d7\u05d5\u05e7 \u05d0\u05ea \u05d4\u05e9\u05d9\u05d7\u05d4?",
    "\u062d\u0630\u0641 \u0647\u0630\u0647 \u0627\u0644\u0645\u062d\u0627\u062f\u062b\u0629 \u0646\u0647\u0627\u0626\u064a\u0627",
]
MIXED = [
    "PDF \u05e4\u05d2\u05d5\u05dd (12 MB).",
    "\u0623\u0631\u0633\u0644 Alice \u0625\u0644\u064a\u0643 3 \u0631\u0633\u0627\u0626\u0644 \u0639\u0628\u0631 Wi-Fi",
    "\u05e7\u05d5\u05d1\u05e5 report-2024.pdf \u05e0\u05e9\u05de\u05e8 \u05d1-Drive",
]


def labels(count: int) -> list[str]:
    """Texts at random, none equal to another, so that nothing is kept from one to the next."""
    source = random.Random(6)
    kinds = [ASCII] * 2 + [ARABIC] * 2 + [MIXED]
    return [f"{source.choice(source.choice(kinds))} {number}" for number in range(count)]


class FriBidi:
    """libfribidi by ctypes: its arrays are made once, texts are written into them as UTF-32."""

    RTL, LTR, ON = 0x111, 0x110, 0x40

    def __init__(self) -> None:
        name = ctypes.util.find_library("fribidi")
        if name is None:
            raise ImportError("there is no libfribidi; apt-get install libfribidi0")
        self.library = ctypes.CDLL(name)
        self.logical = (ctypes.c_uint32 * 4096)()
        self.visual = (ctypes.c_uint32 * 4096)()
        self.levels = (ctypes.c_int8 * 4096)()
        self.library.fribidi_log2vis.restype = ctypes.c_int8

    def _run(self, text: str, visual: Any, levels: Any) -> int:
        data = text.encode("utf-32-le")
        ctypes.memmove(self.logical, data, len(data))
        base = ctypes.c_uint32(self.ON)
        self.library.fribidi_log2vis(
            self.logical, len(text), ctypes.byref(base), visual, None, None, levels
        )
        return len(text)

    def reorder(self, text: str) -> str:
        count = self._run(text, self.visual, None)
        return ctypes.string_at(self.visual, count * 4).decode("utf-32-le")

    def level_list(self, text: str) -> list[int]:
        count = self._run(text, None, self.levels)
        return self.levels[:count]


def contestants() -> tuple[list[tuple[str, str, str, Callable[[list[str]], object]]], list[str]]:
    """Rows of what, by whom, how, and a function of all texts; and what is missing."""
    rows: list[tuple[str, str, str, Callable[[list[str]], object]]] = [
        ("reorder", f"bidikit {bidikit.__version__}", "batch", bidikit.reorder),
        ("reorder", f"bidikit {bidikit.__version__}", "one by one", lambda texts: [bidikit.reorder(text) for text in texts]),
        ("levels", f"bidikit {bidikit.__version__}", "batch", bidikit.levels),
        ("levels", f"bidikit {bidikit.__version__}", "one by one", lambda texts: [bidikit.levels(text) for text in texts]),
        ("direction", f"bidikit {bidikit.__version__}", "batch", bidikit.base_direction),
        ("direction", f"bidikit {bidikit.__version__}", "one by one", lambda texts: [bidikit.base_direction(text) for text in texts]),
    ]
    missing: list[str] = []
    try:
        import pyarrow as pa

        def column(function: Callable[[Any], Any]) -> Callable[[list[str]], object]:
            kept: dict[int, Any] = {}

            def run(texts: list[str]) -> object:
                if id(texts) not in kept:
                    kept[id(texts)] = pa.array(texts)
                return function(kept[id(texts)])

            return run

        rows.append(("reorder", f"bidikit {bidikit.__version__}", "Arrow column", column(bidikit.reorder)))
        rows.append(("levels", f"bidikit {bidikit.__version__}", "Arrow column", column(bidikit.levels)))
    except ImportError:
        missing.append("pyarrow")
    try:
        from importlib.metadata import version

        from bidi import get_base_level, get_display

        name = f"python-bidi {version('python-bidi')}"
        rows.append(("reorder", name, "one by one", lambda texts: [get_display(text) for text in texts]))
        rows.append(("direction", name, "one by one", lambda texts: [get_base_level(text) for text in texts]))
    except ImportError as error:
        missing.append(f"python-bidi ({error})")
    try:
        import icu

        bidi = icu.Bidi()
        written = icu.Bidi.DO_MIRRORING | icu.Bidi.REMOVE_BIDI_CONTROLS

        def icu_reorder(text: str) -> str:
            bidi.setPara(icu.UnicodeString(text), icu.Bidi.DEFAULT_LTR)
            return str(bidi.writeReordered(written))

        def icu_levels(text: str) -> object:
            bidi.setPara(icu.UnicodeString(text), icu.Bidi.DEFAULT_LTR)
            return bidi.getLevels()

        icu_reorder("a\u05d0"), icu_levels("a\u05d0")
        name = f"PyICU {icu.VERSION} (ICU {icu.ICU_VERSION})"
        rows.append(("reorder", name, "one by one", lambda texts: [icu_reorder(text) for text in texts]))
        rows.append(("levels", name, "one by one", lambda texts: [icu_levels(text) for text in texts]))
    except (ImportError, AttributeError) as error:
        missing.append(f"PyICU ({error})")
    try:
        fribidi = FriBidi()
        rows.append(("reorder", "FriBidi by ctypes", "one by one", lambda texts: [fribidi.reorder(text) for text in texts]))
        rows.append(("levels", "FriBidi by ctypes", "one by one", lambda texts: [fribidi.level_list(text) for text in texts]))
    except ImportError as error:
        missing.append(str(error))
    judge = bidikit.Judge("he")
    rows.append(("verdict", f"bidikit {bidikit.__version__}", "batch", judge.verdict))
    rows.append(("verdict", f"bidikit {bidikit.__version__}", "one by one", lambda texts: [judge.verdict(text) for text in texts]))
    rows.append(("bidi_fixed", f"bidikit {bidikit.__version__}", "batch", judge.fixed))
    return rows, missing


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--texts", type=int, default=5_000)
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    options = parser.parse_args()
    rows, missing = contestants()
    best: dict[int, float] = {}
    gc.disable()
    # Everybody takes turns, so that a busy machine is busy for all.
    for _ in range(options.rounds):
        # New texts each round: a str keeps its UTF-8, and none has it yet.
        for number, (_, _, _, function) in enumerate(rows):
            texts = labels(options.texts)
            start = time.thread_time_ns()
            made = function(texts)
            taken = (time.thread_time_ns() - start) / options.texts
            best[number] = min(best.get(number, taken), taken)
            del made
    order = {"reorder": 0, "levels": 1, "direction": 2, "verdict": 3, "bidi_fixed": 4}
    table = [("what", "by", "how", "ns a text")]
    for number in sorted(best, key=lambda number: (order[rows[number][0]], best[number])):
        what, by, how, _ = rows[number]
        table.append((what, by, how, f"{best[number]:,.0f}"))
    widths = [max(len(row[column]) for row in table) for column in range(4)]
    for index, row in enumerate(table):
        cells = [cell.rjust(width) if column == 3 else cell.ljust(width) for column, (cell, width) in enumerate(zip(row, widths))]
        print("| " + " | ".join(cells) + " |" if options.markdown else "  ".join(cells))
        if index == 0:
            print("|" + "|".join("-" * (width + 2) for width in widths) + "|" if options.markdown else "  ".join("-" * width for width in widths))
    print(f"\n{options.texts} texts, best of {options.rounds} rounds, Python {platform.python_version()}, {platform.machine()}")
    for name in missing:
        print(f"left out: {name}")


if __name__ == "__main__":
    main()
