import BidiTestSupport
import BidiSource
import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// What holds for every file, over seeded random values.
@Suite struct LawTests {
  private static let parts = [
    "abc", "Wi-Fi", "אבג", "بدأ", "小明", "12", "3.5", " ", " ", ".", "!", "(", ")", "%@", "%1$@",
    "%d", "%%",
    "\\n", "\\U05D0", "\\\"", "https://a.b/", "\u{202B}", "\u{202A}", "\u{202C}", "\u{2067}",
    "\u{2068}",
    "&rlm;", "\\u200F", "<b>", "\u{FEE7}", "\u{066A}", "\u{2069}", "\u{200E}", "\u{200F}",
    "\u{202E}", "\u{061C}", ",", "-", "/",
  ]

  /// Random values, each with the options and the locale that it is fixed with.
  private static func forEachValue(
    count: Int, seed: UInt64, _ body: (String, String, LintOptions) throws -> Void
  ) rethrows {
    var random = SeededGenerator(seed: seed)
    let containers: [[Container]] = [[.natural], [.ltr], [.rtl], Container.allCases]
    for _ in 0..<count {
      let length = Int.random(in: 1...8, using: &random)
      let value = (0..<length).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let options = LintOptions(
        containers: containers.randomElement(using: &random) ?? [.natural],
        style: RepairStyle.allCases.randomElement(using: &random) ?? .embed,
        spelling: Bool.random(using: &random) ? .literal : .escaped)
      try body(value, ["he", "ar", "en"].randomElement(using: &random) ?? "he", options)
    }
  }

  @Test func fixingTwiceIsFixingOnce() throws {
    try Self.forEachValue(count: 600, seed: 1) { value, locale, options in
      let fixer = Fixer(linter: Linter(options: options))
      let once = try fixer.fix(try file(value), locale: MessageLocale(locale))
      let twice = try fixer.fix(once.repaired, locale: MessageLocale(locale))
      #expect(!twice.isChanged, "\(value.debugDescription) \(locale) \(options.containers)")
    }
  }

  /// With the fixes that a person should look at it is the same.
  @Test func fixingAllTwiceIsFixingOnce() throws {
    try Self.forEachValue(count: 400, seed: 5) { value, locale, options in
      let fixer = Fixer(linter: Linter(options: options), includesUnsafe: true)
      let once = try fixer.fix(try file(value), locale: MessageLocale(locale))
      let twice = try fixer.fix(once.repaired, locale: MessageLocale(locale))
      #expect(!twice.isChanged, "\(value.debugDescription) \(locale) \(twice.fixed.map(\.rule))")
    }
  }

  /// Where a fix puts a control in, the line is shown otherwise than before; rules that only move or
  /// respell controls put none in.
  @Test func noControlWithoutVisibleChange() throws {
    try Self.forEachValue(count: 600, seed: 6) { value, locale, options in
      var only = options
      only.select = ["base-direction"]
      let (repaired, outcome) = try fixed(value, locale, only)
      let original = outcome.original.entries[0].value.string
      guard original.controlBalance.isBalanced, let tag = MessageLocale(locale) else { return }
      let comparison = Comparison(locale: tag, options: options)
      for (before, after) in zip(Line.lines(of: original), Line.lines(of: repaired))
      where before.text != after.text {
        #expect(try !comparison.isSame(String(before.text), String(after.text)))
      }
    }
  }

  /// Whatever is fixed, keys and comments stay.
  @Test func keysAndCommentsStay() throws {
    try Self.forEachValue(count: 300, seed: 7) { value, locale, options in
      let key = String(value.filter { $0 != "\"" && $0 != "\\" })
      let text = "/* \(key) */ \"\(key)\" = \"\(value)\"; // \(key.filter { $0 != "\n" })\n"
      let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
      let fixer = Fixer(linter: Linter(options: options), includesUnsafe: true)
      let outcome = try fixer.fix(file, locale: MessageLocale(locale))
      #expect(outcome.repaired.entries.map(\.key.string) == file.entries.map(\.key.string))
      #expect(
        outcome.repaired.entries.map { $0.comments.map(\.text) }
          == file.entries.map { $0.comments.map(\.text) })
    }
  }

  @Test func onlyControlsChange() throws {
    try Self.forEachValue(count: 600, seed: 2) { value, locale, options in
      var controlsAlone = options
      controlsAlone.ignore = Set(
        Rules.all.filter { type(of: $0).fixChangesText }.map { type(of: $0).id })
      let (repaired, outcome) = try fixed(value, locale, controlsAlone)
      let original = outcome.original.entries[0].value.string
      #expect(repaired.strippingControls() == original.strippingControls())
      #expect(outcome.repaired.entries[0].key.string == "k")
    }
  }

  @Test func aFindingHasTwoDifferentOrders() throws {
    try Self.forEachValue(count: 600, seed: 3) { value, locale, options in
      for finding in try findings(value, locale, options) where finding.rule == "base-direction" {
        let proof = try #require(finding.proof)
        #expect(!proof.paragraphs.isEmpty)
        for paragraph in proof.paragraphs { #expect(paragraph.now != paragraph.wanted) }
      }
    }
  }

  /// After a repair every chosen container shows what a paragraph of the locale's direction shows.
  @Test func aRepairIsRightInTheChosenContainers() throws {
    try Self.forEachValue(count: 600, seed: 4) { value, locale, options in
      var only = options
      only.select = ["base-direction"]
      let (repaired, outcome) = try fixed(value, locale, only)
      guard let lintLocale = MessageLocale(locale), outcome.isChanged, outcome.remaining.isEmpty
      else { return }
      let direction = lintLocale.direction
      let original = outcome.original.entries[0].value.string
      let samples = Samples().usual(script: "Arab", direction: direction)
      for (before, after) in zip(Line.lines(of: original), Line.lines(of: repaired))
      where before.text != after.text {
        for set in samples {
          let wanted = try displayed(before.filled(with: set), .explicit(direction))
          for container in options.containers(for: lintLocale) {
            let base = container.baseDirection(in: direction)
            #expect(try displayed(after.filled(with: set), base) == wanted)
          }
        }
      }
    }
  }
}
