/// Islands of Latin text that are so only in a right-to-left sentence.
extension IslandScanner {
  private static let quotationLimit = 128

  /// Latin text between quotation marks, without the marks: these belong to the sentence.
  func quotation(_ start: Int) -> Found? {
    guard wants(.quotation), let (first, close) = quotationMark(start),
      text[first].isASCIIAlphanumeric || text.isLatinLetter(at: first) || text.isAt(".", first),
      text.isAtOpening(start) || text.isBehindPrefix(start)
    else { return nil }
    var index = first
    while index < first + Self.quotationLimit, index < text.upper, text[index] != 0x0A {
      if text.isAny(of: close, at: index) {
        guard text.hasASCIILetter(first..<index), !text.hasRightToLeftLetter(in: first..<index)
        else { return nil }
        return Found(first..<index, .quotation)
      }
      index += text.width(at: index)
    }
    return nil
  }

  /// Where the quotation begins behind an opening mark, and the marks that may close it.
  private func quotationMark(_ start: Int) -> (Int, [Unicode.Scalar])? {
    guard let mark = text.scalar(at: start) else { return nil }
    let close: [Unicode.Scalar] =
      switch mark {
      case "\"": ["\""]
      case "'": ["'"]
      case "\u{201C}": ["\u{201D}", "\u{201C}"]
      case "\u{201D}": ["\u{201D}", "\u{201C}"]
      case "\u{201E}": ["\u{201D}", "\u{201C}"]
      case "\u{2018}", "\u{201A}": ["\u{2019}", "\u{2018}"]
      case "\u{AB}": ["\u{BB}"]
      case "\u{BB}": ["\u{AB}", "\u{BB}"]
      case "\u{2039}": ["\u{203A}"]
      case "\u{5F4}": ["\u{5F4}"]
      default: []
      }
    return close.isEmpty ? nil : (start + text.width(at: start), close)
  }

  // MARK: Lists

  /// One of several Latin items with commas between, in a right-to-left text.
  ///
  /// An item is at most three words.
  mutating func listItems(_ start: Int) -> Found? {
    guard wants(.listItem), !(text.isAt(" ", start - 1) && text.isInWord(start - 1)),
      let first = endOfItem(start)
    else { return nil }
    let second = startOfNextItem(first)
    guard start == memory.nextItem || second.flatMap(endOfItem) != nil else { return nil }
    memory.nextItem = second
    return Found(start..<first, .listItem)
  }

  /// Notes that an island is an item of a list too: `C++` in `Swift, C++, Rust`.
  mutating func noteItem(_ island: Found) {
    guard island.range.lowerBound == memory.nextItem || island.kind == .signedWord else { return }
    memory.nextItem = startOfNextItem(island.range.upperBound)
  }

  /// The end of one to three Latin words, not followed by more.
  private func endOfItem(_ start: Int) -> Int? {
    var end = start
    var index = start
    for _ in 0..<3 {
      guard
        text[index].isASCIILetter || text.isLatinLetter(at: index)
          || index > start && text[index].isASCIIDigit
      else { break }
      end = text.endOfWord(index)
      if text.isAt("-", end), text[end + 1].isASCIIAlphanumeric { end = text.endOfWord(end + 1) }
      while text.isAt("+", end) { end += 1 }
      guard text.isAt(" ", end) else { return end }
      index = end + 1
    }
    guard index > end, !text.continuesWord(index) else { return nil }
    return end
  }

  /// Where an item begins behind a comma: `,`, `;`, U+060C, U+061B.
  private func startOfNextItem(_ end: Int) -> Int? {
    var index = end
    switch text[index] {
    case UInt8(ascii: ","), UInt8(ascii: ";"): index += 1
    case 0xD8 where text[index + 1] == 0x8C || text[index + 1] == 0x9B: index += 2
    default: return nil
    }
    index = text.endOfSpace(index) ?? index
    return text[index].isASCIILetter || text.isLatinLetter(at: index) ? index : nil
  }
}
