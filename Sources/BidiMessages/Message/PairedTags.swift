import BidiText

/// The tags of a text in square or curly brackets that are opened and closed by one name: `[b]…[/b]`, `[url=…]…[/url]`,
/// `{bold}…{/bold}`, `%{a}…%{/a}`, `[[x]]…[[/x]]`.
///
/// A name in brackets alone may be a word or an argument. The slash of the tag that closes it says what it is.
///
/// Source: BBCode as phpBB documents it ("BBCode guide"); the tags of many programs for translators have its form.
struct PairedTags {
  /// Where the last tag stands that closes a name, by bracket and name.
  private var closing: [String: Int] = [:]

  /// Where the first tag stands that opens a name that is closed.
  private var opening: [String: Int] = [:]

  /// Whether there are none.
  var isEmpty: Bool { opening.isEmpty }

  /// Nobody writes longer names, or more behind them.
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

  /// The end of the tag that begins at a place; nil for what is none.
  func end(ofTagAt start: Int, in bytes: [UInt8]) -> Int? {
    guard let tag = Self.tag(at: start, bytes), let open = opening[tag.key],
      let close = closing[tag.key], tag.isClosing ? start > open : start < close
    else { return nil }
    return tag.end
  }

  private static func isOpener(_ byte: UInt8) -> Bool {
    byte == .leftSquareBracket || byte == .leftCurlyBracket
  }

  /// Where the brackets begin whose last one stands at a place, with a percent sign before them.
  private static func start(of index: Int, _ bytes: [UInt8]) -> Int {
    if index > 0, bytes[index - 1] == bytes[index] { return index - 1 }
    if index > 0, bytes[index] == .leftCurlyBracket, bytes[index - 1] == .percentSign {
      return index - 1
    }
    return index
  }

  /// What has the form of a tag.
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
