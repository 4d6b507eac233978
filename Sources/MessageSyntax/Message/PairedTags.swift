import BidiText

/// Tags in square or curly brackets that open and close with one name: `[b]…[/b]`, `[url=…]…[/url]`, `{bold}…{/bold}`,
/// `%{a}…%{/a}`, `[[x]]…[[/x]]`.
///
/// A single name in brackets may be a word or an argument. It is a tag if a tag with a slash closes it.
///
/// Source: BBCode as phpBB documents it ("BBCode guide"); many programs for translators have tags of this form.
struct PairedTags {
  /// The place of the last closing tag, by bracket and name.
  private var closing: [String: Int] = [:]

  /// The place of the first opening tag that has a closing one, by bracket and name.
  private var opening: [String: Int] = [:]

  /// Whether no opening tag has a closing tag.
  var isEmpty: Bool { opening.isEmpty }

  /// The longest name, and the longest text after a name.
  private static let maximumName = 32
  private static let maximumLength = 512

  init(in bytes: [UInt8]) {
    for index in bytes.indices.dropFirst() where bytes[index] == .solidus {
      guard Self.isOpener(bytes[index - 1]),
        let tag = Self.tag(at: Self.start(of: index - 1, bytes), bytes)
      else { continue }
      closing[tag.key] = index
    }
    guard !closing.isEmpty else { return }
    for index in bytes.indices where Self.isOpener(bytes[index]) {
      let start = Self.start(of: index, bytes)
      guard let tag = Self.tag(at: start, bytes), !tag.isClosing, opening[tag.key] == nil,
        let close = closing[tag.key], close > index
      else { continue }
      opening[tag.key] = start
    }
  }

  /// The end of the tag that begins at a place; nil if there is none.
  func end(ofTagAt start: Int, in bytes: [UInt8]) -> Int? {
    guard let tag = Self.tag(at: start, bytes), let open = opening[tag.key],
      let close = closing[tag.key], tag.isClosing ? start > open : start < close
    else { return nil }
    return tag.end
  }

  private static func isOpener(_ byte: UInt8) -> Bool {
    byte == .leftSquareBracket || byte == .leftCurlyBracket
  }

  /// The start of a tag by the place of its last opening bracket: the first bracket, or the percent sign before it.
  private static func start(of index: Int, _ bytes: [UInt8]) -> Int {
    if index > 0, bytes[index - 1] == bytes[index] { return index - 1 }
    if index > 0, bytes[index] == .leftCurlyBracket, bytes[index - 1] == .percentSign {
      return index - 1
    }
    return index
  }

  /// Reads a tag; nil if the text there has another form.
  private static func tag(
    at start: Int, _ bytes: [UInt8]
  ) -> (key: String, isClosing: Bool, end: Int)? {
    var index = start
    if bytes[index] == .percentSign { index += 1 }
    guard index < bytes.count, isOpener(bytes[index]) else { return nil }
    let opener = bytes[index]
    let closer = opener + 2
    index += 1
    let isDouble = index < bytes.count && bytes[index] == opener
    if isDouble { index += 1 }
    let brackets = start..<index
    let isClosing = index < bytes.count && bytes[index] == .solidus
    if isClosing { index += 1 }
    let name = bytes[index...].prefix(maximumName).prefix {
      $0.isASCIILetter || $0.isASCIIDigit || "_-".utf8.contains($0)
    }
    guard let first = name.first, first.isASCIILetter else { return nil }
    index = name.endIndex
    if !isClosing, index < bytes.count, bytes[index] == .equalsSign || bytes[index] == .space {
      let limit = min(bytes.count, index + maximumLength)
      while index < limit, bytes[index] != closer, bytes[index] != opener, bytes[index] != .lineFeed
      {
        index += 1
      }
    }
    for _ in 0..<(isDouble ? 2 : 1) {
      guard index < bytes.count, bytes[index] == closer else { return nil }
      index += 1
    }
    let key = bytes[brackets] + name.map { $0.isASCIICapital ? $0.smallLetter : $0 }
    return (String(decoding: key, as: UTF8.self), isClosing, index)
  }
}
