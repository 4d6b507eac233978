"""Builds the extension module, with the library beside it.

The library comes from the prefix that BIDIKIT_PREFIX names, where Scripts/install put it. Without one Scripts/install is
run, which needs Swift.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.bdist_wheel import bdist_wheel

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
HEADER = "bidikit.h"


def installed() -> Path:
    """The prefix that the library is installed in."""
    given = os.environ.get("BIDIKIT_PREFIX")
    prefix = Path(given).resolve() if given else HERE / "build" / "prefix"
    if not given:
        script = ROOT / "Scripts" / "install"
        if not script.exists():
            sys.exit(
                "bidikit: there is no library to build with. Set BIDIKIT_PREFIX to the prefix that Scripts/install of "
                "BidiKit's sources was given, or build in a copy of those sources."
            )
        subprocess.run([script, "--library-only", "--prefix", prefix], check=True)
    if not (prefix / "include" / HEADER).exists():
        sys.exit(f"bidikit: {prefix}/include has no {HEADER}; run Scripts/install --prefix {prefix}")
    return prefix


def version(prefix: Path) -> str:
    text = (prefix / "lib" / "pkgconfig" / "bidikit.pc").read_text()
    found = re.search(r"^Version: (.*)$", text, re.MULTILINE)
    assert found
    return found.group(1)


PREFIX = installed()


class BuildWithLibrary(build_ext):
    """Puts the library beside the extension module."""

    def build_extensions(self) -> None:
        # Some builds of Python name their own folder as one to search.
        command = getattr(self.compiler, "linker_so", [])
        self.compiler.linker_so = [part for part in command if not part.startswith("-Wl,-rpath")]
        super().build_extensions()

    def run(self) -> None:
        super().run()
        folder = Path(self.get_ext_fullpath("bidikit._core")).parent
        pattern = "libbidikit.*.dylib" if sys.platform == "darwin" else "libbidikit.so.?"
        for library in (PREFIX / "lib").glob(pattern):
            shutil.copyfile(library, folder / library.name)


class AnyPython(bdist_wheel):
    """A wheel for this version of Python and all later ones."""

    def finalize_options(self) -> None:
        self.py_limited_api = "cp310"
        super().finalize_options()


for name in ("LICENSE", "NOTICES"):
    shutil.copyfile(PREFIX / "share" / "doc" / "bidikit" / name, HERE / name)

setup(
    version=version(PREFIX),
    ext_modules=[
        Extension(
            "bidikit._core",
            ["src/bidikit/_core.c"],
            include_dirs=[str(PREFIX / "include")],
            library_dirs=[str(PREFIX / "lib")],
            libraries=["bidikit"],
            extra_compile_args=["-std=c11", "-O2", "-fvisibility=hidden"],
            extra_link_args=[
                "-Wl,-rpath,@loader_path" if sys.platform == "darwin" else "-Wl,-rpath,$ORIGIN"
            ],
            py_limited_api=True,
        )
    ],
    cmdclass={"build_ext": BuildWithLibrary, "bdist_wheel": AnyPython},
)
