import BidiJudge
import MessageSyntax
import BidiPseudo
import BidiTestSupport
import BidiText
import Testing

/// What holds for every value and every form.
@Suite struct PseudolocalizerLawTests {
  /// Parts of values: texts, arguments of all syntaxes, markup, forms, controls, what forms write, and malformed parts.
  private static let parts = [
    "a", "Save", "Qq", "Vv", "F", "file", " ", "  ", "\n", "\r\n", "\u{2029}", ".", "!", "?", "$5",
    "100%", "% ", "%", "50 % of", "%@", "%1$@", "%2$d", "%%", "%#@n@", "%(name)s", "%{user}",
    "${name}", "$name$", "{name}", "{0}", "{n, number}", "{{name}}", "$t(key)", "@:a.b",
    "<b>", "</b>", "<br/>", "<a href=\"x%@\">", "[", "]", "[a](https://b.c)", "**", "&amp;",
    "&lt;", "&#8207;", "'", "''", "'{", "\"", "\\", "{", "}", "#", "é", "ñ", "þ", "€", "»", "«",
    "[# ", " #]", " one two", "one", "\u{34F}", "\u{200F}\u{202E}", "\u{202C}\u{200F}", "\u{202E}",
    "\u{202C}", "\u{2068}", "\u{2069}", "\u{61C}", "A » \u{61C}", "\u{61C}1 ", " 2", "1 ",
    "\u{628}", "\u{64E}", "\u{628}\u{64E}", "\u{5D0}", "文", "e\u{301}", "\u{301}", "👍🏽", "🇮🇱",
    "{n, plural, one {# file} other {# files}}", "{g, select, male {he} other {they}}",
    "{n, plural, one {a {g, select, x {b} other {c}}} other {d}} e", "{n, plural, one {a}",
    ".input {$x} {{a {$x}}}", "https://a.b/c", "\u{0}", "\t", "\u{A0}",
  ]

  private static func values(seed: UInt64, count: Int) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }.joined()
    } + parts
  }

  private static func isSame(_ lhs: String, _ rhs: String) -> Bool {
    lhs.utf8.elementsEqual(rhs.utf8)
  }

  /// The arguments in the order of each form, and the tags.
  private static func structure(_ message: Message) -> [[String]] {
    message.branches.map { branch in
      branch.selectors
        + branch.lines.flatMap { line in
          line.pieces.compactMap { piece in
            switch piece.kind {
            case .argument, .markup, .entity: String(message.text(at: piece.range))
            case .text, .control: nil
            }
          }
        }
    }
  }

  /// Arguments, markup and forms are the same, the source comes back, a second run changes nothing.
  @Test(arguments: Pseudolocale.allCases)
  func laws(_ locale: Pseudolocale) {
    let forms = Pseudolocalizer(locale)
    var changed = 0
    for value in Self.values(seed: 7, count: 300) {
      for isFragment in [false, true] {
        let message = Message(value)
        switch forms.pseudolocalized(message, isFragment: isFragment) {
        case .changed(let made):
          changed += 1
          let after = Message(made.text)
          #expect(Self.structure(after) == Self.structure(message), "\(value.debugDescription)")
          #expect(Self.isSame(Self.apply(made.edits, to: value), made.text))
          let back = forms.source(of: after, isFragment: isFragment)
          #expect(back.map { Self.isSame($0.text, value) } == true, "\(value.debugDescription)")
          if let back { #expect(Self.isSame(Self.apply(back.edits, to: made.text), back.text)) }
          #expect(forms.pseudolocalized(after, isFragment: isFragment) == .isPseudo)
        case .isPseudo:
          let source = forms.source(of: message, isFragment: isFragment)?.text ?? value
          #expect(!Self.isSame(source, value), "\(value.debugDescription)")
          #expect(Self.structure(Message(source)) == Self.structure(message))
        case .unchanged(let reason):
          if reason == .nothingToChange {
            #expect(forms.source(of: message, isFragment: isFragment) == nil)
          }
        }
      }
    }
    #expect(changed > 300)
  }

  /// Text grows by half, or by its whole length, and the word that is reached then is written out.
  @Test func growth() {
    for value in Self.values(seed: 11, count: 200) {
      guard
        case .changed(let made) = Pseudolocalizer(.accentedAndLonger)
          .pseudolocalized(Message(value))
      else { continue }
      let (before, after) = (value.unicodeScalars.count, made.text.unicodeScalars.count)
      let forms = Message(value).branches.reduce(0) { $0 + $1.lines.count }
      let arguments = Message(value).lines.reduce(0) { $0 + $1.pieces.count }
      let escapes = made.text.unicodeScalars.filter { $0 == "\u{34F}" }.count
      // The longest word and the space before it; the brackets; the marks of arguments.
      #expect(after <= 2 * before + forms * 12 + 2 * arguments + escapes)
      #expect(
        Pseudolocalizer(.accented).text(of: Message(value)).unicodeScalars.count
          <= before + escapes)
    }
    // Half of 40 letters is 20; "one two three four five" is the first row of words above it.
    let long = String(repeating: "abcd ", count: 8)
    #expect(
      Pseudolocalizer(.accentedAndLonger).text(of: Message(long))
        .hasSuffix("  one two three four five]"))
  }

  /// What a program has to fill in is the same for long values, and nothing is slow.
  @Test(arguments: Pseudolocale.allCases)
  func hugeValues(_ locale: Pseudolocale) {
    let forms = Pseudolocalizer(locale)
    for value in [
      String(repeating: "a %@ b. ", count: 400), String(repeating: "{", count: 2_000),
      String(repeating: "[", count: 400), String(repeating: "é\u{34F}", count: 400),
    ] {
      guard case .changed(let made) = forms.pseudolocalized(Message(value)) else { continue }
      let back = forms.source(of: Message(made.text))?.text ?? ""
      #expect(Self.isSame(back, value))
    }
  }

  /// The value with edits made.
  private static func apply(_ edits: [MessageEdit], to value: String) -> String {
    let bytes = Array(value.utf8)
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      switch edit {
      case .insert(let text, let offset), .append(let text, let offset):
        result += bytes[position..<offset]
        position = offset
        result += text.utf8
      case .remove(let range):
        result += bytes[position..<range.lowerBound]
        position = range.upperBound
      }
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}
