/// What is done with characters when text is written in visual order.
public struct VisualTextOptions: OptionSet, Sendable, Hashable {
  /// One bit for each option.
  public let rawValue: UInt8

  /// Makes options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Characters in right-to-left runs are replaced by their mirrors (rule L4).
  public static let mirroring = VisualTextOptions(rawValue: 1)

  /// Directional formatting characters that are not removed by rule X9, such as LRM, are left out.
  public static let removingControls = VisualTextOptions(rawValue: 2)

  /// Combining marks stay behind their base in right-to-left runs (rule L3).
  public static let keepingMarks = VisualTextOptions(rawValue: 4)

  /// Mirroring, without controls: what is seen.
  public static let `default`: VisualTextOptions = [.mirroring, .removingControls]
}

extension Line {
  /// The line as it is seen, written from left to right.
  ///
  /// Characters that rule X9 removes and the paragraph separator are left out. Without
  /// ``VisualTextOptions/keepingMarks``, combining marks in right-to-left runs stand before their base, as
  /// rule L2 puts them.
  ///
  /// ```swift
  /// let paragraph = try ResolvedParagraph("\u{05D0} (b)", baseDirection: .explicit(.rightToLeft))
  /// paragraph.visualText()  // "(b) \u{05D0}"
  /// ```
  ///
  /// - Parameter options: What is done with characters.
  /// - Returns: The characters in visual order.
  /// - Complexity: that of ``visualRuns()``.
  public func visualText(_ options: VisualTextOptions = .default) -> String {
    var text = String.UnicodeScalarView()
    // Marks that wait for their base, in right-to-left runs.
    var marks: [Unicode.Scalar] = []
    for offset in visualOrder() {
      let scalar = scalars[offset]
      if scalar.isParagraphSeparator { continue }
      if options.contains(.removingControls), DirectionalFormatting(scalar) != nil { continue }
      guard level(at: offset)?.direction == .rightToLeft else {
        text.append(scalar)
        continue
      }
      if options.contains(.keepingMarks), scalar.isCombining {
        marks.append(scalar)
        continue
      }
      text.append(options.contains(.mirroring) ? scalar.mirrored : scalar)
      // They were met from the last to the first.
      text.append(contentsOf: marks.reversed())
      marks.removeAll()
    }
    text.append(contentsOf: marks.reversed())
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isCombining: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
