"""The algorithm and controls, text by text. The extension module does it; the types are in ``_texts.pyi``."""

from __future__ import annotations

from typing import Any

from . import _core
from ._columns import apply, direction_array, level_array
from ._core import base_direction, embedded, isolated, levels, marked, reorder, strip
from ._errors import BidiError

__all__ = ["base_direction", "embedded", "isolated", "levels", "marked", "reorder", "strip"]

_MAKERS = {"levels": level_array, "base_direction": direction_array}


def _apply_to_column(name: str, texts: Any, option: Any) -> Any:
    """Runs a function of ``_core`` over what is neither a text nor a list."""
    function = getattr(_core, name)
    return apply(lambda given: function(given, option), texts, _MAKERS.get(name))


_core.set_up(BidiError, _apply_to_column)
