"""Bidirectional text: levels, visual order, marks, and whether readers accept what they see.

All functions take a ``str``, None, a list, a column of pandas or a column of Arrow, and give back the same kind. Offsets
count characters of the ``str``, from 0.
"""

from ._core import unicode_version, version as __version__
from ._errors import BidiError
from ._format import Value, code, digits, format, handle, path, phone, ready, text, url
from ._judge import (
    Argument,
    Edit,
    Finding,
    Fix,
    Judge,
    Line,
    Proof,
    Verdict,
    bidi_fixed,
    verdict,
)
from ._texts import base_direction, embedded, isolated, levels, marked, reorder, strip

__all__ = [
    "Argument",
    "BidiError",
    "Edit",
    "Finding",
    "Fix",
    "Judge",
    "Line",
    "Proof",
    "Value",
    "Verdict",
    "__version__",
    "base_direction",
    "bidi_fixed",
    "code",
    "digits",
    "embedded",
    "format",
    "handle",
    "isolated",
    "levels",
    "marked",
    "path",
    "phone",
    "ready",
    "reorder",
    "strip",
    "text",
    "unicode_version",
    "url",
    "verdict",
]

# Tracebacks, pickles and help() name what users import, not the files of this package.
for _name in __all__:
    _public = globals()[_name]
    if getattr(_public, "__module__", "").startswith(__name__ + "."):
        _public.__module__ = __name__
del _name, _public
