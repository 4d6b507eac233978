public import BidiText
public import LocalizationFiles

/// What is checked, and how it is repaired.
public struct LintOptions: Sendable, Hashable {
  /// The containers that values are shown in.
  public var containers: [Container]

  /// Which controls repairs put in.
  public var style: RepairStyle

  /// How those controls are written.
  public var spelling: CharacterSpelling

  /// The arguments that proofs are made with.
  public var samples: Samples

  /// What is wanted of numbers, where people do not agree.
  public var numberPolicies: NumberPolicies

  /// The rules to run; nil for all that need not be asked for.
  public var select: Set<String>?

  /// Rules to run beside those.
  public var extendSelect: Set<String>

  /// The rules not to run.
  public var ignore: Set<String>

  /// The options; the defaults are those of the command line.
  public init(
    containers: [Container] = [.natural], style: RepairStyle = .embed,
    spelling: CharacterSpelling = .literal, samples: Samples = Samples(),
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

  /// The containers that texts of a locale are looked at in.
  ///
  /// An interface that is left to right has no right-to-left labels. For its texts that container counts where
  /// it is the only one that is asked for.
  func containers(for locale: LintLocale) -> [Container] {
    guard locale.direction == .leftToRight, containers.contains(where: { $0 != .rtl }) else {
      return containers
    }
    return containers.filter { $0 != .rtl }
  }

  /// Whether a rule runs.
  func runs(_ rule: any Rule) -> Bool {
    let id = type(of: rule).id
    if ignore.contains(id) { return false }
    return extendSelect.contains(id) || select?.contains(id) ?? !type(of: rule).isOptIn
  }
}

/// The locale of a file, as far as rules need it.
public struct LintLocale: Sendable, Hashable {
  /// The identifier as given or as the path names it.
  public let identifier: String

  /// The four-letter code of its script.
  public let script: String

  /// The direction of its script.
  public let direction: WritingDirection

  /// The language of the identifier, with the names of today: `he`, `yi`.
  let language: String

  /// Reads a locale identifier.
  ///
  /// Nil where its script is not known.
  ///
  /// - Parameter identifier: A BCP 47, ICU or Apple identifier.
  public init?(_ identifier: String) {
    guard let script = scriptCode(ofLocale: identifier),
      let direction = WritingDirection(locale: identifier)
    else { return nil }
    self.identifier = identifier
    self.script = script
    self.direction = direction
    language = Self.language(of: identifier)
  }
}
