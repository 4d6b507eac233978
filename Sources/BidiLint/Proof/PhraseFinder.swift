import BidiText

/// Finds the stretches of a line whose strong characters and parts all have the direction opposite to that of
/// the paragraph.
struct PhraseFinder {
  /// A stretch from its first part or letter to its last.
  struct Phrase {
    /// Where it stands, in scalars.
    var scalars: Range<Int>
    /// Where it stands, in UTF-8 bytes.
    var bytes: Range<Int>
    /// Its parts.
    var parts: Range<Int>
    /// The parts and the stretches of letters and digits between them.
    var itemCount = 1
  }

  /// What may stand between the items of one phrase.
  enum Joining {
    /// White space and signs: `Tor, Orbot`.
    case overSigns
    /// White space alone, as in a name and its version; a sign only inside a word, as in `Wi-Fi`.
    case overSpaces
  }

  private let line: FilledLine
  private let joining: Joining
  private let paragraph: ResolvedParagraph
  private var found: [Phrase] = []
  private var open: Phrase?
  /// Whether the last character was a letter or digit of the open phrase.
  private var isInWord = false
  /// Whether nothing but white space follows the last item of the open phrase.
  private var isBehindSpace = true

  init(_ line: FilledLine, _ paragraph: ResolvedParagraph, _ joining: Joining) {
    self.line = line
    self.joining = joining
    self.paragraph = paragraph
  }

  /// The phrases that hold a part and something else, in order.
  ///
  /// - Complexity: O(*n*).
  consuming func phrases() -> [Phrase] {
    var finder = self
    finder.scan()
    return finder.found
  }

  private mutating func scan() {
    var offset = 0
    var part = 0
    var scalar = 0
    while scalar < paragraph.scalars.count {
      if part < line.parts.count, line.parts[part].range.lowerBound <= offset {
        let start = (scalar, offset)
        var letters = ""
        while offset < line.parts[part].range.upperBound, scalar < paragraph.scalars.count {
          letters.unicodeScalars.append(paragraph.scalars[scalar])
          offset += UTF8.width(paragraph.scalars[scalar])
          scalar += 1
        }
        take(line.parts[part], letters, from: start, to: (scalar, offset), number: part)
        part += 1
        continue
      }
      let width = UTF8.width(paragraph.scalars[scalar])
      take(paragraph.scalars[scalar], at: (scalar, offset), width: width, part: part)
      scalar += 1
      offset += width
    }
    close()
  }

  private mutating func take(
    _ part: FilledLine.Part, _ text: String, from start: (Int, Int), to end: (Int, Int), number: Int
  ) {
    isInWord = false
    guard part.kind != .markup else { return close() }
    let isNumber = WritingDirection(firstStrongIn: text) == nil
    if isNumber, part.kind == .argument || part.kind == .numericArgument {
      // Digits join the Latin phrase before them, as in a name and its version.
      guard open != nil, isBehindSpace, paragraph.direction == .rightToLeft else { return }
    }
    let direction =
      part.isolation.direction ?? WritingDirection(firstStrongIn: text) ?? .leftToRight
    guard direction == paragraph.direction.opposite else { return close() }
    extend(from: start, to: end, parts: number..<number + 1)
  }

  private mutating func take(
    _ scalar: Unicode.Scalar, at place: (Int, Int), width: Int, part: Int
  ) {
    let bidiClass = scalar.bidiClass
    let end = (place.0 + 1, place.1 + width)
    if DirectionalFormatting(scalar) != nil { return close() }
    if let direction = bidiClass.strongDirection {
      guard direction != paragraph.direction else { return close() }
      return extendWord(from: place, to: end, part: part)
    }
    switch bidiClass {
    case .europeanNumber where isInWord || (isBehindSpace && paragraph.direction == .rightToLeft):
      if open != nil { extendWord(from: place, to: end, part: part) }
    case .arabicNumber:
      close()
    case .nonspacingMark where isInWord:
      extendWord(from: place, to: end, part: part)
    // A no-break space has the class of a separator of numbers.
    case _ where scalar.properties.isWhitespace:
      isInWord = false
    default:
      if joining == .overSpaces, !isInWord || !isWordGoingOn(at: end, part: part) {
        return close()
      }
      isInWord = false
      isBehindSpace = false
    }
  }

  /// Whether a letter or digit that is no part's comes next.
  private func isWordGoingOn(at place: (Int, Int), part: Int) -> Bool {
    guard place.0 < paragraph.scalars.count,
      part >= line.parts.count || line.parts[part].range.lowerBound > place.1
    else { return false }
    let bidiClass = paragraph.scalars[place.0].bidiClass
    return bidiClass.strongDirection != nil || bidiClass == .europeanNumber
  }

  private mutating func extendWord(from start: (Int, Int), to end: (Int, Int), part: Int) {
    if isInWord, let phrase = open {
      open?.scalars = phrase.scalars.lowerBound..<end.0
      open?.bytes = phrase.bytes.lowerBound..<end.1
    } else {
      extend(from: start, to: end, parts: part..<part)
    }
    isInWord = true
  }

  private mutating func extend(from start: (Int, Int), to end: (Int, Int), parts: Range<Int>) {
    isBehindSpace = true
    guard var phrase = open else {
      open = Phrase(scalars: start.0..<end.0, bytes: start.1..<end.1, parts: parts)
      return
    }
    phrase.scalars = phrase.scalars.lowerBound..<end.0
    phrase.bytes = phrase.bytes.lowerBound..<end.1
    let first = phrase.parts.isEmpty ? parts.lowerBound : phrase.parts.lowerBound
    phrase.parts = first..<max(phrase.parts.upperBound, parts.upperBound)
    phrase.itemCount += 1
    open = phrase
  }

  private mutating func close() {
    if let phrase = open, !phrase.parts.isEmpty, phrase.itemCount > 1 { found.append(phrase) }
    open = nil
    isInWord = false
    isBehindSpace = true
  }
}
