"""Messages with arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import bidikit
from bidikit import BidiError, _core, format

if TYPE_CHECKING:
    from typing_extensions import assert_type
else:

    def assert_type(value: Any, kind: Any) -> Any:
        """What type checkers do with it: mypy reads this file."""
        return value


def test_positions_names_and_numbers() -> None:
    assert format("%1$@ \u0628\u062f\u0623", "\u5c0f\u660e", locale="ar") == "\u2068\u5c0f\u660e\u2069 \u0628\u062f\u0623"
    assert format("{who}: {n}", locale="en", who="Ali", n=3) == "Ali: 3"
    assert format("%d%%", 12, locale="fa") == "\u06f1\u06f2%"
    assert format("%d%%", 12, locale="fa-u-nu-latn") == "12%"
    assert format("%.2f", 1.5) == "1.50"
    assert format("%u", 2**64 - 1) == "18446744073709551615"
    assert format("%@", bidikit.digits(str(2**70))) == str(2**70)
    assert format("\u05d0", locale="he") == "\u05d0"
    assert format("{0}", "a", syntax="braces") == "a"
    assert format("{mode} {n}", {"mode": "x"}, n=1) == "x 1"


@pytest.mark.parametrize("pattern", ["{name} \u05db\u05ea\u05d1", "%(name)s \u05db\u05ea\u05d1", "%{name} \u05db\u05ea\u05d1", "%{name}s \u05db\u05ea\u05d1", "${name} \u05db\u05ea\u05d1"])
def test_names_in_every_syntax(pattern: str) -> None:
    assert format(pattern, locale="he", name="Ali") == "\u2068Ali\u2069 \u05db\u05ea\u05d1"


def test_positions_in_every_syntax() -> None:
    assert format("{0} x", "a") == format("{} x", "a") == format("%s x", "a") == "a x"
    assert format("{} x") == "{} x"
    assert format("{0} %s", "a", syntax="braces") == "a %s"
    assert format("{}: %(n)03d", n=5, syntax=None) == "{}: 005"


def test_arguments_that_no_placeholder_takes() -> None:
    with pytest.raises(BidiError, match="no placeholder takes the argument 'name'; write {name}") as caught:
        format("<name> x", name="Ali")
    assert caught.value.code == "invalid-value"
    with pytest.raises(BidiError, match="no placeholder takes any of the arguments at positions 0, 1; write %@"):
        format("x", "a", "b")
    # A form for two leaves its number out.
    assert format("\u05d9\u05d5\u05de\u05d9\u05d9\u05dd", n=2) == "\u05d9\u05d5\u05de\u05d9\u05d9\u05dd"


def test_modes_and_kinds() -> None:
    phone = bidikit.phone("+1 (555) 010")
    assert format("\u05d0 %@", phone, locale="he", mode="always") == "\u05d0 \u2066+1 (555) 010\u2069"
    assert format("\u05d0 %@", phone, locale="he", mode="plain") == "\u05d0 +1 (555) 010"
    assert format("%@", bidikit.ready("x"), locale="he", mode="always") == "x"
    assert format("\u05d0 %@", bidikit.text("x", "rtl"), locale="he", mode="always") == "\u05d0 \u2067x\u2069"
    for make in (bidikit.url, bidikit.path, bidikit.handle, bidikit.code):
        assert format("\u05d0 %@", make("x"), locale="he", mode="always") == "\u05d0 \u2066x\u2069"


def test_lists_of_arguments() -> None:
    assert format("%@ \u05d0 %d", ["a", None, "\u05d1"], 3, locale="he") == [
        "\u2068a\u2069 \u05d0 3",
        None,
        "\u05d1 \u05d0 3",
    ]
    assert format("{a} {b}", a=[1, 2], b=("x", "y"), locale="en") == ["1 x", "2 y"]
    assert format("%@", []) == []
    with pytest.raises(BidiError, match="different lengths"):
        format("%@ %@", ["a"], ["b", "c"])
    assert format("%@", None) is None


def test_types_of_messages() -> None:
    name: str | None = None
    names: list[str] = ["a", "b"]
    some: Any = "a"
    assert assert_type(format("%@", "a"), str) == "a"
    assert assert_type(format("%d %f", 1, 1.5), str) == "1 1.500000"
    assert assert_type(format("%@", bidikit.phone("12"), locale="he"), str)
    assert assert_type(format("{a}", a="a", mode="always"), str)
    assert assert_type(format("{a}", {"a": "a"}), str) == "a"
    assert assert_type(format("%@", name), "str | None") is None
    assert assert_type(format("{a}", a=name), "str | None") is None
    assert assert_type(format("%@", names), "list[str | None]") == ["a", "b"]
    assert assert_type(format("%@ %@", "x", names), "list[str | None]") == ["x a", "x b"]
    assert assert_type(format("{a}", a=("a", None)), "list[str | None]") == ["a", None]
    assert assert_type(format("%@", some), Any) == "a"


def test_the_whole_line_can_be_isolated() -> None:
    assert format("PDF \u05e4\u05d2\u05d5\u05dd.", locale="he") == "\u2067PDF \u05e4\u05d2\u05d5\u05dd.\u2069"
    assert format("PDF \u05e4\u05d2\u05d5\u05dd.", locale="he", mode="always") == "PDF \u05e4\u05d2\u05d5\u05dd."
    assert "whole line is isolated" in (format.__doc__ or "")


def test_wrong_types_of_options_are_named() -> None:
    call: Any = format
    for locale, kind in ((3, "int"), (b"he", "bytes"), (["he"], "list")):
        with pytest.raises(TypeError, match=f"^locale is a str or None, not {kind}$"):
            call("%@", "a", locale=locale)
    for pattern, kind in ((None, "NoneType"), (3, "int"), (b"%@", "bytes")):
        with pytest.raises(TypeError, match=f"^pattern is a str, not {kind}$"):
            call(pattern, "a")
    with pytest.raises(TypeError, match=r"format\(\) has no option 'local'$"):
        call("%@", "a", local="he")


def test_errors_have_the_place_in_the_pattern() -> None:
    with pytest.raises(BidiError) as caught:
        format("\u05d0\u05d0 %y", locale="he")
    assert (caught.value.code, caught.value.offset, caught.value.index) == ("invalid-pattern", 3, None)
    with pytest.raises(BidiError) as caught:
        format("\u05d0 %d", [1, "a"], locale="he")
    assert (caught.value.code, caught.value.offset, caught.value.index) == ("invalid-value", 2, 1)
    with pytest.raises(BidiError) as caught:
        format("\u05d0 {x}", y=1)
    assert (caught.value.code, caught.value.offset) == ("invalid-value", 2)
    with pytest.raises(BidiError) as caught:
        format("%@", "a\ud800")
    assert (caught.value.code, caught.value.offset) == ("invalid-text", 1)
    with pytest.raises(TypeError, match="by position or have names, not both"):
        format("%@ {x}", "a", x=1)
    with pytest.raises(TypeError, match="not list"):
        format("%@", [[1]])
    for large in (2**70, -(2**70)):
        with pytest.raises(BidiError, match=r"bidikit\.digits\(\)") as caught:
            format("%d", large)
        assert (caught.value.code, caught.value.index) == ("invalid-value", None)
    with pytest.raises(BidiError) as caught:
        format("%d", [1, 2**70])
    assert (caught.value.code, caught.value.index) == ("invalid-value", 1)
    for arguments in ((True,), ([1, False],)):
        with pytest.raises(TypeError, match="an argument is a str, an int, a float or a bidikit.Value, not bool"):
            format("%@", *arguments)
    with pytest.raises(TypeError, match="not bool"):
        format("{x}", x=True)
    with pytest.raises(ValueError, match="direction is 'up': it is None, 'ltr' or 'rtl'"):
        bidikit.text("x", "up")  # type: ignore[arg-type]
    unknown: Any
    for unknown in (1, True, ["ltr"]):
        with pytest.raises(BidiError, match="direction is"):
            bidikit.text("x", unknown)
        with pytest.raises(BidiError, match="syntax is"):
            format("%@", "a", syntax=unknown)
    with pytest.raises(BidiError, match="mode is 'never'"):
        format("%@", "a", mode="never")  # type: ignore[call-overload]


def test_names_and_rows_are_checked() -> None:
    names: Any = {number: "a" for number in range(1, 7)}
    with pytest.raises(TypeError, match="^element 0: expected str or None, not int$"):
        format("{a}", names)
    with pytest.raises(TypeError, match="^element 0: expected str or None, not int$"):
        format("{a}", {**names, 1: ["a", "b"]})
    with pytest.raises(TypeError, match="not tuple"):
        format("%@", [(1, 2, 3, 4, 5, 6)])
    formatter = _core.Formatter("he", 0)
    rows: Any
    for rows in ([], [("a",), ("b",)]):
        with pytest.raises(ValueError, match="a single message has one row of arguments"):
            formatter.format("%@", 0, rows, None, True)
    for rows in ([("a",), ()], [["a"]], [("a",), None]):
        with pytest.raises(ValueError, match="rows of arguments are tuples of one length"):
            formatter.format("%@", 0, rows, None, False)
    single: Any = Unsure()
    with pytest.raises(ZeroDivisionError):
        formatter.format("%@", 0, [("a",)], None, single)


class Unsure:
    """Neither true nor false."""

    def __bool__(self) -> bool:
        raise ZeroDivisionError
