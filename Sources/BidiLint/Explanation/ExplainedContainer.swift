package import BidiJudge
import MessageSyntax
package import BidiText

/// One line in one container.
package struct ExplainedContainer: Sendable, Hashable {
  /// The statement about an order.
  package enum Statement: Sendable, Hashable {
    /// Readers accept it.
    case right
    /// Readers do not accept it.
    case wrong
    /// The order is not judged; the reason, as a clause.
    case unsaid(String)
  }

  /// The container.
  package let container: DisplayContainer

  /// Whether the options ask for the container; other containers are shown for information.
  package let isAskedFor: Bool

  /// The statement about the order.
  package let statement: Statement

  /// The fault; nil if readers accept the order with every default sample.
  package let fault: Fault?

  /// The fault, as a clause; nil if there is none.
  package let clause: String?

  /// The arguments of the line: those that show the fault, or those that show a fault in another container, or the
  /// first default samples.
  package let arguments: [Fault.Example]

  /// The line with these arguments, as stored: with controls, without markup.
  package let text: String

  /// The direction that the container gives the line.
  package let direction: WritingDirection

  /// The display, from left to right.
  package let displayed: String

  /// The pieces of the line from left to right; empty if the pieces have other arguments.
  package let order: [ExplainedLine.PlacedPiece]

  /// The rules of UAX #9 that gave each character its level.
  package var trace: RuleTrace? {
    try? RuleTrace(text, baseDirection: container.baseDirection(in: fallback))
  }

  /// The direction of the language.
  let fallback: WritingDirection
}
