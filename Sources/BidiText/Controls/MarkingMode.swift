/// A choice of the paragraphs that get controls.
///
/// A control is data: it goes to the clipboard, into searches and into files. ``whereOrderChanges(in:)``
/// leaves out those that do nothing.
public enum MarkingMode: Sendable, Hashable {
  /// Every paragraph that holds something to see.
  case always

  /// Only a paragraph that a container of this direction shows in another order than the one asked for.
  ///
  /// The paragraph is laid out as one line, in the container's direction and in the one asked for, and its
  /// ``Appearance`` compared: white space at its end never costs a control.
  ///
  /// Nothing is put in where it would not give the order asked for: a mark before letters in a container that has
  /// a direction of its own, or a pair of controls round tabs, which keep the direction of the container (rule L1).
  case whereOrderChanges(in: BaseDirection)
}

extension MarkingMode {
  /// Whether a paragraph is to get a mark, or an opener and its end.
  ///
  /// - Parameters:
  ///   - control: The mark or the opener.
  ///   - content: A paragraph without its separator, whose controls pair up.
  /// - Returns: False where the container shows what the control asks for, or does not with it either.
  func asks(for control: DirectionalFormatting, in content: Substring) -> Bool {
    guard case .whereOrderChanges(let container) = self else { return true }
    let natural = WritingDirection(firstStrongIn: content)
    let now: WritingDirection =
      switch container {
      case .explicit(let direction): direction
      case .auto(let fallback): natural ?? fallback
      }
    // X5c and P3: an FSI without a strong character is an LRI.
    let wanted = control.openedDirection ?? control.markedDirection ?? natural ?? .leftToRight
    guard now != wanted || control.kind == .override else { return false }
    let terminator = control.terminator?.string ?? ""
    let marked = control.string + content + terminator
    let aim =
      control.kind == .override
      ? Appearance(of: marked, in: .explicit(wanted))
      : Appearance(of: content, in: .explicit(wanted))
    guard Appearance(of: content, in: .explicit(now)) != aim else { return false }
    return Appearance(of: marked, in: container) == aim
  }
}
