"""Compares what bidi-fix reads with what independent readers read; see Scripts/compare-readers."""
import argparse
import bisect
import collections
import itertools
import json
import os
import pathlib
import plistlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET

import javaproperties
import polib
from other_readers import READERS, Text

COMMAND = os.environ["BIDI_FIX"]

# What bidi-fix could not do, in its own words.
ERRORS = set()
# The lines of entries whose marks `strip` leaves, by file.
STAYING = collections.defaultdict(set)
CONTROLS = dict.fromkeys([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])

# --- Known classes of differences: each says of a difference whether it is one of them, and why that is right ---


class Difference(collections.namedtuple("Difference", "format path key ours theirs keys faulty")):
    """Ours is a line of `stats --list-entries` or None, theirs a Text or None."""


def untranslated(d):
    """An empty translation is none in gettext and XLIFF, and no entry."""
    return d.format in ("gettext", "XLIFF") and d.ours is None and d.theirs.value == ""


def key_without_value(d):
    """A line of .properties that is a key alone has no value that could be repaired."""
    return d.ours is None and d.theirs.state == "key alone"


def obsolete_twin(d):
    """lrelease leaves out an old message of Qt whose key came back."""
    return d.ours is None and d.theirs.state in ("obsolete", "vanished") and d.key in d.keys


def line_ends_of_plists(d):
    """Foundation keeps CR in XML property lists; expat makes LF of it, as XML says."""
    is_both = d.format in (".strings", ".stringsdict") and d.ours and d.theirs
    return is_both and d.ours["value"].replace("\r\n", "\n").replace("\r", "\n") == d.theirs.value


def half_of_a_pair(d):
    """Half of a surrogate pair is U+FFFD to bidi-fix, as in Swift's strings; Python keeps the half."""
    return bool(d.ours and d.theirs and isinstance(d.theirs.value, str)) and (
        re.sub("[\ud800-\udfff]", "\ufffd", d.theirs.value) == d.ours["value"])


def locale_of_the_path(d):
    """The path of a .po or strings.xml file names a locale, which counts more than the file's own word."""
    ours = d.ours and d.ours["locale"].replace("-r", "-").split("-")[0]
    return d.key == "(locale)" and d.format in ("gettext", "Android strings.xml") and (
        re.search(rf"(?<![A-Za-z]){ours}(?![a-z])", d.path) is not None)


def reported_fault(d):
    """The file is faulty, and `bidi-fix check` says so: bidi-fix goes on after the fault, to find all."""
    return d.faulty


EXPLANATIONS = [untranslated, key_without_value, obsolete_twin, line_ends_of_plists, half_of_a_pair,
                locale_of_the_path, reported_fault]


# --- Comparison ---


def stop(message):
    print(f"compare-readers: {message}", file=sys.stderr)
    sys.exit(2)


def run(*arguments, allowed=(0, 1)):
    done = subprocess.run([COMMAND, *map(str, arguments)], capture_output=True, text=True, encoding="utf-8")
    if done.returncode not in allowed:
        stop(f"bidi-fix {' '.join(map(str, arguments))[:200]} failed ({done.returncode}):\n{done.stderr[-2000:]}")
    # Findings, which are errors too, have the name of a rule; binary property lists are read and not written; marks stay
    # without which white space would be lost.
    errors = re.findall(r"^.*: error: (?!\[|the file is a binary|the marks of .* stay:).*$", done.stderr, re.M)
    for path, line in re.findall(r"^(.*):(\d+):\d+: error: the marks of .* stay:", done.stderr, re.M):
        STAYING[path].add(int(line))
    ERRORS.update(f"{arguments[0]}: {error}" for error in errors)
    return done.stdout


def listing(paths):
    """The files that bidi-fix reads, each with its format, and its entries."""
    files = {}
    for line in run("stats", "--list-files", *paths, allowed=(0, 1, 2)).splitlines():
        path, name, _ = line.split("\t")
        if name in READERS:
            files[path] = (name, [])
        elif not name.startswith("not read"):
            stop(f"there is no independent reader of {name} in this script; write one and put it in READERS")
    # A JSON object may hold U+2028, which splitlines takes for the end of a line.
    for line in run("stats", "--list-entries", *paths, allowed=(0, 1, 2)).split("\n"):
        if line:
            entry = json.loads(line)
            files[entry["path"]][1].append(entry)
    return files


def normal(locale):
    """A locale in the spelling of BCP 47, which files write in the way of POSIX too: pt_BR, sr@latin."""
    return (locale or "").replace("_", "-").replace("@latin", "-Latn").replace("@cyrillic", "-Cyrl")


def is_equal(ours, theirs):
    if isinstance(theirs, str):
        return ours == theirs
    pattern = "".join(part if i % 2 else re.escape(part) for i, part in enumerate(theirs))
    return re.fullmatch(pattern, ours, re.S) is not None


def read(name, path):
    return READERS[name][0](path, pathlib.Path(path).read_bytes())


def compare_file(path, name, entries, faulty):
    """How many entries are equal, and the differences."""
    keys = {entry["key"] for entry in entries}

    def difference(key, ours, theirs):
        return Difference(name, path, key, ours, theirs, keys, path in faulty)

    try:
        texts, locale = read(name, path)
    except Exception as error:  # Each reader has errors of its own.
        return 0, [difference("(file)", None, Text("(file)", f"{type(error).__name__}: {error}"))]
    differences = []
    if locale and entries and normal(locale) != entries[0]["locale"]:
        differences.append(difference("(locale)", entries[0], Text("(locale)", locale)))
    has_locales = any(text.locale for text in texts)
    ours, theirs = collections.defaultdict(list), collections.defaultdict(list)
    for entry in entries:
        ours[entry["locale"] if has_locales else "", entry["key"]].append(entry)
    for text in texts:
        theirs[normal(text.locale), text.key].append(text)
    equal = 0
    for place in dict.fromkeys([*ours, *theirs]):
        for entry, text in itertools.zip_longest(ours[place], theirs[place]):
            if entry and text and is_equal(entry["value"], text.value):
                equal += 1
            else:
                differences.append(difference(place[1], entry, text))
    return equal, differences


def table(rows):
    widths = [max(len(str(row[i])) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        print("  ".join(str(c).rjust(w) if str(c).isdigit() else str(c).ljust(w) for c, w in zip(row, widths)).rstrip())
    print()


def show(difference):
    ours = repr(difference.ours["locale" if difference.key == "(locale)" else "value"]) if difference.ours else "nothing"
    theirs = repr(difference.theirs.value) if difference.theirs else "nothing"
    print(f"  {difference.path}\n    key     {difference.key!r}\n    ours    {ours}\n    theirs  {theirs}")


def compare(files, paths, shows_all):
    """Compares all files and prints the result; returns how many differences have no explanation."""
    faults = json.loads(run("check", "--format", "json", *paths, allowed=(0, 1, 2)) or "{}")
    kinds = ("parse-error", "truncated-tail", "open-comment", "bad-escape")
    faulty = {finding["path"] for finding in faults.get("findings", []) if finding["rule"] in kinds}
    counts = collections.defaultdict(collections.Counter)
    explained, unexplained = collections.defaultdict(list), []
    for path, (name, entries) in sorted(files.items()):
        equal, differences = compare_file(path, name, entries, faulty)
        counts[name].update(files=1, entries=len(entries), equal=equal)
        for difference in differences:
            function = next((f for f in EXPLANATIONS if f(difference)), None)
            (explained[function] if function else unexplained).append(difference)
            counts[name]["explained" if function else "different"] += 1
    columns = ["files", "entries", "equal", "explained", "different"]
    rows = [[name, READERS[name][1], *(counts[name][c] for c in columns)] for name in sorted(counts)]
    table([["format", "reader", *columns], *rows, ["all", "", *(sum(counts[n][c] for n in counts) for c in columns)]])
    for function, differences in explained.items():
        print(f"{len(differences)} explained: {function.__name__}: {function.__doc__}")
        for difference in differences if shows_all else differences[:1]:
            show(difference)
    for difference in unexplained:
        print(f"different: {difference.format}")
        show(difference)
    return len(unexplained)


# --- fix and strip: whether they change values alone ---


def without_controls(texts):
    bare = [part if isinstance(part, str) else "".join(part) for part in (text.value for text in texts)]
    return [(text.locale, text.key, value.translate(CONTROLS)) for text, value in zip(texts, bare)]


def fix_faults(before, after, name, old, new):
    """What is wrong with a repaired file, as sentences; the counts of changed values and lines."""
    texts, fixed = read(name, before)[0], read(name, after)[0]
    # Line feeds alone part lines in every format; U+2028 does not.
    data = before.read_bytes()
    lines, fixed_lines = data.split(b"\n"), after.read_bytes().split(b"\n")
    ends = [i for i, byte in enumerate(data) if byte == 0x0A]
    place = [bisect.bisect_left(ends, entry["byteOffset"]) + 1 for entry in old]
    faults = [] if without_controls(texts) == without_controls(fixed) else ["more than controls changed in a value or key"]
    if len(lines) != len(fixed_lines):
        return faults + [f"the file had {len(lines)} lines and has {len(fixed_lines)}"], 0, 0
    changed = {i + 1 for i, (a, b) in enumerate(zip(lines, fixed_lines)) if a != b}
    starts = sorted(set(place)) + [len(lines) + 1]
    values = [line for line, a, b in zip(place, old, new) if a["value"] != b["value"]]
    count = sum(a != b for a, b in zip(texts, fixed))
    if count != len(values):
        faults.append(f"{len(values)} values changed as bidi-fix reads them, {count} as the other reader does")
    spans = {line: range(line, starts[bisect.bisect_right(starts, line)] + 1) for line in values}
    faults += [f"line {line} changed and holds no repaired value" for line in changed - set().union(*spans.values())]
    faults += [f"no line of the value at line {line} changed" for line, span in spans.items() if not changed & set(span)]
    return faults, len(values), len(changed)


def changed_lines_of_diff(text):
    """How many lines a unified diff takes out of each file."""
    counts, path, left = collections.Counter(), None, 0
    for line in text.split("\n"):
        # What git cannot apply, because the file is not UTF-8, stands after a number sign.
        line = line.removeprefix("# ")
        hunk = re.match(r"@@ -\d+(?:,(\d+))? \+\d+(?:,\d+)? @@", line)
        if hunk:
            left = int(hunk[1] or 1)
        elif left == 0 and line.startswith("--- "):
            # A tab ends a path that holds a space.
            path = line[4:].removesuffix("\t")
        elif line[:1] in ("-", " "):
            left -= 1
            counts[path] += line[0] == "-"
    return counts


def check_fix(files, folder, options):
    """Repairs copies of all files, prints what changed, and returns how many faults there are."""
    # The whole path is kept, because it says the locale.
    trees = {tree: {p: folder / tree / str(pathlib.Path(p).absolute()).lstrip("/") for p in files} for tree in "ab"}
    for places in trees.values():
        for path, place in places.items():
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)
    a, b = folder / "a", folder / "b"
    flags = ["--container", options.container]
    diff = changed_lines_of_diff(run("fix", "--diff", *flags, a, allowed=(0, 1, 2)))
    run("fix", *flags, b, allowed=(0, 1, 2))
    old, new = listing([a]), listing([b])
    once = {path: place.read_bytes() for path, place in trees["b"].items()}
    run("fix", *flags, b, allowed=(0, 1, 2))
    again = {path for path, place in trees["b"].items() if place.read_bytes() != once[path]}
    for path, place in trees["b"].items():
        place.write_bytes(once[path])
    counts, faults = collections.defaultdict(collections.Counter), []
    for path, (name, _) in files.items():
        before, after = trees["a"][path], trees["b"][path]
        counts[name].update(files=1)
        if before.read_bytes() == once[path]:
            found, lines = [], 0
        else:
            found, values, lines = fix_faults(before, after, name, old[str(before)][1], new[str(after)][1])
            counts[name].update({"changed": 1, "values": values, "lines": lines})
        if diff[str(before)] != lines:
            found.append(f"fix --diff shows {diff[str(before)]} changed lines, fix changes {lines}")
        if path in again:
            counts[name]["changed again"] += 1
            found.append("a second fix changes the file again")
        faults += [(path, fault) for fault in found]
    for tree in (a, b):
        run("strip", tree, allowed=(0, 1, 2))
    stripped = listing([a, b])
    for path, (name, _) in files.items():
        is_equal = trees["a"][path].read_bytes() == trees["b"][path].read_bytes()
        counts[name]["strip equal"] += is_equal
        stays = STAYING[str(trees["a"][path])] | STAYING[str(trees["b"][path])]
        counts[name]["marks stay"] += len(stays)
        # All other entries are as they were.
        kept = [[(e["key"], e["value"]) for e in stripped[str(tree[path])][1] if e["line"] not in stays] for tree in trees.values()]
        if not is_equal and (not stays or kept[0] != kept[1]):
            faults.append((path, "strip of the repaired file is not strip of the file"))
    columns = ["files", "changed", "values", "lines", "changed again", "strip equal", "marks stay"]
    print(f"bidi-fix fix {' '.join(flags)} (lines: fewer than values where a line holds several, more where a value does)")
    table([["format", *columns], *([name, *(counts[name][c] for c in columns)] for name in sorted(counts))])
    for path, fault in faults:
        print(f"fault: {path}: {fault}")
    return len(faults)


# --- Files to compare: hard texts, and large files ---


PIECES = ["\u0627\u0644\u0639\u0631\u0628\u064a\u0629 ", "\u05e2\u05d1\u05e8\u05d9\u05ea ", "Bob (IT)", "%1$@", "%d", "%%", "{name}", "\n",
          "\r\n", "\t", '"', "'", "\\", "&", "<", "<b>", "]]>", "\U0001f600", "\u200f", "\u202b", "\u2028", " ", "  ", "=", ":",
          "#", "!", "\u00e9", "\u00a0", "@", "?", "1-800", "$", ",", ";", "/*", "*/", "//", "|", "[", "}", "u0041", "\x7f"]


def element(parent, tag, text=None, **attributes):
    child = ET.SubElement(parent, tag, attributes)
    child.text = text
    return child


def write_hard_texts(folder):
    """Files of every format with texts of random pieces, the same in each run, by other programs' writers."""
    source = random.Random(1)

    def text():
        return "".join(source.choice(PIECES) for _ in range(source.randint(1, 9)))

    def write(path, data):
        path = folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)

    texts = {f"{source.choice(PIECES)}{i}": text() for i in range(600)}
    forms = {k: {"f": {"one": v, "other": text(), "NSStringFormatSpecTypeKey": "x"}, "NSStringLocalizedFormatKey": "%#@f@"}
             for k, v in texts.items()}
    quoted = "".join("".join(re.sub(r'(["\\])', r"\\\1", f'"{part}"'[1:-1]).join('""') + end for part, end in zip(pair, (" = ", ";\n")))
                     for pair in texts.items())
    write("ar.lproj/Text.strings", quoted)
    write("he.lproj/Text.strings", quoted.encode("utf-16"))
    write("fa.lproj/Text.strings", quoted.replace("\n", "\r\n"))
    for kind, name in ((plistlib.FMT_XML, "XML"), (plistlib.FMT_BINARY, "Binary")):
        write(f"ar.lproj/{name}.strings", plistlib.dumps(texts, fmt=kind))
        write(f"ar.lproj/{name}.stringsdict", plistlib.dumps(forms, fmt=kind))
        phrases = [{"IntentName": "x", "IntentExamples": [v, 1, text()]} for v in texts.values()]
        words = [{"VocabularyItemSynonyms": [{"VocabularyItemPhrase": v, "VocabularyItemExamples": [text()]}]} for v in texts.values()]
        vocabulary = {"IntentPhrases": phrases, "ParameterVocabularies": [{"ParameterNames": ["x"], "ParameterVocabulary": words}]}
        write(f"{name}/ar.lproj/AppIntentVocabulary.plist", plistlib.dumps(vocabulary, fmt=kind))
    for is_ascii, indent in ((True, None), (False, 2)):
        def write_json(path, value):
            write(path, json.dumps(value, ensure_ascii=is_ascii, indent=indent))
        unit = {k: {"localizations": {"ar": {"stringUnit": {"state": "new", "value": v}}, "he": {"variations": {"plural": {
            f: {"stringUnit": {"value": text()}} for f in ("one", "other")}}}}} for k, v in texts.items()}
        write_json(f"{is_ascii}.xcstrings", {"sourceLanguage": "en", "strings": unit, "version": "1.0"})
        write_json(f"{is_ascii}_ar.arb", {"@@locale": "ar", **{f"k{i}": v for i, v in enumerate(texts.values())}})
        write_json(f"{is_ascii}/_locales/he/messages.json", {f"k{i}": {"message": v} for i, v in enumerate(texts.values())})
        write_json(f"i18n/{is_ascii}/he.json", {"a": {f"k{i}": [v, {"x": v}] for i, v in enumerate(texts.values())}, **texts})
        write(f"{is_ascii}_ar.properties", javaproperties.dumps(texts, ensure_ascii=is_ascii, timestamp=False))
    po = polib.POFile()
    po.metadata = {"Language": "ar", "Content-Type": "text/plain; charset=UTF-8"}
    for key, value in texts.items():
        plural = {"msgid_plural": "x", "msgstr_plural": {0: value, 1: text()}} if source.random() < 0.2 else {"msgstr": value}
        po.append(polib.POEntry(msgid=key, msgctxt=source.choice([None, "c"]), **plural))
    write("ar.po", str(po))
    roots = {path: ET.Element(root, a) for path, root, a in (
        ("values-ar/strings.xml", "resources", {"xmlns:xliff": "urn:oasis:names:tc:xliff:document:1.2"}),
        ("ar.xlf", "xliff", {"version": "1.2"}), ("app_ar.ts", "TS", {"language": "ar"}), ("Text.ar.resx", "root", {}))}
    android, xliff, qt, resx = roots.values()
    body = element(element(xliff, "file", **{"target-language": "ar"}), "body")
    context = element(qt, "context")
    element(context, "name", "c")
    for key, value in texts.items():
        for parent, name in ((element(body, "trans-unit", id=key), "target"), (element(context, "message", id=key), "translation"),
                             (element(resx, "data", name=key), "value")):
            own = element(parent, name, value)
            if source.random() < 0.2 and name == "target":
                element(own, source.choice("xg"), None, id="1").tail = text()
        own = element(android, "string", value, name=key)
        if source.random() < 0.4:
            element(own, source.choice(["b", "xliff:g"]), text(), id="1").tail = text()
    for path, root in roots.items():
        write(path, ET.tostring(root, encoding="utf-8", xml_declaration=True))


VALUE = "\u0645\u0631\u062d\u0628\u0627 %d \u0628\u0643\u0645 in Bob"
LARGE = {  # the path, what stands first, each entry, what stands last
    ".strings": ("ar.lproj/L.strings", "", '"k%d" = "V";\n', ""),
    ".stringsdict": ("ar.lproj/L.stringsdict", "<plist><dict>", "<key>k%d</key><dict><key>other</key><string>V</string></dict>\n",
                     "</dict></plist>"),
    "AppIntentVocabulary.plist": ("ar.lproj/AppIntentVocabulary.plist", "<plist><dict>",
                                  "<key>k%d</key><array><dict><key>IntentExamples</key><array><string>V</string></array></dict></array>\n",
                                  "</dict></plist>"),
    "String Catalog": ("L.xcstrings", '{"sourceLanguage":"en","strings":{',
                       '"k%d":{"localizations":{"ar":{"stringUnit":{"state":"new","value":"V"}}}},\n', '"z":{}}}'),
    "Application Resource Bundle": ("l_ar.arb", '{"@@locale":"ar",', '"k%d":"V",\n', '"@z":""}'),
    "browser extension messages": ("_locales/ar/messages.json", "{", '"k%d":{"message":"V"},\n', '"z":{}}'),
    "JSON strings": ("i18n/ar.json", "{", '"k%d":"V",\n', '"z":0}'),
    "gettext": ("ar.po", 'msgid ""\nmsgstr "Language: ar\\n"\n\n', 'msgid "k%d"\nmsgstr "V"\n\n', ""),
    "Java properties": ("l_ar.properties", "", "k%d=V\n", ""),
    "Android strings.xml": ("values-ar/l.xml", "<resources>", '<string name="k%d">V</string>\n', "</resources>"),
    "XLIFF": ("ar.xlf", '<xliff version="1.2"><file target-language="ar"><body>',
              '<trans-unit id="k%d"><target>V</target></trans-unit>\n', "</body></file></xliff>"),
    "Qt Linguist .ts": ("l_ar.ts", '<TS language="ar"><context><name>c</name>',
                        "<message><source>k%d</source><translation>V</translation></message>\n", "</context></TS>"),
    ".resx": ("L.ar.resx", "<root>", '<data name="k%d"><value>V</value></data>\n', "</root>"),
}


def compare_speed(folder, counts):
    """Times both readers on one file of each size and format; returns how many formats grow faster than the files."""
    slow = 0
    rows = [["format", "reader", *(f"{who}, {size}" for size in ("small", "large") for who in ("ours", "theirs")),
             "entries", "growth: size", "ours", "theirs"]]
    for name, (path, first, entry, last) in LARGE.items():
        seconds, sizes, cells = {"ours": [], "theirs": []}, [], []
        # bidi-fix reads files of up to 64 MiB.
        small, large = (min(count, 60 * 2**20 // len((entry.replace("V", VALUE) + " " * 7).encode())) for count in counts)
        for count in (small, large):
            place = folder / str(count) / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(first + "".join(entry.replace("V", VALUE) % (i, i) for i in range(count)) + last, "utf-8")
            sizes.append(place.stat().st_size)
            start = time.perf_counter()
            stats = run("stats", "--format", "json", place)
            middle = time.perf_counter()
            texts = read(name, place)[0]
            seconds["theirs"].append(time.perf_counter() - middle)
            seconds["ours"].append(middle - start)
            entries = json.loads(stats)["total"]["entries"]
            if entries != count or sum(text.value != "" for text in texts) != count:
                stop(f"{name}: of {count} entries bidi-fix reads {entries}, the other reader {len(texts)}")
            cells += [f"{seconds[who][-1]:.2f} s {sizes[-1] / 1e6 / seconds[who][-1]:.1f} MB/s" for who in seconds]
            del texts
            place.unlink()
        growth = {who: times[-1] / times[0] for who, times in seconds.items()}
        is_slow = growth["ours"] > 1.5 * sizes[-1] / sizes[0]
        slow += is_slow
        rows.append([name, READERS[name][1], *cells, f"{small:,} {large:,}", f"{sizes[-1] / sizes[0]:.1f}",
                     f"{growth['ours']:.1f}" + (" too high" if is_slow else ""), f"{growth['theirs']:.1f}"])
        print(f"{name}: done", file=sys.stderr)
    table(rows)
    return slow


def main():
    parser = argparse.ArgumentParser(prog="compare-readers", description=__doc__)
    parser.add_argument("--all", action="store_true", help="show every explained difference, not one of each class")
    parser.add_argument("--container", default="natural", help="what fix repairs for: natural, rtl, ltr or any")
    parser.add_argument("--made", action="store_true", help="compare files of hard texts, which are made for it")
    parser.add_argument("--speed", action="store_true", help="compare the time of reading large files, which are made for it")
    parser.add_argument("--counts", default="100000,1000000", help="how many entries the large files have")
    parser.add_argument("paths", nargs="*", metavar="PATH")
    options = parser.parse_args()
    if not (options.paths or options.made or options.speed):
        parser.error("name files or folders, or give --made or --speed")
    if hasattr(os, "sched_setaffinity"):
        # One core for all, so that times can be compared.
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        if options.speed:
            bad += compare_speed(folder, [int(count) for count in options.counts.split(",")])
        if options.made:
            write_hard_texts(folder / "made")
            options.paths.append(str(folder / "made"))
        if options.paths:
            files = listing(options.paths)
            bad += compare(files, options.paths, options.all)
            bad += check_fix(files, folder, options)
    for error in sorted(ERRORS):
        print(f"bidi-fix: {error}")
    bad += len(ERRORS)
    print(f"{bad} unexplained; see above" if bad else "all agree or are explained")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
