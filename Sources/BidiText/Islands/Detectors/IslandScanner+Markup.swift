extension IslandScanner {
  // MARK: HTML and XML

  /// `<b>`, `</b>`, `<a href="…">`, `<br/>`, `<xliff:g id="…">`, `<!-- … -->`.
  mutating func tag(_ start: Int) -> Found? {
    guard wants(.tag) else { return nil }
    if text.starts("<!--", at: start) { return comment(start) }
    var index = text.isAt("/", start + 1) ? start + 2 : start + 1
    guard text[index].isASCIILetter else { return nil }
    let name = index
    while Self.tagNameCharacters.contains(text[index]) { index += 1 }
    // An address between angle brackets is none.
    guard text.isBlank(index) && index < text.upper || Self.tagNameEnds.contains(text[index]),
      !(text.isAt("/", index) && text.isAt(":", index - 1)), index > name
    else { return nil }
    while index < text.upper, text[index] != UInt8(ascii: ">"), text[index] != UInt8(ascii: "<") {
      index += 1
    }
    return text.isAt(">", index) ? Found(start..<index + 1, .tag) : nil
  }

  private static let tagNameCharacters = ASCIISet(":-_.", letters: true, digits: true)
  private static let tagNameEnds = ASCIISet("/>")

  private mutating func comment(_ start: Int) -> Found? {
    guard start >= memory.noComment else { return nil }
    var index = start + 4
    while index < text.upper {
      if text.starts("-->", at: index) { return Found(start..<index + 3, .tag) }
      index += 1
    }
    memory.noComment = text.upper
    return nil
  }

  /// `&nbsp;`, `&#1488;`, `&#x5D0;`.
  func entity(_ start: Int) -> Found? {
    guard wants(.entity) else { return nil }
    let isNumber = text.isAt("#", start + 1)
    let first = isNumber ? start + 2 : start + 1
    var end = first
    while end < first + 32, text[end].isASCIIAlphanumeric { end += 1 }
    guard end > first, text.isAt(";", end) else { return nil }
    let isHexadecimal = isNumber && text[first] | 0x20 == UInt8(ascii: "x") && end > first + 1
    guard isNumber ? isHexadecimal || text[first].isASCIIDigit : text[first].isASCIILetter else {
      return nil
    }
    return Found(start..<end + 1, .entity)
  }

  // MARK: Markdown (CommonMark 0.31)

  /// Text between backquotes, as many at the end as at the beginning, at most seven.
  mutating func codeSpan(_ start: Int) -> Found? {
    guard wants(.markdown), !text.isAt("`", start - 1) else { return nil }
    let opening = endOfBackquotes(start)
    let count = opening - start
    guard count < 8, memory.noCodeSpan >> count & 1 == 0 else { return nil }
    var index = opening
    while index < text.upper {
      guard text.isAt("`", index) else {
        index += 1
        continue
      }
      let end = endOfBackquotes(index)
      if end - index == count { return Found(start..<end, .markdown) }
      index = end
    }
    memory.noCodeSpan |= 1 << count
    return nil
  }

  private func endOfBackquotes(_ start: Int) -> Int {
    var index = start
    while text.isAt("`", index) { index += 1 }
    return index
  }

  /// The `](url)` of a link, with a title perhaps.
  mutating func linkTarget(_ start: Int) -> Found? {
    guard wants(.markdown), text.isAt("(", start + 1), start >= memory.noLinkTarget else {
      return nil
    }
    var index = start + 2
    var depth = 0
    while index < text.upper, text[index] > 0x20 {
      if text.isAt("(", index) { depth += 1 }
      if text.isAt(")", index) {
        if depth == 0 { break }
        depth -= 1
      }
      index += 1
    }
    if text.isAt(" ", index), text.isAt("\"", index + 1) {
      let limit = index + 258
      index += 2
      while index < limit, index < text.upper, !text.isAt("\"", index) { index += 1 }
      index += 1
    }
    guard text.isAt(")", index) else {
      memory.noLinkTarget = index
      return nil
    }
    return index > start + 2 ? Found(start..<index + 1, .markdown) : nil
  }

  /// `**` and `~~` before and behind a text of one paragraph.
  ///
  /// The first mark of a pair is added when the second is found.
  mutating func emphasis(_ start: Int) -> Found? {
    let sign = text[start]
    guard wants(.markdown), text[start + 1] == sign, text[start + 2] != sign,
      text[start - 1] != sign
    else { return nil }
    let mark = Found(start..<start + 2, .markdown, .firstStrong)
    let isStars = sign == UInt8(ascii: "*")
    let open = isStars ? \Memory.openStars : \Memory.openTildes
    if let first = memory[keyPath: open], !text.isBlank(start - 1) {
      memory[keyPath: open] = nil
      append(Found(first..<first + 2, .markdown, .firstStrong))
      return mark
    }
    memory[keyPath: open] = text.isBlank(start + 2) ? nil : start
    return nil
  }
}
