import BidiLint
import BidiJudge
import BidiProject
import BidiSource
import BidiTestSupport
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLanguageServer

/// A document after edits has the diagnostics of one that is opened as it is then, and those of `bidi-fix check`.
struct IncrementalTests {
  /// Files of several formats, from the folders of resources.
  static let samples = [
    "Samples/ar.lproj/Localizable.strings", "Samples/he.lproj/Localizable.strings",
    "Samples/Localizable.xcstrings", "Samples/android/values-fa/strings.xml", "Samples/po/ur.po",
    "Locales/he.lproj/Localizable.strings", "Locales/fa.lproj/Localizable.strings",
  ]

  static let made: [(path: String, text: String)] = [
    (
      "i18n/he.json",
      """
      {"files": {"count_one": "%d \u{5E7}\u{5D5}\u{5D1}\u{5E5}", "count_other": "%d \u{5E7}"},
       "link": "$t(files.count_other) PDF", "pdf": "PDF \u{5E4}\u{5D2}\u{5D5}\u{5DD}."}
      """
    ),
    (
      "messages_ar.properties",
      "# note\na=PDF \u{627}\u{628}.\nb = %s \u{627}\u{628}\\\n  PDF.\nc:\u{202B}x\n"
    ),
    (
      "he.lproj/Localizable.stringsdict",
      """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@ PDF.</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>\u{5D0} PDF.</string><key>other</key><string>%d PDF.</string></dict>
      </dict></dict></plist>
      """
    ),
    (
      "he.lproj/p.strings",
      "\u{FEFF}\"count.one\" = \"%@ \u{5D0}\";\r\n\"count.other\" = \"%@ \u{5D0}\u{5D1}.\";\r\n"
        + "\"a\" = \"\u{1F600} PDF \u{5D0}.\";\r\n\"a\" = \"\u{202B}\u{5D0}\u{202C}\";\r\n"
    ),
  ]

  private static let insertions = [
    "PDF ", "\u{5D0}\u{5D1}", " ", ".", "%@", "%d", "\"", "\\", "\\\"", ";", "\n", "\r\n",
    "\u{202B}",
    "\u{202C}", "\u{200F}", "/*", "*/", "<", ">", "&amp;", "{", "}", "}}", "\u{1F600}", "#", "=",
    "",
    "\"k\" = \"iPhone \u{5D0}\u{5D1}.\";\n", "<string name=\"q\">PDF \u{6CC}.</string>", "$t(pdf)",
    "bidi-fix:ignore",
  ]

  private func key(_ diagnostics: [[String: Any]]?) -> [String]? {
    diagnostics?.map { diagnostic in
      "\(numbers(diagnostic["range"]) ?? []) \(diagnostic["severity"] ?? "")"
        + " \(diagnostic["code"] ?? "") \(diagnostic["message"] ?? "")"
    }
  }

  /// Edits at random places, one at a time.
  private func edit(_ uri: String, _ start: String, seed: UInt64, rounds: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var client = try Client.ready()
    var text = start
    try client.open(uri, text)
    for version in 2..<rounds + 2 {
      // Now and then from the start, so that not all of it ends up broken.
      if version.isMultiple(of: 25) {
        text = start
        try client.change(uri, [["text": text]], version: version)
        continue
      }
      let units = Array(text.utf16)
      let from = Int.random(in: 0...units.count, using: &generator)
      let length = Bool.random(using: &generator) ? 0 : Int.random(in: 0...6, using: &generator)
      let new = Self.insertions.randomElement(using: &generator) ?? ""
      let place = lspRange(units, from, min(units.count, from + length))
      let change: [String: Any] = ["range": place, "newText": new, "text": new]
      text = applied([change], to: text)
      try client.change(uri, [change], version: version)
      var other = try Client.ready()
      try other.open(uri, text)
      let (found, expected) = (key(client.diagnostics(of: uri)), key(other.diagnostics(of: uri)))
      #expect(found == expected, "seed \(seed), version \(version)")
      if found != expected { return }
    }
  }

  /// The positions of two offsets in UTF-16, moved to the edges of surrogate pairs and line ends.
  private func lspRange(_ units: [UInt16], _ from: Int, _ to: Int) -> [String: Any] {
    func position(_ offset: Int) -> (Int, Int) {
      var offset = offset
      if offset > 0, offset < units.count {
        let isInPair = UTF16.isTrailSurrogate(units[offset])
        let isInLineEnd = units[offset] == 10 && units[offset - 1] == 13
        if isInPair || isInLineEnd { offset -= 1 }
      }
      var (line, start) = (0, 0)
      for index in 0..<offset {
        let isBeforeLF = units[index] == 13 && index + 1 < units.count && units[index + 1] == 10
        if units[index] == 10 || units[index] == 13 && !isBeforeLF {
          (line, start) = (line + 1, index + 1)
        }
      }
      return (line, offset - start)
    }
    let (start, end) = (position(from), position(to))
    return range(start.0, start.1, end.0, end.1)
  }

  @Test(arguments: samples)
  func randomEditsOfSamples(_ name: String) throws {
    let file = packageFolder.appending(path: "Resources/\(name)")
    let source = try SourceFile(path: name, bytes: Array(Data(contentsOf: file)))
    let text = String(decoding: source.text, as: UTF8.self)
    // The largest are cut at a line, which is a broken file too.
    let short =
      text.utf8.count < 6000 ? text : text.split(separator: "\n").prefix(60).joined(separator: "\n")
    try edit("file:///r/\(name)", short, seed: 31, rounds: 50)
  }

  @Test(arguments: made.indices)
  func randomEditsKeepTheFindingsRight(_ number: Int) throws {
    try edit("file:///r/" + Self.made[number].path, Self.made[number].text, seed: 32, rounds: 60)
  }

  /// The same rules at the same places with the same words as those of a linter that knows nothing of editors.
  @Test(arguments: samples)
  func sameAsCheck(_ name: String) throws {
    let url = packageFolder.appending(path: "Resources/\(name)")
    let bytes = Array(try Data(contentsOf: url))
    let file = try LocalizationFile(path: url.path, bytes: bytes)
    let locale = file.locale.flatMap { MessageLocale($0) }
    let expected = Linter(options: LintOptions()).findings(in: file, locale: locale)
    var client = try Client.ready()
    try client.open("file://" + url.path, String(decoding: file.source.text, as: UTF8.self))
    let found = try #require(client.diagnostics(of: "file://" + url.path))
    #expect(found.map { $0["code"] as? String } == expected.map(\.rule))
    #expect(
      found.map { numbers($0["range"])?[0] } == expected.map { $0.location.line - 1 })
    for (diagnostic, finding) in zip(found, expected) {
      let message = diagnostic["message"] as? String ?? ""
      #expect(message.contains(finding.fix.map { $0.message } ?? ""))
    }
  }

  /// Of a long file only what changed is judged.
  @Test func onlyWhatChangedIsJudged() {
    let lines = (0..<2000).map { "\"k\($0)\" = \"PDF \u{5D0}\u{5D1} \($0).\";\n" }
    let uri = "file:///he.lproj/a.strings"
    var document = Document(
      uri: uri, version: 1, text: lines.joined(), Settings(),
      .none, SourceFinders(.none))
    document.refresh()
    #expect(document.checked?.judgedCount == 2000)
    let place = TextPosition(line: 1000, character: 11).json
    let change = JSONValue.object([
      "range": .object(["start": place, "end": place]), "text": .string("x"),
    ])
    document.change([change], version: 2, .utf16)
    document.refresh()
    #expect((document.checked?.judgedCount ?? 2000) < 20)
    #expect(document.checked?.findings.count == 2000)
  }
}
