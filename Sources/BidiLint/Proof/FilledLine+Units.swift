import BidiText

extension FilledLine {
  /// What is put in order as one: a part, or several with the words between them that read as one phrase.
  struct Unit: Hashable {
    /// Where it stands in the stored line, in UTF-8 bytes.
    let storedRange: Range<Int>

    /// Where it stands in the filled line, in UTF-8 bytes.
    let range: Range<Int>

    /// The controls that keep it whole.
    let isolation: LineRepair

    /// What its parts are, in order.
    let kinds: [PartKind]
  }

  /// The units of the line, in order.
  ///
  /// Parts and words of the direction opposite to the paragraph's that the algorithm shows as one phrase in
  /// its own order, such as `Safari 17.2` in Arabic, are one unit: nothing is torn apart there. Words round a
  /// single island, such as `iOS 17+`, stay with it in any case. Where several parts are shown in another
  /// order, each is a unit. No unit holds half a pair of brackets.
  ///
  /// - Parameters:
  ///   - paragraph: The filled line as it is resolved without any repair.
  ///   - joining: What may stand between the items of one unit.
  /// - Returns: The units.
  /// - Throws: Nothing: a line is one paragraph.
  func units(
    of paragraph: ResolvedParagraph, joining: PhraseFinder.Joining = .overSigns
  ) throws(BidiError) -> [Unit] {
    let isolated = parts.filter(\.isUnit)
    var units: [Unit] = []
    var rest = isolated[...]
    for phrase in try phrases(of: paragraph, joining) {
      while let part = rest.first, part.range.upperBound <= phrase.range.lowerBound {
        units.append(Unit(part))
        rest.removeFirst()
      }
      rest = rest.drop { $0.range.lowerBound < phrase.range.upperBound }
      units.append(phrase)
    }
    return units + rest.map(Unit.init)
  }

  /// Stretches of the direction opposite to the paragraph's, with more than one part or word, that are shown
  /// in their own order.
  private func phrases(
    of paragraph: ResolvedParagraph, _ joining: PhraseFinder.Joining
  ) throws(BidiError) -> [Unit] {
    let places = VisualPlaces(paragraph)
    var phrases: [Unit] = []
    for found in PhraseFinder(self, paragraph, joining).phrases() {
      guard let phrase = found.closingBrackets(in: paragraph.scalars) else { continue }
      let scalars = phrase.scalars
      let alone = String(String.UnicodeScalarView(paragraph.scalars[scalars]))
      let direction = paragraph.direction.opposite
      let own = try ResolvedParagraph(alone, baseDirection: .explicit(direction))
      let ownOrder = own.visualOrder().map { [$0 + scalars.lowerBound, own.parity(at: $0)] }
      let order = places.order(of: scalars).map { [$0, paragraph.parity(at: $0)] }
      let single = phrase.parts.count == 1 ? parts[phrase.parts.lowerBound].kind : nil
      let staysTogether = joining == .overSigns && single.map { !$0.isArgument } == true
      guard order == ownOrder || staysTogether else { continue }
      let inside = parts[phrase.parts]
      guard inside.contains(where: \.isUnit), let first = inside.first,
        let last = inside.last
      else { continue }
      let before = first.range.lowerBound - phrase.bytes.lowerBound
      let after = phrase.bytes.upperBound - last.range.upperBound
      phrases.append(
        Unit(
          storedRange: first.storedRange.lowerBound - before..<last.storedRange.upperBound + after,
          range: phrase.bytes, isolation: .isolation(direction), kinds: inside.map(\.kind)))
    }
    return phrases
  }

  /// The text with controls put round units.
  ///
  /// - Parameter units: Those that are isolated, in order.
  /// - Returns: The filled line with isolates.
  func isolating(_ units: some Sequence<Unit>) -> String {
    var result = ""
    let bytes = text.utf8
    var position = bytes.startIndex
    var offset = 0
    for unit in units {
      let start = bytes.index(position, offsetBy: unit.range.lowerBound - offset)
      let end = bytes.index(start, offsetBy: unit.range.count)
      result += text[position..<start] + unit.isolation.applied(to: String(text[start..<end]))
      (position, offset) = (end, unit.range.upperBound)
    }
    return result + text[position...]
  }
}

extension FilledLine.Unit {
  /// A part alone.
  init(_ part: FilledLine.Part) {
    self.init(
      storedRange: part.storedRange, range: part.range, isolation: part.isolation,
      kinds: [part.kind])
  }
}

extension ResolvedParagraph {
  /// 1 where a character stands from right to left, 0 otherwise: what mirrors it.
  fileprivate func parity(at offset: Int) -> Int { Int((levels[offset]?.number ?? 0) & 1) }
}

/// The places of a paragraph's characters, from left to right.
private struct VisualPlaces {
  private let places: [Int?]

  init(_ paragraph: ResolvedParagraph) { places = paragraph.visualOffsets() }

  /// A stretch of the paragraph from left to right, as offsets.
  ///
  /// - Complexity: O(*m* log *m*), *m* the length of the stretch.
  func order(of scalars: Range<Int>) -> [Int] {
    scalars.compactMap { offset in places[offset].map { (offset, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension PhraseFinder.Phrase {
  /// The phrase with the brackets behind it that close those inside; nil where one stays open, or closes
  /// nothing inside.
  fileprivate func closingBrackets(in text: [Unicode.Scalar]) -> Self? {
    var open: [Unicode.Scalar] = []
    for scalar in text[scalars] {
      if let closer = scalar.closingBracket {
        open.append(closer)
      } else if scalar.isClosingBracket {
        guard open.popLast() == scalar else { return nil }
      }
    }
    var phrase = self
    while let closer = open.popLast() {
      guard phrase.scalars.upperBound < text.count, text[phrase.scalars.upperBound] == closer else {
        return nil
      }
      phrase.scalars = phrase.scalars.lowerBound..<phrase.scalars.upperBound + 1
      phrase.bytes = phrase.bytes.lowerBound..<phrase.bytes.upperBound + UTF8.width(closer)
    }
    return phrase
  }
}

extension Unicode.Scalar {
  fileprivate var closingBracket: Unicode.Scalar? {
    switch self {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    default: nil
    }
  }

  fileprivate var isClosingBracket: Bool { self == ")" || self == "]" || self == "}" }
}
