extension BidiResolver {
  /// Resolves the first paragraph of a text, and writes its ``Appearance`` as UTF-8.
  ///
  /// ```swift
  /// var resolver = BidiResolver()
  /// var seen: [UInt8] = []
  /// resolver.writeAppearance(of: "(\u{05D0} ", in: .explicit(.rightToLeft), into: &seen)
  /// String(decoding: seen, as: UTF8.self)  // "\u{05D0})"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text. What follows the first separator is not looked at.
  ///   - baseDirection: The direction that the container gives the paragraph.
  ///   - output: The array; what it held is dropped, its memory is used again.
  /// - Complexity: O(*n* + *r* · *d*), *r* the number of level runs, *d* the number of different levels; no allocation
  ///   once the buffers and the array have grown to the text's needs.
  public mutating func writeAppearance(
    of text: String, in baseDirection: BaseDirection, into output: inout [UInt8]
  ) {
    withTextBytes(text) { writeAppearance(of: $0, in: baseDirection, into: &output) }
  }

  /// Resolves the first paragraph of a part of a text, and writes its ``Appearance`` as UTF-8.
  ///
  /// As for a whole text.
  public mutating func writeAppearance(
    of text: Substring, in baseDirection: BaseDirection, into output: inout [UInt8]
  ) {
    withTextBytes(text) { writeAppearance(of: $0, in: baseDirection, into: &output) }
  }

  /// The same for valid UTF-8 at hand.
  package mutating func writeAppearance(
    ofUTF8 bytes: [UInt8], in direction: WritingDirection, into output: inout [UInt8]
  ) {
    withTextBytes(bytes) { writeAppearance(of: $0, in: .explicit(direction), into: &output) }
  }

  /// The same for bytes at hand.
  mutating func writeAppearance(
    of text: TextBytes, in baseDirection: BaseDirection, into output: inout [UInt8]
  ) {
    outside = OutsideContext()
    resolve(text, from: 0, baseDirection)
    orderRunsIfNeeded()
    shown.removeAll()
    let content = contentRange(of: text)
    for index in 0..<runs.count {
      let run = knownRun(at: Int(visualRuns[index]))
      let range = run.utf8Range.clamped(to: content)
      if run.direction == .leftToRight {
        writeSeenForward(text, range)
      } else {
        writeSeenBackward(text, range)
      }
    }
    output.removeAll(keepingCapacity: true)
    let seen = shown.withBytes { Self.withoutWhiteSpace($0, tables) }
    shown.append(seen, to: &output)
  }

  /// The paragraph without the white space that it begins or ends with, and without its separator.
  private mutating func contentRange(of text: TextBytes) -> Range<Int> {
    var end = utf8Count
    while end > 0 {
      let start = text.characterStart(end - 1)
      let codePoint = text.codePoint(at: start)
      if isDisplayed(codePoint), !Self.isWhiteSpace(codePoint) { break }
      end = start
    }
    // White space with a combining mark is seen.
    var base: Int?
    var start = 0
    while start < end {
      let codePoint = text.codePoint(at: start)
      if isDisplayed(codePoint) {
        if !Self.isWhiteSpace(codePoint) {
          return (isMark(codePoint) ? base ?? start : start)..<end
        }
        base = start
      } else if Self.isControl(codePoint) {
        base = nil
      }
      start += UTF8.width(ofLead: text[start])
    }
    return end..<end
  }

  private mutating func writeSeenForward(_ text: TextBytes, _ range: Range<Int>) {
    var hasBase = false
    var index = range.lowerBound
    while index < range.upperBound {
      let lead = text[index]
      if lead >= 0x20, lead < 0x7F {
        shown.append(lead)
        hasBase = true
        index += 1
        continue
      }
      let end = index + UTF8.width(ofLead: lead)
      let codePoint = text.codePoint(at: index)
      if isDisplayed(codePoint) {
        if !hasBase, isMark(codePoint) { writeDottedCircle() }
        for offset in index..<end { shown.append(text[offset]) }
        hasBase = true
      } else if Self.isControl(codePoint) {
        hasBase = false
      }
      index = end
    }
  }

  private mutating func writeSeenBackward(_ text: TextBytes, _ range: Range<Int>) {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = text.characterStart(end - 1)
      var codePoint = text.codePoint(at: start)
      guard isDisplayed(codePoint) else {
        end = start
        continue
      }
      // Back over the marks to their base.
      var firstMark = end
      while isMark(codePoint) {
        firstMark = start
        guard let base = seenCharacter(of: text, before: start, notBefore: range.lowerBound) else {
          break
        }
        start = base
        codePoint = text.codePoint(at: start)
      }
      if start == firstMark {
        writeDottedCircle()
      } else {
        writeMirrored(codePoint, text, start)
      }
      while firstMark < end {
        let next = firstMark + UTF8.width(ofLead: text[firstMark])
        if isDisplayed(text.codePoint(at: firstMark)) {
          for offset in firstMark..<next { shown.append(text[offset]) }
        }
        firstMark = next
      }
      end = start
    }
  }

  /// Where the character begins that a mark combines with; nil if a control or nothing stands before it.
  private mutating func seenCharacter(
    of text: TextBytes, before index: Int, notBefore limit: Int
  ) -> Int? {
    var index = index
    while index > limit {
      index = text.characterStart(index - 1)
      let codePoint = text.codePoint(at: index)
      if isDisplayed(codePoint) { return index }
      if Self.isControl(codePoint) { return nil }
    }
    return nil
  }

  /// Writes a character that begins at a place as it is seen right to left.
  private mutating func writeMirrored(_ codePoint: UInt32, _ text: TextBytes, _ start: Int) {
    let code = tables.code(of: codePoint)
    // Only neutrals have a mirror.
    let mayMirror = code == ClassCode.on || code >= ClassCode.openingBracket
    let mirror = mayMirror ? tables.mirror(of: codePoint) : codePoint
    guard mirror != codePoint, let scalar = Unicode.Scalar(mirror), let units = UTF8.encode(scalar)
    else {
      let width = UTF8.width(ofLead: text[start])
      for offset in start..<start + width { shown.append(text[offset]) }
      return
    }
    for unit in units { shown.append(unit) }
  }

  /// U+25CC, what marks without a base are shown on.
  private mutating func writeDottedCircle() {
    shown.append(0xE2)
    shown.append(0x97)
    shown.append(0x8C)
  }

  /// The bytes of a line without white space at its ends.
  private static func withoutWhiteSpace(_ line: TextBytes, _ tables: CharacterTables) -> Range<Int>
  {
    var end = line.count
    while end > 0 {
      let start = line.characterStart(end - 1)
      guard isWhiteSpace(line.codePoint(at: start)) else { break }
      end = start
    }
    var start = 0
    while start < end, isWhiteSpace(line.codePoint(at: start)) {
      let next = start + UTF8.width(ofLead: line[start])
      if next < end, isMark(line.codePoint(at: next), tables) { break }
      start = next
    }
    return start..<end
  }

  /// Whether a character counts: it has a glyph, or is white space.
  @inline(__always)
  private func isDisplayed(_ codePoint: UInt32) -> Bool {
    CharacterTables.isVisible(codePoint, ofClass: tables.code(of: codePoint))
      && codePoint != InvisibleCharacter.combiningGraphemeJoiner.rawValue
  }

  /// Whether a character combines with the one before it.
  private func isMark(_ codePoint: UInt32) -> Bool { Self.isMark(codePoint, tables) }

  private static func isMark(_ codePoint: UInt32, _ tables: CharacterTables) -> Bool {
    switch tables.code(of: codePoint) {
    case ClassCode.nsm: true
    // Marks with a width of their own, such as vowels of Devanagari; none before them, and none of U+3030–A822.
    case ClassCode.l:
      codePoint >= 0x0903 && (codePoint < 0x3030 || codePoint > 0xA822)
        && Unicode.Scalar(codePoint)?.properties.generalCategory == .spacingMark
    default: false
    }
  }

  private static func isControl(_ codePoint: UInt32) -> Bool {
    codePoint >= 0x061C && DirectionalFormatting(rawValue: codePoint) != nil
  }

  /// Whether a character has the property White_Space.
  private static func isWhiteSpace(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
