private import BidiText

/// Colour for a terminal, or none.
public struct TextStyle: Sendable, Hashable {
  /// Whether escape sequences are written.
  public let isColored: Bool

  /// Whether the reader sees the text on a terminal, where controls are shown by name.
  public let showsControls: Bool

  /// Makes a style.
  public init(isColored: Bool, showsControls: Bool) {
    self.isColored = isColored
    self.showsControls = showsControls
  }

  enum Color: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  func paint(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Text of a file, made safe for the place that it is shown in: one line, no escape sequences.
  func inline(_ text: String) -> String {
    guard Self.mayHaveControl(text.utf8) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let control = DirectionalFormatting(scalar) {
        result.append(contentsOf: control.visibleName.unicodeScalars)
      } else if scalar == "\n" {
        result.append(contentsOf: "\\n".unicodeScalars)
      } else if scalar.isControl, scalar != "\t" {
        result.append(contentsOf: "\u{2039}\(scalar.codePoint)\u{203A}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a control of any kind may stand in a text: a look at its bytes, for the many that have none.
  private static func mayHaveControl(_ text: String.UTF8View) -> Bool {
    var last: UInt8 = 0
    for byte in text {
      if byte < 0x20 || byte == 0x7F { return true }
      // C1 controls; ALM; U+2000 to U+207F.
      switch last {
      case 0xC2 where byte < 0xA0, 0xD8 where byte == 0x9C, 0xE2 where byte <= 0x81: return true
      default: last = byte
      }
    }
    return false
  }

  /// Text in visual order, to be read from left to right also where the reader's screen would reorder
  /// it: in a web page, or a terminal with bidi support.
  func visual(_ text: String) -> String {
    DirectionalFormatting.leftToRightOverride.string + inline(text)
      + DirectionalFormatting.popDirectionalFormat.string
  }
}

extension Unicode.Scalar {
  /// Whether General_Category is Cc, Zl or Zp: sets that never change.
  fileprivate var isControl: Bool {
    value < 0x20 || value >= 0x7F && value < 0xA0 || value == 0x2028 || value == 0x2029
  }
}
