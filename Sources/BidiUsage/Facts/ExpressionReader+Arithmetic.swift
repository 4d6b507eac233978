import BidiSource

extension ExpressionReader {
  /// A number, if signs of arithmetic join values of which one is a number; nothing known, if a sign joins other values; nil
  /// without such a sign.
  ///
  /// A slash also joins paths, and a plus texts: there all values must be numbers, or the last is one that divides.
  func arithmetic(_ range: Range<Int>, _ depth: Int) -> ArgumentFact.Kind? {
    // A text times a number is a text in Python and Ruby.
    let repeatsTexts = file.language == .python || file.language == .ruby
    if isStep(range) { return .number }
    for (sign, needsAll) in [("+", true), ("-", false), ("*", repeatsTexts), ("/", true)]
      as [(StaticString, Bool)]
    {
      let parts = file.parts(range, by: sign)
      guard parts.count > 1, !parts[0].isEmpty else { continue }
      var hasLetters = false
      let numbers = parts.map { part in
        var found: [ArgumentFact] = []
        read(part, depth: depth + 1, into: &found)
        hasLetters = hasLetters || !found.isEmpty && found.allSatisfy(Self.hasLetters)
        return found.allSatisfy { $0.kind == .number }
      }
      // No path ends with a number that is no text.
      let isDivided =
        sign.description == "/" && parts.last.map { $0.count == 1 && isNumeral($0) } == true
      // Other languages take away dates and lists, too.
      let isDifference =
        sign.description == "-" && [.c, .go, .javaScript, .markup, .php].contains(file.language)
      let isSum =
        sign.description == "+" && addsNumbersOnly && parts.contains(where: isWholeNumeral)
        && !range.contains { file.has($0, "or") || file.has($0, "and") }
      let isNumber =
        needsAll
        ? isDivided || isSum || numbers.allSatisfy(\.self) : isDifference || numbers.contains(true)
      return isNumber ? .number : hasLetters && sign.description == "+" ? .made : .unknown
    }
    return nil
  }

  /// Whether a value is a text of the source with a letter in it.
  private static func hasLetters(_ fact: ArgumentFact) -> Bool {
    if case .literal(let text) = fact.kind {
      text.contains(where: \.isLetter)
    } else {
      fact.kind == .made
    }
  }

  /// Whether a value is a name that is counted up or down: `++index`, `index--`.
  ///
  /// A pointer of C may be moved so.
  private func isStep(_ range: Range<Int>) -> Bool {
    guard range.count == 3, !isPlainC else { return false }
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    return ["+", "-"].contains { sign in
      file.has(first, sign) && file.has(first + 1, sign) && file.isIdentifier(last)
        || file.isIdentifier(first) && file.has(first + 1, sign) && file.has(last, sign)
    }
  }

  /// Whether a plus and a number never join texts: C++, Dart, Go, Python and Rust have no such sum.
  private var addsNumbersOnly: Bool {
    switch file.language {
    case .dart, .go, .python, .rust: true
    // Only Qt takes values of any type: what `printf` takes may be a pointer.
    case .c: !isPlainC && file.mentions("arg")
    default: false
    }
  }

  private var isPlainC: Bool { file.language == .c && file.path.hasSuffix(".c") }

  private func isWholeNumeral(_ range: Range<Int>) -> Bool {
    range.count == 1 && isNumeral(range)
  }

  func isNumeral(_ range: Range<Int>) -> Bool {
    file.tokens[range.lowerBound].kind == .number
  }
}
