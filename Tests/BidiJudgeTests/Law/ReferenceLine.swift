import BidiText

/// The structure of one line, known from the start and not found by a tokenizer.
///
/// The checker and the generator of the law (DESIGN 4.3) work on such lines.
struct ReferenceLine: Sendable, CustomStringConvertible {
  /// What a unit is.
  enum UnitKind: Sendable, CaseIterable {
    /// A word of the language's script.
    case ownWord
    /// A word of the other direction.
    case foreignWord
    /// Digits, with the marks inside them: `12`, `1,234.5`.
    case number
    /// A number with its own sign, percent or currency: `-5`, `5%`.
    case signedNumber
    /// A formula or code: `403(b)(2)`, `[host]:[port]`.
    case code
    case link
    /// A name with the sign that begins it: `@bob`.
    case handle
    /// A word with signs at its edge: `C++`.
    case signedWord
    /// Text with brackets at its edge: `John (Work)`.
    case edgedText

    var isNumber: Bool { self == .number || self == .signedNumber }
  }

  /// One unit, sign, bracket or separator.
  struct Element: Sendable {
    /// What an element is.
    enum Kind: Sendable, Equatable {
      /// What a reader takes as one. An argument's text is a unit whatever it holds.
      case unit(UnitKind, isArgument: Bool)
      /// A sign of the sentence.
      case sign
      /// The first bracket or quotation mark of a pair, with the index of the other.
      case opening(partner: Int)
      /// The last bracket or quotation mark of a pair, with the index of the other.
      case closing(partner: Int)
      /// A sign that joins the element before it and the element after it.
      case separator
    }

    var kind: Kind
    /// The characters, without bidi controls.
    var text: String
    var hasSpaceBefore = false
    /// Whether it is an argument whose specifier says that it is a number: `%d`.
    var isTyped = false
  }

  /// What a unit is to the line.
  enum Role: Sendable {
    case own
    case foreign
    case number
  }

  /// The direction of the language.
  var direction: WritingDirection
  var elements: [Element]

  /// The line without isolates, for the real algorithm.
  var text: String {
    elements.reduce(into: "") { $0 += ($1.hasSpaceBefore ? " " : "") + $1.text }
  }

  /// The scalars of each element in ``text``, without the space before the element.
  var scalarRanges: [Range<Int>] {
    var end = 0
    return elements.map { element in
      let start = end + (element.hasSpaceBefore ? 1 : 0)
      end = start + element.text.unicodeScalars.count
      return start..<end
    }
  }

  /// The role of a unit; nil for the other elements.
  func role(of index: Int) -> Role? {
    guard case .unit(let kind, _) = elements[index].kind else { return nil }
    if kind.isNumber { return .number }
    return insideDirection(of: index) == direction ? .own : .foreign
  }

  /// The direction in which the inside of a unit runs.
  ///
  /// Digits run from left to right in every script.
  func insideDirection(of index: Int) -> WritingDirection {
    elements[index].text.unicodeScalars.contains(where: \.isRightToLeftLetter)
      ? .rightToLeft : .leftToRight
  }

  func isArgument(_ index: Int) -> Bool {
    if case .unit(_, isArgument: true) = elements[index].kind { true } else { false }
  }

  /// Whether a unit of the language's own direction is in the line.
  var hasOwnUnit: Bool { elements.indices.contains { role(of: $0) == .own } }

  /// The line in the notation that ``init(notation:direction:arabic:)`` reads, for messages.
  var description: String {
    elements.reduce(into: "") { result, element in
      if element.hasSpaceBefore { result += " " }
      let text = String(String.UnicodeScalarView(element.text.unicodeScalars.map(\.asNotation)))
      switch element.kind {
      case .unit(_, isArgument: true): result += "{" + text + "}"
      case .unit(.code, _), .unit(.link, _), .unit(.handle, _), .unit(.signedWord, _):
        result += "|" + text + "|"
      default: result += text
      }
    }
  }
}

extension WritingDirection {
  var opposite: WritingDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
  /// Whether a level has this direction.
  func isDirection(ofLevel level: UInt8) -> Bool {
    (level & 1 == 1) == (self == .rightToLeft)
  }
}

extension Unicode.Scalar {
  var isDigit: Bool {
    ("0"..."9").contains(self) || ("\u{0660}"..."\u{0669}").contains(self)
      || ("\u{06F0}"..."\u{06F9}").contains(self)
  }

  var isRightToLeftLetter: Bool {
    ("\u{05D0}"..."\u{05EA}").contains(self) || ("\u{0620}"..."\u{064A}").contains(self)
      || ("\u{0671}"..."\u{06D3}").contains(self)
  }

  /// The glyph shown for the character at an odd level (L4), for the mirrored characters in use here.
  var mirror: Unicode.Scalar? { Self.mirrors[self] }

  private static let mirrors: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "<": ">", ">": "<", "\u{AB}": "\u{BB}",
    "\u{BB}": "\u{AB}",
  ]

  /// The letter of the script that a capital letter of the notation stands for.
  func fromNotation(arabic: Bool) -> Unicode.Scalar {
    guard ("A"..."Z").contains(self) else { return self }
    let letter = value - 0x41
    let code = !arabic ? 0x5D0 + letter : letter < 20 ? 0x627 + letter : 0x641 + letter - 20
    return Unicode.Scalar(code) ?? self
  }

  /// The capital letter that stands for a letter of the language's script.
  var asNotation: Unicode.Scalar {
    switch value {
    case 0x5D0..<0x5EA: Unicode.Scalar(value - 0x5D0 + 0x41) ?? self
    case 0x627..<0x63B: Unicode.Scalar(value - 0x627 + 0x41) ?? self
    case 0x641..<0x647: Unicode.Scalar(value - 0x641 + 20 + 0x41) ?? self
    default: self
    }
  }
}

/// A way to read a line: what is a phrase, and which chains of numbers run against the line.
struct ReferenceReading: Sendable, Hashable {
  /// Elements that are phrases, in order.
  var phrases: [Range<Int>] = []
  /// Chains of numbers that run against the line's direction, in order.
  var turnedChains: [Range<Int>] = []
  /// Numbers whose sign stands on the other side of the digits.
  var turnedNumbers: Set<Int> = []
}

/// A line as it is on the screen.
struct DisplayedLine: Sendable, Hashable {
  /// The scalars of the line's text from left to right, white space included or not.
  var order: [Int]
  /// One level for each scalar of the line's text, white space included.
  ///
  /// Only odd or even counts.
  var levels: [UInt8]
}

extension ReferenceLine {
  /// A text with isolates that reads as a line reads.
  struct Rendering {
    var text: String
    /// For each scalar of the text, the scalar of ``ReferenceLine/text``; nil for controls.
    var plainOffsets: [Int?]
  }

  /// The line with isolates, so that it is displayed by a reading in a paragraph of the line's direction.
  func rendered(_ reading: ReferenceReading) -> Rendering {
    var writer = IsolateWriter(line: self, reading: reading, ranges: scalarRanges)
    writer.write(elements.indices, direction, inPhrase: false)
    return Rendering(
      text: String(String.UnicodeScalarView(writer.scalars)), plainOffsets: writer.plainOffsets)
  }

  /// How a reading is displayed, by the real algorithm over ``rendered(_:)``.
  func displayed(_ reading: ReferenceReading) throws -> DisplayedLine {
    try displayed(rendered(reading), in: .explicit(direction))
  }

  /// How the line with isolates is displayed, by the real algorithm.
  func displayed(_ rendering: Rendering, in base: BaseDirection) throws -> DisplayedLine {
    let paragraph = try ResolvedParagraph(rendering.text, baseDirection: base)
    var levels = [UInt8](repeating: 0, count: text.unicodeScalars.count)
    for (offset, level) in zip(rendering.plainOffsets, paragraph.levels) {
      if let offset, let level { levels[offset] = level.number }
    }
    return DisplayedLine(
      order: paragraph.visibleOrder().compactMap { rendering.plainOffsets[$0] }, levels: levels)
  }

  /// How the line without isolates is displayed, by the real algorithm.
  func displayed(in base: BaseDirection) throws -> DisplayedLine {
    let paragraph = try ResolvedParagraph(text, baseDirection: base)
    return DisplayedLine(
      order: paragraph.visibleOrder(), levels: paragraph.levels.map { $0?.number ?? 0 })
  }
}

/// Writes a line with isolates.
private struct IsolateWriter {
  let line: ReferenceLine
  let reading: ReferenceReading
  let ranges: [Range<Int>]
  let grammar: LineGrammar
  let source: [Unicode.Scalar]
  var scalars: [Unicode.Scalar] = []
  var plainOffsets: [Int?] = []

  init(line: ReferenceLine, reading: ReferenceReading, ranges: [Range<Int>]) {
    self.line = line
    self.reading = reading
    self.ranges = ranges
    grammar = LineGrammar(line)
    source = Array(line.text.unicodeScalars)
  }

  mutating func write(_ stretch: Range<Int>, _ direction: WritingDirection, inPhrase: Bool) {
    var index = stretch.lowerBound
    while index < stretch.upperBound {
      let blocks = inPhrase ? [] : reading.phrases + reading.turnedChains
      if let block = blocks.first(where: { $0.lowerBound == index }) {
        writeSpace(before: index)
        isolate(direction.opposite) { $0.write(block, direction.opposite, inPhrase: true) }
        index = block.upperBound
      } else if let compound = grammar.compounds.first(where: { $0.lowerBound == index }) {
        writeSpace(before: index)
        isolate(.leftToRight) { writer in
          for part in compound { writer.append(writer.ranges[part]) }
        }
        index = compound.upperBound
      } else {
        writeSpace(before: index)
        writeElement(index, direction)
        index += 1
      }
    }
  }

  private mutating func writeElement(_ index: Int, _ direction: WritingDirection) {
    let range = ranges[index]
    switch line.elements[index].kind {
    case .unit where reading.turnedNumbers.contains(index):
      let core = LineGrammar.digits(of: line.elements[index].text)
      let digits = range.lowerBound + core.lowerBound..<range.lowerBound + core.upperBound
      isolate(.rightToLeft) { writer in
        writer.append(range.lowerBound..<digits.lowerBound)
        writer.isolate(.leftToRight) { $0.append(digits) }
        writer.append(digits.upperBound..<range.upperBound)
      }
    case .unit: isolate(line.insideDirection(of: index)) { $0.append(range) }
    // Some signs are letters to the algorithm: x, the Arabic question mark and semicolon.
    case .sign, .separator: isolate(direction) { $0.append(range) }
    case .opening, .closing: append(range)
    }
  }

  /// The space in front of a block stands outside it.
  private mutating func writeSpace(before index: Int) {
    let start = ranges[index].lowerBound
    guard line.elements[index].hasSpaceBefore, plainOffsets.last != start - 1,
      !plainOffsets.contains(start - 1)
    else { return }
    scalars.append(" ")
    plainOffsets.append(start - 1)
  }

  private mutating func isolate(
    _ direction: WritingDirection, _ write: (inout IsolateWriter) -> Void
  ) {
    appendControl(direction == .leftToRight ? "\u{2066}" : "\u{2067}")
    write(&self)
    appendControl("\u{2069}")
  }

  private mutating func appendControl(_ control: Unicode.Scalar) {
    scalars.append(control)
    plainOffsets.append(nil)
  }

  private mutating func append(_ range: Range<Int>) {
    for offset in range {
      scalars.append(source[offset])
      plainOffsets.append(offset)
    }
  }
}
