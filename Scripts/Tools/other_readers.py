"""Readers of localization formats that share nothing with bidi-fix; Scripts/compare-readers uses them.

Each takes a path and the file's bytes, and returns its texts and the locale that the file names as a whole, or None.
What is an entry and how its key is put together is decided by bidi-fix: see Sources/LocalizationFiles/Formats.
"""
import collections
import json
import plistlib
import re
import xml.etree.ElementTree as ET

import javaproperties
import openstep_plist
import polib

# What an independent reader reads of one text. The value is a str, or a tuple of strs and patterns in turn: the
# patterns stand for tags and other elements inside the text, of which XML readers do not keep the spelling.
Text = collections.namedtuple("Text", "key value locale state", defaults=(None, None))


class Pairs(dict):
    """A dictionary that remembers all that was put in, so that no key is lost that comes twice."""

    def __init__(self, pairs=()):
        super().__init__(pairs)
        self.pairs = list(pairs)

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        self.pairs.append((key, value))


def decoded(data):
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16")
    if 0 in data[:2]:
        return data.decode("utf-16-be" if data[0] == 0 else "utf-16-le")
    return data.decode("utf-8-sig")


def is_plist(data):
    return data.startswith(b"bplist") or decoded(data).lstrip().startswith("<")


def read_strings(path, data):
    if is_plist(data):
        root = plistlib.loads(data, dict_type=Pairs)
    else:
        root = openstep_plist.loads(decoded(data), dict_type=Pairs)
    return [Text(k, v) for k, v in getattr(root, "pairs", []) if isinstance(v, str)], None


def read_stringsdict(path, data):
    texts = []

    def walk(node, keys):
        for key, value in node.pairs:
            if isinstance(value, Pairs):
                walk(value, keys + [key])
            elif isinstance(value, str) and key not in ("NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"):
                is_format = key == "NSStringLocalizedFormatKey" and keys
                texts.append(Text(".".join(keys if is_format else keys + [key]), value))

    walk(plistlib.loads(data, dict_type=Pairs), [])
    return texts, None


VOCABULARY = {"IntentExamples", "VocabularyItemExamples", "VocabularyItemPhrase", "VocabularyItemPronunciation"}


def read_vocabulary(path, data):
    texts = []

    def walk(node, keys, name):
        for key, value in node.pairs if isinstance(node, Pairs) else enumerate(node):
            inner = name if isinstance(node, list) else key
            if isinstance(value, (Pairs, list)):
                walk(value, keys + [str(key)], inner)
            elif isinstance(value, str) and inner in VOCABULARY:
                texts.append(Text(".".join(keys + [str(key)]), value))

    walk(plistlib.loads(data, dict_type=Pairs), [], None)
    return texts, None


def json_root(text):
    return json.loads(text, object_pairs_hook=Pairs)


def members(value):
    return value.pairs if isinstance(value, Pairs) else []


def read_catalog(path, data):
    texts = []

    def walk(node, key, locale):
        for name, part in members(node):
            if name == "stringUnit" and isinstance(part.get("value"), str):
                texts.append(Text(key, part["value"], locale))
            elif name == "stringSet":
                texts.extend(Text(f"{key}.{i}", v, locale) for i, v in enumerate(part["values"]))
            elif name == "variations":
                for _, forms in members(part):
                    for form, inner in members(forms):
                        walk(inner, f"{key}.{form}", locale)
            elif name == "substitutions":
                for substitution, inner in members(part):
                    walk(inner, f"{key}.{substitution}", locale)

    for key, string in members(json_root(decoded(data))["strings"]):
        for locale, localization in members(string.get("localizations")):
            walk(localization, key, locale)
    return texts, None


def read_arb(path, data):
    root = json_root(decoded(data))
    return [Text(k, v) for k, v in root.pairs if isinstance(v, str) and not k.startswith("@")], root.get("@@locale")


def read_messages(path, data):
    comment = r'("(?:\\.|[^"\\])*")|//[^\n\r]*|/\*.*?\*/'
    root = json_root(re.sub(comment, lambda m: m[1] or " ", decoded(data), flags=re.S))
    return [Text(k, v["message"]) for k, v in root.pairs if isinstance(v, dict) and "message" in v], None


def read_json(path, data):
    root = json_root(decoded(data))
    if len(root) == 1 and isinstance(next(iter(root.values())), Pairs):
        # As Rails has it: the language round all.
        if re.search(rf"(?<![a-z]){re.escape(next(iter(root))[:2])}(?![a-z])", str(path)):
            root = next(iter(root.values()))
    texts = []
    names = ("translation", "message", "string", "defaultMessage")
    if root and all(isinstance(v, dict) and any(n in v for n in names) for v in root.values()):
        return [Text(k, next(v[n] for n in names if n in v)) for k, v in members(root)], None

    def walk(value, keys):
        if isinstance(value, str):
            texts.append(Text(".".join(keys), value))
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                walk(inner, keys + [str(index)])
        for name, inner in members(value):
            is_note = re.fullmatch(r"@[\w@]+(\(.*\))?", name) or not keys and name == "$schema"
            if not is_note:
                walk(inner, keys + [name])

    walk(root, [])
    return texts, None


def read_po(path, data):
    texts = []
    # Given the text, polib would part lines at U+2028 too.
    file = polib.pofile(str(path), encoding="utf-8")
    for entry in file:
        key = (entry.msgctxt + "|" if entry.msgctxt is not None else "") + entry.msgid
        forms = sorted(entry.msgstr_plural.items())
        texts += [Text(f"{key}.{i}", v) for i, v in forms] if forms else [Text(key, entry.msgstr)]
    return texts, file.metadata.get("Language") or None


def read_properties(path, data):
    try:
        text = decoded(data)
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    texts = []
    for line in javaproperties.parse(text):
        if isinstance(line, javaproperties.KeyValue):
            has_sign = re.search(r"(?<!\\)(\\\\)*[=:\s]", line.source.strip())
            texts.append(Text(line.key, line.value, None, None if has_sign else "key alone"))
    return texts, None


def local(element):
    return element.tag.split("}")[-1]


def children(element, name):
    return [child for child in element if local(child) == name]


def plain(element):
    return "".join(element.itertext())


def tags(child):
    """Patterns for the tags of an element, as a file may spell them."""
    name = r"(?:[\w.-]+:)?" + re.escape(local(child))
    is_empty = len(child) == 0 and not child.text
    return rf"""<{name}\b(?:[^>"']|"[^"]*"|'[^']*')*>""", rf"(?:</{name}\s*>)" + ("?" if is_empty else "")


def read_android(path, data):
    root = ET.fromstring(data)
    texts = []
    for child in root:
        name, kind = child.get("name"), child.get("type") if local(child) == "item" else local(child)
        product = child.get("product", "default")
        key = f"{name}" + (f"@{product}" if product not in ("", "default") else "")
        if name is None:
            continue
        if kind == "string":
            texts.append(Text(key, android_value(child)))
        elif kind in ("string-array", "array"):
            texts += [Text(f"{key}.{i}", android_value(e)) for i, e in enumerate(children(child, "item"))]
        elif kind == "plurals":
            texts += [Text(f"{key}.{e.get('quantity')}", android_value(e)) for e in children(child, "item")]
    return texts, root.get("{http://schemas.android.com/tools}locale")


def android_value(element):
    """The text by the rules of aapt2: white space is one space, but not in quotation marks or after a backslash."""
    parts = [element.text or ""]

    def walk(parent):
        for child in parent:
            start, end = tags(child)
            parts.extend([(start, child.tag[0] != "{"), child.text or ""])
            walk(child)
            parts.extend([(end, child.tag[0] != "{"), child.tail or ""])

    walk(element)
    space = " \t\r\n"
    if not any(isinstance(part, tuple) and part[1] for part in parts):
        parts[0] = parts[0].lstrip(space)
        parts[-1] = parts[-1].rstrip(space)
    value, quoted = [], False
    for part in parts:
        if isinstance(part, tuple):
            quoted = quoted and not part[1]
            value.append(part[0])
            continue
        text = ""
        for m in re.finditer(r'\\u([0-9A-Fa-f]{4})|\\([^u])|"|[ \t\r\n]+|\\?[^\\" \t\r\n]*', part, re.S):
            if m[1]:
                text += chr(int(m[1], 16))
            elif m[2]:
                text += {"n": "\n", "t": "\t"}.get(m[2], m[2])
            elif m[0] == '"':
                quoted = not quoted
            elif m[0] and m[0][0] in space:
                text += m[0] if quoted else " "
            elif m[0] != "\\":
                text += m[0]
        value.append(text.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
    return value[0] if len(value) == 1 else tuple(value)


def read_xliff(path, data):
    root = ET.fromstring(data)
    files = children(root, "file")
    texts = []
    for file in files:
        original = file.get("original") or file.get("id") or ""
        prefix = original + ":" if len(files) > 1 and original else ""
        locale = file.get("target-language") or root.get("trgLang")
        for unit in file.iter():
            key = unit.get("id") or unit.get("resname") or unit.get("name") or ""
            if local(unit) == "trans-unit":
                units = [(key, unit)]
            elif local(unit) == "unit":
                segments = children(unit, "segment")
                keys = [f"{key}.{s.get('id') or i}" for i, s in enumerate(segments)]
                units = zip(keys if len(segments) > 1 else [key], segments)
            else:
                continue
            for key, segment in units:
                for target in children(segment, "target")[-1:]:
                    texts.append(Text(prefix + key, xliff_value(target), locale))
    return texts, None


def xliff_value(target):
    """The text with a pattern for each element inside, whose placeholder bidi-fix takes from its content or id."""
    value = [target.text or ""]

    def walk(parent):
        for child in parent:
            if local(child) in ("g", "pc", "mrk", "sub"):
                start, end = tags(child)
                value.extend([start, child.text or ""])
                walk(child)
                value.extend([end, child.tail or ""])
            else:
                value.extend([".*?", child.tail or ""])

    walk(target)
    return value[0] if len(value) == 1 else tuple(value)


def read_qt(path, data):
    root = ET.fromstring(data)
    texts = []

    def text(element):
        parts = [element.text or ""]
        for child in element:
            code = child.get("value", "") if local(child) == "byte" else ""
            parts += [chr(int(code[1:], 16) if code[0] == "x" else int(code)) if code else plain(child), child.tail or ""]
        return "".join(parts)

    for context in [root, *children(root, "context")]:
        name = "".join(plain(e) for e in children(context, "name"))
        for message in children(context, "message"):
            found = {local(e): e for e in message}
            if "translation" not in found:
                continue
            parts = [text(found[n]) for n in ("source", "comment") if n in found]
            key = ".".join(p for p in [name, *([message.get("id")] if message.get("id") else parts)] if p)
            forms = [(key, found["translation"])]
            if message.get("numerus") == "yes":
                forms = [(f"{key}.{i}", e) for i, e in enumerate(children(found["translation"], "numerusform"))]
            for key, form in forms:
                variants = children(form, "lengthvariant")
                for own, e in [(f"{key}.{i}", e) for i, e in enumerate(variants)] or [(key, form)]:
                    texts.append(Text(own, text(e), None, found["translation"].get("type")))
    return texts, root.get("language") or None


def read_resx(path, data):
    texts = []
    for element in children(ET.fromstring(data), "data"):
        is_text = not element.get("mimetype") and element.get("type", "System.String").startswith("System.String")
        for value in children(element, "value")[:1] if is_text else []:
            texts.append(Text(element.get("name"), plain(value)))
    return texts, None


ETREE = "xml.etree"
READERS = {
    ".strings": (read_strings, "openstep-plist, plistlib"), ".stringsdict": (read_stringsdict, "plistlib"),
    "AppIntentVocabulary.plist": (read_vocabulary, "plistlib"),
    "String Catalog": (read_catalog, "json"), "Application Resource Bundle": (read_arb, "json"),
    "browser extension messages": (read_messages, "json"), "JSON strings": (read_json, "json"),
    "gettext": (read_po, "polib"), "Java properties": (read_properties, "javaproperties"),
    "Android strings.xml": (read_android, ETREE), "XLIFF": (read_xliff, ETREE), "Qt Linguist .ts": (read_qt, ETREE),
    ".resx": (read_resx, ETREE),
}
