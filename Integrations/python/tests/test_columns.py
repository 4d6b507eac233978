"""Columns of pandas and Arrow in one call."""

from __future__ import annotations

from typing import Any

import pytest

from bidikit import BidiError, base_direction, bidi_fixed, embedded, format, levels, reorder, strip, verdict

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


def test_pyarrow_without_string_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """pyarrow 15 has no string_view."""
    monkeypatch.delattr(pa.types, "is_string_view", raising=False)
    column = pa.array(TEXTS)
    assert reorder(column).to_pylist() == ORDERED
    assert base_direction(column).to_pylist() == base_direction(TEXTS)
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
        assert type(format("%@", column)) is list


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
    assert format("%@ \u05d0 %d", frame["name"], frame["count"], locale="he") == wanted
    assert format("%@ \u05d0 %d", pa.array(frame["name"]), pa.array([1, 2, 3]), locale="he") == wanted
    numpy = pytest.importorskip("numpy")
    assert format("%d", numpy.array([1, 2])) == ["1", "2"]
    assert reorder(numpy.array(["a\u05d0\u05d1"], dtype=object)) == ["a\u05d1\u05d0"]
