"""Levels, visual order, directions, controls."""

from __future__ import annotations

import pickle
import re
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_origin

import pytest

import bidikit
from bidikit import BidiError, base_direction, embedded, isolated, levels, marked, reorder, strip

from conftest import Stream, samples

ALL: list[Callable[..., Any]] = [levels, reorder, embedded, isolated, marked, strip, base_direction]


def test_texts_lists_and_none() -> None:
    assert levels("abc \u05d0\u05d1") == [0, 0, 0, 0, 1, 1]
    assert levels("a\u200b\u05d0", "rtl") == [2, None, 1]
    assert reorder("abc (\u05d0\u05d1)", "rtl") == "(\u05d1\u05d0) abc"
    assert reorder(["a\u05d0\u05d1", None, ""]) == ["a\u05d1\u05d0", None, ""]
    assert levels(["a", None]) == [[0], None]
    assert embedded("\u05d0 abc") == "\u202b\u05d0 abc\u202c"
    assert embedded("123") == "123"
    assert embedded("abc", "rtl") == "\u202babc\u202c"
    assert isolated("C++") == "\u2068C++\u2069"
    assert isolated("C++", direction="ltr") == "\u2066C++\u2069"
    assert marked("abc", "rtl") == "\u200fabc"
    assert strip("\u202b\u200fabc\u202c") == "abc"
    assert strip("\u202b\u200fabc\u202c", only="marks") == "\u202babc\u202c"
    assert strip("\u202b\u200fabc\u202c", only=["marks", "embeddings"]) == "abc"
    assert base_direction("%d \u05d0") == "ltr"
    assert base_direction("%d \u05d0", "first-strong-outside-code") == "rtl"
    assert base_direction("12") is None
    assert base_direction(["\u05d0", None, "a", ""]) == ["rtl", None, "ltr", None]
    assert base_direction("a \u05d0", strategy="any-rtl") == "rtl"
    # Two words of five are 40 %, which is not more.
    assert base_direction("a b c \u05d0 \u05d1", "word-share") == "ltr"
    assert base_direction("a b\n\u05d0 \u05d1", "word-share") == "rtl"
    assert base_direction(["12", "!", None], "word-share") == [None, None, None]
    for function in ALL:
        assert function(None) is None
        assert function([]) == []
        assert function(()) == []
        assert function(iter(["a"])) == function(["a"]) == function(("a",))
        assert function([None, None]) == [None, None]
    # Options reach what is no list.
    text = "\u202b\u200fabc\u202c"
    option: Any
    for function, option in (
        (levels, "rtl"), (reorder, "auto-rtl"), (embedded, "rtl"), (isolated, "ltr"), (marked, "rtl"), (strip, "marks"),
        (strip, ["marks", "isolates"]), (strip, []), (strip, None), (base_direction, "any-rtl"), (base_direction, "word-share"),
    ):  # fmt: skip
        assert function((text, "12"), option) == function([text, "12"], option)
    marks: list[Literal["marks"]] = ["marks"]
    assert strip((text,), iter(marks)) == ["\u202babc\u202c"]
    # A tuple of texts is none of numbers.
    assert reorder(("a", "b", "c", "d", "e", "f")) == ["a", "b", "c", "d", "e", "f"]


def test_what_stays_is_the_same_object() -> None:
    text = "no control in here, \u05d0"
    assert strip(text) is text
    assert embedded(embedded(text)) == embedded(text)


def test_every_case_of_the_conformance_file() -> None:
    """BidiCharacterTest.txt, whole, in three calls."""
    file = Path("/usr/share/unicode/BidiCharacterTest.txt")
    if not file.exists():
        pytest.skip("install unicode-data (Scripts/setup)")
    lines = [line.split(";") for line in file.read_text("utf-8").splitlines() if line and line[0] != "#"]
    # The file may be older than the library: its cases hold in later versions too.
    named = re.match(r"# BidiCharacterTest-(\d+)\.(\d+)", file.read_text("utf-8"))
    assert named is not None
    version = [int(part) for part in bidikit.unicode_version.split(".")[:2]]
    assert [int(part) for part in named.groups()] <= version
    passed = 0
    base: Any
    for field, base in (("0", "ltr"), ("1", "rtl"), ("2", "auto")):
        rows = [line for line in lines if line[1] == field]
        texts = ["".join(chr(int(code, 16)) for code in row[0].split()) for row in rows]
        wanted = [[None if level == "x" else int(level) for level in row[3].split()] for row in rows]
        found = levels(texts, base)
        assert found == wanted
        passed += len(rows)
    assert passed == 91_707


def test_the_command_says_the_same(stream: Stream) -> None:
    texts = [text for text, _ in samples()] + ["", "a\n\u05d0\n", "\u05d0\r\n\u202babc\u202c \u200b\u2029x"]
    base: Any
    for base in ("auto", "auto-rtl", "ltr", "rtl"):
        answers = stream("explain", [{"text": text, "base": base} for text in texts])
        found = levels(texts, base)
        for text, levels_found, answer in zip(texts, found, answers):
            wanted = [level for paragraph in answer["paragraphs"] for level in paragraph["levels"]]
            assert levels_found == wanted, ascii(text)
    answers = stream("explain", [{"text": text} for text in texts])
    assert base_direction(texts) == [answer["base"] for answer in answers]
    groups: Any
    for groups in (None, ["marks"], ["embeddings", "isolates"], ["overrides"]):
        fields = {} if groups is None else {"only": groups}
        answers = stream("strip", [{"text": text, **fields} for text in texts])
        assert strip(texts, groups) == [answer["text"] for answer in answers]


def test_errors_say_where() -> None:
    with pytest.raises(BidiError) as caught:
        reorder("ab\ud800")
    assert (caught.value.code, caught.value.index, caught.value.offset) == ("invalid-text", None, 2)
    with pytest.raises(BidiError) as caught:
        reorder(["a", "\u05d0\U0001f600\udfff"])
    assert (caught.value.code, caught.value.index, caught.value.offset) == ("invalid-text", 1, 2)
    assert str(caught.value).endswith(", in element 1, at character 2")
    with pytest.raises(BidiError, match="base is 'up': it is 'auto', 'ltr', 'rtl' or 'auto-rtl'"):
        reorder("a", "up")  # type: ignore[call-overload]
    with pytest.raises(
        BidiError,
        match="strategy is 'most': it is 'first-strong', 'first-strong-outside-code', 'last-strong', 'any-rtl' or 'word-share'",
    ):
        base_direction("a", "most")  # type: ignore[call-overload]
    with pytest.raises(BidiError, match="only is 'letters'"):
        strip("a", only=["letters"])  # type: ignore[list-item]
    number: Any
    for number in (0, 1, True, 17, -1, 2**31, 2**32, -(2**63), 2**80):
        for given in ("a", ["a"], ("a",)):
            with pytest.raises(BidiError, match=f"base is {number}: it is 'auto', 'ltr', 'rtl' or 'auto-rtl'"):
                levels(given, number)
            with pytest.raises(BidiError, match=f"direction is {number}: it is"):
                marked(given, number)
            with pytest.raises(BidiError, match=f"strategy is {number}: it is"):
                base_direction(given, number)
            with pytest.raises(BidiError, match=f"only is {number}: it is"):
                strip(given, number)
            with pytest.raises(BidiError, match=f"only is {number}: it is"):
                strip(given, [number])
    assert issubclass(BidiError, ValueError)
    error = pickle.loads(pickle.dumps(caught.value))
    assert (str(error), error.index) == (str(caught.value), 1)


@pytest.mark.parametrize("function", ALL)
def test_other_types_are_type_errors(function: Callable[..., Any]) -> None:
    for value in (1, 1.5, b"abc", bytearray(b"a"), object(), [1], ["a", b"b"], ("a", 2)):
        with pytest.raises(TypeError):
            function(value)
    for value in (1, object()):
        with pytest.raises(TypeError, match=f"^a text, a list of texts, or a column is wanted, not {type(value).__name__}$"):
            function(value)
    with pytest.raises(TypeError, match="^a text, a list of texts, or a column is wanted, not bytes; decode it first$"):
        function(b"abc")
    with pytest.raises(TypeError):
        function()
    with pytest.raises(TypeError):
        function("a", "auto", "more")
    with pytest.raises(TypeError):
        function("a", nothing=1)
    with pytest.raises(TypeError):
        function("a", text="b")
    with pytest.raises(TypeError, match="element 1: expected str or None, not int"):
        function(["a", 1])


class Six(NamedTuple):
    """A tuple of six numbers, which has a name."""

    length: int = 1
    offset: int = 0
    width: int = 32
    validity: int = 0
    offsets: int = 4096
    data: int = 4096


@pytest.mark.parametrize("function", ALL)
def test_numbers_are_no_addresses(function: Callable[..., Any]) -> None:
    """No tuple of numbers is taken for the buffers of a column."""
    numbers: list[Any] = [
        (1, 2, 3, 4, 5, 6), (0,) * 6, (1, 0, 64, 0, 4096, 4096), (2**63 - 1,) * 6, (2**70,) * 6, (-1,) * 6, Six(),
        (True, False) * 3, range(6), range(1, 7), iter(range(6)), list(range(6)), list(Six()), {1, 2, 3, 4, 5, 6},
        dict.fromkeys(range(6)), (1, "a", "b", "c", "d", "e"), ((1, 2, 3, 4, 5, 6),) * 2,
    ]  # fmt: skip
    for value in numbers:
        with pytest.raises(TypeError, match="^element 0: expected str or None, not (int|bool|tuple)$"):
            function(value)


def test_other_threads_run_meanwhile() -> None:
    """The GIL is released: a second thread counts while one call works on a large list."""
    texts = ["\u05d0bc (12) " * 400] * 4_000
    counted = 0
    ready = threading.Event()
    done = threading.Event()

    def count() -> None:
        nonlocal counted
        ready.set()
        while not done.is_set():
            counted += 1

    reorder(texts[:1])
    other = threading.Thread(target=count)
    other.start()
    ready.wait()
    before = counted
    # Without switching of threads of its own: what counts now is what runs beside the call.
    levels(texts, "rtl")
    after = counted
    done.set()
    other.join()
    assert after - before > 1_000


def test_many_threads_get_the_same() -> None:
    texts = [text for text, _ in samples()]
    wanted = reorder(texts)
    found: list[list[str]] = []
    threads = [threading.Thread(target=lambda: found.append(reorder(texts))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [wanted] * 8


def test_a_list_may_change_meanwhile() -> None:
    texts = ["\u05d0 abc"] * 50_000
    stop = threading.Event()

    def change() -> None:
        while not stop.is_set():
            texts[:] = ["x"] * 10
            texts[:] = ["\u05d0 abc" + str(index) for index in range(1_000)]

    other = threading.Thread(target=change)
    other.start()
    for _ in range(50):
        assert all(isinstance(text, str) for text in reorder(texts))
    stop.set()
    other.join()


def test_public_names_are_those_of_the_package() -> None:
    public = [getattr(bidikit, name) for name in bidikit.__all__]
    named = [value for value in public if hasattr(value, "__module__") and get_origin(value) is not Literal]
    assert len(named) > 25
    for value in named:
        assert value.__module__ == "bidikit", value
        assert pickle.loads(pickle.dumps(value)) is value
    values = [bidikit.verdict("PDF \u05e4\u05d2\u05d5\u05dd.", "he"), bidikit.phone("12")]
    assert pickle.loads(pickle.dumps(values)) == values
    with pytest.raises(BidiError) as caught:
        reorder("\ud800")
    lines = traceback.format_exception_only(caught.type, caught.value)
    assert lines[0].startswith("bidikit.BidiError: the text holds half of a surrogate pair")
