import BidiText

/// The forms and links of MediaWiki. Wikipedia's apps and jQuery.i18n use them too.
extension MessageParser {
  /// `{{PLURAL:$1|page|pages}}`, `{{GENDER:$1|his|her}}`, `{{GRAMMAR:genitive|word}}` and `{{#FORMAL:du|Sie}}`: readers see one of
  /// the texts.
  ///
  /// Source: MediaWiki, "Help:Magic words", "Localisation"; a text of `PLURAL` may begin with a number, as in `0=none`.
  mutating func magicWord(
    _ index: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    guard
      let word = ["PLURAL:", "GENDER:", "GRAMMAR:", "#FORMAL:"].first(where: {
        startsInAnyCase(index + 2, end, with: $0.utf8)
      }),
      let close = braces.closing(index, in: bytes), close < end,
      bytes[close - 1] == .rightCurlyBracket
    else { return nil }
    guard depth < Self.maximumDepth else { return unread(index..<close + 1) }
    let start = index + 2 + word.utf8.count
    var texts: [(selector: String, parts: [Part])] = []
    var stretches = alternatives(start..<close - 1)[...]
    // Whether readers are addressed formally is told by the language.
    guard let subject = word == "#FORMAL:" ? 0..<0 : stretches.popFirst(), !stretches.isEmpty else {
      return nil
    }
    for (number, var stretch) in stretches.enumerated() {
      let digits = bytes[stretch].prefix { $0.isASCIIDigit }
      if !digits.isEmpty, digits.endIndex < stretch.upperBound,
        bytes[digits.endIndex] == .equalsSign
      {
        stretch = digits.endIndex + 1..<stretch.upperBound
      }
      texts.append(
        (
          "\(word.dropLast()) \(trimmed(subject))=\(number + 1)",
          read(stretch, context, depth: depth + 1)
        ))
    }
    return (.choice(texts), close + 1)
  }

  /// `[[target|text]]` and `[https://example.org text]`; only the text is visible.
  func wikiLink(_ byte: UInt8, _ index: Int, _ end: Int) -> (Part, Int)? {
    func markup(_ end: Int) -> (Part, Int) {
      (.piece(.init(kind: .markup, range: index..<end)), end)
    }
    if byte == .leftSquareBracket {
      guard let link = linkOfWiki(index, end) else { return nil }
      return markup(link.text)
    }
    // Read from the opening bracket to find the closing one.
    var open = index
    let limit = max(0, index - Self.maximumLength)
    while open > limit, bytes[open] != .leftSquareBracket { open -= 1 }
    if open > 0, bytes[open] == .leftSquareBracket, bytes[open - 1] == .leftSquareBracket {
      open -= 1
    }
    guard let link = linkOfWiki(open, end), link.close == index else { return nil }
    return markup(link.end)
  }

  /// The start of a link's text, and the start and the end of its closing brackets.
  private func linkOfWiki(_ open: Int, _ end: Int) -> (text: Int, close: Int, end: Int)? {
    guard open + 1 < end, bytes[open] == .leftSquareBracket else { return nil }
    let limit = min(end, open + Self.maximumLength)
    if bytes[open + 1] == .leftSquareBracket {
      var bar: Int?
      for index in open + 2..<max(limit, open + 2) {
        switch bytes[index] {
        case .verticalLine where bar == nil: bar = index
        case .leftSquareBracket, .lineFeed: return nil
        case .rightSquareBracket where index + 1 < end && bytes[index + 1] == .rightSquareBracket:
          // Without a bar, the target is displayed.
          guard let bar, bar + 1 < index else { return nil }
          return (bar + 1, index, index + 2)
        default: break
        }
      }
      return nil
    }
    guard
      let scheme = ["https://", "http://", "//", "mailto:"].first(where: {
        bytes[(open + 1)..<end].starts(with: $0.utf8)
      })
    else { return nil }
    var space: Int?
    for index in open + 1 + scheme.utf8.count..<max(limit, open + 1 + scheme.utf8.count) {
      switch bytes[index] {
      case .space where space == nil: space = index
      case .leftSquareBracket, .lineFeed: return nil
      case .rightSquareBracket:
        guard let space, space + 1 < index else { return nil }
        return (space + 1, index, index + 1)
      default: break
      }
    }
    return nil
  }

  /// The stretches between the bars of a template.
  ///
  /// Bars inside inner braces and brackets do not count.
  func alternatives(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      switch bytes[index] {
      case .leftCurlyBracket, .leftSquareBracket: depth += 1
      case .rightCurlyBracket, .rightSquareBracket: depth -= 1
      case .verticalLine where depth == 0:
        result.append(start..<index)
        start = index + 1
      default: break
      }
    }
    return result + [start..<range.upperBound]
  }

  private func startsInAnyCase(
    _ index: Int, _ end: Int, with word: some Collection<UInt8>
  ) -> Bool {
    index + word.count < end
      && zip(bytes[index...], word).allSatisfy { $0.smallLetter == $1.smallLetter }
  }
}
