import BidiTestSupport
import Testing

@testable import BidiText

/// What is passed over eight bytes at a time is what the tables say of each character.
@Suite struct WordScanTests {
  /// A letter of each class that words may have: a latin one, a Hebrew one, an Arabic one.
  private static let letters: [(code: UInt8, letter: String)] = [
    (ClassCode.l, "a"), (ClassCode.r, "\u{5D0}"), (ClassCode.al, "\u{628}"),
  ]

  /// Where the words end that begin with the first letter of a text, as the scan finds it.
  private func end(ofClass code: UInt8, in text: String, count: Int? = nil) -> Int {
    withTextBytes(text) {
      WordScan.end(
        ofClass: code, in: $0, from: code == ClassCode.l ? 1 : 2, count: count ?? $0.count)
    }
  }

  /// What is wrong with an end; nil where everything before it is of the class, a mark on a letter of it (W1), or a space
  /// between two that are.
  private func fault(_ end: Int, ofClass code: UInt8, in text: String) -> String? {
    let index = text.utf8.index(text.utf8.startIndex, offsetBy: end)
    guard let passed = String(text.utf8[..<index]) else { return "a character is cut at \(end)" }
    if passed.hasSuffix(" ") { return "a space is at the end" }
    var before: Unicode.Scalar = " "
    for scalar in passed.unicodeScalars {
      let type = CharacterTables.shared.code(of: scalar.value)
      let isKnown = scalar == " " || type == code || type == ClassCode.nsm && before != " "
      if !isKnown { return "U+\(String(scalar.value, radix: 16)) is of another class" }
      before = scalar
    }
    return nil
  }

  /// Every code point stops the words of other classes, wherever it stands among eight bytes.
  @Test func everyCodePointIsOfItsClass() {
    var faults: [String] = []
    for codePoint in UInt32(0)...0x10FFFF where codePoint < 0x900 || codePoint % 61 == 0 {
      guard let scalar = Unicode.Scalar(codePoint) else { continue }
      for (code, letter) in Self.letters {
        for count in 1...9 {
          let word = String(repeating: letter, count: count)
          for text in ["\(word)\(scalar)\(word)", "\(word) \(scalar) \(word) ", "\(word)\(scalar)"]
          {
            if let fault = fault(end(ofClass: code, in: text), ofClass: code, in: text) {
              faults.append("\(codes(text)): \(fault)")
            }
          }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.prefix(5))")
  }

  /// The letters of the languages are known: their words are passed over to the end.
  @Test(arguments: [
    (ClassCode.l, "Follow the picture"), (ClassCode.r, "שלום עולם ותודה רבה"),
    (ClassCode.al, "اضغط للمتابعة إلى الملف"), (ClassCode.al, "پیوند گزینه‌"),
    (ClassCode.al, "ٹھیک ہے چلیں"), (ClassCode.al, "زانیاریی ڕۆژ ڵێ"),
    (ClassCode.al, "ئۇيغۇر تىلى"),
  ])
  func wordsArePassedOver(_ code: UInt8, _ text: String) {
    let plain = text.unicodeScalars.prefix { $0 != "\u{200C}" }
    #expect(end(ofClass: code, in: String(plain)) == plain.reduce(0) { $0 + UTF8.width($1) })
  }

  /// Words end where the paragraph has to, and no byte after that is read as one of theirs.
  @Test func wordsEndAtTheLongestParagraph() {
    for (code, letter) in Self.letters {
      let text = String(repeating: letter, count: 20)
      let width = letter.utf8.count
      for count in width...20 * width {
        #expect(end(ofClass: code, in: text, count: count) <= count)
      }
    }
  }

  /// Levels of texts of words, spaces, marks and numbers are those of the rules one by one.
  @Test func levelsAreThoseOfTheRules() throws {
    let pieces = [
      "a", "bc", "Strasse", "\u{E9}", "\u{5D0}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5B8}",
      "\u{628}",
      "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{64B}", "\u{670}", "\u{6CC}", "\u{6AF}\u{632}",
      "\u{6F1}",
      "\u{661}", " ", " ", "  ", "1", "12", "%", "+", ",", ".", "(", ")", "\t", "\u{200C}",
      "\u{200F}",
      "\u{2067}", "\u{2069}", "\u{5C6F}",
    ]
    var random = SeededGenerator(seed: 0x3C4)
    var resolver = BidiResolver()
    for round in 0..<20_000 {
      let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let bases: [BaseDirection] = [
        .auto(fallback: .leftToRight), .explicit(.leftToRight), .explicit(.rightToLeft),
      ]
      let base = bases[round % 3]
      let trace = try RuleTrace(text, baseDirection: base)
      resolver.resolveParagraph(text, baseDirection: base)
      var levels: [UInt8] = []
      resolver.writeLevels(into: &levels, per: .scalar, of: text)
      // What X9 removes has no level in the rules.
      let isSame = zip(levels, trace.levels).allSatisfy { $1 == nil || $0 == $1?.number }
      #expect(isSame && levels.count == trace.levels.count, "\(codes(text))")
    }
  }
}
