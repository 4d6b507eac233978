"""The test ``bidi`` of pofilter, on files, with the real translate-toolkit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("translate.filters.pofilter")

HEADER = """msgid ""
msgstr ""
"Language: {language}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=n != 1;\\n"

"""
BROKEN = "PDF \u05e4\u05d2\u05d5\u05dd."
FILE = (
    HEADER.format(language="he")
    + f"""msgid "PDF damaged."
msgstr "{BROKEN}"

msgid "Hello"
msgstr "\u05e9\u05dc\u05d5\u05dd"

#, c-format
msgid "%d PDF file opened."
msgid_plural "%d PDF files opened."
msgstr[0] "PDF \u05d0\u05d7\u05d3 \u05e0\u05e4\u05ea\u05d7."
msgstr[1] "%d \u05e7\u05d1\u05e6\u05d9 PDF \u05e0\u05e4\u05ea\u05d7\u05d5."

#, fuzzy
msgid "PDF saved."
msgstr "PDF \u05e0\u05e9\u05de\u05e8."
"""
)


def run(folder: Path, *arguments: str, text: str = FILE) -> tuple[str, str]:
    """Runs the command on a file; what it wrote, and what it said."""
    (folder / "in.po").write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "bidikit.pofilter", "--progress", "none", *arguments, "in.po", "out.po"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    out = folder / "out.po"
    return (out.read_text("utf-8") if out.exists() else ""), done.stdout


def test_faults_are_reported(tmp_path: Path) -> None:
    out, said = run(tmp_path, "-t", "bidi")
    assert said == ""
    assert "(pofilter) bidi: the first letter is P (Latin)" in out.replace('"\n"', "")
    assert "(base-direction)" in out
    assert BROKEN in out and "PDF saved." in out and "%d PDF file opened." in out
    assert "Hello" not in out
    assert "PDF saved." not in run(tmp_path, "-t", "bidi", "--nofuzzy")[0]


def test_faults_are_repaired(tmp_path: Path) -> None:
    out, _ = run(tmp_path, "-t", "bidi", "--autocorrect")
    assert f'msgstr "\u200f{BROKEN}"' in out
    assert 'msgstr[0] "\u200fPDF \u05d0\u05d7\u05d3 \u05e0\u05e4\u05ea\u05d7."' in out
    assert "Hello" not in out
    # What was repaired has no faults, and no test of pofilter's own finds more than before.
    again, _ = run(tmp_path, "-t", "bidi", text=out)
    assert again == ""
    before, _ = run(tmp_path, "--excludefilter", "bidi")
    after, _ = run(tmp_path, "--excludefilter", "bidi", text=out)

    def tests(text: str) -> set[str]:
        return {line.split(":")[0] for line in text.splitlines() if line.startswith("# (pofilter)")}

    assert tests(after) <= tests(before)


CONTROLS = dict.fromkeys(map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))

# Translations that pofilter itself corrects: a full stop, a space, three dots and a capital letter.
CORRECTED = """msgid "Bluetooth is off"
msgstr "Bluetooth \u0645\u0637\u0641\u0623."

msgid "PDF is damaged:"
msgstr " PDF \u062a\u0627\u0644\u0641."

msgid "Wi-Fi is off\u2026"
msgstr "wi-Fi \u0645\u0637\u0641\u0623..."
"""


def messages(text: str) -> list[str]:
    """The lines of a file that are after its header."""
    return [line for line in text.partition("\n\n")[2].splitlines() if line]


def test_a_repair_changes_no_word(tmp_path: Path) -> None:
    given = HEADER.format(language="ar") + CORRECTED
    out, said = run(tmp_path, "-t", "bidi", "--autocorrect", text=given)
    assert said == ""
    repaired = messages(out)
    assert repaired != messages(given)
    assert [line.translate(CONTROLS) for line in repaired] == messages(given)
    assert 'msgstr "\u200fBluetooth \u0645\u0637\u0641\u0623."' in repaired
    # A unit that fails bidi alone keeps its words with other tests too; one that fails endpunc is corrected.
    out, _ = run(tmp_path, "-t", "bidi", "-t", "short", "--autocorrect", text=given)
    assert [line.translate(CONTROLS) for line in messages(out)] == messages(given)
    out, _ = run(tmp_path, "-t", "bidi", "-t", "endpunc", "--autocorrect", text=given)
    assert 'msgstr "\u200fBluetooth \u0645\u0637\u0641\u0623"' in messages(out)


def test_options(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "bidikit.pofilter", "--listfilters"], stdout=subprocess.PIPE, text=True, check=True
    ).stdout
    assert "bidi\tChecks that readers accept the order" in said and "endpunc" in said
    out, _ = run(tmp_path, "-t", "bidi", "--autocorrect", "--style", "embed")
    assert f'msgstr "\u202b{BROKEN}\u202c"' in out
    out, said = run(tmp_path, "-t", "bidi", "--language", "he", "--ignore", "base-directoin")
    assert "there is no rule" in said and "base-direction" in said
    assert run(tmp_path, "-t", "bidi", text=FILE.replace("Language: he", "Language: xx"))[0] == ""


def test_the_sample_of_the_repository(tmp_path: Path) -> None:
    sample = Path(__file__).resolve().parents[3] / "Resources" / "Samples" / "po" / "ur.po"
    out, said = run(tmp_path, "-t", "bidi", text=sample.read_text("utf-8"))
    assert said == "" and "(pofilter) bidi:" in out
