"""Compares the widths of texts, and the order of their characters line by line, of bidi-scene with those of Chromium, in one
font file.

Usage: check_text_in_chromium.py PROGRAM CHROMIUM FONT FOLDER
"""

import glob
import html
import json
import re
import subprocess
import sys

LIMIT = 0.01
# The widths of the boxes in which lines are compared, in pixels.
BOXES = (90, 160, 300)

# Characters by their rectangles: the line is known by the top, the place by the middle. Offsets count code points.
SCRIPT = """document.fonts.load("20px F").then(() => {
const widths = [...document.querySelectorAll("span")].map(span => span.getBoundingClientRect().width)
const lines = [...document.querySelectorAll("div")].map(div => {
  const text = div.firstChild, found = new Map()
  let unit = 0, offset = 0
  for (const character of text.data) {
    const range = document.createRange()
    range.setStart(text, unit)
    range.setEnd(text, unit + character.length)
    const box = [...range.getClientRects()].find(box => box.width > 0)
    if (box) {
      const line = Math.round(box.top)
      if (!found.has(line)) found.set(line, [])
      found.get(line).push([box.left + box.width / 2, offset])
    }
    unit += character.length
    offset += 1
  }
  return [...found.keys()].sort((a, b) => a - b).map(
    line => found.get(line).sort((a, b) => a[0] - b[0]).map(place => place[1]))
})
document.body.innerHTML = "<pre>" + JSON.stringify({widths, lines}) + "</pre>"
})"""


def texts():
    """Values of the fixtures whose scripts the font has, twelve of each locale."""
    for path in sorted(glob.glob("Resources/Locales/*.lproj/Localizable.strings")):
        with open(path, "rb") as file:
            data = file.read()
        is_utf16 = data[:2] in (b"\xff\xfe", b"\xfe\xff")
        values = re.findall(r'= "((?:[^"\\]|\\.)*)";', data.decode("utf-16" if is_utf16 else "utf-8"))
        yield from [value for value in values[:12] if value.strip() and "\\" not in value and "\n" not in value]


def measured(chromium, font, folder, values):
    """The width of each text in the browser, and the offsets of its characters from left to right, by box and line."""
    spans = "".join(f"<span>{html.escape(value)}</span>" for value in values)
    boxes = "".join(
        f'<div style="width: {box}px">{html.escape(value)}</div>' for box in BOXES for value in values)
    page = f"""<!doctype html><meta charset="utf-8">
<style>@font-face {{ font-family: F; src: url(file://{font}) }}
span, div {{ font: 20px F; unicode-bidi: plaintext; position: absolute }}
span {{ white-space: pre }}
div {{ white-space: pre-wrap; overflow-wrap: anywhere; top: 0; left: 0 }}</style>{spans}{boxes}
<script>{SCRIPT}</script>"""
    with open(f"{folder}/page.html", "w", encoding="utf-8") as file:
        file.write(page)
    run = subprocess.run(
        [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
         f"--user-data-dir={folder}/profile", "--virtual-time-budget=30000", "--dump-dom",
         f"file://{folder}/page.html"],
        capture_output=True, text=True, check=True)
    found = json.loads(re.search(r"<pre>(\{.*?\})</pre>", run.stdout, re.S).group(1))
    return found["widths"], [found["lines"][n * len(values):(n + 1) * len(values)] for n in range(len(BOXES))]


def laid_out(program, font, value, *flags):
    run = subprocess.run(
        [program, "text", "-", "--font-file", font, "--size", "20", *flags],
        input=value, capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def orders(layout):
    """The first characters of the clusters of each line, from left to right."""
    for line in layout["lines"]:
        clusters = [glyph["cluster"] for run in line["runs"] for glyph in run["glyphs"]]
        yield [one for place, one in enumerate(clusters) if place == 0 or clusters[place - 1] != one]


class Order:
    """What was compared of the order of lines."""

    def __init__(self):
        self.texts, self.lines, self.clusters = 0, 0, 0
        self.explained = 0
        self.other = []

    def compare(self, value, layout, lines, box):
        self.texts += 1
        ours = [self.seen(value, line) for line in orders(layout)]
        ours = [line for line in ours if line]
        starts = {one for line in ours for one in line}
        theirs = [[one for one in self.seen(value, line) if one in starts] for line in lines]
        theirs = [line for line in theirs if line]
        if [set(line) for line in ours] != [set(line) for line in theirs]:
            if self.is_explained(value, ours, theirs):
                self.explained += 1
            else:
                self.other.append(f"text: {value!r} in {box} is broken elsewhere: {ours}, Chromium {theirs}")
            return
        self.lines += len(ours)
        self.clusters += sum(map(len, ours))
        if ours != theirs:
            self.other.append(f"text: order of {value!r} in {box}: {ours}, Chromium {theirs}")

    @staticmethod
    def is_explained(value, ours, theirs):
        """Whether the first line that ends elsewhere is one of two known differences.

        Chromium asks a table of its own about pairs of ASCII characters, which keeps %% together; UAX #14 has no rule for it.
        It breaks after a maqaf before a Hebrew letter, as rule LB21a of Unicode 15.1 does; ours is that of Unicode 15.0.
        """
        for mine, other in zip(ours, theirs):
            if set(mine) != set(other):
                end, other_end = max(mine) + 1, max(other) + 1
                return value[end - 1:end + 1] == "%%" or value[other_end - 1] == "\u05be"
        return False

    @staticmethod
    def seen(value, line):
        """A line without white space, which hangs at its end."""
        return [one for one in line if not value[one].isspace()]


def main():
    program, chromium, font, folder = sys.argv[1:]
    values = list(texts())
    compared, worst, status = 0, 0.0, 0
    order = Order()
    widths, lines = measured(chromium, font, folder, values)
    for number, (value, width) in enumerate(zip(values, widths)):
        layout = laid_out(program, font, value)
        if layout["missing"]:
            # The browser takes another font there.
            continue
        compared += 1
        difference = abs(layout["idealWidth"] - width) / max(width, 1)
        worst = max(worst, difference)
        if difference > LIMIT:
            print(f"text: {value!r}: {layout['idealWidth']}, Chromium {width}")
            status = 1
        for place, box in enumerate(BOXES):
            order.compare(
                value, laid_out(program, font, value, "--width", str(box)), lines[place][number], box)
    for line in order.other:
        print(line)
        status = 1
    print(f"text: {compared} texts, widths within {worst * 100:.2f} % of Chromium's")
    print(
        f"text: {order.texts} boxes: {order.lines} lines and {order.clusters} clusters in the same order,"
        f" {len(order.other)} boxes different, {order.explained} explained")
    # A comparison of next to nothing says nothing.
    return status if compared and order.lines > order.explained * 10 else 1


sys.exit(main())
