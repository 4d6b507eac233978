import BidiTestSupport
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// Repairs of texts that stand in no file.
@Suite struct TextFixerTests {
  private static let follow = "\u{5C0F}\u{660E} \u{0628}\u{062F}\u{0623}"

  @Test func repairsWithProof() throws {
    let fixed = try TextFixer(locale: "ar").fix(Self.follow)
    #expect(fixed.text == "\u{202B}\(Self.follow)\u{202C}")
    #expect(fixed.edited.source == Self.follow)
    #expect(fixed.edited.map.changes.count == 2)
    #expect(fixed.fixed.map(\.rule) == ["base-direction"])
    #expect(fixed.fixed.first?.proof?.direction == .rightToLeft)
    #expect(fixed.remaining.isEmpty)
    #expect(fixed.failure == nil)
  }

  @Test func aLocaleWithoutScriptIsAnError() {
    #expect(throws: UnknownLocaleError(identifier: "qq")) { try TextFixer(locale: "qq") }
    #expect(throws: UnknownLocaleError(identifier: "")) { try ["a"].bidiFixed(locale: "") }
    #expect(UnknownLocaleError(identifier: "qq").description.contains("\"qq\""))
  }

  /// A sample of two lines cannot be judged; the text stays, and it is said why.
  @Test func aSampleOfTwoLinesIsAFailure() throws {
    let options = LintOptions(samples: Samples(arguments: [("%@", "a\nb")]))
    let fixed = try TextFixer(locale: "he", options: options).fix("%@ \u{05D0}")
    #expect(fixed.text == "%@ \u{05D0}")
    guard case .unresolved = fixed.failure else {
      Issue.record("\(String(describing: fixed.failure))")
      return
    }
  }

  @Test func readersSeeWhatIsWanted() throws {
    let fixer = try TextFixer(locale: "he")
    let orders = try fixer.orders(of: fixer.fix("abc \u{05D0}\u{05D1}\n\u{05D0}!"))
    #expect(orders.map(\.number) == [1, 2])
    #expect(orders.map(\.wanted) == ["\u{05D1}\u{05D0} abc", "!\u{05D0}"])
    #expect(orders[0].containers.map(\.container) == [.natural, .rtl, .ltr])
    #expect(
      orders[0].containers.map(\.now) == [
        "abc \u{05D1}\u{05D0}", "\u{05D1}\u{05D0} abc", "abc \u{05D1}\u{05D0}",
      ])
    #expect(orders[0].containers.map(\.fixed) == Array(repeating: "\u{05D1}\u{05D0} abc", count: 3))
    // The second line is right in the container that was asked for, so it is left alone.
    #expect(orders[1].containers.map(\.fixed) == ["!\u{05D0}", "!\u{05D0}", "\u{05D0}!"])
  }

  /// The argument that shows the fault is the one that is filled in.
  @Test func ordersAreWithTheSampleOfTheProof() throws {
    let fixer = try TextFixer(locale: "he")
    let orders = try fixer.orders(of: fixer.fix("%@ \u{05D0}"))
    #expect(orders.map(\.text) == ["Alice \u{05D0}"])
    #expect(orders.first?.arguments.map(\.specifier) == ["%@"])
  }

  @Test func untouchedTextIsNotCopied() throws {
    var text = String(repeating: "\u{05D0}", count: 40)
    var fixed = try TextFixer(locale: "he").fix(text).text
    let addresses = (
      text.withUTF8 { UInt(bitPattern: $0.baseAddress) },
      fixed.withUTF8 { UInt(bitPattern: $0.baseAddress) }
    )
    #expect(addresses.0 == addresses.1)
  }

  @Test func sequencesAreRepairedInOrder() async throws {
    let texts = [Self.follow, "\u{0628}", "abc", ""]
    let expected = ["\u{202B}\(Self.follow)\u{202C}", "\u{0628}", "abc", ""]
    #expect(Array(try texts.bidiFixed(locale: "ar")) == expected)
    #expect(try texts.map { try $0.bidiFixed(locale: "ar") } == expected)
    let fixer = try TextFixer(locale: "ar")
    #expect(Array(texts.fixed(by: fixer).map(\.isChanged)) == [true, false, false, false])

    func stream() -> AsyncStream<String> {
      AsyncStream { continuation in
        for text in texts { continuation.yield(text) }
        continuation.finish()
      }
    }
    var seen: [String] = []
    for await text in try stream().bidiFixed(locale: "ar") { seen.append(text) }
    #expect(seen == expected)
    var rules: [[String]] = []
    for await fixed in stream().fixed(by: fixer) { rules.append(fixed.fixed.map(\.rule)) }
    #expect(rules == [["base-direction"], [], [], []])
  }

  @Test func containerAndStyle() throws {
    #expect(
      try "\u{05D0}!".bidiFixed(locale: "he", containers: [.ltr], style: .isolate)
        == "\u{2067}\u{05D0}!\u{2069}")
    #expect(
      try "abc \u{05D0}".bidiFixed(locale: "he", style: .mark) == "\u{200F}abc \u{05D0}")
  }

  // MARK: Laws

  private static let parts = [
    "abc", "\u{05D0}\u{05D1}", "\u{0628}\u{062F}", "\u{5C0F}", "12", " ", " ", ".", "!", "(", ")",
    "%@", "%d", "%%", "\n", "\"", "\\", "https://a.b/", "\u{202B}", "\u{202C}", "\u{2067}",
    "\u{2069}", "\u{200E}", "\u{200F}", "\u{202E}", "\u{FEFF}", "\u{1E900}",
  ]

  private static func forEachText(
    count: Int, seed: UInt64, _ body: (String, TextFixer) throws -> Void
  ) throws {
    var random = SeededGenerator(seed: seed)
    let containers: [[Container]] = [[.natural], [.ltr], [.rtl], Container.allCases]
    for _ in 0..<count {
      let length = Int.random(in: 0...8, using: &random)
      let text = (0..<length).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let options = LintOptions(
        containers: containers.randomElement(using: &random) ?? [.natural],
        style: RepairStyle.allCases.randomElement(using: &random) ?? .embed)
      let locale = ["he", "ar", "en"].randomElement(using: &random) ?? "he"
      try body(
        text,
        TextFixer(
          locale: try #require(MessageLocale(locale)), options: options,
          includesUnsafe: Bool.random(using: &random)))
    }
  }

  /// The text as the value of a `.strings` file.
  private static func fixedInFile(_ text: String, _ fixer: TextFixer, unsafe: Bool) throws -> String
  {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let file = try LocalizationFile(path: "x.strings", bytes: Array("\"k\" = \"\(escaped)\";".utf8))
    let outcome = try Fixer(linter: Linter(options: fixer.options), includesUnsafe: unsafe)
      .fix(file, locale: fixer.locale)
    return outcome.repaired.entries[0].value.string
  }

  @Test func isWhatFixMakesOfAFile() throws {
    try Self.forEachText(count: 800, seed: 21) { text, fixer in
      for unsafe in [false, true] {
        let other = TextFixer(locale: fixer.locale, options: fixer.options, includesUnsafe: unsafe)
        let expected = try Self.fixedInFile(text, fixer, unsafe: unsafe)
        #expect(
          other.fix(text).text.unicodeScalars.elementsEqual(expected.unicodeScalars),
          "\(text.debugDescription) \(fixer.options.containers)")
      }
    }
  }

  @Test func fixingTwiceIsFixingOnce() throws {
    try Self.forEachText(count: 800, seed: 22) { text, fixer in
      let once = fixer.fix(text)
      #expect(!fixer.fix(once.text).isChanged, "\(text.debugDescription)")
      #expect(once.failure == nil)
    }
  }

  @Test func strippingUndoesTheRepair() throws {
    try Self.forEachText(count: 800, seed: 23) { text, fixer in
      #expect(
        fixer.fix(text).text.strippingControls().unicodeScalars
          .elementsEqual(text.strippingControls().unicodeScalars))
    }
  }

  @Test(arguments: LocaleFixtureTests.tags)
  func localeFixturesAreRepairedAsDecided(_ tag: String) throws {
    let folder = packageFolder.appendingPathComponent("Resources/Locales/\(tag).lproj")
    func values(_ name: String) throws -> [String] {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      return try LocalizationFile(path: "x.strings", bytes: bytes).entries.map(\.value.string)
    }
    let expected = try values("Localizable.strings.fixed")
    #expect(Array(try values("Localizable.strings").bidiFixed(locale: tag)) == expected)
  }
}
