extension StringProtocol {
  /// How many cells of a terminal the text takes, in one line.
  ///
  /// A grapheme cluster takes what its widest character takes: 2 for East_Asian_Width W and F (UAX #11), emoji among
  /// them; 0 for marks, controls and the vowels and finals of Hangul in a syllable; 1 for others. A flag takes 2, and so
  /// does an emoji that U+FE0F asks for. Ambiguous width counts as 1, as in terminals outside East Asia.
  ///
  /// ```swift
  /// "\u{5C0F}\u{660E} abc".cellWidth  // 8
  /// ```
  ///
  /// - Complexity: O(*n*).
  public var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }

  /// The text with spaces behind it, up to a number of cells.
  package func padded(to width: Int) -> String {
    String(self) + String(repeating: " ", count: Swift.max(0, width - cellWidth))
  }
}

extension Character {
  /// How many cells of a terminal the cluster takes.
  var cellWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    let scalars = unicodeScalars
    let widest = scalars.reduce(0) { max($0, $1.cellWidth) }
    let isEmoji = scalars.contains("\u{FE0F}") && scalars.first?.properties.isEmoji == true
    let isFlag = scalars.count == 2 && scalars.allSatisfy { 0x1F1E6...0x1F1FF ~= $0.value }
    return isEmoji || isFlag ? 2 : widest
  }
}

extension Unicode.Scalar {
  fileprivate var cellWidth: Int {
    switch properties.generalCategory {
    case .format: isShownFormat ? 1 : 0
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: 0
    default:
      // Jamo that stand over a leading consonant.
      0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value ? 0 : isWide ? 2 : 1
    }
  }

  /// Whether a format character has a glyph: soft hyphen, and those of Prepended_Concatenation_Mark.
  private var isShownFormat: Bool {
    switch value {
    case 0xAD, 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether East_Asian_Width is W or F.
  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    let first = generatedWideRanges.partitionIndex { $0.upperBound >= value }
    return first < generatedWideRanges.count && generatedWideRanges[first].contains(value)
  }
}
