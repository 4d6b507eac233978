/// A way to put directional formatting characters into a text, or to take them out.
///
/// The same value works on strings (``Swift/StringProtocol/applying(_:)``), attributed text, sequences and
/// streams.
public struct ControlTransform: Sendable, Hashable {
  enum Operation: Sendable, Hashable {
    case wrap(DirectionalFormatting)
    case mark(WritingDirection)
    case strip(ControlGroups)
    case balance
  }

  let operation: Operation

  /// Every paragraph in an embedding; see ``Swift/StringProtocol/embedded(in:)``.
  public static func embedded(in direction: WritingDirection) -> Self {
    Self(operation: .wrap(.embedding(direction)))
  }

  /// Every paragraph in an isolate; see ``Swift/StringProtocol/isolated(in:)``.
  public static func isolated(in direction: WritingDirection?) -> Self {
    Self(operation: .wrap(.isolate(direction)))
  }

  /// A mark at the start of every paragraph; see ``Swift/StringProtocol/marked(in:)``.
  public static func marked(in direction: WritingDirection) -> Self {
    Self(operation: .mark(direction))
  }

  /// Controls taken out; see ``Swift/StringProtocol/strippingControls(only:)``.
  public static func stripped(only groups: ControlGroups = .all) -> Self {
    Self(operation: .strip(groups))
  }

  /// Openers closed, ends without opener taken out; see ``Swift/StringProtocol/balancingControls()``.
  public static let balanced = Self(operation: .balance)
}

extension StringProtocol {
  /// The text after a transform, and where each place went.
  ///
  /// - Complexity: O(*n*).
  public func applying(_ transform: ControlTransform) -> EditedText {
    let text = String(self)
    return EditedText(text, replacing: transform.replacements(in: text))
  }
}
