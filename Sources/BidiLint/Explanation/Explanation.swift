public import BidiMessages

/// What `check` says of one value, with everything that it goes by.
///
/// An explanation is made of the verdict and of the findings that the linter has of the entry. It judges nothing itself.
public struct Explanation: Sendable, Hashable {
  /// The value, decoded.
  public let text: String

  /// The locale; nil where none is known, and nothing can be called wrong.
  public let locale: MessageLocale?

  /// The containers that were asked for.
  package let containers: [DisplayContainer]

  /// What each argument may be, and why.
  package let arguments: [ArgumentKnowledge]

  /// The classes that each argument was tried with, one set for each.
  package let triedClasses: [ArgumentClasses]

  /// The lines of all forms, in order, without empty ones.
  package let lines: [ExplainedLine]

  /// What `check` finds in the entry with the same options.
  public let findings: [Finding]

  /// The repair; nil where there is none.
  package let repair: ExplainedRepair?

  /// Whether `check` reports the order of a line.
  public var isWrong: Bool { lines.contains(where: \.isWrong) }
}
