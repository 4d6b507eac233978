import BidiText

/// The directions that the tags of a value give to its lines.
///
/// Source: HTML, the attribute `dir`, and the elements `p`, `div`, `li` and `br`.
struct MarkupDirections {
  private let bytes: [UInt8]

  /// The open tags with the attribute `dir`.
  private var open: [(name: String, direction: WritingDirection)] = []

  /// Whether the lines stand in a block, such as `<p>`.
  private var isInBlock: Bool

  /// The direction of the first strong character of the block so far.
  private var firstStrong: WritingDirection?

  init(_ bytes: [UInt8], isInBlock: Bool) { (self.bytes, self.isInBlock) = (bytes, isInBlock) }

  /// Takes a tag that begins or ends a block.
  mutating func readBlock(_ range: Range<Int>) {
    isInBlock = bytes[range.lowerBound + 1] != .solidus
    firstStrong = nil
    readTag(range)
  }

  /// Takes a tag of any kind.
  mutating func readTag(_ range: Range<Int>) {
    guard range.count > 2, bytes[range.lowerBound] == .lessThanSign else { return }
    let tag = String(decoding: bytes[range], as: UTF8.self).dropFirst().lowercased()
    if tag.hasPrefix("/") {
      let name = tag.dropFirst().prefix { $0 != ">" && $0 != " " }
      if let last = open.last, last.name == name { open.removeLast() }
      return
    }
    let name = tag.prefix { $0 != ">" && $0 != " " && $0 != "/" }
    // A direction of a part of the line is no direction of the line.
    guard ["p", "div", "li", "ul", "ol", "body", "html", "td", "center"].contains(name),
      !tag.hasSuffix("/>")
    else { return }
    if name == "html" || name == "body" { isInBlock = true }
    guard let place = tag.firstRange(of: " dir=") else { return }
    let value = tag[place.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == "\\" }
    if value.hasPrefix("rtl") { open.append((String(name), .rightToLeft)) }
    if value.hasPrefix("ltr") { open.append((String(name), .leftToRight)) }
  }

  /// The direction of the line that ends here; the line's letters may decide for the lines after it.
  mutating func direction(ofLine pieces: [Message.Piece]) -> Message.GivenDirection? {
    if let last = open.last { return .markup(last.direction) }
    guard isInBlock else { return nil }
    if let firstStrong { return .paragraph(firstStrong) }
    for piece in pieces {
      switch piece.kind {
      case .text:
        firstStrong = WritingDirection(
          firstStrongIn: String(decoding: bytes[piece.range], as: UTF8.self))
      case .control(let control): firstStrong = control.markedDirection
      case .entity(let text): firstStrong = WritingDirection(firstStrongIn: text)
      case .markup: break
      // The text of an argument may decide, and it is not known.
      case .argument: return nil
      }
      if firstStrong != nil { return nil }
    }
    return nil
  }
}
