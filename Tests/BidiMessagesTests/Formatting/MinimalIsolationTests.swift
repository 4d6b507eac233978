import BidiTestSupport
import BidiText
import Testing

@testable import BidiMessages

/// Isolates exactly where they are needed.
@Suite struct MinimalIsolationTests {
  /// Locale, pattern, argument, result; capitals are Hebrew letters.
  static let rows: [(String, String, String, String)] = [
    // A combining mark would take the letter before it for its base, and the class of it (W1).
    ("en", "a %@", "\u{301}b", "a ‹FSI›\u{301}b‹PDI›"),
    ("en", "a%@", "\u{301}b", "a‹FSI›\u{301}b‹PDI›"),
    ("en", "a%@", "\u{5B0}A", "a‹FSI›\u{5B0}A‹PDI›"),
    ("he", "A%@", "\u{5B0}B", "A‹FSI›\u{5B0}B‹PDI›"),
    ("he", "A%@", "\u{301}b", "A‹FSI›\u{301}b‹PDI›"),
    ("he", "A %@", "\u{5B0}", "A ‹FSI›\u{5B0}‹PDI›"),
    ("hi", "a%@", "\u{93E}b", "a‹FSI›\u{93E}b‹PDI›"),
    // A joiner would change the shape of the letter before it.
    ("ar", "\u{628}%@", "‹ZWJ›\u{628}", "\u{628}‹FSI›‹ZWJ›\u{628}‹PDI›"),
    ("en", "a %@", "‹ZWJ›b", "a ‹FSI›‹ZWJ›b‹PDI›"),
    ("fa", "\u{628}%@", "\u{200C}b", "\u{628}‹FSI›\u{200C}b‹PDI›"),
    // Nothing stands before it, or it stands inside.
    ("en", "%@ a", "\u{301}b", "\u{301}b a"), ("he", "%@ A", "\u{5B0}B", "\u{5B0}B A"),
    ("en", "a‹LF›%@", "\u{301}b", "a‹LF›\u{301}b"), ("en", "a %@", "b\u{301}", "a b\u{301}"),
    ("he", "A %@", "B\u{5B0}C", "A B\u{5B0}C"),
    // A mark of the pattern stays apart from what the argument ends with.
    ("en", "%@\u{301}", "ab", "‹FSI›ab‹PDI›\u{301}"),
    // White space at the ends of the line.
    ("en", "a %@", "b ", "a b "), ("en", "a %@", "ABC ", "a ABC "),
    ("en", "a %@", "ABC\t", "a ABC\t"),
    ("en", "a %@", "ABC\u{A0}", "a ABC\u{A0}"), ("he", "A %@", "b  ", "A b  "),
    ("he", "A %@", "b\t", "A b\t"),
    ("he", "A %@", "b\u{A0}", "A b\u{A0}"), ("he", "A %@", "B\u{202F}", "A B\u{202F}"),
    ("en", "%@", "ABC ", "ABC "), ("en", "%@", "12 ", "12 "), ("he", "%@", "12\u{A0}", "12\u{A0}"),
    ("he", "A %@ ", "b", "A b "), ("he", "A %@\u{A0}", "b", "A b\u{A0}"),
    ("en", "1 %@", "2\u{A0}", "1 2\u{A0}"),
    ("en", "a %@", " ", "a  "), ("he", "A %@", "\u{A0}", "A \u{A0}"),
    ("he", "%@\t", "abc", "abc\t"),
  ]

  @Test(arguments: rows)
  func asNeeded(_ row: (locale: String, pattern: String, argument: String, expected: String)) throws
  {
    let formatted = try BidiFormatter(locale: row.locale).format(
      MessagePattern(uax(row.pattern)), [.text(uax(row.argument))])
    #expect(
      codes(formatted.text) == codes(uax(row.expected)), "\(formatted.text.showingControls())")
  }

  /// Isolated by the pattern, by itself or not at all, an argument stays what it is.
  @Test func marksThatAreIsolatedAlready() throws {
    let formatter = BidiFormatter(locale: "en")
    let text = uax("a ‹FSI›%@‹PDI›")
    #expect(
      codes(try formatter.format(text, .text("\u{301}b")).text)
        == codes(uax("a ‹FSI›\u{301}b‹PDI›")))
    #expect(try formatter.format("a %@", .isolated("\u{301}b")).text == "a \u{301}b")
  }

  /// Every isolate is needed: without it a line has another appearance in a container, or a mark or joiner at the
  /// start of the argument acts on the text before it.
  @Test(arguments: WritingDirection.allCases)
  func everyIsolateIsNeeded(_ direction: WritingDirection) throws {
    var random = SeededGenerator(seed: 41)
    var counts = (isolates: 0, lines: 0, unreached: 0)
    let choices: [Set<IsolationMode.Container>?] = [
      nil, [.natural], [.leftToRight], [.rightToLeft], Set(IsolationMode.Container.allCases),
    ]
    for _ in 0..<1_500 {
      let containers = choices.randomElement(using: &random) ?? nil
      var line = try Self.line(using: &random)
      let wanted = Appearance(of: line.text, in: .explicit(direction))
      var minimal = MinimalIsolation(direction: direction, containers: containers)
      minimal.reduce(&line)
      let asked = containers ?? [.natural, .init(direction)]
      func looks(_ line: MessageLine) -> Bool {
        asked.allSatisfy {
          Appearance(of: line.text, in: $0.baseDirection(in: direction)) == wanted
        }
      }
      counts.lines += 1
      guard looks(line) else {
        // A tab keeps the direction of the container (L1).
        #expect(line.text.contains("\t"), "\(line.text.showingControls())")
        counts.unreached += 1
        continue
      }
      for index in line.pieces.indices where line.pieces[index].isolate != nil {
        counts.isolates += 1
        var other = line
        other.pieces[index].isolate = nil
        #expect(
          !looks(other) || line.isJoinedToTextBefore(index),
          "\(line.text.showingControls()) \(index)")
      }
      if line.wrapping != nil {
        var other = line
        other.wrapping = nil
        #expect(!looks(other), "\(line.text.showingControls())")
      }
    }
    #expect(counts.isolates > 300)
    #expect(counts.unreached < counts.lines / 5)
  }

  /// A line of up to four texts with arguments between them.
  private static func line(using random: inout SeededGenerator) throws -> MessageLine {
    var source = ""
    var inserted: [InsertedArgument] = []
    func text() -> String {
      let text = RandomText.text(upTo: 3, using: &random).strippingControls()
      let plain = text.unicodeScalars.filter { !"{}'".unicodeScalars.contains($0) }
      return String(String.UnicodeScalarView(plain))
        + ([" ", ", ", ""].randomElement(using: &random) ?? "")
    }
    let number = Int.random(in: 1...4, using: &random)
    for index in 0..<number { source += text() + "{\(index)}" }
    let pattern = try MessagePattern(source + text(), syntax: .braces)
    for placeholder in pattern.placeholders {
      let beginning =
        ["", "", "", "\u{301}", "\u{5B0}", "\u{200D}"].randomElement(using: &random) ?? ""
      let end = ["", "", " ", "\u{A0}", "\t", "++"].randomElement(using: &random) ?? ""
      let text = beginning + RandomText.text(upTo: 3, using: &random) + end
      inserted.append(InsertedArgument(placeholder: placeholder, argument: .text(text), text: text))
    }
    let lines = MessageLine.lines(of: pattern.elements, inserted)
    return try #require(lines.first)
  }
}
