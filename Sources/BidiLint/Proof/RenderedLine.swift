import BidiText

/// A line as an app shows it that renders markup: without tags, with the characters that entities stand for.
struct RenderedLine {
  /// What is shown.
  let line: Line

  /// The line as stored.
  private let stored: Line

  /// The stretches of the stored line that are shown, in order.
  private let pieces: [Piece]

  /// A stretch that is shown as it is stored, or an entity with its character.
  private struct Piece {
    let shown: Range<Int>
    let stored: Range<Int>

    var isCopied: Bool { shown.count == stored.count }
  }

  /// Renders a line; nil where nothing in it is markup.
  init?(_ line: Line) {
    guard line.text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    else { return nil }
    let markup = line.islands(NumberPolicy(), listsToo: false).filter { $0.kind == .markup }
    var text = ""
    var pieces: [Piece] = []
    var position = 0
    func show(_ part: String, _ range: Range<Int>) {
      guard !part.isEmpty else { return }
      let start = text.utf8.count
      text += part
      pieces.append(Piece(shown: start..<text.utf8.count, stored: range))
    }
    for island in markup {
      guard let shown = Markup.shown(line.text(at: island.range)) else { continue }
      show(line.text(at: position..<island.range.lowerBound), position..<island.range.lowerBound)
      show(shown, island.range)
      position = island.range.upperBound
    }
    guard position > 0 else { return nil }
    let end = line.text.utf8.count
    show(line.text(at: position..<end), position..<end)
    self.line = Line(text, inPlaceOf: line)
    stored = line
    self.pieces = pieces
  }

  /// Faults of what is shown, with their repairs in the places of the stored line.
  func restoring(_ faults: LineFaults) -> LineFaults {
    var direction = faults.direction
    direction?.line = stored
    // A control that is written as an entity is no control to take out.
    let rewriting = faults.direction?.rewriting ?? []
    direction?.rewriting = rewriting.map { .init(range: range($0.range), control: $0.control) }
    if direction?.rewriting.contains(where: { $0.range.count != 3 }) == true {
      direction?.rewriting = []
      direction?.repair = nil
      direction?.joined = nil
    }
    return LineFaults(
      direction: direction,
      parts: faults.parts.map { fault in
        var fault = fault
        fault.line = stored
        let isWhole = fault.kind == .leftToRightOnly
        fault.repair = fault.repair.map { repair in
          LineFault.Repair(
            wraps: repair.wraps.map { wrap in
              LineFault.Wrap(
                range: isWhole ? 0..<stored.text.utf8.count : range(wrap.range),
                controls: wrap.controls)
            })
        }
        return fault
      })
  }

  /// Where a stretch of what is shown is stored: inside of the tags at its edges.
  private func range(_ shown: Range<Int>) -> Range<Int> {
    var start = stored.text.utf8.count
    var end = 0
    if let piece = pieces.first(where: { $0.shown.upperBound > shown.lowerBound }) {
      let inside = piece.isCopied ? shown.lowerBound - piece.shown.lowerBound : 0
      start = piece.stored.lowerBound + inside
    }
    if let piece = pieces.last(where: { $0.shown.lowerBound < shown.upperBound }) {
      let inside = piece.isCopied ? piece.shown.upperBound - shown.upperBound : 0
      end = piece.stored.upperBound - inside
    }
    return min(start, end)..<end
  }
}

/// What tags and entities of HTML are on the screen.
private enum Markup {
  /// What is shown in the place of a tag or an entity; nil for an entity that is not known.
  static func shown(_ markup: String) -> String? {
    if markup.utf8.first == UInt8(ascii: "<") {
      let name = markup.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      return breaks.contains(name.lowercased()) ? " " : ""
    }
    let name = markup.dropFirst().dropLast()
    guard name.utf8.first == UInt8(ascii: "#") else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.utf8.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    guard
      let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits),
      let scalar = Unicode.Scalar(number), !"%{}$#".unicodeScalars.contains(scalar)
    else { return nil }
    return scalar.bidiClass == .paragraphSeparator ? " " : String(scalar)
  }

  /// Tags between which a line ends.
  private static let breaks: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "tr", "td", "th", "hr", "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  /// HTML, named character references: those that texts of apps hold.
  private static let named: [String: String] = [
    "nbsp": "\u{A0}", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    "lrm": "\u{200E}", "rlm": "\u{200F}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "shy": "\u{AD}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "hellip": "\u{2026}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}", "laquo": "\u{AB}", "raquo": "\u{BB}",
    "bull": "\u{2022}", "middot": "\u{B7}", "times": "\u{D7}", "copy": "\u{A9}", "reg": "\u{AE}",
    "trade": "\u{2122}",
  ]
}
