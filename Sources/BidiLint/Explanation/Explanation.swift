package import BidiText
public import BidiJudge

/// What `check` says about one value, with all its reasons.
///
/// An explanation is made of the verdict and the findings of the linter. It judges nothing itself.
public struct Explanation: Sendable, Hashable {
  /// The value, decoded.
  public let text: String

  /// The locale; nil if it is not known, so that nothing can be called wrong.
  public let locale: MessageLocale?

  /// The containers that show the text, as the options and the sources tell.
  package let containers: [DisplayContainer]

  /// What each argument can be, and why.
  package let arguments: [ArgumentKnowledge]

  /// The classes that each argument was tried with, one set for each argument.
  package let triedClasses: [ArgumentClasses]

  /// The lines of all forms, in order, each once, without empty lines.
  package let lines: [ExplainedLine]

  /// The number of further lines, which are not explained: there are very many.
  package let linesLeftOut: Int

  /// What is known of arguments that are texts of the app with first letters of either direction, by specifier.
  package let ownTexts: [String: String]

  /// The places in the sources where the program looks up the text, as `path:line: expression`.
  package let uses: [String]

  /// Why the text is in ``containers``, as a clause; nil where that is the habit of labels, or told by the uses.
  package var containerReason: String?

  /// What `check` finds in the entry with the same options.
  public let findings: [Finding]

  /// The repair; nil if there is none.
  package let repair: ExplainedRepair?

  /// Whether `check` reports the order of a line.
  public var isWrong: Bool { lines.contains(where: \.isWrong) }
}
