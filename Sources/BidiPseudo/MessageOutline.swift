import BidiJudge
import MessageSyntax
import BidiText

/// The pieces of a message in order, each once, in groups without syntax between.
struct MessageOutline {
  let bytes: [UInt8]

  /// The pieces.
  ///
  /// A piece that several forms share is here once.
  let pieces: [Message.Piece]

  /// The groups of pieces without syntax of forms between them.
  private(set) var segments: [Segment] = []

  /// The starts and ends of lines.
  let lines: Edges

  /// The starts and ends of forms.
  let forms: Edges

  /// Whether the value shows only variables such as `%#@files@`, whose texts are in the same file.
  let isVariableAlone: Bool

  /// The bytes that must not change: escapes, and specifiers with a typing error.
  let kept: Set<Int>

  private let arguments: [Message.Argument]

  struct Segment {
    var pieces: Range<Int>

    /// Whether a choice between forms follows.
    var isBeforeChoice: Bool
  }

  struct Edges {
    var starts: Set<Int> = []
    var ends: Set<Int> = []
  }

  init(_ message: Message, keeping kept: Set<Int>) {
    self.kept = kept.union(message.brokenSpecifiers.joined())
    bytes = Array(message.text.utf8)
    var (lines, forms) = (Edges(), Edges())
    for branch in message.branches {
      let shown = branch.lines.filter { !$0.pieces.isEmpty }
      for line in shown {
        lines.starts.insert(line.range.lowerBound)
        lines.ends.insert(line.range.upperBound)
      }
      if let first = shown.first, let last = shown.last {
        forms.starts.insert(first.range.lowerBound)
        forms.ends.insert(last.range.upperBound)
      }
    }
    pieces = message.piecesInOrder
    self.lines = lines
    self.forms = forms
    let hasForms = message.branches.count > 1 || message.branches.first?.selectors.isEmpty == false
    segments = Self.segments(of: pieces, bytes, hasForms: hasForms)
    arguments = message.arguments
    isVariableAlone = Self.isVariableAlone(message, pieces, bytes)
  }

  private static func isVariableAlone(
    _ message: Message, _ pieces: [Message.Piece], _ bytes: [UInt8]
  ) -> Bool {
    guard message.arguments.contains(where: { $0.type == .variable }) else { return false }
    return pieces.allSatisfy { piece in
      switch piece.kind {
      case .argument(let number): message.arguments[number].type == .variable
      case .text: bytes[piece.range].allSatisfy { $0 == 0x20 }
      case .control: true
      case .markup, .entity: false
      }
    }
  }

  /// The arguments whose texts come from outside the file.
  var foreignArguments: [Message.Piece] {
    pieces.filter {
      if case .argument(let number) = $0.kind { arguments[number].type != .variable } else { false }
    }
  }

  private static func segments(
    of pieces: [Message.Piece], _ bytes: [UInt8], hasForms: Bool
  ) -> [Segment] {
    var segments: [Segment] = []
    var start = 0
    for index in pieces.indices {
      let end = pieces[index].range.upperBound
      let next = index + 1 < pieces.count ? pieces[index + 1].range.lowerBound : bytes.count
      let gap = bytes[end..<max(end, next)]
      let brace = hasForms ? gap.first { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } : nil
      guard brace != nil || index + 1 == pieces.count else { continue }
      segments.append(
        Segment(pieces: start..<index + 1, isBeforeChoice: brace == UInt8(ascii: "{")))
      start = index + 1
    }
    return segments
  }

  /// The scalars of a stretch, each with its offset.
  func scalars(_ range: Range<Int>) -> [(scalar: Unicode.Scalar, offset: Int)] {
    var offset = range.lowerBound
    return String(decoding: bytes[range], as: UTF8.self).unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (scalar, offset)
    }
  }

  /// The words of a segment: text and arguments without white space, markup, controls or line breaks between.
  func words(of segment: Segment) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var end = 0
    func finish() {
      if let first = start { words.append(first..<end) }
      start = nil
    }
    for piece in pieces[segment.pieces] {
      if piece.range.lowerBound != end { finish() }
      switch piece.kind {
      case .markup, .control: finish()
      case .argument, .entity: start = start ?? piece.range.lowerBound
      case .text:
        for (scalar, offset) in scalars(piece.range) {
          if scalar.properties.isWhitespace {
            finish()
          } else {
            start = start ?? offset
          }
          end = offset + UTF8.width(scalar)
        }
      }
      end = piece.range.upperBound
    }
    finish()
    return words
  }

  /// The words of a segment, without signs.
  func spokenWords(of segment: Segment) -> [String] {
    var words: [String] = []
    for piece in pieces[segment.pieces] where piece.kind == .text {
      let text = String(decoding: bytes[piece.range], as: UTF8.self)
      words += text.unicodeScalars.split { !Self.isOfWord($0) }.map { String($0) }
    }
    return words
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
