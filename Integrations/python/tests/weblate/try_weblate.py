"""The check and the fix-up in a real Weblate: its package from PyPI, its database, its pages.

Scripts/check-weblate runs this, with a database of its own.
"""

from __future__ import annotations

import html
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

BASE = Path(tempfile.mkdtemp(prefix="bidikit-weblate-"))
os.environ["CI_BASE_DIR"] = str(BASE)
os.environ["DJANGO_SETTINGS_MODULE"] = "weblate.settings_test"

import django  # noqa: E402
from django.conf import settings  # noqa: E402

django.setup()

from weblate.checks.models import CHECKS  # noqa: E402
from weblate.trans.autofixes import AUTOFIXES  # noqa: E402


def add(loader: Any, path: str) -> None:
    """Adds a class to a list of the settings, where Weblate has put its own by now, and lets the list be read anew."""
    setattr(settings, loader.name, (*getattr(settings, loader.name), path))
    for known in ("data", "source", "target", "glossary"):
        loader.__dict__.pop(known, None)


add(CHECKS, "bidikit.weblate.BidiCheck")

from django.test.utils import setup_test_environment, teardown_test_environment  # noqa: E402
from django.test.runner import DiscoverRunner  # noqa: E402

BROKEN = "PDF \u05e4\u05d2\u05d5\u05dd."
REPAIRED = "\u200fPDF \u05e4\u05d2\u05d5\u05dd."
PO = """msgid ""
msgstr ""
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=n != 1;\\n"

msgid "PDF damaged."
msgstr "{broken}"

msgid "Hello"
msgstr "{right}"

#, c-format
msgid "%d PDF file opened."
msgid_plural "%d PDF files opened."
msgstr[0] "{one}"
msgstr[1] "{many}"

#, c-format
msgid "%s sent a message."
msgstr "{argument}"
"""


def repository() -> Path:
    """A repository with two translations."""
    folder = BASE / "source"
    (folder / "po").mkdir(parents=True)
    texts: dict[str, dict[str, str]] = {
        "he": {
            "broken": BROKEN,
            "right": "\u05e9\u05dc\u05d5\u05dd",
            "one": "PDF \u05d0\u05d7\u05d3 \u05e0\u05e4\u05ea\u05d7.",
            "many": "%d \u05e7\u05d1\u05e6\u05d9 PDF \u05e0\u05e4\u05ea\u05d7\u05d5.",
            "argument": "%s \u05e9\u05dc\u05d7 \u05d4\u05d5\u05d3\u05e2\u05d4.",
        },
        "de": {
            "broken": "PDF defekt.",
            "right": "Hallo",
            "one": "%d PDF-Datei",
            "many": "%d PDF-Dateien",
            "argument": "%s hat eine Nachricht geschickt.",
        },
    }
    for language, values in texts.items():
        (folder / "po" / f"{language}.po").write_text(PO.format(language=language, **values), "utf-8")
    for command in (
        ["init", "-q", "-b", "main"],
        ["add", "."],
        ["-c", "user.name=t", "-c", "user.email=t@localhost", "commit", "-qm", "Texts"],
    ):
        subprocess.run(["git", *command], cwd=folder, check=True)
    return folder


checks = 0


def expect(condition: object, what: str) -> None:
    global checks
    checks += 1
    if not condition:
        sys.exit(f"weblate: not so: {what}")


def try_it() -> None:
    from django.test import Client
    from weblate.auth.models import User
    from weblate.trans.models import Component, Project, Unit

    expect("bidikit_order" in CHECKS.target, "Weblate lists the check")
    user = User.objects.create_superuser("admin", "admin@example.com", "password")
    project = Project.objects.create(name="Test", slug="test", web="https://example.com/")
    component = Component.objects.create(
        name="App",
        slug="app",
        project=project,
        vcs="git",
        repo=f"file://{repository()}",
        branch="main",
        filemask="po/*.po",
        file_format="po",
        license="MIT",
    )
    hebrew = component.translation_set.get(language__code="he")
    german = component.translation_set.get(language__code="de")

    def checks_of(unit: Unit) -> set[str]:
        return {check.name for check in Unit.objects.get(pk=unit.pk).all_checks}

    def unit(source: str) -> Unit:
        found: Unit = hebrew.unit_set.get(source__startswith=source)
        return found

    expect("bidikit_order" in checks_of(unit("PDF damaged.")), "the broken string fails")
    expect("bidikit_order" not in checks_of(unit("Hello")), "the right one does not")
    expect("bidikit_order" in checks_of(unit("%d PDF file")), "a plural fails by one of its forms")
    expect("bidikit_order" in checks_of(unit("%s sent")), "an argument that may be a foreign word fails")
    expect(
        not any("bidikit_order" in checks_of(other) for other in german.unit_set.all()),
        "no German string fails",
    )

    # What a translator sees.
    client = Client()
    client.force_login(user)
    page = client.get(unit("PDF damaged.").get_absolute_url(), follow=True)
    expect(page.status_code == 200, f"the page of the string is there: {page.status_code}")
    text = page.content.decode()
    expect("Bidirectional order" in text, "the name of the check stands beside the string")
    expect("The first letter is P (Latin), so a label lays it out left to right" in text, "the finding is said")
    expect('<bdo dir="ltr">.\u05dd\u05d5\u05d2\u05e4 PDF</bdo>' in text, "the order after the repair is shown")
    fixups = [json.loads(html.unescape(value)) for value in re.findall(r'data-check-fixup="([^"]*)"', text)]
    expect(["plurals", [REPAIRED]] in [fixup for given in fixups for fixup in given], f"the repair is its fix-up: {fixups}")
    if folder := os.environ.get("BIDIKIT_PAGES"):
        (Path(folder) / "translate.html").write_text(text, "utf-8")

    # The repair is saved: the check is gone, and no check of Weblate's own came up.
    before = checks_of(unit("PDF damaged."))
    unit("PDF damaged.").translate(user, REPAIRED, 20)
    after = checks_of(unit("PDF damaged."))
    expect(after == before - {"bidikit_order"}, f"after the repair: {before} became {after}")

    # A plural is repaired form by form.
    check = CHECKS["bidikit_order"]
    plural = unit("%d PDF file")
    fixup: Any = check.get_fixup(plural)
    expect(fixup is not None and len(fixup[0][1]) == 2, f"the fix-up of a plural has all forms: {fixup}, {plural.get_target_plurals()}")
    plural.translate(user, fixup[0][1], 20)
    expect("bidikit_order" not in checks_of(unit("%d PDF file")), "the plural is right afterwards")

    # The fix-up of saving.
    add(AUTOFIXES, "bidikit.weblate.BidiFix")
    expect("bidikit-order" in AUTOFIXES, "Weblate lists the fix-up")
    unit("PDF damaged.").translate(user, BROKEN, 20)
    expect(unit("PDF damaged.").target == REPAIRED, "what is saved is repaired")
    expect("bidikit_order" not in checks_of(unit("PDF damaged.")), "and right")
    ignored = unit("%s sent")
    ignored.extra_flags = "ignore-bidikit-order"
    ignored.save()
    ignored = unit("%s sent")
    target = ignored.target
    ignored.translate(user, target + " ", 20)
    expect("\u200f" not in unit("%s sent").target, "a string that ignores the check is left as it is")


def main() -> None:
    setup_test_environment()
    runner = DiscoverRunner(verbosity=0, interactive=False)
    databases = runner.setup_databases()
    try:
        try_it()
    finally:
        runner.teardown_databases(databases)
        teardown_test_environment()
    from weblate.utils.version import VERSION

    print(f"weblate: {checks} checks passed in Weblate {VERSION}")


if __name__ == "__main__":
    main()
