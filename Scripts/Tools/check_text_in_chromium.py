"""Compares the widths of texts of bidi-scene with those of Chromium, in one font file.

Usage: check_text_in_chromium.py PROGRAM CHROMIUM FONT FOLDER
"""

import glob
import html
import json
import re
import subprocess
import sys

LIMIT = 0.01


def texts():
    """Values of the fixtures whose scripts the font has, twelve of each locale."""
    for path in sorted(glob.glob("Resources/Locales/*.lproj/Localizable.strings")):
        with open(path, "rb") as file:
            data = file.read()
        is_utf16 = data[:2] in (b"\xff\xfe", b"\xfe\xff")
        values = re.findall(r'= "((?:[^"\\]|\\.)*)";', data.decode("utf-16" if is_utf16 else "utf-8"))
        yield from [value for value in values[:12] if value.strip() and "\\" not in value]


def measured(chromium, font, folder, values):
    """The width of each text in the browser."""
    spans = "".join(f"<span>{html.escape(value)}</span>" for value in values)
    page = f"""<!doctype html><meta charset="utf-8">
<style>@font-face {{ font-family: F; src: url(file://{font}) }}
span {{ font: 20px F; white-space: pre; unicode-bidi: plaintext; position: absolute }}</style>{spans}
<script>document.fonts.load("20px F").then(() => {{
const widths = [...document.querySelectorAll("span")].map(span => span.getBoundingClientRect().width)
document.body.innerHTML = "<pre>" + JSON.stringify(widths) + "</pre>"
}})</script>"""
    with open(f"{folder}/page.html", "w", encoding="utf-8") as file:
        file.write(page)
    run = subprocess.run(
        [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
         f"--user-data-dir={folder}/profile", "--virtual-time-budget=10000", "--dump-dom",
         f"file://{folder}/page.html"],
        capture_output=True, text=True, check=True)
    return json.loads(re.search(r"<pre>(\[.*?\])</pre>", run.stdout, re.S).group(1))


def main():
    program, chromium, font, folder = sys.argv[1:]
    values = list(texts())
    compared, worst, status = 0, 0.0, 0
    for value, width in zip(values, measured(chromium, font, folder, values)):
        run = subprocess.run(
            [program, "text", "-", "--font-file", font, "--size", "20"],
            input=value, capture_output=True, text=True, check=True)
        layout = json.loads(run.stdout)
        if layout["missing"]:
            # The browser takes another font there.
            continue
        compared += 1
        difference = abs(layout["idealWidth"] - width) / max(width, 1)
        worst = max(worst, difference)
        if difference > LIMIT:
            print(f"text: {value!r}: {layout['idealWidth']}, Chromium {width}")
            status = 1
    print(f"text: {compared} texts, widths within {worst * 100:.2f} % of Chromium's")
    return status if compared else 1


sys.exit(main())
