extension WritingDirection {
  /// The direction of the first strong character of the first paragraph, or nil where there is none.
  ///
  /// Characters between an isolate initiator and its matching PDI are passed over, and so are the
  /// stretches given; the search ends at the first paragraph separator. Source: UAX #9, rules P1–P3.
  ///
  /// ```swift
  /// WritingDirection(firstStrongIn: "12 \u{05D0}")  // .rightToLeft
  /// WritingDirection(firstStrongIn: "12:30")  // nil
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - opaque: Stretches of `text` whose letters do not count, in order and without overlap.
  /// - Complexity: O(*n*), up to the first strong character.
  public init?(firstStrongIn text: some StringProtocol, skipping opaque: [Range<String.Index>] = [])
  {
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
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var isolates = 0
    var next = 0
    while index < scalars.endIndex {
      if next < opaque.count, index >= opaque[next].lowerBound {
        index = max(index, opaque[next].upperBound)
        next += 1
        continue
      }
      let scalar = scalars[index]
      switch scalar.bidiClass {
      case .leftToRight where isolates == 0:
        (self.scalar, direction, self.index) = (scalar, .leftToRight, index)
        return
      case .rightToLeft where isolates == 0, .arabicLetter where isolates == 0:
        (self.scalar, direction, self.index) = (scalar, .rightToLeft, index)
        return
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        isolates += 1
      case .popDirectionalIsolate:
        // A PDI that matches nothing closes nothing.
        if isolates > 0 { isolates -= 1 }
      case .paragraphSeparator:
        return nil
      default:
        break
      }
      scalars.formIndex(after: &index)
    }
    return nil
  }
}
