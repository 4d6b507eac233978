"""Files to measure with."""

import json
import random
from xml.sax.saxutils import escape

WORDS = (
    "שלום עולם הודעה חדשה קובץ תיקייה שמור מחק בטל אישור הגדרות משתמש סיסמה חיפוש תוצאות התחבר"
).split()


def texts(count, seed=7):
    """Hebrew texts of which one of six has a fault or an argument."""
    chance = random.Random(seed)
    for _ in range(count):
        text = " ".join(chance.choice(WORDS) for _ in range(chance.randint(2, 7)))
        kind = chance.random()
        if kind < 0.03:
            text = "%@ " + text
        elif kind < 0.10:
            text += " %d " + chance.choice(WORDS)
        elif kind < 0.13:
            text = "iPhone " + text + "."
        elif kind < 0.16:
            text += " (Google Drive)."
        yield text


def key(number):
    return "screen.%d.title.label" % number


def comment(number):
    return "Title of screen %d, shown on top." % number


def strings_file(count, seed=7):
    lines = []
    for number, text in enumerate(texts(count, seed)):
        if number % 3 == 0:
            lines.append("/* %s */" % comment(number))
        lines.append('"%s" = "%s";' % (key(number), text))
        if number % 3 == 0:
            lines.append("")
    return "\n".join(lines) + "\n"


def xml_file(start, end, element):
    """A writer of XML files: element(number, text) is what stands there for a text."""
    def write(count):
        parts = ['<?xml version="1.0" encoding="utf-8"?>', start]
        for number, text in enumerate(texts(count)):
            if number % 3 == 0:
                parts.append("  <!-- %s -->" % comment(number))
            parts.append(element(number, escape(text)))
        return "\n".join(parts + [end]) + "\n"
    return write


def json_file(members):
    def write(count):
        whole = members(list(enumerate(texts(count))))
        return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"
    return write


def arb_members(numbered):
    whole = {"@@locale": "he"}
    for number, text in numbered:
        whole["screen%dTitle" % number] = text
        if number % 3 == 0:
            whole["@screen%dTitle" % number] = {"description": comment(number)}
    return whole


def nested_members(numbered):
    whole = {}
    for number, text in numbered:
        section = whole.setdefault("part%d" % (number // 500), {}).setdefault("screen%d" % (number // 10), {})
        section["title%d" % number] = text
    return whole


def catalog_members(numbered):
    """Two languages: half of the entries are texts of the source language."""
    strings = {}
    for number, text in numbered[::2]:
        units = {locale: {"stringUnit": {"state": "translated", "value": value}}
                 for locale, value in (("en", "Title of %d" % number), ("he", text))}
        strings[key(number)] = {"comment": comment(number), "localizations": units}
    return {"sourceLanguage": "en", "strings": strings, "version": "1.0"}


def po_file(count):
    lines = ['msgid ""', 'msgstr ""', '"Content-Type: text/plain; charset=UTF-8\\n"', '"Language: he\\n"', ""]
    for number, text in enumerate(texts(count)):
        if number % 3 == 0:
            lines.append("#. " + comment(number))
        lines += ['msgid "%s"' % key(number), 'msgstr "%s"' % text, ""]
    return "\n".join(lines)


def properties_file(count):
    lines = []
    for number, text in enumerate(texts(count)):
        if number % 3 == 0:
            lines.append("# " + comment(number))
        lines.append("%s = %s" % (key(number), text))
    return "\n".join(lines) + "\n"


def stringsdict_file(count):
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<plist version="1.0">', "<dict>"]
    numbered = list(enumerate(texts(count)))
    for number, _ in numbered[::4]:
        lines += ["<key>%s</key>" % key(number), "<dict>", "<key>NSStringLocalizedFormatKey</key>",
                  "<string>%#@files@</string>", "<key>files</key>", "<dict>",
                  "<key>NSStringFormatSpecTypeKey</key>", "<string>NSStringPluralRuleType</string>",
                  "<key>NSStringFormatValueTypeKey</key>", "<string>d</string>"]
        for category, (_, text) in zip(("one", "two", "other"), numbered[number + 1:number + 4]):
            lines += ["<key>%s</key>" % category, "<string>%s</string>" % escape(text)]
        lines += ["</dict>", "</dict>"]
    return "\n".join(lines + ["</dict>", "</plist>"]) + "\n"


# By the name of a format: where a file of it lies, what writes it, what stands before a value and after it, what stands before
# a key (nil where the value is the key), what breaks a value.
FORMATS = {
    ".strings": ("he.lproj/Localizable.strings", strings_file, '= "', '"', '"screen', '"'),
    "strings.xml": (
        "res/values-iw/strings.xml", xml_file(
            "<resources>", "</resources>",
            lambda number, text: '  <string name="screen_%d_title">%s</string>' % (number, text)),
        '">', "</string>", 'name="screen', "<"),
    "JSON, flat": (
        "locales/he.json", json_file(lambda numbered: {key(number): text for number, text in numbered}),
        '": "', '"', '"screen', '"'),
    "JSON, nested": ("locales/he/app.json", json_file(nested_members), '": "', '"', '"title', '"'),
    "ARB": ("lib/l10n/app_he.arb", json_file(arb_members), 'Title": "', '"', '"screen', '"'),
    ".xcstrings": (
        "Localizable.xcstrings", json_file(catalog_members), '"value": "', '"', '"screen', '"'),
    ".po": ("po/he.po", po_file, 'msgstr "', '"', 'msgid "screen', '"'),
    ".properties": ("messages_he.properties", properties_file, " = ", "", "screen", "\\"),
    "XLIFF": (
        "he.xliff", xml_file(
            '<xliff version="1.2"><file original="a" source-language="en" target-language="he"><body>',
            "</body></file></xliff>",
            lambda number, text: '<trans-unit id="screen.%d"><source>Title %d</source>\n<target>%s</target></trans-unit>'
            % (number, number, text)),
        "<target>", "</target>", 'id="screen', "<"),
    ".stringsdict": ("he.lproj/Localizable.stringsdict", stringsdict_file, "<string>", "</string>", "<key>screen", "<"),
    ".resx": (
        "Strings.he.resx", xml_file(
            "<root>", "</root>",
            lambda number, text: '  <data name="screen_%d">\n    <value>%s</value>\n  </data>' % (number, text)),
        "<value>", "</value>", 'name="screen', "<"),
    "Qt .ts": (
        "app_he.ts", xml_file(
            '<!DOCTYPE TS>\n<TS version="2.1" language="he"><context><name>Screens</name>', "</context></TS>",
            lambda number, text: "<message><source>Title %d</source>\n<translation>%s</translation></message>"
            % (number, text)),
        "<translation>", "</translation>", "<source>Title", "<"),
}
