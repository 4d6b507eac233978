package import BidiMessages
package import BidiText

/// One line in one container.
package struct ExplainedContainer: Sendable, Hashable {
  /// What is said of an order.
  package enum Statement: Sendable, Hashable {
    /// Readers accept it.
    case right
    /// Readers do not accept it.
    case wrong
    /// Nothing is said: the reason, as a clause.
    case unsaid(String)
  }

  /// The container.
  package let container: DisplayContainer

  /// Whether the options ask for it; others are shown for information.
  package let isAskedFor: Bool

  /// What is said of the order.
  package let statement: Statement

  /// The fault; nil where readers accept the order with every usual argument.
  package let fault: Fault?

  /// What is wrong, as a clause; nil where there is no fault.
  package let clause: String?

  /// The arguments that are put in: those that show the fault, or those of the line's fault in another container, or
  /// the first usual ones.
  package let arguments: [Fault.Example]

  /// The line with those arguments, as stored: with controls, without markup.
  package let text: String

  /// The direction that the container gives it.
  package let direction: WritingDirection

  /// What is seen of it, from left to right.
  package let displayed: String

  /// The pieces of the line from left to right; empty where other arguments are put in than the pieces have.
  package let order: [ExplainedLine.PlacedPiece]

  /// Which rules of UAX #9 gave each character its level.
  package var trace: RuleTrace? {
    try? RuleTrace(text, baseDirection: container.baseDirection(in: fallback))
  }

  /// The direction of the language.
  let fallback: WritingDirection
}
