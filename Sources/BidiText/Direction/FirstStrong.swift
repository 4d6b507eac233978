extension WritingDirection {
  /// The direction of the first strong character of the first paragraph, or nil if there is none.
  ///
  /// Characters between an isolate initiator and its matching PDI are passed over; the search ends at
  /// the first paragraph separator. Source: UAX #9, rules P1–P3.
  ///
  /// ```swift
  /// WritingDirection(firstStrongIn: "12 \u{05D0}")  // .rightToLeft
  /// WritingDirection(firstStrongIn: "12:30")  // nil
  /// ```
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(*n*), up to the first strong character.
  @inlinable
  public init?(firstStrongIn text: String) {
    guard let found = Self.firstStrong(of: text) else { return nil }
    self = found
  }

  // A function, for initializers take ownership of what they are given: a retain and a release a call.
  @_effects(readonly)
  @usableFromInline
  static func firstStrong(of text: String) -> WritingDirection? {
    let found = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe FirstStrongScan.direction(of: TextBytes($0))
    }
    return if let found { found } else { firstStrong(ofCopy: text) }
  }

  // Apart from the usual strings: with one caller the scan becomes a part of it.
  @inline(never)
  private static func firstStrong(ofCopy text: String) -> WritingDirection? {
    firstStrong(inUTF8: Array(text.utf8))
  }

  /// The same for valid UTF-8 at hand.
  package static func firstStrong(inUTF8 bytes: [UInt8]) -> WritingDirection? {
    withTextBytes(bytes) { FirstStrongScan.direction(of: $0) }
  }

  /// The same for a part of a text.
  public init?(firstStrongIn text: Substring) {
    guard let found = withTextBytes(text, { FirstStrongScan.direction(of: $0) }) else { return nil }
    self = found
  }

  /// The direction of the first strong character outside some stretches, such as format specifiers.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - opaque: Stretches of `text` whose letters do not count, in order and without overlap.
  /// - Complexity: O(*n*), up to the first strong character.
  public init?(firstStrongIn text: some StringProtocol, skipping opaque: [Range<String.Index>]) {
    guard let first = FirstStrong(in: text, skipping: opaque) else { return nil }
    self = first.direction
  }
}

/// The first strong character of a paragraph, by rule P2.
public struct FirstStrong: Sendable, Hashable {
  /// The character.
  public let scalar: Unicode.Scalar

  /// Its direction.
  public let direction: WritingDirection

  /// The index of the character.
  public let index: String.Index

  /// Finds the first strong character of the first paragraph of a text.
  ///
  /// Nil where the paragraph has no strong character outside isolates and the stretches.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - opaque: Stretches of `text` whose letters do not count, in order and without overlap. A bound inside a
  ///     character is taken for its beginning, as Swift does, and one outside the text for its edge.
  public init?(in text: some StringProtocol, skipping opaque: [Range<String.Index>] = []) {
    let part = Substring(text)
    let utf8 = part.utf8
    func offset(_ index: String.Index) -> Int {
      let index = min(max(index, utf8.startIndex), utf8.endIndex)
      return utf8.distance(from: utf8.startIndex, to: index)
    }
    let found = withTextBytes(part) { bytes in
      let skipped = opaque.map { range in
        bytes.characterStart(
          offset(range.lowerBound))..<bytes.characterStart(
            offset(range.upperBound))
      }
      return FirstStrongScan.scan(bytes, skipping: skipped)
    }
    guard let found else { return nil }
    direction = found.direction
    index = utf8.index(utf8.startIndex, offsetBy: found.offset)
    scalar = part.unicodeScalars[index]
  }
}

/// Rule P2 over UTF-8.
enum FirstStrongScan {
  struct Found {
    let direction: WritingDirection
    let offset: Int
  }

  /// The direction of the first strong character of the paragraph that the text begins with.
  ///
  /// Letters of ASCII, Hebrew, Arabic and CJK are known by their bytes; whatever else comes before the
  /// first of them is left to the tables. A test holds every code point against these.
  @inline(__always)
  static func direction(of text: TextBytes) -> WritingDirection? {
    var index = 0
    while index < text.count {
      let lead = text[index]
      if lead < 0x80 {
        if lead | 0x20 >= 0x61 && lead | 0x20 <= 0x7A { return .leftToRight }
        // Separators are left to the tables.
        if lead < 0x20 { return scanned(text, from: index) }
        index += 1
      } else {
        let start = UInt16(lead) << 8 | UInt16(text[index + 1])
        switch start {
        // U+0620–064A.
        case 0xD8A0...0xD98A: return .rightToLeft
        // U+4E00–9FFF.
        case 0xE4B8...0xE9BF: return .leftToRight
        // U+05D0–05EA, and U+0671–06D5.
        case 0xD790...0xD7AA, 0xD9B1...0xDB95: return .rightToLeft
        default: return scanned(text, from: index)
        }
      }
    }
    return nil
  }

  @inline(never)
  private static func scanned(_ text: TextBytes, from start: Int) -> WritingDirection? {
    scan(text, from: start, skipping: [])?.direction
  }

  /// Finds the first strong character of the paragraph that the text begins with.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: Where to begin; no isolate is open there.
  ///   - opaque: Stretches of whole characters whose letters do not count, in order and apart.
  /// - Returns: The character's direction, and where it stands.
  static func scan(_ text: TextBytes, from start: Int = 0, skipping opaque: [Range<Int>]) -> Found?
  {
    let tables = CharacterTables.shared
    var isolates = 0
    var next = 0
    var index = start
    while index < text.count {
      if next < opaque.count, index >= opaque[next].lowerBound {
        index = max(index, opaque[next].upperBound)
        next += 1
        continue
      }
      let lead = text[index]
      let code =
        lead < 0x80
        ? tables.code(ofShort: UInt32(lead)) : tables.code(of: text.codePoint(at: index))
      switch code {
      case ClassCode.l:
        if isolates == 0 { return Found(direction: .leftToRight, offset: index) }
      case ClassCode.r, ClassCode.al:
        if isolates == 0 { return Found(direction: .rightToLeft, offset: index) }
      case ClassCode.fsi, ClassCode.lri, ClassCode.rli:
        isolates += 1
      case ClassCode.pdi:
        // A PDI that matches nothing closes nothing.
        if isolates > 0 { isolates -= 1 }
      case ClassCode.b:
        return nil
      default:
        break
      }
      index += UTF8.width(ofLead: lead)
    }
    return nil
  }
}
