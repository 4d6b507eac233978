#!/usr/bin/env python3
"""Whether every link inside the repository and inside the site leads somewhere: Scripts/docs.

  check_links.py           the Markdown of the repository: paths, anchors, pictures
  check_links.py SITE      the static site that DocC made: every reference of every page

Addresses of other hosts are not asked. Faults are printed with file and line, and give exit status 1.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import unicodedata
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LINK = re.compile(r"(?<!\\)\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)|^\s*\[[^\]]+\]:\s+(\S+)|<(?:img|a)\s[^>]*(?:src|href)=\"([^\"]+)\"")
# Needs Apple's SDK, so it has no page on the site.
NOT_ON_SITE = {"BidiUIKit"}


def markdown_files():
    """The Markdown of the repository, without what builds have written."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT, capture_output=True, text=True)
    if listed.returncode == 0 and listed.stdout:
        return sorted({ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).exists()})
    return sorted(
        path for path in ROOT.rglob("*.md") if not any(part.startswith(".build") for part in path.relative_to(ROOT).parts))


def prose(path):
    """The lines of a file with their numbers, fenced code left out and code in a line blanked."""
    fence = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if fence:
            if mark and mark.group(1).startswith(fence) and line.strip() == mark.group(1):
                fence = None
        elif mark:
            fence = mark.group(1)
        else:
            yield number, re.sub(r"(`+)(?:(?!\1).)+\1", lambda code: " " * len(code.group()), line), line


def anchors(path, cache={}):
    """The anchors that a reader of the repository has in a file: those of its headings."""
    if path not in cache:
        found, seen = set(), {}
        for _, _, line in prose(path):
            heading = re.match(r"#{1,6}\s+(.*?)\s*#*$", line)
            if not heading:
                continue
            text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading.group(1)).replace("`", "").lower()
            kept = (c for c in text if c in " -_" or unicodedata.category(c)[0] in "LNM")
            slug = "".join(kept).replace(" ", "-")
            count = seen.get(slug, 0)
            seen[slug] = count + 1
            found.add(f"{slug}-{count}" if count else slug)
        cache[path] = found
    return cache[path]


def catalog(path):
    """The name of the DocC catalog that a file stands in, or None."""
    return next((part.name[:-5] for part in path.parents if part.name.endswith(".docc")), None)


def fault_of(path, target):
    """What is wrong with a link of a Markdown file, or None."""
    if re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", target):
        return None
    name, _, anchor = urllib.parse.unquote(target).partition("#")
    to = pathlib.Path(os.path.normpath(path.parent / name)) if name else path
    if not to.exists():
        return f"there is no {to.relative_to(ROOT) if to.is_relative_to(ROOT) else to}"
    if not to.is_relative_to(ROOT):
        return "leads out of the repository"
    if anchor and to.suffix == ".md" and anchor not in anchors(to):
        return f"{to.relative_to(ROOT)} has no heading for '#{anchor}'"
    if catalog(path) and catalog(path) not in NOT_ON_SITE and name:
        if to.suffix != ".md" or not catalog(to) or catalog(to) in NOT_ON_SITE:
            return f"{to.relative_to(ROOT)} is not on the site"
    return None


def check_markdown():
    links, faults = 0, []
    files = markdown_files()
    for path in files:
        for number, blanked, _ in prose(path):
            for match in LINK.finditer(blanked):
                target = next(group for group in match.groups() if group)
                links += 1
                fault = fault_of(path, target)
                if fault:
                    faults.append(f"{path.relative_to(ROOT)}:{number}: error: the link to {target} leads nowhere: {fault}")
    return links, len(files), faults


def source_of(page, text):
    """The file and the line of a page's source where a text stands, as far as they are known."""
    parts = page.split("/")[2:]
    for folder in [ROOT / "Resources" / "Documentation", *(ROOT / "Sources").iterdir()]:
        for file in folder.rglob("*.md"):
            if parts and (catalog(file) or "").lower() == parts[0] and file.stem.lower() == parts[-1]:
                for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                    if text in line:
                        return f"{file.relative_to(ROOT)}:{number}"
                return f"{file.relative_to(ROOT)}:1"
    return page


def identifiers(value):
    """The identifiers that the content of a page refers to."""
    if isinstance(value, dict):
        if value.get("type") == "reference" and value.get("isActive", True):
            yield value["identifier"]
        for key, inner in value.items():
            if key != "references":
                yield from identifiers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from identifiers(inner)


def page_anchors(value):
    if isinstance(value, dict):
        if "anchor" in value:
            yield value["anchor"]
        for inner in value.values():
            yield from page_anchors(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from page_anchors(inner)


def check_site(site):
    data = site / "data"
    pages = {"/" + str(path.relative_to(data))[:-5]: path for path in data.rglob("*.json")}
    links, faults, loaded = 0, [], {}
    for page, path in pages.items():
        content = json.loads(path.read_bytes())
        references = content.get("references", {})
        if not (site / page[1:] / "index.html").exists():
            faults.append(f"{page}: error: the page has no index.html")
        for identifier in set(identifiers(content)):
            if identifier not in references:
                faults.append(f"{source_of(page, identifier)}: error: {identifier} has no target")
        for identifier, reference in references.items():
            kind = reference.get("type")
            if kind in ("image", "video", "download", "file"):
                for variant in reference.get("variants", []):
                    links += 1
                    if not (site / variant["url"].lstrip("/")).exists():
                        faults.append(f"{source_of(page, identifier)}: error: there is no {variant['url']}")
                continue
            url = reference.get("url")
            if not url or re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", url):
                continue
            links += 1
            name, _, anchor = url.partition("#")
            target = urllib.parse.unquote(name) or page
            if target not in pages:
                faults.append(f"{source_of(page, url)}: error: the link to {url} leads nowhere")
            elif anchor:
                if target not in loaded:
                    loaded[target] = set(page_anchors(json.loads(pages[target].read_bytes())))
                if urllib.parse.unquote(anchor) not in loaded[target]:
                    faults.append(f"{source_of(page, url)}: error: {target} has no heading for '#{anchor}'")
    return links, len(pages), faults


def main():
    if len(sys.argv) > 1:
        links, files, faults = check_site(pathlib.Path(sys.argv[1]))
        what = "pages of the site"
    else:
        links, files, faults = check_markdown()
        what = "Markdown files"
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"docs: {links} links of {files} {what}, {len(faults)} lead nowhere")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
