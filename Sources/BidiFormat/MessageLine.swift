internal import BidiText
internal import MessageSyntax

/// One line of a message that is being formatted; an isolate cannot hold more than a line.
struct MessageLine {
  /// A stretch of the pattern or of one argument.
  struct Piece {
    /// The bytes of the draft that hold it.
    let range: Range<Int>
    /// The argument's number; nil for the pattern.
    let argument: Int?
    /// The isolate for it; nil if it needs none.
    var isolate: DirectionalFormatting?
  }

  /// The stretches in order, without the separator.
  var pieces: [Piece] = []

  /// The separator that ends the line.
  var separator: Piece?

  /// The isolate round the whole line; nil for none.
  var wrapping: DirectionalFormatting?

  /// Calls a closure with the stretches of the line and the controls between them, without the separator.
  func forEachPart(_ body: (Part) -> Void) {
    if let wrapping { body(.control(wrapping)) }
    for piece in pieces {
      if let isolate = piece.isolate { body(.control(isolate)) }
      body(.piece(piece))
      if let end = piece.isolate?.terminator { body(.control(end)) }
    }
    if let end = wrapping?.terminator { body(.control(end)) }
  }

  /// A part of a line.
  enum Part {
    case control(DirectionalFormatting)
    case piece(Piece)
  }
}

/// A message that is being formatted: the texts of the pattern and the arguments in order, and their lines.
struct MessageDraft {
  /// The text without isolates, as UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The lines; the bytes of each line are one range.
  var lines = [MessageLine()]

  /// Puts the arguments into a pattern.
  ///
  /// An argument with several paragraphs is on several lines, and is isolated in each.
  init(_ elements: [MessagePattern.Element], _ inserted: [InsertedArgument]) {
    bytes.reserveCapacity(
      elements.reduce(0) { count, element in
        if case .literal(let text) = element { count + text.utf8.count } else { count }
      } + inserted.reduce(0) { $0 + $1.text.utf8.count })
    lines[0].pieces.reserveCapacity(elements.count)
    var next = 0
    var isIsolated = false
    for (index, element) in elements.enumerated() {
      switch element {
      case .literal(let text):
        add(text) { _ in nil }
        isIsolated = Self.isolatesNext(text, elements[(index + 1)...])
      case .placeholder:
        let (argument, text) = (inserted[next].argument, inserted[next].text)
        add(text, argument: next) { content in
          let isDone = isIsolated && content.utf8.count == text.utf8.count
          return isDone ? nil : argument.isolate(of: content)
        }
        next += 1
      }
    }
  }

  /// Whether the pattern itself isolates the placeholder after a text.
  private static func isolatesNext(
    _ text: String, _ rest: ArraySlice<MessagePattern.Element>
  ) -> Bool {
    guard let last = text.unicodeScalars.last, DirectionalFormatting(last)?.kind == .isolate,
      case .literal(let after)? = rest.dropFirst().first
    else { return false }
    return after.unicodeScalars.first == DirectionalFormatting.popDirectionalIsolate.scalar
  }

  /// Adds a text of the pattern or an argument, line by line.
  private mutating func add(
    _ text: String, argument: Int? = nil, isolate: (Substring) -> DirectionalFormatting?
  ) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    var first = start
    while let separator = Paragraph.separator(inUTF8: bytes, from: first) {
      let content = String(decoding: bytes[first..<separator.lowerBound], as: UTF8.self)
      lines[lines.count - 1].pieces.append(
        .init(
          range: first..<separator.lowerBound, argument: argument,
          isolate: content.isEmpty ? nil : isolate(content[...])))
      lines[lines.count - 1].separator = .init(range: separator, argument: argument)
      lines.append(MessageLine())
      first = separator.upperBound
    }
    // An empty argument has a place too.
    guard first < bytes.count || first == start else { return }
    let content = first == start ? text : String(decoding: bytes[first...], as: UTF8.self)
    lines[lines.count - 1].pieces.append(
      .init(
        range: first..<bytes.count, argument: argument,
        isolate: content.isEmpty ? nil : isolate(content[...])))
  }

  /// Whether a piece begins with a combining mark or a joiner, which act on the text before it.
  ///
  /// Only an isolate keeps a mark from combining with the letter before it and taking its class (W1), and a joiner from
  /// changing its shape.
  func isJoinedToTextBefore(_ index: Int, in line: MessageLine) -> Bool {
    let range = line.pieces[index].range
    // The first combining mark is U+0300.
    guard let start = line.pieces.first?.range.lowerBound, range.lowerBound > start, !range.isEmpty,
      bytes[range.lowerBound] >= 0xCC
    else { return false }
    let first = String(decoding: bytes[range].prefix(4), as: UTF8.self).unicodeScalars.first
    return first?.isMarkOrJoiner ?? false
  }

  /// Whether every character of a line is at level 0, with and without isolates.
  func isPlainLeftToRight(_ line: MessageLine) -> Bool {
    let start = line.pieces.first?.range.lowerBound ?? 0
    let end = line.pieces.last?.range.upperBound ?? start
    return bytes[start..<end].isPlainLeftToRight
      && !line.pieces.contains { $0.isolate == .rightToLeftIsolate }
  }

  /// Writes a line without its separator.
  func write(_ line: MessageLine, into output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    line.forEachPart { part in
      switch part {
      case .control(let control): output.append(control)
      case .piece(let piece): output.append(contentsOf: bytes[piece.range])
      }
    }
  }

  /// The message with its isolates.
  func formatted(_ inserted: [InsertedArgument], direction: WritingDirection) -> FormattedText {
    var composer = MessageComposer(argumentCount: inserted.count, utf8Count: bytes.count)
    for line in lines {
      line.forEachPart { part in
        switch part {
        case .control(let control): composer.append(control)
        case .piece(let piece): composer.append(bytes[piece.range], argument: piece.argument)
        }
      }
      if let end = line.separator { composer.append(bytes[end.range], argument: end.argument) }
    }
    return composer.formatted(inserted, direction: direction)
  }
}

extension [UInt8] {
  /// Appends a control as UTF-8.
  mutating func append(_ control: DirectionalFormatting) {
    if let units = UTF8.encode(control.scalar) { append(contentsOf: units) }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a combining mark, or U+200C or U+200D.
  fileprivate var isMarkOrJoiner: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: value == .zeroWidthNonJoiner || value == .zeroWidthJoiner
    }
  }
}
