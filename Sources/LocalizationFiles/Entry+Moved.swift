import BidiSource

extension Entry {
  /// The first offset of the file that the entry is read from.
  package var firstOffset: Int {
    min(range.lowerBound, key.range.lowerBound, value.range.lowerBound)
  }

  /// The offset behind all that the entry is read from.
  package var lastOffset: Int {
    max(range.upperBound, key.range.upperBound, value.range.upperBound)
  }

  /// Whether the entry says all that another says, and every part of it stands at the same distance from that of the other.
  ///
  /// The bytes that both are read from have to be the same. What follows from a fault elsewhere in the file is not compared.
  ///
  /// - Parameters:
  ///   - other: An entry of the file before an edit.
  ///   - distance: How many bytes further the entry stands.
  /// - Returns: False where anything is different.
  package func isSame(as other: Entry, movedBy distance: Int) -> Bool {
    range == other.range.moved(by: distance)
      && value.range == other.value.range.moved(by: distance)
      && key.range == other.key.range.moved(by: distance)
      && notation == other.notation.moved(by: distance)
      && isSameBytes(value.string, other.value.string) && isSameBytes(key.string, other.key.string)
      && isSameBytes(baseText, other.baseText) && locale == other.locale
      && pluralCategory == other.pluralCategory && isFormat == other.isFormat
      && isFragment == other.isFragment && isInUse == other.isInUse
      && arguments == other.arguments && comments.count == other.comments.count
      && zip(comments, other.comments).allSatisfy {
        $0.range == $1.range.moved(by: distance) && isSameBytes($0.text, $1.text)
      }
  }
}

extension SourceRange {
  /// The same stretch of a text in which something before it has grown or shrunk.
  fileprivate func moved(by distance: Int) -> SourceRange {
    lowerBound + distance..<upperBound + distance
  }
}

extension ValueNotation {
  fileprivate func moved(by distance: Int) -> ValueNotation {
    guard case .shorthand(let token) = frame else { return self }
    var moved = self
    moved.frame = .shorthand(token: token.moved(by: distance))
    return moved
  }
}

/// Whether two texts are the same bytes.
///
/// `==` would take canonically equivalent ones for equal.
private func isSameBytes(_ lhs: String?, _ rhs: String?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  // What differs in one character that `==` takes for equal mostly differs in length.
  return lhs == rhs && lhs.utf8.count == rhs.utf8.count && lhs.utf8.elementsEqual(rhs.utf8)
}
