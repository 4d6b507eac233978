import BidiText

/// Whether two forms of a value look alike wherever they are shown.
struct Comparison {
  private let direction: WritingDirection
  private let samples: [SampleSet]

  /// Takes every container, and arguments that disturb what stands round them.
  init(locale: LintLocale?, options: LintOptions) {
    direction = locale?.direction ?? .leftToRight
    let script = locale?.script ?? "Latn"
    samples = options.samples.hostile(script: script)
  }

  /// Whether the order is the same in every container with every sample, and so is the direction that
  /// a natural label takes, which decides its alignment.
  ///
  /// - Parameters:
  ///   - lhs: One form.
  ///   - rhs: The other, with as many paragraphs.
  ///   - before: Text that an app puts before both.
  ///   - after: Text that an app puts behind both.
  /// - Returns: Whether nobody can tell them apart.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  func isSame(
    _ lhs: String, _ rhs: String, before: String = "", after: String = ""
  ) throws(BidiError) -> Bool {
    var lines = Array(zip(Line.paragraphs(of: lhs), Line.paragraphs(of: rhs)))
    if MessageBranches.branches(of: lhs) != nil {
      lines += zip(Line.lines(of: lhs), Line.lines(of: rhs))
    }
    // Also where an app renders markup.
    for (left, right) in lines {
      let (left, right) = (RenderedLine(left)?.line, RenderedLine(right)?.line)
      if let left, let right { lines.append((left, right)) }
    }
    for (left, right) in lines {
      for set in left.relevant(samples) {
        let leftText = before + left.filled(with: set) + after
        let rightText = before + right.filled(with: set) + after
        let leftDirection = WritingDirection(firstStrongIn: leftText) ?? direction
        let rightDirection = WritingDirection(firstStrongIn: rightText) ?? direction
        guard leftDirection == rightDirection else { return false }
        for container in Container.allCases {
          let base = container.baseDirection(in: direction)
          guard isSameText(try displayed(leftText, base), try displayed(rightText, base)) else {
            return false
          }
        }
      }
    }
    return true
  }

  /// The same, also with letters and digits of either direction joined before or behind.
  func isSameWhenJoined(_ lhs: String, _ rhs: String) throws(BidiError) -> Bool {
    for neighbor in ["a", "\u{05D0}", "1", "("] {
      guard try isSame(lhs, rhs, before: neighbor), try isSame(lhs, rhs, before: neighbor + " "),
        try isSame(lhs, rhs, after: neighbor), try isSame(lhs, rhs, after: " " + neighbor)
      else { return false }
    }
    return true
  }
}
