#!/usr/bin/env python3
"""Writes the version and the address of a release into the pages and examples that name them.

  fill_release.py FOLDER VERSION HOMEPAGE   fills the files of FOLDER, a copy of the repository or the repository itself

The repository has the words OWNER and VERSION there until the first release, and the last release after that. Afterwards no
file may have such a word or another version. What is left is printed with file and line, and gives exit status 1.
"""
import pathlib
import re
import sys

WORD = r"(?:VERSION|\d+\.\d+\.\d+)"
# A file, and what to write in it: an expression, its replacement.
ADDRESS = (r"https://[\w.-]+/[\w.-]+/BidiKit\b", "{homepage}")
ARCHIVES = (rf"\b((?:lib)?bidi(?:-fix|kit)[-_]){WORD}(?=-)", r"\g<1>{version}")
ACTION = (rf"uses: [\w.-]+/BidiKit@v{WORD}", "uses: {account}/BidiKit@v{version}")
PLACES = {
    "Integrations/README.md": [
        ADDRESS, ARCHIVES, ACTION, (rf'from: "{WORD}"', 'from: "{version}"'),
        (r"<!-- until the first release -->\n(?s:.*?)<!-- end -->\n", None),
    ],
    "Integrations/action/workflow.yml": [ACTION],
    "Integrations/gitlab/bidi-fix.gitlab-ci.yml": [
        ADDRESS, (rf'BIDI_VERSION: "{WORD}"', 'BIDI_VERSION: "{version}"')],
    "Integrations/pre-commit/.pre-commit-config.yaml": [ADDRESS, (rf"rev: v{WORD}", "rev: v{version}")],
    "Integrations/python/README.md": [ADDRESS],
}
# Files for people and for other programs. A name in a script may be such a word.
ENDINGS = {".md", ".yml", ".yaml", ".toml", ".json", ".rb"}
# The template of the formula is filled by Scripts/package. RELEASING.md says what the words stand for.
LEFT_OUT = {"Integrations/homebrew/bidi-fix.rb", "RELEASING.md"}
PLACEHOLDER = re.compile(r"\bOWNER\b|\bv?VERSION\b|@(?:ARCH|HOMEPAGE|RELEASE|SOURCE|VERSION)\w*@")


def fill(folder, version, homepage):
    faults = []
    values = {"version": version, "homepage": homepage, "account": homepage.split("/")[-2]}
    for name, places in PLACES.items():
        path = folder / name
        text = path.read_text(encoding="utf-8")
        for expression, replacement in places:
            # What stands until the first release is gone after it.
            if replacement is not None and not re.search(expression, text):
                faults.append(f"{name}: nothing is like {expression}")
            text = re.sub(expression, (replacement or "").format(**values), text)
        path.write_text(text, encoding="utf-8")
    return faults


def left(folder):
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix not in ENDINGS or name in LEFT_OUT or not path.is_file():
            continue
        if any(part.startswith(".build") or part == ".git" for part in pathlib.PurePath(name).parts):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            for match in PLACEHOLDER.finditer(line):
                yield f"{name}:{number}: {match.group()} is not filled in"


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    folder, version, homepage = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    if not re.fullmatch(r"https://[\w.-]+/[\w.-]+/BidiKit", homepage):
        sys.exit(f"{homepage} is not like https://github.com/ACCOUNT/BidiKit")
    faults = fill(folder, version, homepage) + list(left(folder))
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
