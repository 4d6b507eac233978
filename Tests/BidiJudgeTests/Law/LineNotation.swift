import BidiText

extension ReferenceLine {
  /// Reads a line from a notation for tables of cases.
  ///
  /// Capital letters stand for letters of the language, small ones for Latin letters. `{…}` is an argument's
  /// text, `|…|` a code, link, handle or word with signs. Digits are a number, with `+ - $ %` at its edges.
  /// `- > / x` with spaces round them are separators, and `/ : -` between digits too. `. , ; : ! ?` are signs
  /// of the sentence. `( [ "` begin pairs.
  init(notation: String, direction: WritingDirection = .rightToLeft, arabic: Bool = false) {
    self.init(direction: direction, elements: [])
    var reader = NotationReader(Array(notation.unicodeScalars), arabic: arabic)
    reader.read()
    elements = reader.elements
  }
}

private struct NotationReader {
  private let source: [Unicode.Scalar]
  private let arabic: Bool
  private var index = 0
  private var openPairs: [Int] = []
  private(set) var elements: [ReferenceLine.Element] = []

  init(_ source: [Unicode.Scalar], arabic: Bool) {
    self.source = source
    self.arabic = arabic
  }

  mutating func read() {
    while index < source.count {
      let hasSpace = source[index] == " "
      if hasSpace { index += 1 }
      guard index < source.count else { return }
      readElement()
      elements[elements.count - 1].hasSpaceBefore = hasSpace
    }
  }

  private mutating func readElement() {
    let scalar = source[index]
    switch scalar {
    case "{": delimited(by: "}", isArgument: true)
    case "|": delimited(by: "|", isArgument: false)
    case "(", "[": open()
    case ")", "]": close()
    case "\"":
      if let last = openPairs.last, elements[last].text == "\"" { close() } else { open() }
    case _ where isSeparator: append(.separator, 1)
    case ".", ",", ";", ":", "!", "?", "/", ">": append(.sign, 1)
    default:
      let count = source[index...].prefix { !Self.stops.contains($0) }.count
      let word = source[index..<index + count]
      if word.contains(where: \.isDigit) {
        readNumber()
      } else {
        append(.unit(Self.kind(ofWord: word), isArgument: false), count)
      }
    }
  }

  private static let stops: Set<Unicode.Scalar> = [
    " ", "{", "|", "(", ")", "[", "]", "\"", ".", ",", ";", ":", "!", "?", "/", ">",
  ]

  private static func kind(ofWord word: ArraySlice<Unicode.Scalar>) -> ReferenceLine.UnitKind {
    word.contains { ("A"..."Z").contains($0) } ? .ownWord : .foreignWord
  }

  /// Whether the sign stands between spaces, or between digits.
  private var isSeparator: Bool {
    guard index > 0, index + 1 < source.count,
      "-/:>x".unicodeScalars.contains(source[index])
    else { return false }
    let (before, after) = (source[index - 1], source[index + 1])
    if before == " ", after == " " { return true }
    return source[index] != "x" && before.isDigit && after.isDigit
      || "/:".unicodeScalars.contains(source[index]) && before == "}" && after == "{"
  }

  private mutating func readNumber() {
    var end = index
    while end < source.count, "+-$".unicodeScalars.contains(source[end]) { end += 1 }
    while end < source.count,
      source[end].isDigit
        || isMark(source[end]) && end + 1 < source.count && source[end + 1].isDigit
    { end += 1 }
    if end < source.count, source[end] == "%" { end += 1 }
    let isPlain = source[index].isDigit && source[end - 1].isDigit
    append(.unit(isPlain ? .number : .signedNumber, isArgument: false), end - index)
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == "," }

  private mutating func delimited(by end: Unicode.Scalar, isArgument: Bool) {
    index += 1
    let text = source[index...].prefix { $0 != end }
    let kind: ReferenceLine.UnitKind =
      if text.contains("(") {
        isArgument ? .edgedText : .code
      } else if text.contains("+") {
        .signedWord
      } else if text.first == "@" {
        .handle
      } else if text.allSatisfy(\.isDigit) {
        .number
      } else {
        isArgument ? Self.kind(ofWord: text) : .link
      }
    append(.unit(kind, isArgument: isArgument), text.count)
    index += 1
  }

  private mutating func open() {
    openPairs.append(elements.count)
    append(.opening(partner: 0), 1)
  }

  private mutating func close() {
    guard let partner = openPairs.popLast() else { return append(.sign, 1) }
    elements[partner].kind = .opening(partner: elements.count)
    append(.closing(partner: partner), 1)
  }

  private mutating func append(_ kind: ReferenceLine.Element.Kind, _ count: Int) {
    let scalars = source[index..<index + count].map { $0.fromNotation(arabic: arabic) }
    elements.append(.init(kind: kind, text: String(String.UnicodeScalarView(scalars))))
    index += count
  }
}

extension ReferenceLine {
  /// All displayed lines that look like a text in the notation, written from left to right.
  ///
  /// More than one where a character is repeated. White space does not count.
  func displayedLines(lookingLike notation: String, arabic: Bool = false) -> [DisplayedLine] {
    let text = Array(text.unicodeScalars)
    let shown = notation.unicodeScalars.filter { $0 != " " }
      .map { $0.fromNotation(arabic: arabic) }
    guard shown.count == text.count(where: { $0 != " " }) else { return [] }
    var results = [DisplayedLine(order: [], levels: .init(repeating: 0, count: text.count))]
    for glyph in shown {
      results = results.flatMap { result in
        text.indices.compactMap { offset in
          guard !result.order.contains(offset) else { return nil }
          var next = result
          if text[offset].mirror == glyph {
            next.levels[offset] = 1
          } else if text[offset] != glyph {
            return nil
          }
          next.order.append(offset)
          return next
        }
      }
    }
    return results
  }
}
