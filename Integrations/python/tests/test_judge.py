"""Verdicts and repairs, against the command."""

from __future__ import annotations

import copy
import pickle
import re
import threading
from functools import partial
from itertools import groupby
from typing import Any, get_args

import pytest

import bidikit
from bidikit import Argument, BidiError, Finding, Judge, bidi_fixed, verdict

from conftest import Stream, made, samples

BROKEN = "PDF \u05e4\u05d2\u05d5\u05dd."


def byte_offset(text: str, offset: int) -> int:
    return len(text[:offset].encode())


def argument_record(argument: Argument) -> dict[str, Any]:
    return {"specifier": argument.specifier, "text": argument.text, "classes": list(argument.classes)}


def record(text: str, finding: Finding) -> dict[str, Any]:
    """A finding as the command writes it."""
    found: dict[str, Any] = {
        "rule": finding.rule,
        "severity": finding.severity,
        "message": finding.message,
        "start": byte_offset(text, finding.start),
        "end": byte_offset(text, finding.end),
    }
    if finding.help is not None:
        found["help"] = finding.help
    if finding.fix is not None:
        found["fix"] = {
            "safety": finding.fix.safety,
            "message": finding.fix.message,
            "edits": [
                {
                    "start": byte_offset(text, edit.start),
                    "end": byte_offset(text, edit.end),
                    "replacement": edit.replacement,
                }
                for edit in finding.fix.edits
            ],
        }
    if finding.proof is not None:
        found["proof"] = {
            "container": finding.proof.container,
            "direction": finding.proof.direction,
            "knowledge": list(finding.proof.knowledge),
            "paragraphs": [
                {
                    "number": line.number,
                    "text": line.text,
                    "now": line.now,
                    "directionNow": line.direction_now,
                    "arguments": [argument_record(argument) for argument in line.arguments],
                    "rightArguments": [argument_record(argument) for argument in line.right_arguments],
                    **({} if line.repaired is None else {"repaired": line.repaired}),
                    **({} if line.point is None else {"point": line.point}),
                }
                for line in finding.proof.lines
            ],
        }
    return found


def written(finding: dict[str, Any]) -> dict[str, Any]:
    """A finding of the command, its places as bytes alone."""
    return {
        **finding,
        "start": finding["start"]["byteOffset"],
        "end": finding["end"]["byteOffset"],
    }


@pytest.mark.parametrize("container", ["natural", "any"])
@pytest.mark.parametrize("style", ["embed", "isolate", "mark"])
def test_the_command_says_the_same(stream: Stream, container: Any, style: Any) -> None:
    found = 0
    for locale, pairs in groupby(sorted(samples(), key=lambda pair: pair[1]), lambda pair: pair[1]):
        texts = [text for text, _ in pairs] + made(locale, 60)
        lines = [{"text": text, "locale": locale, "container": container, "style": style} for text in texts]
        options: dict[str, Any] = {"container": container, "style": style}
        verdicts = verdict(texts, locale, **options)
        for text, said, answer in zip(texts, verdicts, stream("check", lines)):
            assert said is not None and said.text == text
            wanted = [written(finding) for finding in answer["findings"]]
            assert [record(text, finding) for finding in said.findings] == wanted, ascii(text)
            found += len(wanted)
        assert bidi_fixed(texts, locale, **options) == [
            answer["text"] for answer in stream("fix", lines)
        ]
        # One by one it is the same.
        assert [bidi_fixed(text, locale, **options) for text in texts[:20]] == bidi_fixed(texts[:20], locale, **options)
        assert [verdict(text, locale, **options) for text in texts[:20]] == verdicts[:20]
    assert found > 300


def test_samples_and_rules(stream: Stream) -> None:
    text = "%@ \u05db\u05ea\u05d1"
    answer = stream("check", [{"text": text, "locale": "he", "sample": {"%@": "Bob (IT)"}}])[0]
    said = verdict(text, "he", samples={"%@": "Bob (IT)"})
    assert [record(text, finding) for finding in said.findings] == [written(f) for f in answer["findings"]]
    assert verdict(BROKEN, "he", ignore=["base-direction"]).findings == ()
    assert verdict(BROKEN, "he", select=["bracket-torn"]).findings == ()
    rare = verdict("\u05e9\u05dc\u05d5\u05dd %@", "he", extend_select=["placeholder-unisolated"])
    assert [finding.rule for finding in rare.findings] == ["placeholder-unisolated"]


def test_what_a_verdict_says() -> None:
    said = verdict(BROKEN, "he")
    assert (said.severity, said.is_right) == ("error", False)
    finding = said.findings[0]
    assert (finding.rule, finding.start, finding.end) == ("base-direction", 0, 9)
    assert finding.fix is not None and finding.fix.safety == "safe"
    repaired = said.text
    for edit in reversed(finding.fix.edits):
        repaired = repaired[: edit.start] + edit.replacement + repaired[edit.end :]
    assert repaired == bidi_fixed(BROKEN, "he") == "\u202b" + BROKEN + "\u202c"
    assert verdict(repaired, "he").is_right
    right = verdict("\u05e9\u05dc\u05d5\u05dd", "he")
    assert (right.findings, right.severity, right.is_right) == ((), None, True)


def test_lists_nulls_and_sources() -> None:
    assert verdict(None, "he") is None
    assert bidi_fixed(None, "he") is None
    assert verdict([], "he") == []
    assert bidi_fixed([None, BROKEN], "he") == [None, "\u202b" + BROKEN + "\u202c"]
    said = verdict([None, "%@ \u05e9\u05dc"], "he", source=["x", "%@ of %@"])
    assert said[0] is None and said[1] is not None
    assert "placeholder-mismatch" in {finding.rule for finding in said[1].findings}
    for texts, sources, said_of_them in (
        (["a"], ["a", "b"], "1 text and 2 sources"),
        (["a", "b"], ["a"], "2 texts and 1 source"),
        (["a", "b"], ["a", "b", "c"], "2 texts and 3 sources"),
        (["a"], [], "1 text and 0 sources"),
    ):
        for call in (verdict, bidi_fixed):
            with pytest.raises(BidiError, match=f"there must be one source for each text, not {said_of_them}$"):
                call(texts, "he", source=sources)


def test_sources_are_as_the_texts_are() -> None:
    judge: Any = Judge("he")
    texts: Any
    source: Any
    for call in (judge.verdict, judge.fixed):
        for text in ("a", None):
            for source in (["x"], ("x",), [], 3, b"x", iter(["x"])):
                with pytest.raises(TypeError, match="source is a str or None, as the text is, not "):
                    call(text, source)
        for texts in (["a", "b"], ("a", "b"), iter(["a", "b"])):
            for source in ("xy", b"xy", 3, {"x", "y"}, {"x": 1, "y": 2}):
                with pytest.raises(TypeError, match="source is a list or a column, as the texts are, not "):
                    call(texts, source)
        assert call("a", "x") == call("a", None) == call(["a"], ["x"])[0] == call(("a",), iter(["x"]))[0]
        with pytest.raises(TypeError, match="source 1: expected str or None, not int"):
            call(["a", "b"], ["x", 3])
        with pytest.raises(BidiError, match="^the source holds half of a surrogate pair") as caught:
            call(["a", "b"], ["x", "y\ud800"])
        assert (caught.value.code, caught.value.index, caught.value.offset) == ("invalid-text", 1, 1)


def test_other_types_are_named() -> None:
    judge: Any = Judge("he")
    wanted = "a text, a list of texts, or a column is wanted, not "
    for call in (judge.verdict, judge.fixed, lambda value: judge.fixed(value, ["x"])):
        for value in (3, 1.5, True, object()):
            with pytest.raises(TypeError, match=f"^{wanted}{type(value).__name__}$"):
                call(value)
        for value in (b"x", bytearray(b"x"), memoryview(b"x")):
            with pytest.raises(TypeError, match=f"^{wanted}{type(value).__name__}; decode it first$"):
                call(value)
        with pytest.raises(TypeError, match="element 1: expected str or None, not bytes"):
            judge.verdict(["a", b"b"])


def test_judges_are_shown_and_pickled() -> None:
    assert repr(Judge("he")) == "Judge('he')"
    judge = Judge(
        "ar",
        container="any",
        style="mark",
        select=iter(["base-direction", "argument-direction"]),
        ignore=["argument-direction"],
        samples={"%@": "Bob (IT)", "%d": ["1", "2"]},
    )
    assert repr(judge) == (
        "Judge('ar', container='any', style='mark', select=('base-direction', 'argument-direction'), "
        "ignore=('argument-direction',), samples={'%@': ('Bob (IT)',), '%d': ('1', '2')})"
    )
    texts = [BROKEN, "%@ \u05db\u05ea\u05d1", "\u05d0 abc."]
    again = eval(repr(judge), {"Judge": Judge})
    for same in (pickle.loads(pickle.dumps(judge)), copy.copy(judge), copy.deepcopy(judge), again):
        assert type(same) is Judge and same.locale == "ar"
        assert repr(same) == repr(judge)
        assert same.verdict(texts) == judge.verdict(texts)
        assert same.fixed(texts) == judge.fixed(texts)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert repr(pickle.loads(pickle.dumps(Judge("he"), protocol))) == "Judge('he')"


def test_names_of_options_are_public() -> None:
    """The types of options, with the names that calls take."""
    name: Any
    for name in get_args(bidikit.Container):
        Judge("he", container=name)
    for name in get_args(bidikit.Style):
        Judge("he", style=name)
    for name in get_args(bidikit.Mode):
        bidikit.format("%@", "a", mode=name)
    for name in get_args(bidikit.Syntax):
        bidikit.format("", syntax=name)
    for name in get_args(bidikit.Base):
        bidikit.levels("a", name)
    for name in get_args(bidikit.Strategy):
        bidikit.base_direction("a", name)
    for name in get_args(bidikit.Controls):
        bidikit.strip("a", name)
    for name in get_args(bidikit.Direction):
        assert bidikit.base_direction(bidikit.marked("", name)) in (name, None)
    assert get_args(bidikit.Severity) == ("error", "warning", "info")
    names = ["Base", "Container", "Controls", "Direction", "Mode", "Severity", "Strategy", "Style", "Syntax"]
    for each in names:
        assert each in bidikit.__all__ and get_args(getattr(bidikit, each))
    # Each call says all its names.
    for kind, call in (
        (bidikit.Container, lambda name: Judge("he", container=name)),
        (bidikit.Style, lambda name: Judge("he", style=name)),
        (bidikit.Mode, lambda name: bidikit.format("", mode=name)),
        (bidikit.Base, lambda name: bidikit.levels("", name)),
        (bidikit.Strategy, lambda name: bidikit.base_direction("", name)),
        (bidikit.Controls, lambda name: bidikit.strip("", name)),
    ):
        with pytest.raises(BidiError) as caught:
            call("?")
        assert sorted(re.findall("'([^']+)'", caught.value.message.partition(":")[2])) == sorted(get_args(kind))


def test_errors_say_what_to_do() -> None:
    with pytest.raises(BidiError) as caught:
        verdict("a", "hebrew")
    assert caught.value.code == "unknown-locale"
    assert "give a tag such as ar" in str(caught.value)
    with pytest.raises(BidiError, match="there is base-direction, in element 0") as caught:
        verdict("a", "he", ignore=["base-directoin"])
    assert (caught.value.code, caught.value.index) == ("unknown-name", 0)
    with pytest.raises(BidiError, match="container is 'up': it is 'natural', 'rtl', 'ltr' or 'any'"):
        verdict("a", "he", container="up")  # type: ignore[call-overload]
    with pytest.raises(BidiError, match="is no format specifier"):
        verdict("a", "he", samples={"x": "y"})
    with pytest.raises(TypeError, match="ignore is a list of names, not one str"):
        verdict("a", "he", ignore="base-direction")
    with pytest.raises(BidiError) as caught:
        bidi_fixed(["\u05d0", "\u05d0\ud83d"], "he")
    assert (caught.value.index, caught.value.offset) == (1, 1)
    with pytest.raises(TypeError):
        Judge("he").verdict(3)  # type: ignore[call-overload]
    unknown: Any
    for unknown in (1, True, ["rtl"]):
        with pytest.raises(BidiError, match="container is"):
            Judge("he", container=unknown)
        with pytest.raises(BidiError, match="style is"):
            Judge("he", style=unknown)
        with pytest.raises(BidiError, match="container is"):
            verdict("a", "he", container=unknown)


def test_wrong_types_of_options_are_named() -> None:
    """The error names the option, and the function that was called."""

    def fails(said: str, locale: Any = "he", **options: Any) -> None:
        of_verdict: Any = partial(verdict, "x", locale)
        of_fixed: Any = partial(bidi_fixed, "x", locale)
        of_judge: Any = partial(Judge, locale)
        for name, call in (("verdict", of_verdict), ("bidi_fixed", of_fixed), ("Judge.*", of_judge)):
            with pytest.raises(TypeError, match=f"^{said.format(name=name)}"):
                call(**options)

    fails(r"{name}\(\) got an unexpected keyword argument 'containr'", containr="any")
    for locale, kind in ((None, "NoneType"), (3, "int"), (b"he", "bytes"), (["he"], "list")):
        fails(f"locale is a str such as 'ar' or 'fa-IR', not {kind}$", locale)
    fails(r"samples\['%@'\] is a str or a list of str, not int$", samples={"%@": 3})
    fails(r"samples\['%@'\] is a str or a list of str, not NoneType$", samples={"%@": None})
    fails(r"samples\['%@'\] is a str or a list of str, not bytes$", samples={"%@": b"Bob"})
    fails(r"samples\['%@'\] is a str or a list of str, not a list with int$", samples={"%@": ["Bob", 3]})
    fails("samples has specifiers that are str, not int$", samples={3: "Bob"})
    fails("samples is a dictionary of specifiers and texts, not list$", samples=["%@"])
    fails("samples is a dictionary of specifiers and texts, not str$", samples="%@")
    for option in ("select", "extend_select", "ignore"):
        fails(f"{option} is a list of names, not int$", **{option: 3})


def test_numbers_are_no_addresses() -> None:
    """No option and no list of texts is taken for the buffers of a column."""
    six: Any
    for six in ((1, 2, 3, 4, 5, 6), range(1, 7), range(6), list(range(6)), iter(range(6)), (1, 0, 64, 0, 4096, 4096), (2**70,) * 6):
        numbers = tuple(six)
        for name in ("select", "extend_select", "ignore"):
            options: Any = {name: numbers}
            with pytest.raises(TypeError, match="^element 0: expected str or None, not int$"):
                Judge("ar", **options)
            with pytest.raises(TypeError, match="^element 0: expected str or None, not int$"):
                verdict("a", "ar", **options)
        for call in (verdict, bidi_fixed):
            with pytest.raises(TypeError, match="^element 0: expected str or None, not int$"):
                call(numbers, "ar")
            with pytest.raises(TypeError, match="^source 0: expected str or None, not int$"):
                call(["a"] * 6, "ar", source=numbers)
    with pytest.raises(TypeError, match="^element 0: expected str or None, not int$"):
        Judge("ar", ignore=range(1, 7))  # type: ignore[arg-type]
    samples_of_numbers: Any
    for samples_of_numbers in ({1: [2, 3, 4]}, {1: [1, 2, 3], 2: []}, {1: [1], 2: [2], 3: [3]}):
        with pytest.raises(TypeError, match="^samples has specifiers that are str, not int$"):
            Judge("ar", samples=samples_of_numbers)


def test_one_judge_for_many_threads() -> None:
    judge = Judge("he")
    texts = [text for text, tag in samples() if tag == "he"]
    wanted = judge.fixed(texts)
    found: list[list[str]] = []
    threads = [threading.Thread(target=lambda: found.append(judge.fixed(texts))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [wanted] * 6
