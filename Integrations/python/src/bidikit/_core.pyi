# What _core.c has. Texts are a str, None, a list or tuple of them, or the Buffers of a column.
from collections.abc import Callable
from typing import Any, TypeAlias

Stretch: TypeAlias = tuple[int, int]
FindingTuple: TypeAlias = tuple[
    str, int, str, str | None, int, int, int, str | None,
    tuple[tuple[int, int, str], ...], int, int,
    tuple[tuple[int, str, str, str | None, str | None, int, tuple[tuple[str, str, int], ...], tuple[tuple[str, str, int], ...]], ...],
    tuple[str, ...],
]

version: str
unicode_version: str

def levels(text: Any, base: Any = ...) -> Any: ...
def reorder(text: Any, base: Any = ...) -> Any: ...
def embedded(text: Any, direction: Any = ...) -> Any: ...
def isolated(text: Any, direction: Any = ...) -> Any: ...
def marked(text: Any, direction: Any = ...) -> Any: ...
def strip(text: Any, only: Any = ...) -> Any: ...
def base_direction(text: Any, strategy: Any = ...) -> Any: ...
def set_up(error: type[Exception], columns: Callable[[str, Any, int], Any], /) -> None: ...

class Buffers:
    def __new__(
        cls,
        owner: object,
        length: int,
        offset: int,
        width: int,
        validity: Stretch,
        offsets: Stretch,
        data: Stretch,
        /,
    ) -> Buffers: ...

class Memory:
    def buffers(self) -> tuple[int, int, int, int, int, int]: ...
    def short_offsets(self) -> bytes | None: ...
    def present(self) -> bytes | None: ...

class Judge:
    def __new__(
        cls,
        locale: str,
        containers: int,
        style: int,
        select: tuple[str, ...] | None,
        extend_select: tuple[str, ...],
        ignore: tuple[str, ...],
        samples: tuple[str, ...],
        /,
    ) -> Judge: ...
    def check(self, texts: Any, sources: Any, /) -> Any: ...
    def fix(self, texts: Any, sources: Any, /) -> Any: ...

class Formatter:
    def __new__(cls, locale: str | None, mode: int, /) -> Formatter: ...
    def format(
        self,
        pattern: str,
        syntax: int,
        rows: list[tuple[Any, ...]],
        names: tuple[str, ...] | None,
        single: bool,
        /,
    ) -> Any: ...
