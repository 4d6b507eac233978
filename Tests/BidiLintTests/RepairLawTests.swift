import BidiJudge
import MessageSyntax
import BidiSource
import BidiTestSupport
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// What holds for the repairs of all rules, over seeded random values.
///
/// That a repair is accepted for every class of argument is a law of the judge, and tested with it.
@Suite struct RepairLawTests {
  private static let parts = [
    "abc", "Wi-Fi", "אבג", "بدأ", "小明", "12", "3.5", " ", " ", ".", "!", "(", ")", "%@", "%1$@",
    "%d", "%%", "\\n", "\\U05D0", "\\\"", "https://a.b/", "\u{202B}", "\u{202A}", "\u{202C}",
    "\u{2067}", "\u{2068}", "&rlm;", "\\u200F", "<b>", "\u{FEE7}", "\u{066A}", "\u{2069}",
    "\u{200E}", "\u{200F}", "\u{202E}", "\u{061C}", ",", "-", "/",
  ]

  /// Random values, with and without sense, each with a locale and options.
  private static func forEachValue(
    count: Int, seed: UInt64, _ body: (String, String, LintOptions) throws -> Void
  ) rethrows {
    var random = SeededGenerator(seed: seed)
    var lines = RandomLine(seed: seed)
    let containers: [[DisplayContainer]] = [
      [.natural], [.leftToRight], [.rightToLeft], DisplayContainer.allCases,
    ]
    for round in 0..<count {
      if round % 2 == 0 {
        let (value, locale, options) = lines.next()
        try body(value, locale, options)
        continue
      }
      let length = Int.random(in: 1...8, using: &random)
      let value = (0..<length).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let options = LintOptions(
        containers: containers.randomElement(using: &random) ?? [.natural],
        style: RepairStyle.allCases.randomElement(using: &random) ?? .embed,
        spelling: Bool.random(using: &random) ? .literal : .escaped)
      try body(value, ["he", "ar", "en"].randomElement(using: &random) ?? "he", options)
    }
  }

  @Test(arguments: [false, true])
  func fixingTwiceIsFixingOnce(_ includesUnsafe: Bool) throws {
    var changed = 0
    try Self.forEachValue(count: 400, seed: 1) { value, locale, options in
      let fixer = Fixer(linter: Linter(options: options), includesUnsafe: includesUnsafe)
      let once = try fixer.fix(try file(value), locale: MessageLocale(locale))
      let twice = try fixer.fix(once.repaired, locale: MessageLocale(locale))
      if once.isChanged { changed += 1 }
      #expect(
        !twice.isChanged,
        "\(value.showingControls()) \(locale) \(options.containers) \(options.style) \(twice.fixed.map(\.rule))"
      )
    }
    // The values are such that much is to be repaired: the law is about something.
    #expect(changed > 100)
  }

  /// Whatever the style and the containers, a check after the repairs finds nothing to repair, and no control that
  /// changes nothing.
  @Test(arguments: OrderRow.rules)
  func aRepairLeavesNothingToRepair(_ rule: String) throws {
    for row in OrderRow.rows(of: rule) {
      for style in RepairStyle.allCases {
        for containers in [[DisplayContainer.natural], DisplayContainer.allCases] {
          var options = row.options
          (options.style, options.containers) = (style, containers)
          let (value, outcome) = try row.fixed(options)
          let left = outcome.remaining.filter {
            $0.fix.map { row.isUnsafe || $0.safety == .safe } ?? false
          }
          #expect(
            left.isEmpty,
            "\(left.map(\.rule)) \(style) \(containers) \(row.stored.showingControls()) -> \(value.showingControls())"
          )
        }
      }
    }
  }

  /// Whatever is fixed, keys and comments stay, and values differ by controls only.
  @Test func onlyControlsOfValuesChange() throws {
    let others = Set(Rules.checked.filter { type(of: $0).fixChangesText }.map { type(of: $0).id })
    try Self.forEachValue(count: 300, seed: 7) { value, locale, options in
      let key = String(value.filter { $0 != "\"" && $0 != "\\" })
      let text = "/* \(key) */ \"\(key)\" = \"\(value)\"; // \(key.filter { $0 != "\n" })\n"
      let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
      for isUnsafe in [false, true] {
        var options = options
        if !isUnsafe { options.ignore = others }
        let fixer = Fixer(linter: Linter(options: options), includesUnsafe: isUnsafe)
        let outcome = try fixer.fix(file, locale: MessageLocale(locale))
        #expect(outcome.repaired.entries.map(\.key.string) == file.entries.map(\.key.string))
        #expect(
          outcome.repaired.entries.map { $0.comments.map(\.text) }
            == file.entries.map { $0.comments.map(\.text) })
        guard !isUnsafe else { continue }
        for (before, after) in zip(file.entries, outcome.repaired.entries) {
          #expect(
            isSameText(
              before.value.string.strippingControls(), after.value.string.strippingControls()))
        }
      }
    }
  }

  /// A text alone is repaired by one look where that is enough: the result is that of all rules.
  @Test func theTextAloneIsThatOfAllRules() throws {
    var changed = 0
    var memory = JudgeMemory()
    try Self.forEachValue(count: caseCount(600, of: 1_500), seed: 29) { value, tag, options in
      let text = value.replacing("\\n", with: "\n")
      let locale = try #require(MessageLocale(tag))
      let fixer = Fixer(linter: Linter(options: options))
      let whole = try fixer.fix(text: text, locale: locale, memory: &memory).edited.text
      let alone = try fixer.fixedText(text, locale: locale, memory: &memory)
      if !isSameText(whole, text) { changed += 1 }
      #expect(Array(alone.utf8) == Array(whole.utf8), "\(text.showingControls()) \(tag)")
    }
    #expect(changed > 120)
  }

  @Test func strippingUndoesTheRepair() throws {
    var lines = RandomLine(seed: 14)
    for _ in 0..<300 {
      let (value, locale, options) = lines.next()
      let text = "/* a note */\n\"k\" = \"\(value)\"; // after\n"
      let original = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
      let outcome = try Fixer(linter: Linter(options: options))
        .fix(original, locale: MessageLocale(locale))
      let edits = Stripper.outcome(removing: .all, from: outcome.repaired).edits
      #expect(outcome.repaired.source.bytes(replacing: edits) == Array(text.utf8))
    }
  }

  /// No repair puts a control inside a tag, an entity, a specifier, or what stands between the texts of a message.
  @Test func noControlBreaksWhatProgramsRead() throws {
    let parts = [
      "<b>", "</b>", "<a href='https://x.org/'>", "</a>", "<br/>", "&amp;", "&nbsp;", "&#1488;",
      "{name}", "{{x}}", "${x}", "%{count}s", "{0}", "{0, number}", "%(name)s", "%1$@", "%d",
      "PNG", "JPEG", "Tor", "C++", "@bob", "https://a.org/", "18+", "/usr/bin", "Wi-Fi",
      "\u{05D0}\u{05D1}", "\u{0628}\u{062F}\u{0623}", " ", " ", " ", ", ", "، ", ".", "(", ")",
      "\\n",
    ]
    var random = SeededGenerator(seed: 17)
    var changed = 0
    for round in 0..<900 {
      func text() -> String {
        (0..<Int.random(in: 1...8, using: &random))
          .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      }
      // The syntax of a message, which has to be there afterwards as it was.
      var syntax: [String] = []
      var value = text()
      if round % 3 == 0 {
        syntax = ["{count, plural, offset:1 =0 {", "} one {", "} other {", "}}"]
        value = syntax[0] + text() + syntax[1] + text() + syntax[2] + text() + syntax[3]
      }
      let locale = ["he", "ar", "en"].randomElement(using: &random) ?? "he"
      let options = LintOptions(
        containers: Bool.random(using: &random) ? [.natural] : DisplayContainer.allCases,
        style: RepairStyle.allCases.randomElement(using: &random) ?? .embed)
      let (repaired, outcome) = try fixed(value, locale, options, unsafe: true)
      guard outcome.isChanged else { continue }
      changed += 1
      for piece in syntax { #expect(repaired.contains(piece), "\(repaired.showingControls())") }
      let original = value.replacing("\\n", with: "\n")
      #expect(isSameText(repaired.strippingControls(), original))
      // The same arguments, tags and entities are read as before.
      func tokens(_ text: String) -> [String] {
        let message = Message(text)
        return message.lines.flatMap(\.pieces).compactMap { piece in
          switch piece.kind {
          case .argument, .markup, .entity: String(message.text(at: piece.range))
          case .text, .control: nil
          }
        }
      }
      #expect(tokens(repaired) == tokens(original), "\(repaired.showingControls())")
    }
    #expect(changed > 150)
  }
}
