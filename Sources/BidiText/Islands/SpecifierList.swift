/// The format specifiers of a text by offsets in UTF-8.
struct SpecifierList {
  struct Specifier {
    let range: Range<Int>
    let argument: FormatSpecifier.Argument

    /// Whether a number takes the specifier's place.
    var isNumeric: Bool {
      switch argument {
      case .integer, .floatingPoint, .bits: true
      default: false
      }
    }
  }

  private var list: [Specifier] = []

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    var position = (offset: 0, index: text.startIndex)
    for specifier in text.formatSpecifiers() {
      let start =
        position.offset
        + text.utf8.distance(from: position.index, to: specifier.range.lowerBound)
      let end = start + specifier.text.utf8.count
      position = (end, specifier.range.upperBound)
      guard
        !Self.isPercentSign(specifier.text, behind: text.utf8[..<specifier.range.lowerBound].last)
      else { continue }
      list.append(Specifier(range: start..<end, argument: specifier.argument))
    }
  }

  /// Whether a specifier with a space in it is a percent sign or Qt's `%0`, then a word: `50% d`, `%0 S`.
  private static func isPercentSign(_ specifier: String, behind before: UInt8?) -> Bool {
    guard let space = specifier.utf8.firstIndex(of: UInt8(ascii: " ")) else { return false }
    return before?.isASCIIDigit == true
      || space != specifier.utf8.index(after: specifier.startIndex)
  }

  /// The specifier that begins at an offset, nil where none does.
  func specifier(at offset: Int) -> Specifier? {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low].range.lowerBound == offset ? list[low] : nil
  }
}
