extension Sequence where Element: StringProtocol {
  /// The texts with every paragraph in an embedding; see ``Swift/StringProtocol/embedded(in:mode:)``.
  ///
  /// ```swift
  /// let lines = ["abc", ""].embedded(in: .rightToLeft).map { $0.showingControls() }
  /// Array(lines)  // ["‹RLE›abc‹PDF›", ""]
  /// ```
  public func embedded(
    in direction: WritingDirection, mode: MarkingMode = .always
  ) -> TextSequence<Self, String> {
    texts(after: .embedded(in: direction, mode: mode))
  }

  /// The texts with every paragraph in an isolate; see ``Swift/StringProtocol/isolated(in:mode:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the isolates; nil for that of the first strong character.
  ///   - mode: Which paragraphs are put into an isolate.
  /// - Returns: The texts, each worked out when it is asked for.
  public func isolated(
    in direction: WritingDirection?, mode: MarkingMode = .always
  ) -> TextSequence<Self, String> {
    texts(after: .isolated(in: direction, mode: mode))
  }

  /// The texts with every paragraph in an override; see ``Swift/StringProtocol/overridden(in:mode:)``.
  public func overridden(
    in direction: WritingDirection, mode: MarkingMode = .always
  ) -> TextSequence<Self, String> {
    texts(after: .overridden(in: direction, mode: mode))
  }

  /// The texts with a mark at the start of every paragraph; see ``Swift/StringProtocol/marked(in:mode:)``.
  public func marked(
    in direction: WritingDirection, mode: MarkingMode = .always
  ) -> TextSequence<Self, String> {
    texts(after: .marked(in: direction, mode: mode))
  }

  /// The texts without controls; see ``Swift/StringProtocol/strippingControls(only:)``.
  public func stripped(only groups: ControlGroups = .all) -> TextSequence<Self, String> {
    texts(after: .stripped(only: groups))
  }

  /// The texts with openers closed and stray ends taken out; see ``Swift/StringProtocol/balancingControls()``.
  public func balanced() -> TextSequence<Self, String> { texts(after: .balanced) }

  /// The texts with controls of one style; see ``Swift/StringProtocol/convertingControls(to:)``.
  public func converted(to style: ControlStyle) -> TextSequence<Self, String> {
    texts(after: .converted(to: style))
  }

  /// The texts after a transform, each with where its places went.
  ///
  /// ```swift
  /// let edits = ["abc", ""].applying(.marked(in: .rightToLeft))
  /// Array(edits.map(\.isChanged))  // [true, false]
  /// ```
  public func applying(_ transform: ControlTransform) -> TextSequence<Self, EditedText> {
    TextSequence(self) { $0.applying(transform) }
  }

  private func texts(after transform: ControlTransform) -> TextSequence<Self, String> {
    TextSequence(self) { $0.applying(transform).text }
  }
}
