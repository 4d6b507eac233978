/// Options for text in visual order.
public struct VisualTextOptions: OptionSet, Sendable, Hashable {
  /// One bit for each option.
  public let rawValue: UInt8

  /// Makes options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Characters in right-to-left runs are replaced by their mirrors (rule L4).
  public static let mirroring = VisualTextOptions(rawValue: 1)

  /// Directional formatting characters that are not removed by rule X9, such as LRM, are left out.
  public static let removingControls = VisualTextOptions(rawValue: 2)

  /// Mirroring, without controls: what is seen.
  public static let `default`: VisualTextOptions = [.mirroring, .removingControls]
}

extension Line {
  /// The line as it is seen, written from left to right.
  ///
  /// Grapheme clusters are whole: each stands where its first shown character does, in logical order inside, so that
  /// marks stay after their base (rule L3) and emoji stay together. ZWJ and ZWNJ in a cluster are kept. Other
  /// characters that rule X9 removes and the paragraph separator are left out.
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
    let clusters = shownClusters(options)
    var text = String.UnicodeScalarView()
    func append(_ offset: Int) {
      guard isShown(at: offset, options),
        let end = clusters.end(
          at: offset - scalarRange.lowerBound, next: offset + 1 - scalarRange.lowerBound)
      else { return }
      for place in offset..<scalarRange.lowerBound + end {
        // L4 asks for the character's own level.
        let isMirrored =
          options.contains(.mirroring) && level(at: place)?.direction == .rightToLeft
        text.append(isMirrored ? scalars[place].mirrored : scalars[place])
      }
    }
    for run in visualRuns() {
      switch run.direction {
      case .leftToRight: run.scalarRange.forEach(append)
      case .rightToLeft: run.scalarRange.reversed().forEach(append)
      }
    }
    return String(text)
  }

  private func shownClusters(_ options: VisualTextOptions) -> ShownClusters {
    guard ShownClusters.mayJoin(in: scalars) else { return .single }
    return ShownClusters(
      of: String(String.UnicodeScalarView(scalars)), count: scalars.count,
      length: { $0.unicodeScalars.count },
      isShown: { isShown(at: scalarRange.lowerBound + $0, options) })
  }

  private func isShown(at offset: Int, _ options: VisualTextOptions) -> Bool {
    options.contains(.removingControls)
      ? isVisible(at: offset) : level(at: offset) != nil && !scalars[offset].isParagraphSeparator
  }
}
