public import BidiText
public import LocalizationFiles

/// One kind of fault that is looked for.
///
/// A rule is a type with a file of its own in `Rules/`; ``Rules/all`` lists them.
public protocol Rule: Sendable {
  /// The name, by the fault, so that "allow ⟨rule⟩" reads.
  static var id: String { get }

  /// How bad a finding of the rule is.
  static var severity: Severity { get }

  /// What the rule finds, in one sentence.
  static var summary: String { get }

  /// Whether the rule runs only where it is asked for.
  static var isOptIn: Bool { get }

  /// Looks at the file as a whole.
  func check(_ file: LocalizationFile, in context: RuleContext) throws(BidiError) -> [Diagnosis]

  /// Looks at one entry.
  func check(_ entry: Entry, in context: RuleContext) throws(BidiError) -> [Diagnosis]
}

extension Rule {
  /// Runs unless it is ignored.
  public static var isOptIn: Bool { false }

  /// Finds nothing.
  public func check(
    _ file: LocalizationFile, in context: RuleContext
  ) throws(BidiError) -> [Diagnosis] { [] }

  /// Finds nothing.
  public func check(_ entry: Entry, in context: RuleContext) throws(BidiError) -> [Diagnosis] { [] }
}

/// What a rule may know besides the entry.
public struct RuleContext: Sendable {
  /// The file.
  public let file: LocalizationFile

  /// Its locale; nil where neither the path nor the user names one.
  public let locale: LintLocale?

  /// The options.
  public let options: LintOptions
}

/// All rules.
public enum Rules {
  /// The rules, in the order in which the fixes of one entry are made.
  public static let all: [any Rule] = [
    ParseErrorRule(), TruncatedTailRule(), OpenCommentRule(), DuplicateKeyRule(), BadEscapeRule(),
    UnbalancedControlRule(), BaseDirectionRule(), RTLOnlyInLTRRule(), LTROnlyInRTLRule(),
    PlaceholderUnisolatedRule(), LTRRunEdgeRule(), NumberSequenceRule(), LTRRunMergeRule(),
    SignSideRule(), PercentSideRule(), CurrencySideRule(), ContainerDependentRule(),
    RedundantControlRule(),
  ]

  /// The names of all rules.
  public static var ids: [String] { all.map { type(of: $0).id } }
}
