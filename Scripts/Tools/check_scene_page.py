"""The page of bidi-scene in a browser: Scripts/check-scene-page.

  python3 Scripts/Tools/check_scene_page.py PROGRAM [FOLDER]
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from browser import Browser, BrowserError

SCENES = pathlib.Path("Resources/Scenes")

# Of each entry: the path, the direction, the direction in which the text does fit, and what is too much. Each text is so
# much too long or too short for its box that no usual font makes a difference: more than 30 letters of 15 points in 60 or
# 80 points, or three lines in the room of one.
EXPECTED = {
    "overflow": [
        ("window/delivery", "rtl", "ltr", "tooHigh"),
        ("window/save", "rtl", "ltr", "tooWide"),
        ("window/reminder", "ltr", "rtl", "tooWide"),
        ("window/terms", "ltr", None, "tooWide"),
        ("window/terms", "rtl", None, "tooWide"),
    ]
}

# Texts at the edges of what is measured, in boxes of 100 by 30 points.
EDGES = [
    # (name, text, more of the node's text, what is too much left to right)
    ("empty", "", {}, None),
    ("spaces", " " * 60 + "a" + " " * 60, {}, None),
    ("controls", "\u2066" * 40 + "a" + "\u2069" * 40, {}, None),
    ("insets", "mmmm", {"insets": {"leading": 45, "trailing": 45}}, "tooWide"),
    ("indent", "mmmm", {"style": {"headIndent": 90, "firstLineHeadIndent": 90}}, "tooWide"),
    ("second line", "a\u2028" + "m" * 30, {"fontSize": 8}, "tooWide"),
    ("paragraphs", "a\nb\nc\nd", {"fontSize": 12}, "tooHigh"),
    ("spacing", "a\nb", {"fontSize": 10, "style": {"paragraphSpacing": 40}}, "tooHigh"),
    ("</script><script>document.title='x'</script>", "m" * 40, {}, "tooWide"),
]

SEEN = """["ltr", "rtl"].filter(name => document.getElementById(name + "-panel").getBoundingClientRect().height > 100).join("+")"""


class Checks:
    def __init__(self, folder):
        self.folder = folder
        self.count = 0
        self.failures = []

    def equal(self, name, actual, expected):
        self.count += 1
        if actual != expected:
            self.failures.append(f"{name}\n  expected {expected}\n  actual   {actual}")

    def true(self, name, value, more=""):
        self.count += 1
        if not value:
            self.failures.append(f"{name} {more}")

    def picture(self, page, name):
        if self.folder:
            page.picture(f"{self.folder}/{name}.png")


def written(program, scene, folder):
    """The address of a scene's page."""
    page = pathlib.Path(folder) / (pathlib.Path(scene).stem + ".html")
    subprocess.run([program, "render", "--html", str(scene), "-o", str(page)], check=True)
    return page.as_uri()


def quiet(checks, page, name, address):
    checks.equal(f"{name}: complaints", page.complaints(), [])
    requests = [one for one in page.requests() if one.split("#")[0] != address.split("#")[0]]
    checks.equal(f"{name}: requests", requests, [])


def facts(entries):
    return [(one["path"], one["direction"], one["fitsIn"],
             " ".join(name for name in ("tooWide", "tooHigh") if one[name])) for one in entries]


def check_samples(checks, page, program, folder):
    for scene in sorted(SCENES.glob("*.json")):
        name = scene.stem
        address = written(program, scene, folder)
        for end, seen in (("", "ltr+rtl"), ("#ltr", "ltr"), ("#rtl", "rtl"), ("#both", "ltr+rtl")):
            page.open("about:blank")
            page.open(address + end)
            checks.equal(f"{name}{end}: seen", page.evaluate(SEEN), seen)
            quiet(checks, page, name + end, address)
            entries = page.evaluate("bidiScene.measure()")
            checks.equal(f"{name}{end}: texts that do not fit", facts(entries), EXPECTED.get(name, []))
        # What is measured is what is drawn: SVG's own length of each line, where nothing is cut or collapsed.
        worst = page.evaluate("""(() => {
          const pen = document.createElement("canvas").getContext("2d");
          return Math.max(...[...document.querySelectorAll("#stage svg > g:not(.overflows) text[direction]")].map(line => {
            pen.font = `${line.getAttribute("font-size")}px ${getComputedStyle(line).fontFamily}`;
            pen.textRendering = "geometricPrecision";
            pen.direction = line.getAttribute("direction");
            return Math.abs(pen.measureText(line.textContent.trim()).width - line.getComputedTextLength());
          }));
        })()""")
        checks.true(f"{name}: measured as drawn", worst is not None and worst < 0.5, f"differs by {worst}")
        for language, theme in (("en", "light"), ("en", "dark"), ("ar", "light"), ("ar", "dark")):
            page.open("about:blank")
            page.open(f"{address}#both&lang={language}&theme={theme}")
            checks.picture(page, f"{name}-{language}-{theme}")
            quiet(checks, page, f"{name} {language} {theme}", address)


def check_overflow(checks, page, program, folder):
    address = written(program, SCENES / "overflow.json", folder)
    page.open("about:blank")
    page.open(address)
    for one in page.evaluate("bidiScene.measure()"):
        # Two lines more than the box has room for; at least 30 letters of at least 3 points each.
        least = 15 if one["tooHigh"] else 15 * 3
        checks.true(f"{one['path']}: how much", one["tooHigh"] + one["tooWide"] > least, str(one))
    checks.equal("rows", page.evaluate("document.querySelectorAll('aside li a').length"), 5)
    checks.equal("numbers", page.evaluate("[...document.querySelectorAll('aside .name')].map(x => x.textContent[0]).join('')"), "12345")
    checks.equal("outlines left to right", page.evaluate("document.querySelectorAll('#ltr-panel .overflow').length"), 2)
    checks.equal("outlines right to left", page.evaluate("document.querySelectorAll('#rtl-panel .overflow').length"), 3)
    # By hand: 'save' is 220 from the leading side, 80 wide, in a screen of 360.
    checks.equal("where", page.evaluate("""(() => {
      const svg = document.querySelector("#rtl-panel svg").getBoundingClientRect();
      const box = document.querySelector('#rtl-panel .overflow[data-number="1"]').getBoundingClientRect();
      return [box.left - svg.left, box.top - svg.top, box.width, box.height].map(x => Math.round(x));
    })()"""), [60, 236, 80, 40])
    # A small window shows one direction; an entry of the list brings the other one, and its outline, into view.
    page.resize(500, 420)
    page.open("about:blank")
    page.open(address)
    checks.equal("small window", page.evaluate(SEEN), "ltr")
    page.evaluate("document.querySelector('aside li a[data-number=\"1\"]').click()")
    page.settle()
    checks.equal("after a click", page.evaluate(SEEN), "rtl")
    checks.equal("in view", page.evaluate("""(() => {
      const box = document.querySelector(".overflow.current").getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    })()"""), True)
    checks.equal("current", page.evaluate("document.querySelector('[aria-current]').dataset.number"), "1")
    linked = page.evaluate("location.href")
    page.open("about:blank")
    page.open(linked)
    checks.equal("the address says it", page.evaluate("[document.querySelector('[aria-current]')?.dataset.number, %s]" % SEEN), ["1", "rtl"])
    # What is hidden is measured too, and zoom changes nothing.
    page.open("about:blank")
    page.open(address + "#ltr&zoom=300")
    checks.equal("hidden and zoomed", facts(page.evaluate("bidiScene.measure()")), EXPECTED["overflow"])
    checks.equal("zoomed", page.evaluate("document.querySelector('#ltr-panel svg').getBoundingClientRect().width"), 1080)
    # Links that say what no page of ours says.
    for end in ("#zoom=javascript:alert(1)&lang=__proto__", "#rtl&text=<img src=x onerror=alert(1)>", "#font=\"};x{", "#&&==%F0"):
        page.open("about:blank")
        page.open(address + end)
        quiet(checks, page, end, address)
        checks.equal(f"{end}: entries", len(page.evaluate("bidiScene.measure()")), 5)


def check_keys(checks, page, address):
    page.resize(1360, 800)
    page.open("about:blank")
    page.open(address + "#ltr")
    for key, seen in (("d", "rtl"), ("d", "ltr"), ("b", "ltr+rtl"), ("b", "ltr")):
        page.key(key)
        checks.equal(f"key {key}", page.evaluate(SEEN), seen)
    for key, number in (("j", "0"), ("j", "1"), ("k", "0")):
        page.key(key)
        checks.equal(f"key {key}", page.evaluate("document.querySelector('[aria-current]').dataset.number"), number)
        checks.equal(f"focus after {key}", page.evaluate("document.activeElement.dataset.number"), number)
    page.key("+")
    checks.equal("key +", page.evaluate("document.getElementById('zoom').value"), "125")
    page.key("?")
    checks.equal("key ?", page.evaluate("document.getElementById('help').open"), True)


def check_languages(checks, page, address):
    place = "document.querySelector('aside').getBoundingClientRect().left > document.getElementById('stage').getBoundingClientRect().left"
    for language, direction in (("en", "ltr"), ("ar", "rtl"), ("he", "rtl")):
        page.open("about:blank")
        page.open(f"{address}#both&lang={language}")
        checks.equal(f"{language}: direction", page.evaluate("getComputedStyle(document.documentElement).direction"), direction)
        checks.equal(f"{language}: the list is at the end", page.evaluate(place), direction == "ltr")
        missing = page.evaluate("[...document.querySelectorAll('[data-word]')].filter(x => !x.textContent || /^[a-z]+\\.[a-zA-Z.]+$/.test(x.textContent)).length")
        checks.equal(f"{language}: words", missing, 0)
        # The scene itself is what it was.
        checks.equal(f"{language}: entries", facts(page.evaluate("bidiScene.measure()")), EXPECTED["overflow"])
        checks.true(f"{language}: nothing beyond the window", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        unnamed = page.evaluate("""[...document.querySelectorAll("button, select, input, a")].filter(one =>
          !(one.textContent.trim() || one.labels?.[0]?.textContent.trim() || one.getAttribute("aria-label"))).length""")
        checks.equal(f"{language}: controls without a name", unnamed, 0)


# Relative luminance and contrast of WCAG 2.2, of the text of each element on the first background under it.
CONTRAST = """(() => {
  const pen = Object.assign(document.createElement("canvas"), {width: 1, height: 1}).getContext("2d", {willReadFrequently: true});
  const parts = color => { pen.clearRect(0, 0, 1, 1); pen.fillStyle = color; pen.fillRect(0, 0, 1, 1); return [...pen.getImageData(0, 0, 1, 1).data]; };
  const light = color => {
    const [r, g, b] = parts(color).slice(0, 3).map(x => x / 255).map(x => x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const under = node => { for (; node; node = node.parentElement) { const c = getComputedStyle(node).backgroundColor; if (parts(c)[3] === 255) return c; } return "#fff"; };
  let worst = 21;
  for (const node of document.querySelectorAll("header *, aside *, .panel h2")) {
    if (![...node.childNodes].some(one => one.nodeType === 3 && one.data.trim())) continue;
    const [a, b] = [light(getComputedStyle(node).color), light(under(node))];
    worst = Math.min(worst, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
  }
  return worst;
})()"""


def check_contrast(checks, page, address):
    for theme in ("light", "dark"):
        page.open("about:blank")
        page.open(f"{address}#both&theme={theme}")
        page.evaluate("document.querySelector('aside li a').click()")
        worst = page.evaluate(CONTRAST)
        checks.true(f"{theme}: contrast", worst >= 4.5, f"{worst:.2f}")


def check_edges(checks, page, program, folder):
    nodes = [{
        "id": name, "frame": {"x": 0, "y": 0, "width": 100, "height": 30},
        "content": {"text": {"string": text, **more}}} for name, text, more, _ in EDGES]
    scene = pathlib.Path(folder) / "edges.json"
    title = "</title></script><script>document.body.remove()</script><img src=javascript:alert(1) onerror='alert(1)'>\""
    scene.write_text(json.dumps({
        "title": title, "size": {"width": 400, "height": 300}, "windows": [{"id": "w", "children": nodes}]}), "utf-8")
    address = written(program, scene, folder)
    page.open("about:blank")
    page.open(address)
    quiet(checks, page, "edges", address)
    checks.equal("hostile title", page.evaluate("document.querySelector('h1').textContent"), title)
    checks.equal("no element of the scene's", page.evaluate("document.querySelectorAll('img, body script:not([type]):not([nonce])').length"), 0)
    actual = {one["path"]: facts([one])[0][3] for one in page.evaluate("bidiScene.measure()") if one["direction"] == "ltr"}
    for name, _, _, expected in EDGES:
        checks.equal(f"edge {name[:20]}", actual.get(f"w/{name}"), expected)
    # A font is taken at its word.
    before = page.evaluate("bidiScene.measure().find(one => one.path === 'w/insets').tooWide")
    page.evaluate("(() => { const font = document.getElementById('font'); font.value = 'monospace'; font.dispatchEvent(new Event('change')); })()")
    after = page.evaluate("bidiScene.measure().find(one => one.path === 'w/insets').tooWide")
    checks.true("another font measures otherwise", before != after, f"{before} {after}")


def main():
    program = sys.argv[1]
    pictures = sys.argv[2] if len(sys.argv) > 2 else None
    if pictures:
        pathlib.Path(pictures).mkdir(parents=True, exist_ok=True)
    checks = Checks(pictures)
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        page = browser.page(1360, 800)
        address = written(program, SCENES / "overflow.json", folder)
        for check, more in (
                (check_samples, (program, folder)), (check_overflow, (program, folder)), (check_keys, (address,)),
                (check_languages, (address,)), (check_contrast, (address,)), (check_edges, (program, folder))):
            try:
                check(checks, page, *more)
            except BrowserError as error:
                # What a check asks for is not on the page; the others go on.
                checks.failures.append(f"{check.__name__}: {error}")
    for failure in checks.failures:
        print(f"scene page: {failure}", file=sys.stderr)
    print(f"scene page: {checks.count} checks, {len(checks.failures)} failed")
    sys.exit(1 if checks.failures else 0)


if __name__ == "__main__":
    main()
