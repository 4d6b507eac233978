import BidiText

/// Tags, entities and Markdown: text that is not displayed as it is stored.
extension MessageParser {
  /// `<b>`, `</b>`, `<br/>`, `<a href="…">`, `<0>`, `<!-- … -->` and addresses in angle brackets.
  func tag(_ index: Int, _ end: Int) -> (Part, Int)? {
    if index == 0, let section = section(index) { return section }
    var next = index + 1
    if next < end, bytes[next] == .solidus { next += 1 }
    guard next < end, isWordByte(at: next, end) || bytes[next] == .exclamationMark else {
      return nil
    }
    let nameStart = next
    while next < end, isWordByte(at: next, end) || "-:.".utf8.contains(bytes[next]) { next += 1 }
    let nameEnd = next
    var quote: UInt8?
    while next < end {
      let byte = bytes[next]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == .quotationMark || byte == .apostrophe {
        quote = byte
      } else if byte == .greaterThanSign {
        break
      } else if byte == .lessThanSign {
        return nil
      }
      next += 1
    }
    guard next < end, quote == nil else { return nil }
    // Words between angle brackets without an attribute are text: `<your name here>`.
    let rest = bytes[nameEnd..<next]
    let hasAttributes = rest.contains(.equalsSign)
    let isClosed = rest.allSatisfy { $0 == .solidus || $0 <= .space }
    // `<me@example.com>`, and not `<unknown %@>`.
    let isAddress =
      rest.starts(with: "//".utf8)
      || rest.contains(.commercialAt)
        && !rest.contains { $0 == .percentSign || $0 <= .space }
    let isComment = bytes[nameStart] == .exclamationMark
    let name = bytes[nameStart..<nameEnd]
    let isTag = hasAttributes || isClosed || isAddress || isComment
    guard isTag || rest.first == .space && isClosedLater(name, from: next, end) else { return nil }
    if isValue(name, nameStart == index + 1 && rest.isEmpty, hasAttributes, from: next, end) {
      return nil
    }
    if nameStart == index + 1, let shortcut = shortcut(name, index, next, end) { return shortcut }
    let range = index..<next + 1
    let part: Part =
      switch String(decoding: name, as: UTF8.self).lowercased() {
      case "br", "br/": .lineBreak(range)
      case "p", "div", "li": .block(range)
      default: .piece(.init(kind: .markup, range: range))
      }
    return (part, next + 1)
  }

  /// `<![CDATA[` and `]]>` round a whole text: markup of XML, which whoever shows the text takes off.
  ///
  /// Source: XML 1.0, section 2.7.
  private func section(_ index: Int) -> (Part, Int)? {
    let (start, end) = ("<![CDATA[".utf8, "]]>".utf8)
    guard bytes.count >= start.count + end.count, bytes.starts(with: start),
      bytes.suffix(end.count).elementsEqual(end),
      bytes.firstRange(of: Array(end))?.upperBound == bytes.count
    else { return nil }
    let range =
      switch index {
      case 0: 0..<start.count
      case bytes.count - end.count: index..<bytes.count
      default: index..<index
      }
    return range.isEmpty ? nil : (.piece(.init(kind: .markup, range: range)), range.upperBound)
  }

  /// An element `shortcut`: DocBook prints that of a `menuchoice` behind the menu, in brackets, so that no text begins with it.
  ///
  /// Source: docbook-xsl, html/inline.xsl, the template of `menuchoice`.
  private func shortcut(
    _ name: ArraySlice<UInt8>, _ start: Int, _ next: Int, _ end: Int
  ) -> (Part, Int)? {
    guard name.elementsEqual("shortcut".utf8),
      bytes[..<start].suffix(Self.longestGap).reversed().drop(while: { $0 <= .space })
        .starts(with: ">eciohcunem<".utf8),
      let close = bytes[next..<min(end, next + Self.maximumLength)]
        .firstRange(of: Array("</shortcut>".utf8))
    else { return nil }
    return (.piece(.init(kind: .markup, range: start..<close.upperBound)), close.upperBound)
  }

  /// The most bytes of `<menuchoice>` and the white space behind it.
  private static let longestGap = 40

  /// Whether a name in angle brackets is that of a value, which the reader replaces: `<LANGUAGE>`, `--limit=<amount>`, `my:<Title>`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isAlone: Whether it is all that the brackets hold.
  ///   - hasAttributes: Whether attributes follow it.
  ///   - next: The place of the closing bracket.
  ///   - end: The end of the text.
  /// - Returns: `false` for the name of an element.
  private func isValue(
    _ name: ArraySlice<UInt8>, _ isAlone: Bool, _ hasAttributes: Bool, from next: Int, _ end: Int
  ) -> Bool {
    guard name.count > 1 else { return false }
    let text = String(decoding: name, as: UTF8.self)
    if name.allSatisfy({ $0.isASCIICapital || $0 == .lowLine }), !hasAttributes,
      !["BR", "HR", "LI", "UL", "OL", "TD", "TR"].contains(text)
    {
      return true
    }
    // No tag ends the name of a value.
    return isAlone && name.first?.isASCIILetter == true
      && (isCapitalized(name) || !Self.elements.contains(text.lowercased()))
      && !isClosedLater(name, from: next, end)
  }

  /// Whether a name has one capital letter, the first, as those of values have, and is no element without an end: `my:<Title>`.
  private func isCapitalized(_ name: ArraySlice<UInt8>) -> Bool {
    name.count > 2 && name.first?.isASCIICapital == true
      && name.dropFirst().allSatisfy { $0.isASCIILetter && !$0.isASCIICapital }
      && !name.elementsEqual("Img".utf8)
  }

  /// The elements of HTML and Pango that texts have.
  ///
  /// Their ends may be missing, or stand in another text.
  private static let elements = Set(
    """
    abbr acronym address article aside audio big blockquote body br button caption center cite code col colgroup dd del details \
    dfn dir div dl dt em fieldset figcaption figure font footer form frame h1 h2 h3 h4 h5 h6 head header hr html iframe img input \
    ins kbd label legend li link main mark menu meta nav nobr object ol optgroup option para param pre qt samp script section \
    select small span strike strong style sub summary sup svg table tbody td textarea tfoot th thead time title tr tt ul var \
    video wbr
    """.split(separator: " ").map(String.init))

  /// Whether `</name>` follows; then `<name` begins a tag, as in `<a %(attributes)s>`.
  private func isClosedLater(_ name: ArraySlice<UInt8>, from start: Int, _ end: Int) -> Bool {
    for index in start..<min(end, start + Self.maximumLength)
    where bytes[index] == .lessThanSign {
      if bytes[index..<end].starts(with: "</".utf8),
        bytes[(index + 2)..<end].starts(with: name), index + 2 + name.count < end,
        bytes[index + 2 + name.count] == .greaterThanSign
      {
        return true
      }
    }
    return false
  }

  /// `&amp;`, `&#8207;`, `&#x200F;`.
  mutating func entity(_ index: Int, _ end: Int) -> (Part, Int)? {
    let limit = min(end, index + 12)
    guard let semicolon = bytes[index..<limit].firstIndex(of: .semicolon) else { return nil }
    let range = index..<semicolon + 1
    guard let text = Entities.text(of: bytes[(index + 1)..<semicolon]) else { return nil }
    if let scalar = text.unicodeScalars.first, let control = DirectionalFormatting(scalar) {
      hasControls = true
      return (.piece(.init(kind: .control(control), range: range)), semicolon + 1)
    }
    return (.piece(.init(kind: .entity(text), range: range)), semicolon + 1)
  }

  /// Markdown: `[text](target)`, `![alt](source)` and `**`.
  func markdown(_ byte: UInt8, _ index: Int, _ end: Int) -> (Part, Int)? {
    func markup(_ end: Int) -> (Part, Int) {
      (.piece(.init(kind: .markup, range: index..<end)), end)
    }
    switch byte {
    case .asterisk:
      guard index + 1 < end, bytes[index + 1] == byte, !isInMask(index, end) else { return nil }
      return markup(index + 2)
    case .exclamationMark:
      guard index + 1 < end, bytes[index + 1] == .leftSquareBracket, linkText(index + 1, end) != nil
      else { return nil }
      return markup(index + 2)
    case .leftSquareBracket:
      return linkText(index, end) == nil ? nil : markup(index + 1)
    default:
      if index == bytes.count - 3, let section = section(index) { return section }
      guard isAfterOpenBracket(index), let close = linkTarget(index, end) else { return nil }
      return markup(close)
    }
  }

  /// Whether more than three asterisks in a row end a word: they hide the rest of it, `1234****`, and emphasize nothing.
  private func isInMask(_ index: Int, _ end: Int) -> Bool {
    var (first, last) = (index, index)
    while first > 0, index - first < 64, bytes[first - 1] == .asterisk { first -= 1 }
    while last + 1 < end, last - index < 64, bytes[last + 1] == .asterisk { last += 1 }
    return last - first > 2 && first > 0 && bytes[first - 1] > .space
      && (last + 1 == end || !isWordByte(at: last + 1, end))
  }

  /// The end of a link's text that begins with a bracket; nil if it is no link.
  func linkText(_ open: Int, _ end: Int) -> Int? {
    var depth = 0
    for index in open..<min(end, open + Self.maximumLength) {
      if bytes[index] == .leftSquareBracket { depth += 1 }
      if bytes[index] == .rightSquareBracket {
        depth -= 1
        if depth == 0 { return linkTarget(index, end) == nil ? nil : index }
      }
    }
    return nil
  }

  func isAfterOpenBracket(_ close: Int) -> Bool {
    var depth = 0
    for index in stride(from: close, through: max(0, close - Self.maximumLength), by: -1) {
      if bytes[index] == .rightSquareBracket { depth += 1 }
      if bytes[index] == .leftSquareBracket {
        depth -= 1
        if depth == 0 { return true }
      }
    }
    return false
  }

  /// The end of `](target)`; the target is an address, a path, an anchor or an argument, with or without a title.
  func linkTarget(_ close: Int, _ end: Int) -> Int? {
    guard close + 2 < end, bytes[close + 1] == .leftParenthesis else { return nil }
    var depth = 1
    var index = close + 2
    let limit = min(end, index + Self.maximumLength)
    while index < limit, depth > 0 {
      let byte = bytes[index]
      if byte == .leftParenthesis { depth += 1 }
      if byte == .rightParenthesis { depth -= 1 }
      if byte == .lineFeed || !byte.isASCII { return nil }
      index += 1
    }
    guard depth == 0, index > close + 3 else { return nil }
    let target = bytes[(close + 2)..<(index - 1)]
    let address = target.prefix { $0 > .space }
    let isTarget =
      address.contains { ":/#%{$@.".utf8.contains($0) }
      && (address.count == target.count || target.contains(.quotationMark))
    return isTarget ? index : nil
  }
}
