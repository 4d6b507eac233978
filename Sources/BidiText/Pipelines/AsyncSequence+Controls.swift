extension AsyncSequence where Element: StringProtocol {
  /// The texts with every paragraph in an embedding; see ``Swift/StringProtocol/embedded(in:mode:)``.
  public func embedded(
    in direction: WritingDirection, mode: MarkingMode = .always
  ) -> AsyncTextSequence<Self, String> {
    texts(after: .embedded(in: direction, mode: mode))
  }

  /// The texts with every paragraph in an isolate; see ``Swift/StringProtocol/isolated(in:mode:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the isolates; nil for that of the first strong character.
  ///   - mode: Which paragraphs are put into an isolate.
  /// - Returns: The texts, each as it comes.
  public func isolated(
    in direction: WritingDirection?, mode: MarkingMode = .always
  ) -> AsyncTextSequence<Self, String> {
    texts(after: .isolated(in: direction, mode: mode))
  }

  /// The texts with every paragraph in an override; see ``Swift/StringProtocol/overridden(in:mode:)``.
  public func overridden(
    in direction: WritingDirection, mode: MarkingMode = .always
  ) -> AsyncTextSequence<Self, String> {
    texts(after: .overridden(in: direction, mode: mode))
  }

  /// The texts with a mark at the start of every paragraph; see ``Swift/StringProtocol/marked(in:mode:)``.
  public func marked(
    in direction: WritingDirection, mode: MarkingMode = .always
  ) -> AsyncTextSequence<Self, String> {
    texts(after: .marked(in: direction, mode: mode))
  }

  /// The texts without controls; see ``Swift/StringProtocol/strippingControls(only:)``.
  public func stripped(only groups: ControlGroups = .all) -> AsyncTextSequence<Self, String> {
    texts(after: .stripped(only: groups))
  }

  /// The texts with openers closed and stray ends taken out; see ``Swift/StringProtocol/balancingControls()``.
  public func balanced() -> AsyncTextSequence<Self, String> { texts(after: .balanced) }

  /// The texts with controls of one style; see ``Swift/StringProtocol/convertingControls(to:)``.
  public func converted(to style: ControlStyle) -> AsyncTextSequence<Self, String> {
    texts(after: .converted(to: style))
  }

  /// The texts after a transform, each with where its places went.
  public func applying(_ transform: ControlTransform) -> AsyncTextSequence<Self, EditedText> {
    AsyncTextSequence(self) { $0.applying(transform) }
  }

  private func texts(after transform: ControlTransform) -> AsyncTextSequence<Self, String> {
    AsyncTextSequence(self) { $0.applying(transform).text }
  }
}
