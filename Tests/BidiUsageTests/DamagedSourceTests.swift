import BidiSource
import Foundation
import Testing

@testable import BidiUsage

/// Sources that were cut, shuffled or filled with signs: whatever they hold is read to its end, and nothing traps.
struct DamagedSourceTests {
  /// Random numbers that are the same in every run: a linear congruential generator.
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private static let pieces: [String] = [
    "\"", "'", "`", "\"\"\"", "${", "\\(", "#{", "{", "}", "(", ")", "[", "]", "//", "/*", "*/",
    "#",
    "<!--", "-->", "\n", " ", ",", ";", ":", "?", "=", "=>", "%", ".", "?.", "::", "return", "if",
    "else", "fun", "func", "def", "function", "R.string.a", "getString(", "NSLocalizedString(",
    "_(\"a\")", "tr(\"a\")", ".arg(", "t('a', {", "l10n.a(", "Resources.A", "a", "1", "@\"a\"",
    "\\",
    "\u{05D0}", "f\"", "$\"", "@", "+", "-", "/",
    "func L(_ k: String)", "#define L(k) ", "const t = (k) =>", "_(k)", "- (void)a:(int)k {",
    "get a",
  ]

  @Test(arguments: SourceLanguage.allCases)
  func randomPieces(_ language: SourceLanguage) {
    var random = Random(state: 20_261_127 + UInt64(language.rawValue))
    for _ in 0..<400 {
      let count = Int.random(in: 0...60, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      check(Array(text.utf8), language)
    }
  }

  @Test(arguments: FixtureProgram.names)
  func cutAndChangedFixtures(_ name: String) throws {
    var random = Random(state: 7)
    for (path, bytes) in try FixtureProgram(name).files.sorted(by: { $0.key < $1.key }) {
      let language = try #require(SourceLanguage(path: path))
      for _ in 0..<60 {
        var damaged = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
        for _ in 0..<4 where !damaged.isEmpty {
          damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        check(damaged, language)
      }
    }
  }

  /// Names without values, and very many lookups in one file, are read to their end.
  @Test(arguments: [
    (SourceLanguage.rust, "t!(\"key\", [(\"a\")]); gettext_f(\"key\", &[(\"a\")]);"),
    (.ruby, String(repeating: "t \"a\", ", count: 5_000) + "\"b\""),
    (.c, String(repeating: "_(\"a\");\n", count: 5_000)),
    (.kotlin, "class A {\n" + String(repeating: "val a = R.string.a\n", count: 5_000) + "}"),
  ])
  func shapesThatCostMuch(_ language: SourceLanguage, _ text: String) {
    check(Array(text.utf8), language)
  }

  /// A bracket is found around a token that is far from it.
  @Test func aBracketThatIsFarAway() {
    let text = "class A {\n" + String(repeating: "val a = f(b)\n", count: 2_000) + "c }"
    let file = TokenizedFile(path: "a.kt", bytes: Array(text.utf8), language: .kotlin)
    let found = file.brackets(around: file.tokens.count - 2)
    #expect(found?.open == 2)
    #expect(found?.close == file.tokens.count - 1)
  }

  /// Tokens are in order and do not overlap, brackets are pairs, and every fact has a place in the file.
  private func check(_ bytes: [UInt8], _ language: SourceLanguage) {
    let file = TokenizedFile(path: "a", bytes: bytes, language: language)
    var end = 0
    // One expectation for all tokens: each costs more than reading a file.
    let isRight = file.tokens.enumerated().allSatisfy { number, token in
      defer { end = max(end, Int(token.end)) }
      return (Int(token.start) >= end || token.kind == .close)
        && token.end >= token.start && Int(token.end) <= bytes.count
        && file.partner(of: number).map { file.partner(of: $0) == number } ?? true
    }
    #expect(isRight, "\(language): \(String(decoding: bytes.prefix(200), as: UTF8.self))")
    if file.tokens.count < 200 { #expect(Self.bracketsAreRight(file)) }
    let usage = ProgramUsage(Ecosystem.all) {
      [ProgramUsage.Source(path: "a.\(Self.endings[language] ?? "c")")].compactMap(\.self)
    } read: { _ in
      bytes
    }
    let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
    for use in usage.uses(of: [.literal("a"), UseKey(identifier: "a")]) {
      #expect(1...lines ~= use.place.line)
      for fact in usage.arguments(of: use, count: 1)?.flatMap(\.facts) ?? [] {
        #expect(1...lines ~= fact.place.line)
      }
    }
  }

  /// The bracket around each token is the last one before it whose pair ends at it or after it.
  private static func bracketsAreRight(_ file: TokenizedFile) -> Bool {
    file.tokens.indices.allSatisfy { index in
      let open = (0..<index).last {
        file.tokens[$0].kind == .open && (file.partner(of: $0) ?? -1) >= index
      }
      let found = file.brackets(around: index)
      return found?.open == open && found?.close == open.flatMap { file.partner(of: $0) }
    }
  }

  private static let endings: [SourceLanguage: String] = [
    .c: "c", .cSharp: "cs", .dart: "dart", .go: "go", .java: "java", .javaScript: "js",
    .kotlin: "kt",
    .markup: "vue", .php: "php", .python: "py", .ruby: "rb", .rust: "rs", .swift: "swift",
    .xml: "xml",
  ]

  /// Every language of the table has an ending, so that the tests above read all of them.
  @Test func allLanguagesAreRead() {
    for language in SourceLanguage.allCases {
      #expect(SourceLanguage(path: "a.\(Self.endings[language] ?? "")") == language)
    }
  }

  /// Deep brackets and long lines take time in proportion to their length.
  @Test(arguments: ["(", "{", "${", "\"", "getString(", "t('a', {", "if (", "a ? "])
  func manyOpenBrackets(_ piece: String) {
    let text = String(repeating: piece, count: 2_000)
    check(Array(text.utf8), .kotlin)
    check(Array(text.utf8), .javaScript)
  }
}
