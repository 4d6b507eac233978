import BidiText
import LocalizationFiles

/// Controls that a repair puts round a stretch of a value.
///
/// Repairs of one value that are given in wraps can be made together: the inner ones stay inside.
struct ValueWrap: Hashable {
  /// The stretch, in UTF-8 bytes of the value.
  let range: Range<Int>

  /// The controls.
  let controls: LineRepair

  /// The changes that make wraps, which lie apart or in one another.
  ///
  /// - Parameter wraps: In any order.
  /// - Returns: The changes in the order of the text.
  static func changes(for wraps: [ValueWrap]) -> [ValueChange] {
    // At one place what ends there comes first, and of that what lies inside.
    var placed: [(key: (Int, Int, Int), change: ValueChange)] = []
    for wrap in wraps {
      let (start, end) = (wrap.range.lowerBound, wrap.range.upperBound)
      if !wrap.controls.before.isEmpty {
        placed.append(((start, 1, -end), .insert(wrap.controls.before.string, before: start)))
      }
      if !wrap.controls.after.isEmpty {
        placed.append(((end, 0, -start), .append(wrap.controls.after.string, after: end)))
      }
    }
    return placed.sorted { $0.key < $1.key }.map(\.change)
  }
}

extension ValueWrap {
  /// Whether no control of some wraps would stand inside what programs read: a tag, an entity, a specifier.
  ///
  /// A tag may go over the end of a line.
  static func areOutsideSyntax(_ wraps: [ValueWrap], in value: String) -> Bool {
    let signs = "<&%{$".utf8
    guard value.utf8.contains(where: signs.contains) else { return true }
    let options = IslandOptions(kinds: [.tag, .entity, .formatSpecifier], findsNested: false)
    let syntax = value.islands(options).map(\.utf8Range)
    guard !syntax.isEmpty else { return true }
    func isOutside(_ offset: Int) -> Bool {
      var low = 0
      var high = syntax.count
      while low < high {
        let middle = (low + high) / 2
        if syntax[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
      }
      return low == syntax.count || syntax[low].lowerBound >= offset
    }
    return wraps.allSatisfy { wrap in
      (wrap.controls.before.isEmpty || isOutside(wrap.range.lowerBound))
        && (wrap.controls.after.isEmpty || isOutside(wrap.range.upperBound))
    }
  }
}

extension Line {
  /// A stretch of the line in UTF-8 bytes of the value that it is a line of.
  func range(_ range: Range<Int>, in value: String) -> Range<Int> {
    let start = value.utf8.distance(from: value.utf8.startIndex, to: text.startIndex)
    return start + range.lowerBound..<start + range.upperBound
  }
}
