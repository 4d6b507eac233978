"""Bidirectional text: levels, visual order, marks, and whether readers accept what they see.

All functions take a ``str``, None, a list, a column of pandas or a column of Arrow. A ``str`` gives one result, a list or a
tuple gives a list, and a column gives a column; ``verdict`` and ``format`` give a list for a column too. Offsets count
characters of the ``str``, from 0.
"""

from ._core import unicode_version, version as __version__
from ._errors import BidiError
from ._format import Mode, Syntax, Value, code, digits, format, handle, path, phone, ready, text, url
from ._judge import (
    Argument,
    Container,
    Edit,
    Finding,
    Fix,
    Judge,
    Line,
    Proof,
    Severity,
    Style,
    Verdict,
    bidi_fixed,
    verdict,
)
from ._names import Base, Controls, Direction, Strategy
from ._texts import base_direction, embedded, isolated, levels, marked, reorder, strip

__all__ = [
    "Argument",
    "Base",
    "BidiError",
    "Container",
    "Controls",
    "Direction",
    "Edit",
    "Finding",
    "Fix",
    "Judge",
    "Line",
    "Mode",
    "Proof",
    "Severity",
    "Strategy",
    "Style",
    "Syntax",
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
