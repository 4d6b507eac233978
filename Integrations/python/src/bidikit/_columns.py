"""Lists, and columns of pandas and Arrow, in one call.

Neither package is imported here before a column of it comes in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from . import _core

Call = Callable[[Any], Any]

_BYTES = (bytes, bytearray, memoryview)


class Column(Protocol):
    """A column: ``pandas.Series``, ``pandas.Index``, ``pyarrow.Array`` or ``pyarrow.ChunkedArray``."""

    def __len__(self) -> int: ...

    def to_numpy(self, *args: Any, **kwargs: Any) -> Any: ...


ColumnT = TypeVar("ColumnT", bound=Column)
"""A column in, and one of the same kind out."""


def apply(call: Call, texts: Any, make: Callable[[Any, Any], Any] | None = None) -> Any:
    """Runs a function of ``_core`` over a list or a column.

    ``make`` makes a column of another kind than text: it gets an Arrow array of texts and the result.
    """
    texts = plain(texts)
    if texts is None or isinstance(texts, str):
        return call(texts)
    package = _package(texts)
    if not is_several(texts):
        raise refused(texts)
    if package == "pyarrow":
        return _arrow(call, texts, make)
    if package == "pandas":
        return _pandas(call, texts, make)
    # A list: the functions of ``_core`` hand other collections over to this one.
    return call(list(texts))


def refused(value: object) -> TypeError:
    """Says what is wanted in the place of a value."""
    hint = "; decode it first" if isinstance(value, _BYTES) else ""
    return TypeError(f"a text, a list of texts, or a column is wanted, not {type(value).__name__}{hint}")


def plain(value: Any) -> Any:
    """A scalar of Arrow, pandas or numpy as Python has it; other values as they are."""
    if value is None or isinstance(value, str):
        return value
    package = _package(value)
    if package == "pyarrow":
        import pyarrow as pa

        return value.as_py() if isinstance(value, pa.Scalar) else value
    if package == "pandas":
        import pandas as pd

        return None if value is pd.NA else value
    if package == "numpy" and getattr(value, "ndim", None) == 0:
        return value.item()
    return value


def is_column(value: object) -> bool:
    """Whether a value is a list, a tuple or a column."""
    package = _package(value)
    return isinstance(value, (list, tuple)) or package in ("pandas", "pyarrow", "numpy") and is_several(value)


def is_several(value: object) -> bool:
    """Whether a value that is no scalar has texts in it: a column, or what can be iterated over."""
    package = _package(value)
    if package == "pyarrow":
        import pyarrow as pa

        return isinstance(value, (pa.Array, pa.ChunkedArray))
    if package == "pandas":
        import pandas as pd

        return isinstance(value, (pd.Series, pd.Index))
    return isinstance(value, Iterable) and not isinstance(value, (str, *_BYTES))


def items(values: Any) -> list[Any]:
    """The elements of a list or a column, None for what is null."""
    if not is_several(values):
        raise refused(values)
    package = _package(values)
    if package == "pyarrow":
        found: list[Any] = values.to_pylist()
        return found
    if package == "pandas":
        missing = values.isna()
        return [
            None if is_missing else plain(value)
            for value, is_missing in zip(values.tolist(), missing.tolist())
        ]
    if package == "numpy":
        return [plain(value) for value in values.tolist()]
    return list(values)


def _package(value: object) -> str:
    return type(value).__module__.partition(".")[0]


def like(texts: Any, values: list[Any]) -> Any:
    """Texts in the kind of column that others came in; a list for what is no column."""
    package = _package(texts)
    if package == "pandas":
        kind = texts.dtype
        return _pandas_like(texts, values, kind.categories.dtype if hasattr(kind, "categories") else kind)
    if package == "pyarrow":
        import pyarrow as pa

        kind = texts.type.value_type if pa.types.is_dictionary(texts.type) else texts.type
        array = pa.array(values, pa.string() if pa.types.is_null(kind) else kind)
        return pa.chunked_array([array]) if isinstance(texts, pa.ChunkedArray) else array
    return values


def texts_like(columns: list[Any], values: list[Any]) -> Any:
    """Texts in the kind of the first column of pandas or Arrow that holds texts, or else of the first one; a list where none is a column.

    A column of numbers gives a column of texts: its index is kept, and its type is not.
    """
    kinds = [column for column in columns if _package(column) in ("pandas", "pyarrow")]
    for column in kinds:
        if _holds_texts(column):
            return like(column, values)
    for column in kinds:
        if _package(column) == "pandas":
            return _pandas_like(column, values, object)
        import pyarrow as pa

        array = pa.array(values, pa.string())
        return pa.chunked_array([array]) if isinstance(column, pa.ChunkedArray) else array
    return values


def _holds_texts(column: Any) -> bool:
    if _package(column) == "pandas":
        import pandas as pd

        kind = column.dtype
        values = kind.categories.dtype if isinstance(kind, pd.CategoricalDtype) else kind
        return bool(pd.api.types.is_object_dtype(values) or pd.api.types.is_string_dtype(values))
    import pyarrow as pa

    kind = column.type.value_type if pa.types.is_dictionary(column.type) else column.type
    return pa.types.is_string(kind) or pa.types.is_large_string(kind) or _is_view(kind)


# Arrow


def _arrow(call: Call, texts: Any, make: Callable[[Any, Any], Any] | None) -> Any:
    import pyarrow as pa

    if isinstance(texts, pa.ChunkedArray):
        chunks = [_arrow(call, chunk, make) for chunk in texts.chunks]
        if not chunks:
            # pyarrow makes no dictionary arrays of all types from lists.
            return pa.chunked_array([_arrow(call, pa.nulls(0, texts.type), make)])
        return pa.chunked_array(chunks)
    kind = texts.type
    if pa.types.is_dictionary(kind):
        # Each text once; the result of one is the result of its copies.
        values = _arrow(call, texts.dictionary, make)
        if pa.types.is_string(values.type) or pa.types.is_large_string(values.type) or _is_view(values.type):
            return _dictionary_array(texts.indices, values)
        return values.take(texts.indices)
    if pa.types.is_null(kind):
        return _arrow(call, texts.cast(pa.string()), make)
    if _is_view(kind):
        found = _arrow(call, texts.cast(pa.large_string()), make)
        # Levels are lists.
        return found.cast(kind) if pa.types.is_large_string(found.type) else found
    if pa.types.is_string(kind):
        width = 32
    elif pa.types.is_large_string(kind):
        width = 64
    else:
        raise TypeError(f"expected a column of strings, not of {kind}")
    result = call(_buffers(texts, width))
    if make is not None:
        return make(texts, result)
    if not isinstance(result, _core.Memory):
        return result
    return _text_array(result, kind)


def _is_view(kind: Any) -> bool:
    import pyarrow as pa

    # pyarrow 15 has no string_view.
    return hasattr(pa.types, "is_string_view") and bool(pa.types.is_string_view(kind))


def _dictionary_array(indices: Any, values: Any) -> Any:
    """A dictionary array of the values at the indices. Its dictionary has each text once, and no null.

    Different texts can have equal results, and a text can have the result null.
    """
    import pyarrow as pa

    kind = values.type
    # pyarrow cannot encode string_view in all versions.
    unique = (values.cast(pa.large_string()) if _is_view(kind) else values).dictionary_encode()
    # No value gets a higher index than before, so the indices fit into the same type.
    return pa.DictionaryArray.from_arrays(
        unique.indices.take(indices).cast(indices.type), unique.dictionary.cast(kind)
    )


def _buffers(texts: Any, width: int) -> _core.Buffers:
    validity, offsets, data = texts.buffers()
    return _core.Buffers(
        texts,
        len(texts),
        texts.offset,
        width,
        _stretch(None if texts.null_count == 0 else validity),
        _stretch(offsets),
        _stretch(data),
    )


def _stretch(buffer: Any) -> tuple[int, int]:
    """The address and the size of a buffer."""
    if buffer is None:
        return 0, 0
    if not buffer.is_cpu:
        raise TypeError("expected a column in the memory of the CPU; copy the column there first")
    return buffer.address, buffer.size


def _text_array(memory: _core.Memory, kind: Any) -> Any:
    import pyarrow as pa

    count, nulls, validity, offsets, data, size = memory.buffers()
    if pa.types.is_string(kind):
        short = memory.short_offsets()
        if short is None:
            raise OverflowError(
                "the result has more than 2 GiB of text, which pyarrow.string() cannot hold; "
                "cast the column to pyarrow.large_string() first"
            )
        ends = pa.py_buffer(short)
    else:
        ends = pa.foreign_buffer(offsets, (count + 1) * 8, memory)
    return pa.Array.from_buffers(
        kind,
        count,
        [
            pa.foreign_buffer(validity, (count + 7) // 8, memory) if validity else None,
            ends,
            pa.foreign_buffer(data, size, memory),
        ],
        null_count=nulls,
    )


def level_array(_: Any, memory: _core.Memory) -> Any:
    """A column of lists of levels, null for what rule X9 removes."""
    import pyarrow as pa

    count, nulls, validity, offsets, data, size = memory.buffers()
    present = memory.present()
    levels = pa.Array.from_buffers(
        pa.uint8(),
        size,
        [None if present is None else pa.py_buffer(present), pa.foreign_buffer(data, size, memory)],
    )
    return pa.Array.from_buffers(
        pa.large_list(pa.uint8()),
        count,
        [
            pa.foreign_buffer(validity, (count + 7) // 8, memory) if validity else None,
            pa.foreign_buffer(offsets, (count + 1) * 8, memory),
        ],
        null_count=nulls,
        children=[levels],
    )


def direction_array(texts: Any, found: list[Any]) -> Any:
    """A column of names of directions."""
    import pyarrow as pa

    return pa.array(found, texts.type)


# pandas


def _pandas(call: Call, texts: Any, make: Callable[[Any, Any], Any] | None) -> Any:
    import pandas as pd

    column: Any = texts
    kind: Any = column.dtype
    if isinstance(kind, pd.CategoricalDtype):
        # Each text once.
        values = apply(call, kind.categories.tolist(), None)
        codes = column.cat.codes if isinstance(texts, pd.Series) else column.codes
        found = [values[code] if code >= 0 else None for code in codes]
        return _pandas_like(texts, found, object if make is level_array else kind.categories.dtype)
    if make is None and (isinstance(kind, pd.ArrowDtype) or getattr(kind, "storage", None) == "pyarrow"):
        import pyarrow as pa

        return _pandas_like(texts, kind.__from_arrow__(_arrow(call, pa.array(texts.array), None)), kind)
    return _pandas_like(texts, call(items(texts)), object if make is level_array else kind)


def _pandas_like(texts: Any, values: Any, kind: Any) -> Any:
    """A column with the index and the name of another."""
    import pandas as pd

    if isinstance(texts, pd.Index):
        return pd.Index(values, dtype=kind, name=texts.name, tupleize_cols=False)
    return pd.Series(values, index=texts.index, name=texts.name, dtype=kind)
