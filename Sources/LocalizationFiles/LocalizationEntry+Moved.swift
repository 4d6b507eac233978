package import BidiSource

/// The entries that are the same before and after an edit, from both ends of a file.
package struct CommonEntries: Sendable, Hashable {
  /// How many at the start.
  package private(set) var start = 0

  /// How many at the end.
  package private(set) var end = 0

  /// Where the text differs from what it was; nil where the files are of two kinds.
  package private(set) var changed: SourceRange?

  /// Compares a file with what it was before.
  ///
  /// - Complexity: O(*n*) with a small factor.
  package init(_ old: LocalizationFile, _ new: LocalizationFile) {
    guard old.format == new.format, old.locale == new.locale else { return }
    let (head, tail) = Self.commonBytes(old.source.text, new.source.text)
    changed = head..<new.source.text.count - tail
    let (oldLength, distance) = (
      old.source.text.count, new.source.text.count - old.source.text.count
    )
    // Entries are large: none is copied here.
    unsafe old.entries.withUnsafeBufferPointer { before in
      unsafe new.entries.withUnsafeBufferPointer { after in
        let most = min(before.count, after.count)
        while start < most, unsafe before[start].lastOffset <= head,
          unsafe after[start].isSame(as: before[start], movedBy: 0)
        {
          start += 1
        }
        while end < most - start {
          let (place, newPlace) = (before.count - 1 - end, after.count - 1 - end)
          guard unsafe before[place].firstOffset >= oldLength - tail,
            unsafe after[newPlace].isSame(as: before[place], movedBy: distance)
          else { break }
          end += 1
        }
      }
    }
  }

  /// How many bytes two texts have in common at their starts, and after that at their ends.
  private static func commonBytes(_ lhs: [UInt8], _ rhs: [UInt8]) -> (head: Int, tail: Int) {
    unsafe lhs.withUnsafeBufferPointer { lhs in
      unsafe rhs.withUnsafeBufferPointer { rhs in
        let most = min(lhs.count, rhs.count)
        var head = 0
        while head < most, unsafe lhs[head] == rhs[head] { head += 1 }
        var tail = 0
        while tail < most - head,
          unsafe lhs[lhs.count - 1 - tail] == rhs[rhs.count - 1 - tail]
        {
          tail += 1
        }
        return (head, tail)
      }
    }
  }
}

extension LocalizationEntry {
  /// The first offset of the file that the entry is read from.
  fileprivate var firstOffset: Int {
    min(range.lowerBound, key.range.lowerBound, value.range.lowerBound)
  }

  /// The offset after all that the entry is read from.
  fileprivate var lastOffset: Int {
    max(range.upperBound, key.range.upperBound, value.range.upperBound)
  }

  /// Whether the entry says all that another says, and every part of it stands at the same distance from that of the other.
  ///
  /// The bytes that both are read from have to be the same: that of the value are not compared again. What follows from a
  /// fault elsewhere in the file is not compared.
  ///
  /// - Parameters:
  ///   - other: An entry of the file before an edit.
  ///   - distance: How many bytes further the entry stands.
  /// - Returns: False where anything is different.
  fileprivate func isSame(as other: LocalizationEntry, movedBy distance: Int) -> Bool {
    range == other.range.moved(by: distance)
      && value.range == other.value.range.moved(by: distance)
      && key.range == other.key.range.moved(by: distance)
      && notation == other.notation.moved(by: distance)
      && isSameBytes(key.string, other.key.string)
      && isSameBytes(baseText, other.baseText) && locale == other.locale
      && pluralCategory == other.pluralCategory && dialects == other.dialects
      && foldsWhiteSpace == other.foldsWhiteSpace
      && isFragment == other.isFragment && isInUse == other.isInUse
      && arguments == other.arguments && comments.count == other.comments.count
      && zip(comments, other.comments).allSatisfy {
        $0.range == $1.range.moved(by: distance) && isSameBytes($0.text, $1.text)
      }
  }
}

extension SourceRange {
  /// The same stretch of a text in which something before it has grown or shrunk.
  func moved(by distance: Int) -> SourceRange {
    lowerBound + distance..<upperBound + distance
  }
}

extension LocalizationEntry {
  /// Takes the entry, with its comments, to where it stands after something before all of it has grown or shrunk.
  mutating func move(by distance: Int) {
    moveWithoutComments(by: distance)
    for index in comments.indices {
      comments[index].range = comments[index].range.moved(by: distance)
    }
  }

  /// Takes the entry to where it stands after something before it has grown or shrunk, and its comments where they stand
  /// after that.
  ///
  /// - Parameters:
  ///   - distance: How many bytes further.
  ///   - edited: What was replaced.
  mutating func move(by distance: Int, after edited: SourceRange) {
    moveWithoutComments(by: distance)
    moveComments(by: distance, after: edited)
  }

  private mutating func moveWithoutComments(by distance: Int) {
    range = range.moved(by: distance)
    key.move(by: distance)
    value.move(by: distance)
    if let old = group { group = old.moved(by: distance) }
    notation.frame = notation.frame.moved(by: distance)
  }

  /// Takes those comments along that stand after an edit.
  mutating func moveComments(by distance: Int, after edited: SourceRange) {
    for index in comments.indices where comments[index].range.lowerBound >= edited.upperBound {
      comments[index].range = comments[index].range.moved(by: distance)
    }
  }
}

extension ValueNotation {
  fileprivate func moved(by distance: Int) -> ValueNotation {
    var moved = self
    moved.frame = frame.moved(by: distance)
    return moved
  }
}

/// Whether two texts are the same bytes.
///
/// `==` would take canonically equivalent ones for equal.
private func isSameBytes(_ lhs: String?, _ rhs: String?) -> Bool {
  guard var lhs, var rhs else { return lhs == nil && rhs == nil }
  return lhs.withUTF8 { left in
    rhs.withUTF8 { right in
      unsafe left.count == right.count && left.elementsEqual(right)
    }
  }
}
