"""Whether the signatures on the task pages are those of the modules: Scripts/docs --api | check_signatures.py

A task page is one that the second table of BidiKit.md names. Its section "Signatures" has a block of declarations, below the type
that has them. A default value or a label that changed is a fault too. Faults are printed, and give exit status 1.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
START = ROOT / "Resources/Documentation/BidiKit.docc/BidiKit.md"


def plain(declaration):
    """A declaration without what a line break adds, and without attributes that say nothing of the call."""
    text = re.sub(r"@discardableResult\s+", "", re.sub(r"\s+", " ", declaration)).strip()
    return text.replace("( ", "(").replace(" )", ")")


def task_pages():
    table = START.read_text(encoding="utf-8").split("Swift program", 1)[1].split("\nFor ", 1)[0]
    return [(START.parent / path).resolve() for path in re.findall(r"^\|[^|]+\| \[[^]]+\]\(([^)]+\.md)\)", table, re.M)]


def signatures(text):
    """Owner, declaration and line of each signature of a page."""
    section = re.search(r"^## Signatures\n(?:(?!^## ).*\n)*?```\n((?s:.*?))^```$", text, re.M)
    if not section:
        return
    number = text[:section.start(1)].count("\n")
    owner, lines, start = "", [], 0
    for line in section.group(1).splitlines() + ["}"]:
        number += 1
        if re.match(r"  [^ )]", line) or line == "}" or not line.startswith(" "):
            if lines:
                yield owner, plain(" ".join(lines)), start
            lines = []
        head = re.match(r"\w+ ([\w.]+) \{$", line)
        if head:
            owner = head.group(1)
        elif line.startswith(" "):
            start = start if lines else number
            lines.append(line)


def main():
    declarations = {}
    for line in sys.stdin:
        match = re.match(r"\w+ ((?:[A-Z]\w*\.)*[A-Z]\w*)\.(\S+): (.*)$", line.rstrip("\n"))
        if match:
            declarations.setdefault(match.group(1), {})[plain(match.group(3))] = match.group(2)
    pages = task_pages()
    faults, count = [], 0
    for page in pages:
        name, found = page.relative_to(ROOT), 0
        for owner, declaration, line in signatures(page.read_text(encoding="utf-8")):
            found += 1
            if declaration not in declarations.get(owner, {}):
                faults.append(f"{name}:{line}: {owner} has no such member: {declaration}")
                base = re.search(r"(\w+)\??(?=[(<:])|case (\w+)", declaration)
                near = [text for text, path in declarations.get(owner, {}).items() if base and path.startswith(base.group(1) or base.group(2))]
                faults.extend(f"  it has {text}" for text in near)
        if not found:
            faults.append(f"{name}: the page has no signatures")
        count += found
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"docs: {count} signatures on {len(pages)} task pages are {'not all ' if faults else ''}those of the modules")
    sys.exit(1 if faults else 0)


main()
