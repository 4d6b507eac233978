internal import BidiText

/// How wide texts are about, where no font is asked.
///
/// The letters of ASCII have the widths of Helvetica, multiplied with what San Francisco is narrower; other scripts have a width
/// for all their letters. Sources: Adobe, Core 14 AFM files, Helvetica.afm; seek-oss/capsize (average widths of 877 and 935 of
/// 2048 units).
package enum TextWidth {
  /// What San Francisco is narrower than Helvetica.
  private static let systemFactor = 877.0 / 935

  /// What the fonts of a picture may be wider than the system's, as Noto Sans is.
  package static let pictureFactor = 1.16

  /// The width of a text in the system's font, in points.
  package static func estimate(_ text: some StringProtocol, fontSize: Double) -> Double {
    text.reduce(0) { $0 + width(of: $1) } * fontSize * systemFactor
  }

  /// The width of a character, in sizes of the font.
  private static func width(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let value = scalar.value
    if value < 0x20 || value == 0x7F { return 0 }
    if value < 0x7F { return Double(helvetica[Int(value) - 0x20]) / 1000 }
    let isEmoji =
      scalar.properties.isEmojiPresentation
      || character.unicodeScalars.contains { $0.value == 0xFE0F }
    if isEmoji { return 1.25 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    return switch value {
    case 0x0590...0x05FF: 0.56
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 0.48
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x20000...0x3FFFF:
      1.06
    default: 0.56
    }
  }

  /// The widths of U+0020 to U+007E, in thousandths.
  private static let helvetica = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
