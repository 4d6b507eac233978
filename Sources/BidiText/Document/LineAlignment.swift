/// The alignment of lines in their container, as an author names it.
public enum LineAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// As a ``NaturalAlignmentPolicy`` says.
  case natural
  /// Against the side where lines of the interface begin.
  case leading
  /// Against the side where lines of the interface end.
  case trailing
  /// Against the left side.
  case left
  /// Against the right side.
  case right
  /// In the middle.
  case center

  /// The side that a line stands against; nil for the middle.
  ///
  /// ```swift
  /// LineAlignment.natural.edge(of: .leftToRight, in: .rightToLeft, policy: .followsParagraph)  // .left
  /// LineAlignment.trailing.edge(of: .leftToRight, in: .rightToLeft, policy: .followsParagraph)  // .left
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the line's paragraph.
  ///   - layoutDirection: The direction of the interface.
  ///   - policy: What natural alignment follows.
  /// - Returns: The side.
  public func edge(
    of direction: WritingDirection, in layoutDirection: UserInterfaceLayoutDirection,
    policy: NaturalAlignmentPolicy
  ) -> PhysicalAlignment? {
    let interface = WritingDirection(layoutDirection)
    return switch self {
    case .natural: PhysicalAlignment(leading: policy == .followsLayout ? interface : direction)
    case .leading: PhysicalAlignment(leading: interface)
    case .trailing: PhysicalAlignment(leading: interface.opposite)
    case .left: .left
    case .right: .right
    case .center: nil
    }
  }
}
