public import BidiMessages
public import BidiSource
public import LocalizationFiles

/// What is checked, and how it is repaired.
public struct LintOptions: Sendable, Hashable {
  /// The containers that values are shown in.
  public var containers: [DisplayContainer]

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

  /// How bad findings of rules are, where it is not what the rule says.
  public var severities: [String: Severity]

  /// The locales whose entries are looked at, in files that hold several; nil for all.
  ///
  /// `ar` stands for `ar-EG` too.
  public var locales: [MessageLocale]?

  /// What a project says of arguments, by the keys of entries; the first that fits counts.
  public var arguments: [ArgumentPattern]

  /// Keys whose values are data: nothing is written into them, and only controls in them are faults.
  public var dataKeys: [Glob]

  /// The options; the defaults are those of the command line.
  public init(
    containers: [DisplayContainer] = [.natural], style: RepairStyle = .embed,
    spelling: CharacterSpelling = .literal, samples: [SampleArgument] = [],
    numberPolicies: NumberPolicies = NumberPolicies(), select: Set<String>? = nil,
    extendSelect: Set<String> = [], ignore: Set<String> = [],
    severities: [String: Severity] = [:], locales: [MessageLocale]? = nil,
    arguments: [ArgumentPattern] = [], dataKeys: [Glob] = []
  ) {
    self.containers = containers
    self.style = style
    self.spelling = spelling
    self.samples = samples
    self.numberPolicies = numberPolicies
    self.select = select
    self.extendSelect = extendSelect
    self.ignore = ignore
    self.severities = severities
    self.locales = locales
    self.arguments = arguments
    self.dataKeys = dataKeys
  }

  /// What the judge is to know of them.
  var judge: JudgeOptions {
    JudgeOptions(
      containers: containers, style: style, numberPolicies: numberPolicies,
      includesRareClasses: runs(PlaceholderUnisolatedRule.self), samples: samples)
  }

  /// Whether the value of a key is data.
  package func isData(key: String) -> Bool { dataKeys.contains { $0.matches(name: key) } }

  /// Whether entries of a locale are looked at; those of files that name none always are.
  ///
  /// A program wrote those of a pseudolocale: they are looked at only where the option names it.
  package func takes(locale: String?) -> Bool {
    guard let name = locale else { return true }
    let isPseudo = MessageLocale.isPseudo(name)
    guard let locales else { return !isPseudo }
    guard let locale = MessageLocale(name) else { return true }
    return locales.contains {
      $0.includes(locale) && (!isPseudo || MessageLocale.isPseudo($0.identifier))
    }
  }

  /// Whether a rule runs.
  package func runs(_ rule: any Rule.Type) -> Bool {
    if ignore.contains(rule.id) { return false }
    return extendSelect.contains(rule.id) || select?.contains(rule.id) ?? !rule.isOptIn
  }
}
