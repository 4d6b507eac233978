"""The examples of README.md and of the doc comments."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import bidikit


def test_readme() -> None:
    pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    path = Path(__file__).resolve().parents[1] / "README.md"
    failed, tried = doctest.testfile(
        str(path), module_relative=False, encoding="utf-8", optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert (failed, tried > 25) == (0, True)


def test_doc_comments() -> None:
    failed, tried = doctest.testmod(bidikit)
    assert (failed, tried >= 6) == (0, True)
