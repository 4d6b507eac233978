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

  /// The rules to run; nil for all.
  public var select: Set<String>?

  /// The rules not to run.
  public var ignore: Set<String>

  /// The options; the defaults are those of the command line.
  public init(
    containers: [Container] = [.natural], style: RepairStyle = .embed,
    spelling: CharacterSpelling = .literal, samples: Samples = Samples(),
    select: Set<String>? = nil, ignore: Set<String> = []
  ) {
    self.containers = containers
    self.style = style
    self.spelling = spelling
    self.samples = samples
    self.select = select
    self.ignore = ignore
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
  }
}
