"""The fuzz target of the Python package, for Scripts/fuzz-python: every public function, with what it promises of its results.

Atheris makes the inputs and follows the lines of the package that they run. Expected are the package's own errors and
TypeError; everything else stops the run, as does an address that is not the library's.
"""

from __future__ import annotations

import os
import pickle
import re
import sys

import atheris

with atheris.instrument_imports(include=["bidikit"]):
    import bidikit

import pandas
import pyarrow

BASES = ["auto", "auto-rtl", "ltr", "rtl"]
STRATEGIES = ["first-strong", "first-strong-outside-code", "last-strong", "any-rtl", "word-share"]
GROUPS = [None, "marks", "embeddings", "isolates", "overrides"]
LOCALES = ["ar", "he", "fa-IR", "ur", "yi", "en", "ja", "az-Arab", "ku_Arab_IQ", "x-unknown", ""]
CONTAINERS = ["natural", "rtl", "ltr", "any"]
STYLES = ["embed", "isolate", "mark"]
MODES = ["as-needed", "always", "message-format-2", "fluent", "closure", "android", "plain"]
KEYS = ["name", "0", "1", "n", ""]
VALUES = [bidikit.text, bidikit.digits, bidikit.phone, bidikit.url, bidikit.path, bidikit.handle, bidikit.code, bidikit.ready]
CODES = {
    "invalid-text", "invalid-utf8", "invalid-argument", "invalid-pattern", "invalid-value", "unknown-locale", "unknown-name", "fault",
}  # fmt: skip


# Pieces of messages, with which a judge finds faults.
PIECES = [
    " ", "\n", "\u05e7\u05d5\u05d1\u05e5", "\u05e9\u05dc\u05d5\u05dd", "\u0645\u0644\u0641", "\u0660\u0661", "PDF", "Wi-Fi", "C++",
    "12", "3.5%", "%@", "%1$@", "%2$d", "%d", "%.2f", "{name}", "{0}", "(", ")", "!", ".", ":", "-", "@user", "https://a.example/b",
    "&amp;", "\u202a", "\u202b", "\u202c", "\u202e", "\u200e", "\u200f", "\u2066", "\u2067", "\u2068", "\u2069", "\u5c0f\u660e",
    "\U0001f600", "e\u0301",
]  # fmt: skip

# How the names of an option are asked for: each name of a list, and one that is not known.
NAMES = [
    (BASES, lambda name: bidikit.levels("", name)),
    (STRATEGIES, lambda name: bidikit.base_direction("", name)),
    (BASES[:1] + BASES[2:], lambda name: bidikit.embedded("", name)),
    (GROUPS[1:], lambda name: bidikit.strip("", name)),
    (CONTAINERS, lambda name: bidikit.Judge("he", container=name)),
    (STYLES, lambda name: bidikit.Judge("he", style=name)),
    (MODES, lambda name: bidikit.format("", mode=name)),
]


class Broken(Exception):
    """A promise that was not kept."""


def require(holds: bool, promise: str, *values: object) -> None:
    if not holds:
        raise Broken(promise + ": " + ", ".join(ascii(value) for value in values))


def is_text(text: str) -> bool:
    """Whether there is no half of a surrogate pair."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def string(data: atheris.FuzzedDataProvider, count: int, has_halves: bool = True) -> str:
    """A text: characters of any number; UTF-8, in which the dictionary is written; or pieces of messages."""
    match data.ConsumeIntInRange(0, 5):
        case 0:
            return data.ConsumeUnicode(count) if has_halves else data.ConsumeUnicodeNoSurrogates(count)
        case 1:
            return data.ConsumeUnicodeNoSurrogates(count)
        case 2 | 3:
            return data.ConsumeBytes(count).decode("utf-8", "replace")
        case _:
            pieces = [data.PickValueInList(PIECES) for _ in range(data.ConsumeIntInRange(0, min(count // 4, 12)))]
            return "".join(pieces)


def check_error(error: bidikit.BidiError, given: str | None) -> None:
    require(error.code in CODES and error.code != "fault", "an error has a code", error.code)
    require(error.message in str(error), "and a message", error)
    if given is not None and error.offset is not None:
        require(0 <= error.offset <= len(given), "its place is in the text", error.offset, given)
    again = pickle.loads(pickle.dumps(error))
    require((again.code, again.index, again.offset) == (error.code, error.index, error.offset), "it can be pickled")


def check_names() -> None:
    """Holds the lists above against the names that the package takes."""
    for names, call in NAMES:
        for name in names:
            call(name)
        try:
            call("?")
        except bidikit.BidiError as error:
            known = re.findall(r"'([^']+)'", error.message.partition(":")[2])
            require(sorted(known) == sorted(names), "the target knows all names", known, names)
        else:
            raise Broken("an unknown name is refused")


def texts(data: atheris.FuzzedDataProvider, text: str) -> None:
    base = data.PickValueInList(BASES)
    direction = data.PickValueInList(BASES[:1] + BASES[2:])
    strategy = data.PickValueInList(STRATEGIES)
    group = data.PickValueInList(GROUPS)
    calls = [
        lambda value: bidikit.levels(value, base),
        lambda value: bidikit.reorder(value, base),
        lambda value: bidikit.embedded(value, direction),
        lambda value: bidikit.isolated(value, direction),
        lambda value: bidikit.marked(value, direction),
        lambda value: bidikit.strip(value, group),
        lambda value: bidikit.base_direction(value, strategy),
    ]
    if not is_text(text):
        for call in calls:
            try:
                call(["", text])
            except bidikit.BidiError as error:
                require(error.code == "invalid-text" and error.index == 1, "half a pair is named", error.code, error.index)
                require(error.offset is not None and not is_text(text[error.offset]), "and its place", text, error.offset)
            else:
                raise Broken("half a pair is refused")
        return
    levels = calls[0](text)
    require(len(levels) == len(text), "a level a character", text)
    require(all(level is None or 0 <= level <= 126 for level in levels), "levels end at 126", text)
    require(bidikit.strip(calls[2](text)) == bidikit.strip(text), "only controls are added", text)
    for call in calls[2:6]:
        once = call(text)
        require(call(once) == once, "twice is once", text, once)
    column = [text, None, "", text[1:], text]
    for call in calls:
        wanted = [None if each is None else call(each) for each in column]
        require(call(column) == wanted, "a list is as one by one", column)
        for kind in (pyarrow.string(), pyarrow.large_string()):
            found = call(pyarrow.array(column, kind))
            found.validate(full=True)
            require(found.to_pylist() == wanted, "a column of Arrow is as a list", column)
            part = call(pyarrow.array(column, kind)[1:4])
            require(part.to_pylist() == wanted[1:4], "a part too", column)
        series = call(pandas.Series(column, dtype=object)).tolist()
        require([None if each is None or each != each else each for each in series] == wanted, "one of pandas too", column)


def verdicts(data: atheris.FuzzedDataProvider, text: str) -> None:
    locale = data.PickValueInList(LOCALES) if data.ConsumeBool() else string(data, 12, False)
    options = {"container": data.PickValueInList(CONTAINERS), "style": data.PickValueInList(STYLES)}
    if data.ConsumeBool():
        options["samples"] = {string(data, 6, False): string(data, 12, False)}
    if data.ConsumeBool():
        options["ignore"] = [string(data, 12, False)]
    source = string(data, 32, False) if data.ConsumeBool() else None
    try:
        judge = bidikit.Judge(locale, **options)
    except bidikit.BidiError as error:
        check_error(error, None)
        return
    try:
        verdict = judge.verdict(text, source)
    except bidikit.BidiError as error:
        require(not is_text(text), "a text has a verdict", text, error)
        check_error(error, text)
        return
    for finding in verdict.findings:
        require(0 <= finding.start <= finding.end <= len(text), "a finding is in its text", text, finding.start, finding.end)
        if finding.fix is None:
            continue
        last = 0
        for edit in finding.fix.edits:
            require(last <= edit.start <= edit.end <= len(text), "edits keep their order", text, edit.start, edit.end)
            last = edit.end
    fixed = judge.fixed(text, source)
    require(bidikit.strip(fixed) == bidikit.strip(text), "a repair changes controls alone", text, fixed)
    require(judge.fixed(fixed, source) == fixed, "what is repaired stays", text, fixed)
    both = judge.verdict([text, "", text], source=[source or "", "", source or ""])
    require(len(both) == 3, "a verdict a text")
    require(judge.fixed([text, None], source=[source, None]) == [fixed, None], "a list is as one by one", text)


def messages(data: atheris.FuzzedDataProvider, text: str) -> None:
    locale = data.PickValueInList(LOCALES) if data.ConsumeBool() else None
    mode = data.PickValueInList(MODES)
    arguments: list[object] = []
    for _ in range(data.ConsumeIntInRange(0, 4)):
        match data.ConsumeIntInRange(0, 4):
            case 0:
                arguments.append(string(data, 16))
            case 1:
                arguments.append(data.ConsumeInt(9))
            case 2:
                arguments.append(data.ConsumeFloat())
            case 3:
                arguments.append(data.PickValueInList(VALUES)(string(data, 16)))
            case _:
                arguments.append([string(data, 8), None])
    named = {data.PickValueInList(KEYS) or string(data, 6): value for value in arguments} if data.ConsumeBool() else None
    try:
        if named:
            made = bidikit.format(text, named, locale=locale, mode=mode)
        else:
            made = bidikit.format(text, *arguments, locale=locale, mode=mode)
    except bidikit.BidiError as error:
        check_error(error, text if error.code == "invalid-pattern" else None)
        return
    except TypeError:
        return
    require(isinstance(made, (str, list)), "a message or a list of them", made)


def run(bytes: bytes) -> None:
    data = atheris.FuzzedDataProvider(bytes)
    part = data.PickValueInList([texts, verdicts, messages])
    text = string(data, 256)
    part(data, text)


def main() -> None:
    check_names()
    atheris.Setup(sys.argv, run)
    atheris.Fuzz()
    # The process ends before this line; os._exit keeps what Python does at its end out of the sanitizer's report.
    os._exit(0)


if __name__ == "__main__":
    main()
