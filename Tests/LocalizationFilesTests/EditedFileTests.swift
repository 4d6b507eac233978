import BidiSource
import BidiTestSupport
import Foundation
import Testing

@testable import LocalizationFiles

/// A file that takes an edit inside a value is the file that a reader makes of the text.
struct EditedFileTests {
  private static let text = """
    /* one */ "a" = "x\\U05D0\\n\\"y\\""; /* of a */
    'b' = 'it "is"'; // of b
    "c" /* inside */ = /* and */ "\u{5D0}\u{1F600}" /* after */ ;
    "d";
    e = f;
    "g" = "h"
    "a" = "again";
    /* last */

    """

  private static let pieces = [
    "", "x", "\u{5D0}", "\\", "\\\\", "\\\"", "\"", "'", "\n", "\\n", "\\U05D", ";", "/*", "*/",
    "\u{202B}",
  ]

  @Test func anyEdit() throws {
    var generator = SeededGenerator(seed: 4)
    var taken = 0
    for round in 0..<1500 {
      // Without the faults there is more that can be taken.
      let text =
        round.isMultiple(of: 2) ? Self.text : Self.text.replacing("\"g\" = \"h\"", with: "")
      taken += try edit(
        "he.lproj/a.strings", text, Self.pieces, round, isInValues: false, &generator)
    }
    #expect(taken > 150, "edits inside values and comments are taken: \(taken)")
  }

  /// Makes some edits, one after the other, and compares each file that takes one with the file that a reader makes.
  ///
  /// - Returns: How many edits were taken.
  private func edit(
    _ path: String, _ text: String, _ pieces: [String], _ round: Int, isInValues: Bool,
    _ generator: inout SeededGenerator
  ) throws -> Int {
    let start = text.replacing("\n", with: round.isMultiple(of: 3) ? "\r\n" : "\n")
    var file = try LocalizationFile(path: path, bytes: Array(start.utf8))
    var taken = 0
    for _ in 0..<4 {
      let bytes = file.source.text
      var places = (0...bytes.count).filter { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
      if isInValues, let entry = file.entries.randomElement(using: &generator) {
        let (low, high) = (entry.value.range.lowerBound, entry.value.range.upperBound)
        places = places.filter { low <= $0 && $0 <= high }
      }
      let from = places.indices.randomElement(using: &generator) ?? 0
      let to = min(places.count - 1, from + Int.random(in: 0...2, using: &generator))
      let new = Array((pieces.randomElement(using: &generator) ?? "").utf8)
      let range = places[from]..<places[to]
      let edited = Array(bytes[..<range.lowerBound]) + new + bytes[range.upperBound...]
      let source = try SourceFile(path: file.source.path, bytes: edited)
      let expected = LocalizationFile(source: source)
      let before = file
      if file.take(source, replacing: range, byCount: new.count) != nil {
        taken += 1
        #expect(file == expected, "\(round): \(range) \(String(decoding: new, as: UTF8.self))")
        if file != expected { return taken }
      } else {
        #expect(file == before)
      }
      file = expected
    }
    return taken
  }

  /// A file of a format, with all that one of its values may have to do with.
  struct Sample: CustomTestStringConvertible {
    let path: String
    let text: String
    var pieces: [String] = []

    var testDescription: String { path }
  }

  private static let ofJSON = [
    "\"", "\\", "\\\"", "\\u05D0", "\\u05D", "\\uD83D", "\\n", "\t", " | ", "%arg", "%#@", "@", "#",
    "$NAME$", "$", "{count}", "}", "],", "//", "/*", "*/", "\": \"",
  ]

  private static let ofXML = [
    "<", ">", "&", "&amp;", "&#x202B;", "&#xD;", "&no;", "]]>", "<b>", "</b>", "<b/>", "<!-- x -->",
    "<!--",
    "<![CDATA[", "<![CDATA[<b>]]>", "<?x y?>", "\t", "  ", "%#@", "@", "%", "%n", "%1", "%2", "\"",
    "'",
    "\\", "\\u05D0", "\\u05", "\\n", "@string/a", "?", "<x id=\"1\"/>", "<byte value=\"x1b\"/>",
    "</string>", "</string><string>",
  ]

  static let samples = [
    Sample(
      path: "locales/he.json",
      text: """
        {"a": "x \u{5D0}", "": "", "@a": {"description": "of a"}, "n_one": "1", "n_other": "\\u05D0\\n", "n": {
          "few": ["x", "y | z", ["w"], {"v": "u"}], "save(plural, param=n)": {"one": "{n} x", "other": "{n}"} },
         "b": "\\ud83d\\ude00\u{1F600}", "a": "again", "c": 1, "d": null}
        """, pieces: ofJSON),
    Sample(
      path: "i18n/fa.json",
      text: """
        {"a": {"defaultMessage": "Open", "translation": "x", "description": "of a"},
         "b": {"id": "q", "defaultMessage": "y | z"}}
        """, pieces: ofJSON),
    Sample(
      path: "i18n/ar.json",
      text: """
        {"a": "x $1 \u{5D0}", "b": "{{PLURAL:$3|y|$3 z}}", "c": "$1 / $2", "d": "$5", "e": ""}
        """, pieces: ["$", "$1", "$2", "1", "2", ".5", "{{PLURAL:", "$2|", "}}", "\\u0024"]),
    Sample(
      path: "app_he.arb",
      text: """
        {"@@locale": "he", "@b": {"description": "of b"}, "a": "x {count}", "b": "\\u05D0", "c": "d",
         "@a": {"description": "of a", "placeholders": {"count": {"type": "int"}}, "source_text": "X"}, "e": ""}
        """, pieces: ofJSON),
    Sample(
      path: "_locales/he/messages.json",
      text: """
        { // first
         "a": {"description": "of a", "message": "x $NAME$", "placeholders": {"name": {"content": "$1", "example": "Al"}}},
         /* next */ "b": {"message": "\\"y\\"", "description": "of b" /* inside */}}
        """, pieces: ofJSON),
    Sample(
      path: "a.xcstrings",
      text: """
        {"sourceLanguage": "en", "strings": {
         "open": {"localizations": {
           "en": {"stringUnit": {"state": "new", "value": "Open %@"}},
           "he": {"stringUnit": {"value": "x"}}, "fa": {"stringUnit": {"value": "y"}}}, "comment": "of open"},
         "files": {"comment": "of files", "extractionState": "stale", "localizations": {
           "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "a"}}, "other": {"stringUnit": {"value": "b"}}}}},
           "he": {"variations": {"plural": {"one": {"stringUnit": {"value": "c"}}, "other": {"stringUnit": {"value": "d"}}}}}}},
         "Set %@": {"localizations": {
           "he": {"stringSet": {"values": ["e", "f"]}},
           "ar": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"formatSpecifier": "lld",
             "variations": {"plural": {"other": {"stringUnit": {"value": "%arg g"}}}}}}}}}},
         "version": "1.0"}
        """, pieces: ofJSON),
    Sample(
      path: "po/he.po",
      text: """
        msgid ""
        msgstr "Language: he\\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

        # of a
        #, qt-format
        msgctxt "c"
        msgid "a %1"
        msgstr "x %1"

        #, fuzzy, c-format
        msgid "b"
        msgid_plural "bs"
        msgstr[0] "y\\n"
        "\u{5D0}" "\\"z\\""
        msgstr[1] "w"
        #~ msgid "old"
        #~ msgstr "was"
        #~ "this"
        msgid "last"
        msgstr "v"

        """,
      pieces: [
        "\"", "\\", "\\\"", "\\n", "\n", "\" \"", "\"\n\"", "\\x41", "\\0", "\\q", "#", "\\\n",
        "%1", "%2",
        "%n", "msgid", "\"\n#~ \"",
      ]),
    Sample(
      path: "messages_he.properties",
      text: """
        # of a
        a=x
         b : y\\u05D0\\
            goes on \\
          and on
        c z \\ud83d\\ude00
        d=
        e\\=f=\\ \\
        ! last
        g=h\\
        """,
      pieces: [
        "\\", "\\\\", "\\u05D0", "\\u05", "\n", "\\\n", "\\\n  ", " ", "=", ":", "#", "!", "\t",
        "\\n",
      ]),
    Sample(
      path: "messages_fa.properties", text: "a=x\nb=\u{5D0}\nc=y\n", pieces: ["\\", " ", "="]),
    Sample(
      path: "values-iw/strings.xml",
      text: """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- first --><resources xmlns:xliff="urn:x">
        <!-- of a --><string name="a">x \u{5D0}</string>
        <string name="b">  "y  z" <xliff:g id="n" example="3">%1$d</xliff:g> \\u05D0&lt;b>w&lt;/b> <b>v</b> </string>
        <!-- of p --><plurals name="p"><!-- of one --><item quantity="one">u</item><item quantity="other">t\\'s</item></plurals>
        <string-array name="l"><item>@string/a</item><item> r </item><item/></string-array>
        <string name="c"><![CDATA[<b>q</b>]]></string><string name="d"></string><string name="a">o</string>
        <!-- last --></resources>
        """, pieces: ofXML),
    Sample(
      path: "values-fa/strings.xml",
      text: """
        <!DOCTYPE resources [<!ENTITY app "App">]>
        <resources><string name="a">x &app; y</string><string name="b">z</string></resources>
        """, pieces: ofXML + ["&app;"]),
    Sample(
      path: "a.xliff",
      text: """
        <?xml version="1.0"?><xliff version="1.2"><file original="f" target-language="he"><body>
        <!-- of a --><trans-unit id="a"><source>Open</source><target state="new">x \u{5D0}</target><note>of a too</note></trans-unit>
        <group translate="no"><trans-unit id="b"><source>B <x id="1"/></source><target>y <x id="1" equiv-text="{n}"/> <g id="2">z</g></target>
        </trans-unit></group><trans-unit id="/%d:dict/n:dict/few:dict/:string"><target>w</target></trans-unit><!-- last --></body></file>
        <file original="h" target-language="fa"><body><trans-unit id="c"><target>v</target></trans-unit></body></file></xliff>
        """, pieces: ofXML),
    Sample(
      path: "b.xlf",
      text: """
        <xliff version="2.0" srcLang="en" trgLang="he"><file id="f"><unit id="a"><notes><note>of a</note></notes>
        <originalData><data id="d">%d</data></originalData>
        <segment id="s"><source>One</source><target>x <ph id="1" dataRef="d"/></target></segment>
        <segment><source>Two</source><target>y</target></segment></unit>
        <unit id="b"><originalData><data id="d">%s</data></originalData><segment><source>B</source>
        <target>z <ph id="1" dataRef="d"/><cp hex="001b"/></target></segment></unit></file></xliff>
        """, pieces: ofXML),
    Sample(
      path: "he.lproj/a.stringsdict",
      text: """
        <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "a.dtd">
        <plist version="1.0"><dict><!-- of n --><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@ x</string>
        <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key><string>\u{5D0}</string>
        <!-- of other --><key>other</key><string>&amp;y</string></dict></dict>
        <key>m</key><dict><key>NSStringLocalizedFormatKey</key><string> %1$#@v@</string><key>v</key><dict><key>two</key><string></string>
        <key>other</key><string><![CDATA[z]]></string></dict></dict><!-- last --></dict></plist>
        """, pieces: ofXML),
    Sample(
      path: "he.lproj/x.strings",
      text: """
        <!-- first --><plist><dict><key>a</key><string>x</string><!-- of b --><key>b</key><string>&#x5D0; y
        z</string></dict></plist>
        """, pieces: ofXML),
    Sample(
      path: "he.lproj/AppIntentVocabulary.plist",
      text: """
        <?xml version="1.0"?><plist><dict><key>IntentPhrases</key><array><dict><key>IntentName</key><string>N</string>
        <key>IntentExamples</key><array><string>x</string><string>y</string></array></dict></array></dict></plist>
        """, pieces: ofXML),
    Sample(
      path: "A.he.resx",
      text: """
        <root><!-- of a --><data name="a" xml:space="preserve"><value>x \u{5D0}</value><comment>of a too</comment></data>
        <data name="b"><comment>of b</comment><value><![CDATA[y]]></value></data><data name="&gt;&gt;c"><value/></data>
        <data name="d" type="System.Int32"><value>1</value></data><!-- last --></root>
        """, pieces: ofXML),
    Sample(
      path: "a_he.ts",
      text: """
        <?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="he"><context><name>C</name><!-- of a -->
        <message><source>A %1</source><comment>which</comment><translation>x %1 \u{5D0}</translation></message>
        <message id="b" numerus="yes"><source>%n B</source><translation type="unfinished"><numerusform>%n y</numerusform>
        <numerusform></numerusform></translation></message>
        <message><source>D</source><translation type="unfinished">w</translation><translatorcomment>of d</translatorcomment></message>
        <message><source>L</source><translation><lengthvariant>long</lengthvariant><lengthvariant>l</lengthvariant></translation></message>
        <message><source>A</source><translation type="obsolete">v<byte value="x1b"/></translation></message></context></TS>
        """, pieces: ofXML),
  ]

  /// Edits everywhere, and twice as many inside values.
  @Test(arguments: samples)
  func anyEdit(of sample: Sample) throws {
    var generator = SeededGenerator(seed: 11)
    let pieces = sample.pieces + ["", "", "x", "\u{5D0}", " ", "\u{202B}", "\u{1F600}", "\n"]
    var taken = 0
    for round in 0..<90 {
      taken += try edit(
        sample.path, sample.text, pieces, round, isInValues: !round.isMultiple(of: 3), &generator)
    }
    // A file that declares entities is read as a whole.
    #expect(sample.text.contains("<!ENTITY") ? taken == 0 : taken > 25, "\(taken) are taken")
  }

  /// A quotation mark ends the value, and what stands after it changes its meaning.
  @Test(arguments: ["\"", "\\", "\\\""])
  func quotationMarks(_ new: String) throws {
    let text = Array("\"a\" = \"b\";\n\"c\" = \"d\";\n".utf8)
    var file = try LocalizationFile(path: "he.lproj/a.strings", bytes: text)
    let edited = Array(text[..<8]) + Array(new.utf8) + text[8...]
    let source = try SourceFile(path: file.source.path, bytes: edited)
    let number = file.take(source, replacing: 8..<8, byCount: new.utf8.count)
    #expect((number != nil) == (new == "\\\""))
  }

  /// Comments before and after an entry are taken alone; what ends them, and those between its parts, are not.
  @Test(arguments: [
    ("/* one */", "x", true), ("/* one */", "\u{5D0}", true),
    ("/* of a */", "bidi-fix:ignore", true),
    ("/* one */", "*/", false), ("// of b", "x", false), ("/* inside */", "x", false),
    ("/* last */", "x", false),
  ])
  func comments(_ comment: String, _ new: String, _ isTaken: Bool) throws {
    let text = Self.text.replacing("\"g\" = \"h\"", with: "")
    var file = try LocalizationFile(path: "he.lproj/a.strings", bytes: Array(text.utf8))
    let found = try #require(text.range(of: comment))
    let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound) + 4
    let bytes = file.source.text
    let edited = Array(bytes[..<offset]) + Array(new.utf8) + bytes[(offset + 1)...]
    let source = try SourceFile(path: file.source.path, bytes: edited)
    let number = file.take(source, replacing: offset..<offset + 1, byCount: new.utf8.count)
    #expect((number != nil) == isTaken)
    if isTaken { #expect(file == LocalizationFile(source: source)) }
  }
}
