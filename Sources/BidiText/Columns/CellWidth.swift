extension StringProtocol {
  /// The number of terminal cells that the text takes in one line.
  ///
  /// A grapheme cluster takes what its characters take, but not more than 2: 2 for East_Asian_Width W and F (UAX #11),
  /// emoji among them; 0 for marks without a width, controls and the vowels and finals of Hangul in a syllable; 0 for
  /// unassigned characters that Unicode asks to ignore where they are not known (Default_Ignorable_Code_Point, such as
  /// U+2065); 1 for others, noncharacters among them. An emoji that U+FE0F asks for takes 2. Ambiguous width counts as 1,
  /// as in terminals outside East Asia. A space with marks on it takes 1 and what the marks take alone, and a space after
  /// number signs takes 1 and what the signs take alone.
  ///
  /// Python's wcwidth counts the same of every character of Unicode 15, but for half a flag, which takes 1 here, and for
  /// a spacing mark without a base.
  ///
  /// ```swift
  /// "\u{5C0F}\u{660E} abc".cellWidth  // 8
  /// ```
  ///
  /// - Complexity: O(*n*).
  public var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }

  /// The text with spaces after it, up to a number of cells.
  package func padded(to width: Int) -> String {
    String(self) + String(repeating: " ", count: Swift.max(0, width - cellWidth))
  }
}

extension Character {
  /// How many cells of a terminal the cluster takes.
  var cellWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    let scalars = unicodeScalars
    // What joins a space is as wide as without it, so spaces round a text add just their own cells.
    if let space = scalars.firstIndex(of: " ") {
      let before = scalars[..<space].reduce(0) { $0 + $1.cellWidth }
      let after = scalars[space...].dropFirst().reduce(0) { $0 + $1.cellWidth }
      return min(before, 2) + 1 + min(after, 2)
    }
    let isEmoji = scalars.contains("\u{FE0F}") && scalars.first?.properties.isEmoji == true
    return isEmoji ? 2 : min(scalars.reduce(0) { $0 + $1.cellWidth }, 2)
  }
}

extension Unicode.Scalar {
  /// How many cells the character takes as a cluster of its own.
  var cellWidth: Int {
    // Letters of most texts, for speed.
    switch value {
    case 0x20..<0x7F, 0x05D0...0x05EA, 0x0620...0x064A: return 1
    case 0x4E00...0x9FFF: return 2
    default: break
    }
    return switch properties.generalCategory {
    case .format: isShownFormat ? 1 : 0
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: 0
    case .unassigned where properties.isDefaultIgnorableCodePoint: 0
    default:
      isPartOfSyllable ? 0 : isWide ? 2 : 1
    }
  }

  /// Whether it is a jamo that stands over a leading consonant, or a filler.
  private var isPartOfSyllable: Bool {
    switch value {
    case 0x1160...0x11FF, 0x3164, 0xD7B0...0xD7FF, 0xFFA0: true
    default: false
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
