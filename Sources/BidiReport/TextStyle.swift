private import BidiText

/// Colour for a terminal, or none.
package struct TextStyle: Sendable, Hashable {
  /// Whether escape sequences are written.
  package let isColored: Bool

  /// Whether the reader sees the text on a terminal, where controls are shown by name.
  package let showsControls: Bool

  /// How text in visual order keeps its order on the reader's screen.
  package let visualForm: VisualForm

  /// Makes a style.
  package init(isColored: Bool, showsControls: Bool, visualForm: VisualForm = .override) {
    self.isColored = isColored
    self.showsControls = showsControls
    self.visualForm = visualForm
  }

  /// How text in visual order keeps its order on a screen.
  package enum VisualForm: Sendable, Hashable {
    /// Between LRO and PDF: for a screen that reorders by UAX #9 with its controls, such as a web page or an editor, and
    /// for one that is not known.
    case override

    /// As it is: for a terminal that does no bidi, and puts characters into cells from left to right as they come.
    case plain

    /// Between LRO and PDF, in a line of explicit mode, where the terminal reorders nothing: for a terminal with bidi.
    ///
    /// The mode is BDSM of ECMA-48, 8.3.207, as "BiDi in Terminal Emulators" of freedesktop.org uses it for each
    /// paragraph: VTE and mintty have it. Terminals that have it show no controls of UAX #9; those that do not have it
    /// skip the sequence, and may know the controls.
    case explicitMode
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
    // A list of scalars is copied whole by each list that is appended to it; a text is not.
    var result = ""
    for scalar in text.unicodeScalars {
      if let control = DirectionalFormatting(scalar) {
        result += control.visibleName
      } else if scalar == "\n" {
        result += "\\n"
      } else if scalar.isControl, scalar != "\t" {
        result += "\u{2039}\(scalar.codePoint)\u{203A}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
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
  ///
  /// Its line goes through ``visualLine(_:)``.
  func visual(_ text: String) -> String {
    guard visualForm != .plain else { return inline(text) }
    return DirectionalFormatting.leftToRightOverride.string + inline(text)
      + DirectionalFormatting.popDirectionalFormat.string
  }

  /// Text of a file that follows visual text in one line: in visual order too, where the terminal does not reorder the line.
  func besideVisual(_ text: String) -> String {
    let shown = inline(text)
    guard visualForm != .override,
      let visual = shown.visualParagraph(baseDirection: .explicit(.leftToRight)), visual != shown
    else { return shown }
    return self.visual(visual)
  }

  /// A line with visual text, without its end.
  func visualLine(_ line: String) -> String {
    // A terminal takes the mode for the paragraph at its first column, and implicit mode again for the next one.
    visualForm == .explicitMode ? "\u{1B}[8l\(line)\u{1B}[8h" : line
  }
}

extension Unicode.Scalar {
  /// Whether General_Category is Cc, Zl or Zp: sets that never change.
  fileprivate var isControl: Bool {
    value < 0x20 || value >= 0x7F && value < 0xA0 || value == 0x2028 || value == 0x2029
  }
}
