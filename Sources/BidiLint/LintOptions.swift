public import BidiText
public import BidiJudge
public import BidiSource
public import LocalizationFiles

/// Options of checks and repairs.
public struct LintOptions: Sendable, Hashable {
  /// The containers that values are shown in.
  public var containers: [DisplayContainer]

  /// The kind of controls that repairs write.
  public var style: RepairStyle

  /// The spelling of the controls that repairs write.
  public var spelling: CharacterSpelling

  /// Texts that are tried for arguments, instead of the default samples.
  public var samples: [SampleArgument]

  /// The order of signs at numbers, where languages have more than one custom.
  public var numberPolicies: NumberPolicies

  /// The rules to run; nil for all rules except those that run only on request.
  public var select: Set<String>?

  /// More rules to run.
  public var extendSelect: Set<String>

  /// The rules not to run.
  public var ignore: Set<String>

  /// The severities that replace the rules' own severities.
  public var severities: [String: Severity]

  /// The locales whose entries are checked, in files that hold several locales; nil for all.
  ///
  /// `ar` includes `ar-EG`.
  public var locales: [MessageLocale]?

  /// What a project says about arguments, by the keys of entries; the first pattern that matches counts.
  public var arguments: [ArgumentPattern]

  /// Keys whose values are data: no fix changes them, and only controls in them are faults.
  public var dataKeys: [Glob]

  /// Whether the sources of the project, or the habits of its toolkit, tell the containers, and no person: then a use of a text
  /// tells more.
  package var areContainersBySources = false

  /// Whether nothing turns the layouts of the project: what draws with the direction of its layout is left to right.
  package var areLayoutsLeftToRight = false

  /// The source files that only pages without a direction load, in a program that gives one to other pages: paths from its root.
  package var filesWithoutDirection: Set<String> = []

  /// The rules whose severity only waits for the views of the project to get a direction.
  package var waitingRules: Set<String> = []

  /// Makes options; the defaults are those of the command line.
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

  /// The options of the judge.
  var judge: JudgeOptions {
    JudgeOptions(
      containers: containers, style: style, numberPolicies: numberPolicies,
      includesRareClasses: runs(PlaceholderUnisolatedRule.self),
      reportedTolerances: Set(
        Rules.reportingTolerances.filter { runs($0) }.compactMap { $0.tolerance }),
      samples: samples)
  }

  /// Whether the value of a key is data.
  package func isData(key: String) -> Bool { dataKeys.contains { $0.matches(name: key) } }

  /// Whether entries of a locale are checked.
  ///
  /// Entries without a locale are always checked.
  ///
  /// A program wrote the texts of a pseudolocale, so they are checked only if ``locales`` names it.
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
