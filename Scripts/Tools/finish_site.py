#!/usr/bin/env python3
"""Finishes the site that DocC merged: finish_site.py SITE, called by Scripts/docs.

DocC writes no page for a type of another module whose members all stand on a landing page, but the members' pages have it
in the path above their titles. Such steps of a path are taken out. The address of the site alone leads to the first page.
"""
import json
import pathlib
import sys

FIRST = """<!doctype html>
<meta charset="utf-8">
<title>BidiKit</title>
<meta http-equiv="refresh" content="0; url=documentation/bidikit/">
<a href="documentation/bidikit/">The documentation of BidiKit</a>
"""


def main():
    site = pathlib.Path(sys.argv[1])
    data = site / "data"
    for path in data.rglob("*.json"):
        text = path.read_bytes()
        page = json.loads(text)
        references = page.get("references", {})
        paths = page.get("hierarchy", {}).get("paths", [])
        gone = {
            step for steps in paths for step in steps
            if step in references and not (data / (references[step]["url"].lstrip("/") + ".json")).exists()
        }
        if gone:
            page["hierarchy"]["paths"] = [[step for step in steps if step not in gone] for steps in paths]
            for step in gone:
                del references[step]
            path.write_text(json.dumps(page, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    (site / "index.html").write_text(FIRST, encoding="utf-8")


if __name__ == "__main__":
    main()
