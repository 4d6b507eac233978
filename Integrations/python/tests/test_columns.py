"""Columns of pandas and Arrow in one call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bidikit import BidiError, _core, base_direction, bidi_fixed, embedded, format, levels, reorder, strip, verdict

pa = pytest.importorskip("pyarrow")
pd = pytest.importorskip("pandas")

TEXTS = ["abc \u05d0\u05d1", None, "", "\u202bx\u202c", "\u05d0" * 40, "plain"]
ORDERED = ["abc \u05d1\u05d0", None, "", "x", "\u05d0" * 40, "plain"]
BROKEN = "PDF \u05e4\u05d2\u05d5\u05dd."


@pytest.mark.parametrize("kind", ["string", "large_string", "string_view"])
def test_arrow_columns(kind: str) -> None:
    if not hasattr(pa, kind):
        pytest.skip(f"pyarrow {pa.__version__} has no {kind}")
    column = pa.array(TEXTS, getattr(pa, kind)())
    found = reorder(column)
    found.validate(full=True)
    assert found.type == column.type
    assert found.to_pylist() == ORDERED == reorder(TEXTS)
    for part in (column[2:], column[:0], column[1:3], column[4:5]):
        found = reorder(part)
        found.validate(full=True)
        assert found.to_pylist() == reorder(part.to_pylist())
    chunked = pa.chunked_array([column[:2], column[2:2], column[2:]])
    found = reorder(chunked)
    assert isinstance(found, pa.ChunkedArray)
    assert found.to_pylist() == ORDERED
    assert reorder(pa.chunked_array([], column.type)).to_pylist() == []
    found = levels(column)
    assert found.type == pa.large_list(pa.uint8())
    assert found.to_pylist() == levels(TEXTS)
    assert base_direction(column).type == column.type


def test_arrow_levels_and_directions() -> None:
    column = pa.array(TEXTS)
    found = levels(column)
    found.validate(full=True)
    assert found.type == pa.large_list(pa.uint8())
    assert found.to_pylist() == levels(TEXTS)
    assert levels(column[3:]).to_pylist() == levels(TEXTS[3:])
    assert levels(pa.array(["ab"])).to_pylist() == [[0, 0]]
    directions = base_direction(column)
    assert directions.to_pylist() == ["ltr", None, None, "ltr", "rtl", "ltr"]
    assert directions.type == pa.string()


def test_arrow_kinds() -> None:
    words = pa.array(["a\u05d0\u05d1", "b", "a\u05d0\u05d1", None]).dictionary_encode()
    found = reorder(words)
    found.validate(full=True)
    assert found.type == words.type
    assert pa.types.is_dictionary(found.type)
    assert found.to_pylist() == ["a\u05d1\u05d0", "b", "a\u05d1\u05d0", None]
    assert levels(words).to_pylist() == levels(words.to_pylist())
    assert reorder(pa.nulls(3)).to_pylist() == [None] * 3
    assert reorder(pa.scalar("a\u05d0\u05d1")) == "a\u05d1\u05d0"
    with pytest.raises(TypeError, match="a column of strings, not of int64"):
        reorder(pa.array([1]))
    with pytest.raises(BidiError) as caught:
        reorder(pa.array([b"good", b"\xff"]).cast(pa.binary()).view(pa.string()))
    assert (caught.value.code, caught.value.index, caught.value.offset) == ("invalid-utf8", 1, 0)


def dictionary_array(indices: list[int | None], texts: list[str | None], index: Any = None, kind: Any = None) -> Any:
    return pa.DictionaryArray.from_arrays(pa.array(indices, index or pa.int32()), pa.array(texts, kind or pa.string()))


@pytest.mark.parametrize("kind", ["string", "large_string", "string_view"])
@pytest.mark.parametrize("index", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"])
def test_dictionaries_have_each_result_once(kind: str, index: str) -> None:
    """Different texts have equal results, and a text that is not null may have the result null."""
    if not hasattr(pa, kind):
        pytest.skip(f"pyarrow {pa.__version__} has no {kind}")
    texts = ["a", "\u05d0", "b", "12", None, "\u202ba\u202c", "a"]
    words = dictionary_array([6, 0, None, 1, 2, 3, 4, 5], texts, getattr(pa, index)(), getattr(pa, kind)())
    functions: list[Callable[[Any], Any]] = [base_direction, reorder, strip, embedded, lambda given: bidi_fixed(given, "he")]
    chunked = pa.chunked_array([words[:2], words[2:2], dictionary_array([1, 0], ["a", "c"], words.indices.type, words.dictionary.type)])
    for column in (words, words[3:], words[:0], words[2:3], chunked, chunked[:0], pa.chunked_array([], words.type)):
        plain = column.to_pylist()
        for function in functions:
            found = function(column)
            found.validate(full=True)
            assert (type(found), found.type) == (type(column), column.type)
            assert found.to_pylist() == function(plain)
            for chunk in found.chunks if isinstance(found, pa.ChunkedArray) else [found]:
                dictionary = chunk.dictionary.to_pylist()
                assert None not in dictionary
                assert len(set(dictionary)) == len(dictionary)
            # pyarrow 15 gives pandas no indices without a sign.
            if kind != "string_view" and index[0] != "u":
                # pandas takes no dictionary with a null, and none with two equal texts.
                series = found.to_pandas()
                assert isinstance(series.dtype, pd.CategoricalDtype)
                assert [None if pd.isna(text) else text for text in series] == function(plain)
        assert levels(column).type == pa.large_list(pa.uint8())
        assert levels(column).to_pylist() == levels(plain)
    assert base_direction(words).dictionary.to_pylist() == ["ltr", "rtl"]
    assert strip(words).dictionary.to_pylist() == ["a", "\u05d0", "b", "12"]


def test_dictionaries_of_other_kinds() -> None:
    # More texts than the indices can count.
    words = dictionary_array([0, 127, None], [str(number) for number in range(200)], pa.int8())
    assert reorder(words).to_pylist() == ["0", "127", None]
    nothing = dictionary_array([None, None], [])
    assert base_direction(nothing).to_pylist() == [None, None]
    assert base_direction(nothing).type == nothing.type
    nulls = pa.DictionaryArray.from_arrays(pa.array([0, None]), pa.nulls(1))
    for column in (nulls, pa.chunked_array([nulls])):
        assert reorder(column).to_pylist() == base_direction(column).to_pylist() == [None, None]
        assert reorder(column).to_pandas().isna().all()
    assert reorder(pa.chunked_array([], nulls.type)).to_pylist() == []
    with pytest.raises(TypeError, match="a column of strings, not of int64"):
        reorder(pa.array([1]).dictionary_encode())


def test_columns_whose_offsets_are_wrong() -> None:
    """Nothing outside the buffers is read."""
    numpy = pytest.importorskip("numpy")
    for bits, kind in ((32, pa.string()), (64, pa.large_string())):
        for ends in ([0, 1_000_000, 3], [0, -5, 3], [0, 2, 1, 3], [0, 3, 0, 3], [0, 2**31 - 1, 3]):
            offsets = pa.py_buffer(numpy.array(ends, f"int{bits}"))
            column = pa.Array.from_buffers(kind, len(ends) - 1, [None, offsets, pa.py_buffer(b"abc")])
            for function in (levels, reorder, base_direction, lambda given: bidi_fixed(given, "he")):
                with pytest.raises(BidiError, match="the offsets of the column are not in order, or lie outside") as caught:
                    function(column)
                assert caught.value.code == "invalid-argument"
    # Offsets at an odd address are right.
    column = pa.array(TEXTS)
    validity, offsets, data = column.buffers()
    odd = pa.py_buffer(b"x" + offsets.to_pybytes())[1:]
    assert reorder(pa.Array.from_buffers(pa.string(), len(TEXTS), [validity, odd, data])).to_pylist() == ORDERED


def test_buffers_are_checked() -> None:
    """The type that brings addresses into the extension module."""
    column = pa.array(["ab", "c", None])
    validity: Any
    offsets: Any
    data: Any
    validity, offsets, data = ((buffer.address, buffer.size) for buffer in column.buffers())
    none = (0, 0)
    given = _core.Buffers(column, 3, 0, 32, validity, offsets, data)
    assert _core.base_direction(given) == ["ltr", "ltr", None]
    assert _core.base_direction(_core.Buffers(None, 0, 5, 64, none, none, none)) == []
    assert _core.base_direction(_core.Buffers(column, 1, 0, 32, none, (offsets[0], 8), (data[0], 2))) == ["ltr"]
    large = 2**63 - 1
    wrong: list[tuple[Any, ...]] = [
        (-1, 0, 32, none, offsets, data), (1, -1, 32, none, offsets, data), (1, large, 32, none, offsets, data),
        (large, 0, 32, none, offsets, data), (large, large, 64, none, offsets, data), (1, 0, 32, none, none, data),
        (1, 0, 32, none, (0, 100), data), (3, 0, 32, none, (offsets[0], 15), data), (3, 0, 64, none, (offsets[0], 16), data),
        (2, 0, 32, none, (offsets[0], 12), (data[0], 2)), (1, 0, 32, none, (offsets[0], 8), none),
        (3, 0, 32, (validity[0], 0), offsets, data), (1, 8, 32, (validity[0], 1), (offsets[0], 64), data),
    ]  # fmt: skip
    for arguments in wrong:
        with pytest.raises(BidiError):
            _core.levels(_core.Buffers(column, *arguments))
    other: Any
    for other in (16, 0, -32, 33):
        with pytest.raises(ValueError, match="32 or 64 bits"):
            _core.Buffers(column, 3, 0, other, validity, offsets, data)
    for other in (None, 4096, (1,), (1, 2, 3), ("a", 1), (4096, -1), (None, 4), (1.5, 4)):
        with pytest.raises(TypeError):
            _core.Buffers(column, 3, 0, 32, validity, other, data)
    for other in (-1, 2**64, 2**80):
        with pytest.raises(OverflowError):
            _core.Buffers(column, 3, 0, 32, validity, (other, 16), data)
    with pytest.raises(TypeError):
        type("Mine", (_core.Buffers,), {})
    with pytest.raises(TypeError):
        object.__new__(_core.Buffers)
    with pytest.raises(TypeError, match="not Buffers"):
        format("%@", given)
    column = validity = offsets = data = None
    import gc

    gc.collect()
    assert _core.reorder(given).buffers()[0] == 3


def test_pyarrow_without_string_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """pyarrow 15 has no string_view."""
    monkeypatch.delattr(pa.types, "is_string_view", raising=False)
    column = pa.array(TEXTS)
    assert reorder(column).to_pylist() == ORDERED
    assert base_direction(column).to_pylist() == base_direction(TEXTS)
    assert base_direction(column.dictionary_encode()).to_pylist() == base_direction(TEXTS)
    assert bidi_fixed(column, "he").to_pylist() == bidi_fixed(TEXTS, "he")
    with pytest.raises(TypeError, match="a column of strings, not of int64"):
        reorder(pa.array([1]))


def test_kinds_of_results() -> None:
    """What the README says of the kinds."""
    numpy = pytest.importorskip("numpy")
    texts = ["a\u05d0\u05d1", BROKEN]
    for many in (tuple(texts), dict.fromkeys(texts).keys(), iter(texts), numpy.array(texts)):
        assert reorder(many) == reorder(texts)
    for many in (tuple(texts), iter(texts), numpy.array(texts)):
        assert bidi_fixed(many, "he") == bidi_fixed(texts, "he")
    words = pa.array(texts).dictionary_encode()
    assert pa.types.is_dictionary(reorder(words).type)
    assert pa.types.is_dictionary(base_direction(words).type)
    assert pa.types.is_dictionary(bidi_fixed(words, "he").type)
    assert bidi_fixed(words, "he", source=[None, "x"]).type == pa.string()
    assert pa.types.is_large_list(levels(words).type)
    categories = pd.Series(texts, dtype="category")
    assert reorder(categories).dtype == categories.cat.categories.dtype
    assert bidi_fixed(categories, "he", source=[None, "x"]).dtype == categories.cat.categories.dtype
    for column in (pa.array(texts), pd.Series(texts), pd.Index(texts), words):
        assert type(verdict(column, "he")) is list
        assert type(format("%@", column)) is type(bidi_fixed(column, "he", source=texts))


def test_scalars_of_columns() -> None:
    numpy = pytest.importorskip("numpy")
    texts: list[Any] = [pa.scalar(BROKEN), numpy.str_(BROKEN), numpy.array(BROKEN), pd.Series([BROKEN]).iloc[0]]
    for text in texts:
        assert reorder(text) == reorder(BROKEN)
        assert verdict(text, "he", source="PDF damaged.") == verdict(BROKEN, "he", source="PDF damaged.")
        assert bidi_fixed(text, "he") == bidi_fixed(BROKEN, "he")
        assert format("%@", text) == BROKEN
    nulls: list[Any] = [pa.scalar(None), pa.scalar(None, pa.string()), pd.NA]
    for null in nulls:
        assert reorder(null) is verdict(null, "he") is bidi_fixed(null, "he") is format("%@", null) is None
    numbers: list[Any] = [pa.scalar(3), numpy.int64(3), numpy.uint8(3), pd.Series([3]).iloc[0]]
    for number in numbers:
        assert format("%d", number) == "3"
        with pytest.raises(TypeError):
            reorder(number)
    with pytest.raises(TypeError, match="not bool"):
        format("%@", numpy.bool_(True))


def test_tables_are_refused() -> None:
    tables: list[Any] = [pd.DataFrame({"a": ["b"]}), pa.table({"a": ["b"]})]
    for table in tables:
        for call in (reorder, levels, lambda value: verdict(value, "he"), lambda value: bidi_fixed(value, "he", source=["x"])):
            with pytest.raises(TypeError, match="a column is wanted, not (DataFrame|Table)"):
                call(table)
        with pytest.raises(TypeError, match="not (DataFrame|Table)"):
            format("%@", table)


def test_the_result_outlives_everything() -> None:
    column = embedded(pa.array(["\u05d0 abc"] * 1000))
    import gc

    gc.collect()
    assert set(column.to_pylist()) == {"\u202b\u05d0 abc\u202c"}
    part = levels(pa.array(["\u05d0 abc"] * 1000)).flatten()[:5]
    gc.collect()
    assert part.to_pylist() == [1, 1, 2, 2, 2]


@pytest.mark.parametrize("kind", ["object", "string[python]", "string[pyarrow]", "str", "arrow", "large"])
def test_series(kind: str) -> None:
    dtype: Any = {
        "arrow": pd.ArrowDtype(pa.string()),
        "large": pd.ArrowDtype(pa.large_string()),
        "str": pd.Series(["a"]).dtype,
    }.get(kind, kind)
    column = pd.Series(TEXTS, index=list("uvwxyz"), name="label", dtype=dtype)
    found = reorder(column)
    assert isinstance(found, pd.Series)
    assert (found.dtype, found.name, list(found.index)) == (column.dtype, "label", list("uvwxyz"))
    assert [None if pd.isna(text) else text for text in found] == ORDERED
    assert list(strip(column.dropna())) == strip([text for text in TEXTS if text is not None])
    assert list(levels(column.dropna())) == levels([text for text in TEXTS if text is not None])
    assert levels(column).iloc[1] is None
    assert base_direction(column).dtype == column.dtype
    assert reorder(column[:0]).tolist() == []


def test_missing_values_of_every_kind() -> None:
    column = pd.Series(["a\u05d0\u05d1", None, float("nan"), pd.NA], dtype="object")
    assert reorder(column).tolist() == ["a\u05d1\u05d0", None, None, None]
    with pytest.raises(TypeError, match="element 1"):
        reorder(pd.Series(["a", 3], dtype="object"))


def test_index_and_categories() -> None:
    index = pd.Index(["a\u05d0\u05d1", "b"], name="n")
    assert reorder(index).tolist() == ["a\u05d1\u05d0", "b"]
    assert reorder(index).name == "n"
    words = pd.Series(["a\u05d0\u05d1", "b", "a\u05d0\u05d1", None], dtype="category")
    assert [None if pd.isna(text) else text for text in reorder(words)] == ["a\u05d1\u05d0", "b", "a\u05d1\u05d0", None]
    with pytest.raises(TypeError, match="a column is wanted, not DataFrame"):
        reorder(pd.DataFrame({"a": ["b"]}))


def test_categories_with_equal_results() -> None:
    texts = ["a", "b", None, "\u05d0", "12", "\u202ba\u202c", "a"]
    categories = pd.Series(texts, index=list("tuvwxyz"), name="label", dtype="category")
    dictionaries = categories.astype("object").astype(pd.ArrowDtype(pa.dictionary(pa.int32(), pa.string())))
    for column in (categories, categories.cat.as_ordered(), pd.CategoricalIndex(categories), dictionaries, pd.Index(dictionaries)):
        for part in (column, column[:0], column[2:3], column[3:]):
            for function in (base_direction, reorder, strip, lambda given: bidi_fixed(given, "he")):
                found = function(part)
                assert isinstance(found, pd.Index if isinstance(column, pd.Index) else pd.Series)
                plain = [None if pd.isna(text) else text for text in part]
                assert [None if pd.isna(text) else text for text in found] == function(plain)
                assert found.name == part.name
                if isinstance(part, pd.Series):
                    assert list(found.index) == list(part.index)
            assert list(levels(part)) == levels([None if pd.isna(text) else text for text in part])
    # The result is good for a categorical column.
    assert list(base_direction(categories).astype("category").cat.categories) == ["ltr", "rtl"]
    assert base_direction(dictionaries).dtype == dictionaries.dtype
    assert base_direction(pd.Series([], dtype="category")).tolist() == []
    assert base_direction(pd.Series([None], dtype="category")).isna().tolist() == [True]


def test_the_judge_takes_columns() -> None:
    fixed = ["\u202b" + BROKEN + "\u202c", None, "\u05d0"]
    for column in (pa.array([BROKEN, None, "\u05d0"]), pd.Series([BROKEN, None, "\u05d0"])):
        found = bidi_fixed(column, "he")
        assert type(found) is type(column)
        values = found.to_pylist() if isinstance(found, pa.Array) else [None if pd.isna(v) else v for v in found]
        assert values == fixed
        with_source = bidi_fixed(column, "he", source=["PDF damaged.", None, None])
        assert type(with_source) is type(column)
        with pytest.raises(TypeError, match="source is a list or a column, as the texts are, not str"):
            bidi_fixed(column, "he", source="abc")
        texts = [BROKEN, None, "\u05d0"]
        assert verdict(column, "he", source=column) == verdict(texts, "he", source=texts)
        said = verdict(column, "he")
        assert [None if v is None else len(v.findings) for v in said] == [1, None, 0]


def test_messages_of_columns() -> None:
    frame = pd.DataFrame({"name": ["Ali", None, "\u05d1"], "count": [1, 2, 3]})
    wanted = ["\u2068Ali\u2069 \u05d0 1", None, "\u05d1 \u05d0 3"]
    frame.index = pd.Index([7, 8, 9])
    found = format("%@ \u05d0 %d", frame["name"], frame["count"], locale="he")
    assert isinstance(found, pd.Series)
    assert [None if pd.isna(text) else text for text in found] == wanted
    assert list(found.index) == [7, 8, 9] and found.dtype == frame["name"].dtype
    # The type is that of the texts, wherever they stand; numbers alone give texts.
    turned = format("%2$@ \u05d0 %1$d", frame["count"], frame["name"], locale="he")
    assert turned.dtype == frame["name"].dtype
    assert list(format("%d", frame["count"])) == ["1", "2", "3"]
    arrow = format("%@ \u05d0 %d", pa.array(["Ali", None, "\u05d1"]), pa.array([1, 2, 3]), locale="he")
    assert arrow.type == pa.string() and arrow.to_pylist() == wanted
    numbers = format("%d", pa.chunked_array([[1], [2]]))
    assert isinstance(numbers, pa.ChunkedArray) and numbers.to_pylist() == ["1", "2"]
    assert format("{a}", a=pa.array(["x"], pa.large_string())).type == pa.large_string()
    numpy = pytest.importorskip("numpy")
    assert format("%d", numpy.array([1, 2])) == ["1", "2"]
    assert reorder(numpy.array(["a\u05d0\u05d1"], dtype=object)) == ["a\u05d1\u05d0"]
