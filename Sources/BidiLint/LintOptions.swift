public import BidiMessages
public import LocalizationFiles

/// What is checked, and how it is repaired.
public struct LintOptions: Sendable, Hashable {
  /// The containers that values are shown in.
  public var containers: [Container]

  /// Which controls repairs put in.
  public var style: RepairStyle

  /// How those controls are written.
  public var spelling: CharacterSpelling

  /// Texts that stand for arguments in the place of the usual ones.
  public var samples: [SampleArgument]

  /// What is wanted of numbers, where people do not agree.
  public var numberPolicies: NumberPolicies

  /// The rules to run; nil for all but those that run only if asked for.
  public var select: Set<String>?

  /// Rules to run beside those.
  public var extendSelect: Set<String>

  /// The rules not to run.
  public var ignore: Set<String>

  /// The options; the defaults are those of the command line.
  public init(
    containers: [Container] = [.natural], style: RepairStyle = .embed,
    spelling: CharacterSpelling = .literal, samples: [SampleArgument] = [],
    numberPolicies: NumberPolicies = NumberPolicies(), select: Set<String>? = nil,
    extendSelect: Set<String> = [], ignore: Set<String> = []
  ) {
    self.containers = containers
    self.style = style
    self.spelling = spelling
    self.samples = samples
    self.numberPolicies = numberPolicies
    self.select = select
    self.extendSelect = extendSelect
    self.ignore = ignore
  }

  /// What the judge is to know of them.
  var judge: JudgeOptions {
    JudgeOptions(
      containers: containers, style: style, numberPolicies: numberPolicies,
      includesRareClasses: runs(PlaceholderUnisolatedRule.self), samples: samples)
  }

  /// Whether a rule runs.
  func runs(_ rule: any Rule.Type) -> Bool {
    if ignore.contains(rule.id) { return false }
    return extendSelect.contains(rule.id) || select?.contains(rule.id) ?? !rule.isOptIn
  }
}
