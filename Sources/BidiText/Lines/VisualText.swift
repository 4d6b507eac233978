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
    for run in visualRuns() {
      switch run.direction {
      case .leftToRight:
        for offset in run.scalarRange where isShown(at: offset, options) {
          text.append(scalars[offset])
        }
      case .rightToLeft:
        appendBackward(run.scalarRange, options, to: &text)
      }
    }
    return String(text)
  }

  /// Appends a right-to-left run from its last character to its first.
  private func appendBackward(
    _ range: Range<Int>, _ options: VisualTextOptions, to text: inout String.UnicodeScalarView
  ) {
    // Marks are met from the last to the first, and wait for their base.
    var marks: [Unicode.Scalar] = []
    for offset in range.reversed() where isShown(at: offset, options) {
      let scalar = scalars[offset]
      if options.contains(.keepingMarks), scalar.isCombining {
        marks.append(scalar)
        continue
      }
      text.append(options.contains(.mirroring) ? scalar.mirrored : scalar)
      while let mark = marks.popLast() { text.append(mark) }
    }
    // Those without a base in the run stay where they are.
    while let mark = marks.popLast() { text.append(mark) }
  }

  private func isShown(at offset: Int, _ options: VisualTextOptions) -> Bool {
    options.contains(.removingControls)
      ? isVisible(at: offset) : level(at: offset) != nil && !scalars[offset].isParagraphSeparator
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
