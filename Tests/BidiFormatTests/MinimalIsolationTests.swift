import BidiTestSupport
import BidiText
import Testing

@testable import BidiFormat
@testable import MessageSyntax

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

  private static let containers: [Set<DisplayContainer>?] = [
    nil, [.natural], [.leftToRight], [.rightToLeft], Set(DisplayContainer.allCases), [],
  ]

  /// Every isolate is needed: without it a line has another appearance in a container, or a mark or joiner at the
  /// start of the argument acts on the text before it.
  @Test(arguments: WritingDirection.allCases)
  func everyIsolateIsNeeded(_ direction: WritingDirection) throws {
    var random = SeededGenerator(seed: 41)
    var counts = (isolates: 0, lines: 0, unreached: 0)
    for _ in 0..<1_500 {
      let containers = Self.containers.randomElement(using: &random) ?? nil
      var draft = try Self.draft(using: &random)
      let trial = Trial(of: draft, direction, containers)
      var minimal = MinimalIsolation(direction: direction, containers: containers)
      minimal.reduce(&draft)
      let line = draft.lines[0]
      var shown: Comment { Comment(rawValue: draft.text(of: line).showingControls()) }
      counts.lines += 1
      guard trial.isDisplayedAsWanted(line) else {
        // A tab keeps the direction of the container (L1).
        #expect(draft.text(of: line).contains("\t"), shown)
        counts.unreached += 1
        continue
      }
      for index in line.pieces.indices where line.pieces[index].isolate != nil {
        counts.isolates += 1
        var other = line
        other.pieces[index].isolate = nil
        #expect(
          !trial.isDisplayedAsWanted(other) || draft.isJoinedToTextBefore(index, in: line), shown)
      }
      if line.wrapping != nil {
        var other = line
        other.wrapping = nil
        #expect(!trial.isDisplayedAsWanted(other), shown)
      }
    }
    #expect(counts.isolates > 300)
    #expect(counts.unreached < counts.lines / 5)
  }

  /// What is decided without a look at the line is what the look would say.
  @Test(arguments: WritingDirection.allCases)
  func isThatOfTryingEverything(_ direction: WritingDirection) throws {
    var random = SeededGenerator(seed: 43)
    var (screened, partly) = (0, 0)
    for round in 0..<12_000 {
      let isWords = round % 4 > 0
      let containers = isWords ? nil : Self.containers.randomElement(using: &random) ?? nil
      var draft = try isWords ? Self.words(direction, using: &random) : Self.draft(using: &random)
      var screen = IsolateScreen(direction: direction)
      let refused = draft.lines[0].pieces.filter {
        !screen.add(draft.bytes[$0.range], isolate: $0.isolate)
      }
      if screen.isSame, refused.allSatisfy({ $0.isolate != nil }) {
        if refused.isEmpty { screened += 1 } else { partly += 1 }
      }
      let expected = Trial(of: draft, direction, containers).reduced()
      var minimal = MinimalIsolation(direction: direction, containers: containers)
      minimal.reduce(&draft)
      #expect(
        codes(draft.text(of: draft.lines[0])) == codes(draft.text(of: expected)),
        "\(draft.text(of: draft.lines[0]).showingControls())")
    }
    #expect(screened > 1_000)
    #expect(partly > 300)
  }

  /// A line of words and numbers with signs, as messages hold them, with arguments between them.
  private static func words(
    _ direction: WritingDirection, using random: inout SeededGenerator
  ) throws -> MessageDraft {
    let right = ["\u{5D0}\u{5D1}", "\u{628}\u{62A}", "\u{5D0}", "\u{628}"]
    let left = ["ab", "c"]
    let (own, foreign) = direction == .leftToRight ? (left, right) : (right, left)
    let alphabet = [
      own, own, foreign, foreign, [" ", " ", "-", "(", ")", "!", "\u{3000}", "\u{201C}"],
      [
        "1", "23", "%", ".", ",", "+", "/", "\u{661}", "\t", "\u{93E}", "\u{5B0}", "\u{200F}",
        "\u{200D}",
      ],
    ]
    // Most lines have no more than the first kinds.
    let kinds = [2, 3, 4, 5, 6].randomElement(using: &random) ?? 2
    func text(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in
        let spaces = ["", " "].randomElement(using: &random) ?? ""
        let list = ([alphabet[4]] + alphabet.prefix(kinds)).randomElement(using: &random) ?? []
        return (list.randomElement(using: &random) ?? "") + spaces
      }.joined()
    }
    var source = text(0...2)
    var texts: [MessageArgument] = []
    for index in 0..<Int.random(in: 1...4, using: &random) {
      source += "{\(index)}" + text(0...3)
      let argument = text(0...3)
      texts.append(
        .text(
          argument,
          direction: [nil, nil, nil, .leftToRight, .rightToLeft].randomElement(using: &random)
            ?? nil))
    }
    let pattern = try MessagePattern(source, syntax: .braces)
    return MessageDraft(
      pattern.elements,
      zip(pattern.placeholders, texts).map { placeholder, argument in
        InsertedArgument(
          placeholder: placeholder, argument: argument, text: argument.plainText(in: nil))
      })
  }

  /// A line of up to four texts with arguments between them.
  private static func draft(using random: inout SeededGenerator) throws -> MessageDraft {
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
    return MessageDraft(pattern.elements, inserted)
  }
}

extension MessageDraft {
  /// A line without its separator.
  fileprivate func text(of line: MessageLine) -> String {
    var bytes: [UInt8] = []
    write(line, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Isolates by the words of the documentation alone: every line is looked at in every container.
private struct Trial {
  let draft: MessageDraft
  let direction: WritingDirection
  let containers: Set<DisplayContainer>
  let wanted: Appearance

  init(
    of draft: MessageDraft, _ direction: WritingDirection,
    _ containers: Set<DisplayContainer>?
  ) {
    self.draft = draft
    self.direction = direction
    self.containers = containers ?? [.natural, .init(direction)]
    wanted = Appearance(of: draft.text(of: draft.lines[0]), in: .explicit(direction))
  }

  /// Whether a line is seen as wanted in every container.
  func isDisplayedAsWanted(_ line: MessageLine) -> Bool {
    containers.allSatisfy {
      Appearance(of: draft.text(of: line), in: $0.baseDirection(in: direction)) == wanted
    }
  }

  /// The line with as few isolates as can be.
  func reduced() -> MessageLine {
    let whole = draft.lines[0]
    var line = whole
    let removable = line.pieces.indices.filter {
      line.pieces[$0].isolate != nil && !draft.isJoinedToTextBefore($0, in: line)
    }
    for index in removable { line.pieces[index].isolate = nil }
    if isDisplayedAsWanted(line) { return line }
    line = whole
    if !isDisplayedAsWanted(line) { line.wrapping = .isolate(direction) }
    guard isDisplayedAsWanted(line) else { return line }
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in removable where line.pieces[index].isolate != nil {
        line.pieces[index].isolate = nil
        if isDisplayedAsWanted(line) {
          isChanged = true
        } else {
          line.pieces[index].isolate = whole.pieces[index].isolate
        }
      }
    }
    return line
  }
}
