extension WritingDirection {
  /// The direction of the first strong character of the first paragraph, or nil where there is none.
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
    // Most texts begin with a letter, and the first byte of the usual left-to-right ones says so: A–Z,
    // a–z, and E5–E9 for U+5000–9FFF. A test holds every code point against the tables.
    if let lead = text.utf8.first,
      lead | 0x20 >= 0x61 && lead | 0x20 <= 0x7A || lead >= 0xE5 && lead <= 0xE9
    {
      self = .leftToRight
      return
    }
    self.init(scanning: text)
  }

  @usableFromInline
  init?(scanning text: String) {
    guard let found = withTextBytes(text, { FirstStrongScan.scan($0, skipping: []) }) else {
      return nil
    }
    self = found.direction
  }

  /// The same for a part of a text.
  public init?(firstStrongIn text: Substring) {
    guard let found = withTextBytes(text, { FirstStrongScan.scan($0, skipping: []) }) else {
      return nil
    }
    self = found.direction
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

  /// Where it stands.
  public let index: String.Index

  /// Finds the first strong character of the first paragraph of a text.
  ///
  /// Nil where the paragraph has no strong character outside isolates and the stretches.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - opaque: Stretches of `text` whose letters do not count, in order and without overlap.
  public init?(in text: some StringProtocol, skipping opaque: [Range<String.Index>] = []) {
    let part = Substring(text)
    let utf8 = part.utf8
    let skipped = opaque.map { range in
      utf8.distance(
        from: utf8.startIndex, to: range.lowerBound)..<utf8.distance(
          from: utf8.startIndex, to: range.upperBound)
    }
    guard let found = withTextBytes(part, { FirstStrongScan.scan($0, skipping: skipped) }) else {
      return nil
    }
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

  /// Finds the first strong character of the paragraph that the text begins with.
  static func scan(_ text: TextBytes, skipping opaque: [Range<Int>]) -> Found? {
    let tables = CharacterTables.shared
    var isolates = 0
    var next = 0
    var index = 0
    while index < text.count {
      if next < opaque.count, index >= opaque[next].lowerBound {
        index = max(index, opaque[next].upperBound)
        next += 1
        continue
      }
      let lead = text[index]
      let code =
        lead < 0x80 ? tables.code(ofASCII: lead) : tables.code(of: text.codePoint(at: index))
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
      index += TextBytes.width(ofLead: lead)
    }
    return nil
  }
}
