import BidiLint
import BidiJudge
import BidiPage
import BidiSource
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A sentence of Arabic letters, as every fixture here has it: "began to follow you".
private let arabic =
  "\u{628}\u{62F}\u{623} \u{641}\u{64A} \u{645}\u{62A}\u{627}\u{628}\u{639}\u{62A}\u{643}"

@Suite struct PreviewTests {
  private func preview(
    _ text: String, path: String = "ar.lproj/A.strings", locale: String = "ar",
    scope: FilePreview.Scope = .findings,
    isShown: (@Sendable (LocalizationEntry) -> Bool)? = nil
  ) throws -> (preview: FilePreview, outcome: Fixer.Outcome) {
    let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
    let options = LintOptions()
    let linter = Linter(options: options)
    let locale = try #require(MessageLocale(locale))
    let outcome = try Fixer(linter: linter).fix(file, locale: locale)
    var memory = JudgeMemory()
    let preview = FilePreview(
      file, fixer: Fixer(linter: linter), locale: locale, options: { _ in options }, base: nil,
      scope: scope, isShown: isShown, memory: &memory)
    return (preview, outcome)
  }

  private func record(_ preview: FilePreview) throws -> [String: Any] {
    let diff = UnifiedDiff(style: TextStyle(isColored: false, showsControls: false))
    var memory = JudgeMemory()
    var json = ""
    #expect(PreviewRecord.write(preview, diff, &memory) { json += $0 } == preview.entries.count)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(object as? [String: Any])
  }

  // MARK: Entries

  @Test func entriesAreThoseWithFindingsOrAll() throws {
    let text = "\"a\" = \"PDF \(arabic)\";\n\"b\" = \"\(arabic)\";\n\"c\" = \"GPS \(arabic)\";\n"
    let some = try preview(text).preview
    #expect(some.entries.map(\.number) == [0, 2])
    #expect(some.entries.allSatisfy { $0.findings.map(\.rule) == ["base-direction"] })
    let all = try preview(text, scope: .all).preview
    #expect(all.entries.map(\.number) == [0, 1, 2])
    #expect(all.entries[1].findings.isEmpty && all.entries[1].edit == nil)
    let third = try preview(text, scope: .all) { $0.key.string == "c" }.preview
    #expect(third.entries.map(\.number) == [2])
  }

  /// The edits of all entries together make the file that `fix` makes.
  @Test(arguments: [
    "\"a\" = \"PDF \(arabic)\"; \"b\" = \"GPS \(arabic)\";",
    "\"a\" = \"PDF \(arabic)\nVPN \(arabic)\";\n",
    "\"a\" = \"\u{5C0F} \(arabic) %@\";\r\n\"b\" = \"x \(arabic)\";\r\n",
  ])
  func editsMakeTheRepair(_ text: String) throws {
    let (preview, outcome) = try preview(text)
    #expect(outcome.isChanged)
    let edits = preview.entries.compactMap(\.edit)
    let made = try outcome.original.replacing(edits)
    #expect(made.source.text == outcome.repaired.source.text)
    for entry in preview.entries where entry.edit != nil {
      let number = try #require(entry.number)
      #expect(entry.repaired == outcome.repaired.entries[number].value.string)
    }
  }

  /// A comment is offered where the reader takes it for the entry's.
  @Test func ignoreCommentsTurnOffTheRules() throws {
    let text = "\"a\" = \"PDF \(arabic)\";\n\"b\" = \"GPS \(arabic)\";\n"
    let preview = try preview(text).preview
    let edits = preview.entries.compactMap(\.ignoreEdit)
    #expect(edits.count == 2)
    let made = try preview.file.replacing(edits)
    let locale = try #require(MessageLocale("ar"))
    #expect(Linter(options: LintOptions()).findings(in: made, locale: locale).isEmpty)
    let json = try self.preview("{\"a\": \"PDF \(arabic)\"}", path: "ar.json").preview
    #expect(json.entries.count == 1)
    #expect(json.entries.allSatisfy { $0.ignoreEdit == nil })
  }

  /// A comment stands on a line that ends as those of the file do.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func ignoreCommentsTakeTheLineEndsOfTheFile(_ end: String) throws {
    let text = "\"a\" = \"PDF \(arabic)\";\(end)\"b\" = \"GPS \(arabic)\";"
    let comments = try preview(text).preview.entries.compactMap(\.ignoreEdit?.replacement)
    #expect(comments.count == 2)
    for comment in comments {
      #expect(
        comment.unicodeScalars.suffix(end.unicodeScalars.count).elementsEqual(end.unicodeScalars))
      #expect(
        comment.unicodeScalars.filter { $0 == "\r" || $0 == "\n" }.count == end.unicodeScalars.count
      )
    }
  }

  @Test func findingsOfTheFileAreAnEntryOfTheirOwn() throws {
    let preview = try preview("\"a\" = \"\(arabic)\";\n\"b\" = ", scope: .findings).preview
    #expect(preview.entries.first?.number == nil)
    #expect(preview.entries.first?.findings.isEmpty == false)
  }

  // MARK: Orders

  /// Runs by rule L2, made by hand: where each begins, how long it is, and below 0 from right to left.
  @Test(arguments: [
    ("abc \u{5D0}\u{5D1}", DisplayContainer.leftToRight, [0, 4, 4, -2]),
    ("abc \u{5D0}\u{5D1}", .rightToLeft, [3, -3, 0, 3]),
    ("abc \u{5D0}\u{5D1}", .natural, [0, 4, 4, -2]),
    ("\u{5D0} abc.", .natural, [5, -1, 2, 3, 0, -2]),
    ("\u{1F600} \u{5D0}", .leftToRight, [0, 3, 3, -1]),
    ("", .rightToLeft, []),
  ])
  func runsAreThoseOfTheAlgorithm(_ text: String, _ container: DisplayContainer, _ runs: [Int]) {
    let order = PreviewRecord.Order(text, container, .rightToLeft, isRight: true)
    #expect(order.runs == runs)
  }

  @Test func eachLineHasARowForEachContainer() throws {
    let entry = try #require(
      try record(preview("\"a\" = \"PDF \(arabic)\\nGPS \(arabic)\";").preview)["entries"]
        as? [[String: Any]]
    ).first
    let lines = try #require(entry?["lines"] as? [[String: Any]])
    #expect(lines.map { $0["number"] as? Int } == [1, 2])
    for line in lines {
      let rows = try #require(line["rows"] as? [[String: Any]])
      #expect(rows.map { $0["container"] as? String } == ["natural", "rtl", "ltr"])
      let right = rows.map { ($0["now"] as? [String: Any])?["isRight"] as? Bool }
      #expect(right == [false, true, false])
      let repaired = rows.map { ($0["repaired"] as? [String: Any])?["isRight"] as? Bool }
      #expect(repaired == [true, true, true])
    }
  }

  // MARK: Lines of the file

  @Test func changesAreToldByLineAndColumn() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("\u{1F600}a\r\nb\nc\nd\ne\nf".utf8)
    let source = try SourceFile(path: "a.strings", bytes: bytes)
    var lines = SourceLines(source)
    #expect(lines.count == 6)
    #expect(!lines.endsInLineFeed)
    // Before "a": a byte order mark and a pair of surrogates stand before it.
    let first = lines.change(.insertion("x", at: 4))
    #expect((first.start, first.end) == ([1, 3], [1, 3]))
    #expect(Set(lines.shown.keys) == ["1", "2", "3", "4"])
    #expect(lines.shown["1"] == "\u{FEFF}\u{1F600}a\r")
    let last = lines.change(Edit(range: 13..<16, replacement: ""))
    #expect((last.start, last.end) == ([5, 0], [6, 1]))
    #expect(lines.shown["6"] == "f")
  }

  /// A page has room for some entries: the others are counted, and nothing is written of a file without room.
  @Test(arguments: [(most: 3, keys: ["a", "b", "c"]), (2, ["a", "b"]), (0, [])])
  func entriesWithoutRoomAreCounted(_ row: (most: Int, keys: [String])) throws {
    let text = ["a", "b", "c"].map { "\"\($0)\" = \"PDF \(arabic)\";\n" }.joined()
    let preview = try preview(text).preview
    var memory = JudgeMemory()
    var part = ""
    let report = PreviewReport(version: "1", folder: nil)
    #expect(report.write(preview, atMost: row.most, &memory) { part += $0 } == 3)
    guard !row.keys.isEmpty else {
      #expect(part.isEmpty)
      return
    }
    let object = try JSONSerialization.jsonObject(with: Data(part.utf8)) as? [String: Any]
    let entries = try #require(object?["entries"] as? [[String: Any]])
    #expect(entries.map { $0["key"] as? String } == row.keys)
  }

  // MARK: Hostile values

  private static let hostile = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "javascript:alert(1)",
    "]]>", "<!--", "\u{2028}", "{{7*7}}", "' onload='x",
  ]

  /// Markup of values never stands in the page as markup: it is JSON without the sign that begins markup.
  @Test(arguments: hostile)
  func valuesAreNoMarkupOfThePage(_ value: String) throws {
    let escaped = value.replacingOccurrences(of: "\"", with: "\\\"")
    let preview = try preview("\"\(escaped)\" = \"PDF \(escaped) \(arabic)\";\n", scope: .all)
      .preview
    let report = PreviewReport(version: "1", folder: nil)
    var memory = JudgeMemory()
    var part = ""
    #expect(report.write(preview, &memory) { part += $0 } == preview.entries.count)
    #expect(!part.contains("<"))
    #expect(!part.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    let empty = report.head + report.tail(failures: [])
    let page = report.head + part + report.tail(failures: [])
    for sign in ["<script", "</script", "<img", "<!--"] {
      #expect(page.components(separatedBy: sign).count == empty.components(separatedBy: sign).count)
    }
    // The value is there, whole.
    let object = try JSONSerialization.jsonObject(with: Data(part.utf8)) as? [String: Any]
    let entries = try #require(object?["entries"] as? [[String: Any]])
    #expect(entries.first?["value"] as? String == "PDF \(value) \(arabic)")
  }

  @Test(arguments: hostile)
  func picturesAreWellFormed(_ value: String) throws {
    let escaped = value.replacingOccurrences(of: "\"", with: "\\\"")
    var picture = PreviewPicture()
    var memory = JudgeMemory()
    let preview = try preview("\"\(escaped)\" = \"PDF \(escaped) \(arabic)\";\n", scope: .all)
      .preview
    #expect(picture.add(preview, &memory) == 1)
    let parser = XMLParser(data: Data(picture.svg.utf8))
    let reader = ElementNames()
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.names == ["svg", "rect", "text"])
    #expect(!picture.isCut)
  }

  private final class ElementNames: NSObject, XMLParserDelegate {
    var names: Set<String> = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      names.insert(name)
    }
  }

  @Test func aPictureTakesSoManyEntries() throws {
    let text = (0...PreviewPicture.mostEntries).map { "\"\($0)\" = \"PDF \(arabic)\";\n" }.joined()
    var picture = PreviewPicture()
    var memory = JudgeMemory()
    #expect(picture.add(try preview(text).preview, &memory) == PreviewPicture.mostEntries + 1)
    #expect(picture.isCut)
    // Pictures of several files share the room.
    var (whole, one) = (PreviewPicture(), PreviewPicture())
    _ = one.add(try preview("\"k\" = \"PDF \(arabic)\";\n").preview, &memory)
    for _ in 0..<PreviewPicture.mostEntries { whole.add(one) }
    #expect(!whole.isCut)
    whole.add(one)
    #expect(whole.isCut)
  }

  @Test func markdownHasNoMarkupOfValues() throws {
    let preview = try preview("\"a|b\" = \"PDF <b>|*x*` \(arabic)\";\n").preview
    var memory = JudgeMemory()
    var text = ""
    #expect(PreviewMarkdown().write(preview, &memory) { text += $0 } == 1)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| a") }
    #expect(rows.count == 1)
    // Five bars of the table, and none of a value.
    #expect(rows.allSatisfy { $0.filter { $0 == "|" }.count == 5 })
    #expect(!text.contains("<b>") && !text.contains("*x*") && !text.contains("`"))
    // Tags take no part in the order; the first letter of a label is P, before the repair and after it.
    #expect(text.contains("wrong<div dir=\"ltr\">PDF &#124;&#42;x&#42;&#96;"))
    #expect(text.contains("right<div dir=\"ltr\">&#x202B;PDF"))
  }

  // MARK: The page

  @Test func thePageForbidsAllButItsOwn() throws {
    let page = Page(title: "<t>", styles: ["a{}"], body: "", scripts: ["b();"])
    let nonce = try #require(page.head.firstMatch(of: /script-src 'nonce-([0-9a-f]+)'/)).1
    #expect(page.head.contains("default-src 'none'"))
    #expect(page.head.contains("<style nonce=\"\(nonce)\">"))
    #expect(page.tail.contains("<script nonce=\"\(nonce)\">"))
    #expect(page.head.contains("<title>&lt;t&gt;</title>"))
    #expect(!(page.head + page.tail).contains("unsafe-"))
    #expect(page.head.contains("connect-src 'none'"))
    let served = Page(title: "", styles: [], body: "", scripts: [], isServed: true)
    #expect(served.head.contains("connect-src 'self'"))
  }

  /// The page speaks three languages, each with every word, and with the plural forms that CLDR has for it.
  @Test func everyLanguageHasEveryWord() throws {
    let object = try JSONSerialization.jsonObject(with: Data(PageAssets.wordsJson.utf8))
    let words = try #require(object as? [String: [String: Any]])
    let forms = [
      "en": ["one", "other"], "he": ["one", "two", "other"],
      "ar": ["zero", "one", "two", "few", "many", "other"],
    ]
    #expect(Set(words.keys) == Set(forms.keys))
    let keys = Set(try #require(words["en"]).keys)
    for (language, all) in words {
      #expect(Set(all.keys) == keys, "\(language)")
      for (key, value) in all {
        if let plural = value as? [String: String] {
          #expect(Set(plural.keys) == Set(forms[language] ?? []), "\(language) \(key)")
        } else {
          #expect((value as? String)?.isEmpty == false, "\(language) \(key)")
        }
      }
    }
    // Each word that markup or scripts ask for is there.
    let asked =
      PageAssets.reportHtml.matches(of: /data-(?:word|text)="([^"]+)"/).map { String($0.1) }
      + PageAssets.reportJs.matches(of: /word\("([^"]+)"/).map { String($0.1) }
    #expect(asked.count > 50)
    #expect(Set(asked).subtracting(keys).isEmpty, "\(Set(asked).subtracting(keys))")
  }
}

extension FilePreview {
  /// The entries that are shown.
  fileprivate var entries: [EntryPreview] {
    var memory = JudgeMemory()
    var entries: [EntryPreview] = []
    forEachEntry(&memory) { entries.append($0) }
    return entries
  }
}
