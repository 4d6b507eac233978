import BidiText

/// A control of a line that is to be taken out, or replaced by another one.
struct ControlChange: Hashable {
  /// Where it stands in the line, in UTF-8 bytes.
  let range: Range<Int>

  /// What takes its place; nil where nothing does.
  let control: DirectionalFormatting?
}

/// A pair of controls round a sentence that gives it the direction opposite to its language's.
struct ForeignWrap {
  /// The opener.
  let opener: DirectionalFormatting
  /// Its end.
  let terminator: DirectionalFormatting
  /// Where the opener stands in the line, in UTF-8 bytes.
  let openerRange: Range<Int>
  /// Where the end stands.
  let terminatorRange: Range<Int>

  /// The opener of the other direction.
  var turnedOpener: DirectionalFormatting? {
    opener.openedDirection.map {
      opener.kind == .isolate ? .isolate($0.opposite) : .embedding($0.opposite)
    }
  }
}

extension Line {
  /// Whether letters stand in an override: their order says nothing of the direction of the text.
  var hasOverride: Bool {
    text.hasDirectionalFormatting
      && text.unicodeScalars.contains { DirectionalFormatting($0)?.kind == .override }
  }

  /// The embeddings and isolates of the direction opposite to a locale's that hold more than half of the line's
  /// letters of that locale, and more of them than of other letters: sentences, not names or addresses.
  func foreignWraps(of direction: WritingDirection, _ policy: NumberPolicy) -> [ForeignWrap] {
    guard text.hasDirectionalFormatting else { return [] }
    let line = String(text)
    let own = Line(line, inPlaceOf: self).letterCount(of: direction)
    return line.controlBalance.pairs.compactMap { pair in
      let scalars = line.unicodeScalars
      guard let opener = DirectionalFormatting(scalars[pair.opener]),
        let terminator = DirectionalFormatting(scalars[pair.terminator]),
        opener.kind != .override, opener.openedDirection == direction.opposite
      else { return nil }
      let start = scalars.index(after: pair.opener)
      let inside = Line(String(line[start..<pair.terminator]), inPlaceOf: self)
      let count = inside.letterCount(of: direction)
      guard count * 2 > own, count >= inside.letterCount(of: direction.opposite),
        !inside.isOneIsland(policy)
      else { return nil }
      func range(_ index: String.Index) -> Range<Int> {
        let offset = line.utf8.distance(from: line.startIndex, to: index)
        return offset..<offset + UTF8.width(scalars[index])
      }
      return ForeignWrap(
        opener: opener, terminator: terminator, openerRange: range(pair.opener),
        terminatorRange: range(pair.terminator))
    }
  }

  /// The marks of the direction opposite to a locale's that the line begins with.
  func leadingForeignMarks(of direction: WritingDirection) -> [ControlChange] {
    let mark = DirectionalFormatting.mark(direction.opposite)
    return text.unicodeScalars.prefix { DirectionalFormatting($0) == mark }.indices.map { index in
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      return ControlChange(
        range: offset..<offset + UTF8.width(text.unicodeScalars[index]), control: nil)
    }
  }

  /// The line with controls taken out or replaced.
  func applying(_ changes: [ControlChange]) -> Line {
    var result = ""
    var position = 0
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += text(at: position..<change.range.lowerBound) + (change.control?.string ?? "")
      position = change.range.upperBound
    }
    return Line(result + text(at: position..<text.utf8.count), inPlaceOf: self)
  }

  /// How many letters of a direction stand outside of specifiers.
  private func letterCount(of direction: WritingDirection) -> Int {
    var count = 0
    var start = text.startIndex
    func add(_ part: Substring) {
      count += part.unicodeScalars.count {
        $0.bidiClass.strongDirection == direction && DirectionalFormatting($0) == nil
      }
    }
    for specifier in specifiers {
      add(text[start..<specifier.range.lowerBound])
      start = specifier.range.upperBound
    }
    add(text[start...])
    return count
  }

  /// Whether it is a name, an address or a number, with spaces and signs round it perhaps.
  private func isOneIsland(_ policy: NumberPolicy) -> Bool {
    let found = islands(policy, listsToo: false)
    guard found.count == 1, let island = found.first, island.kind != .markup else { return false }
    let rest =
      text(at: 0..<island.range.lowerBound) + text(at: island.range.upperBound..<text.utf8.count)
    return !rest.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
