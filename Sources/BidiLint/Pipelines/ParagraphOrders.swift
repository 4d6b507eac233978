public import BidiText

/// What readers see of one paragraph in every container, before a repair and after it.
public struct ParagraphOrders: Sendable, Hashable {
  /// The order in one container, written from left to right, without controls.
  public struct ContainerOrder: Sendable, Hashable {
    /// The container.
    public let container: Container

    /// What is seen before.
    public let now: String

    /// What is seen after.
    public let fixed: String
  }

  /// The number of the paragraph, counted from 1.
  public let number: Int

  /// The paragraph before, with arguments filled in.
  public let text: String

  /// The paragraph after, with the same arguments.
  public let fixedText: String

  /// Which arguments were filled in: those that show a fault, where some do.
  public let arguments: [Proof.Argument]

  /// What should be seen in every container.
  public let wanted: String

  /// What is seen, in the order of `Container.allCases`.
  public let containers: [ContainerOrder]
}

extension TextFixer {
  /// What readers see of a text in every container, before its repair and after it.
  ///
  /// - Parameter fixed: What ``fix(_:)`` made of the text.
  /// - Returns: The paragraphs, in order.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  /// - Complexity: O(*n*).
  public func orders(of fixed: FixedText) throws(BidiError) -> [ParagraphOrders] {
    let lines = LineProver(locale: locale, options: options)
    var paragraphs: [ParagraphOrders] = []
    for (before, after) in zip(
      Line.lines(of: fixed.edited.source), Line.lines(of: fixed.edited.text))
    {
      let verdict = try lines.verdict(of: before)
      paragraphs.append(try orders(before, after, verdict))
    }
    return paragraphs
  }

  private func orders(
    _ before: Line, _ after: Line, _ verdict: LineVerdict
  ) throws(BidiError) -> ParagraphOrders {
    let text = verdict.filled.text
    let fixed = after.filled(with: verdict.samples)
    var containers: [ParagraphOrders.ContainerOrder] = []
    for container in Container.allCases {
      let base = container.baseDirection(in: locale.direction)
      containers.append(
        .init(
          container: container, now: try displayed(text, base),
          fixed: try displayed(fixed, base)))
    }
    return ParagraphOrders(
      number: before.number, text: text, fixedText: fixed,
      arguments: before.arguments(of: verdict.samples), wanted: try verdict.wanted,
      containers: containers)
  }
}
