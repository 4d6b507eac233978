public import BidiMessages
import BidiText
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

  /// What is said of the rule: what it finds, why it matters, examples, what the fix does.
  static var document: RuleDocument { get }

  /// What a value must have for the rule to look at its entry; empty for every entry.
  static var lookedFor: ValueFeatures { get }

  /// What a key must have for the rule to look at its entry; empty where keys do not matter.
  static var lookedForInKey: ValueFeatures { get }

  /// Whether the rule looks at single entries; where not, at the file as a whole alone.
  static var looksAtEntries: Bool { get }

  /// Whether a finding of the rule says that no control can mend the value, so that no rule may edit it.
  static var blocksOtherFixes: Bool { get }

  /// Whether the rule's fixes change more than controls.
  static var fixChangesText: Bool { get }

  /// Looks at the file as a whole.
  func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis]

  /// Looks at one entry.
  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis]
}

extension Rule {
  /// The rule runs unless it is ignored.
  public static var isOptIn: Bool { false }

  /// The rule looks at every entry.
  public static var lookedFor: ValueFeatures { [] }

  /// The key does not matter.
  public static var lookedForInKey: ValueFeatures { [] }

  /// The rule looks at entries.
  public static var looksAtEntries: Bool { true }

  /// Other rules may edit the value.
  public static var blocksOtherFixes: Bool { false }

  /// Fixes change controls alone.
  public static var fixChangesText: Bool { false }

  /// Finds nothing.
  public func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis] { [] }

  /// Finds nothing.
  public func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] { [] }
}

/// What a rule may know besides the entry.
public struct RuleContext: Sendable {
  /// The file.
  public let file: LocalizationFile

  /// Its locale; nil where neither the path nor the user names one.
  public let locale: MessageLocale?

  /// The options.
  public let options: LintOptions

  /// The texts of the base language; nil where there is nothing to compare with.
  public let base: BaseTexts?

  /// What the value of the entry has; nothing where the file as a whole is looked at.
  public internal(set) var features: ValueFeatures = []

  /// What the text of the file has, as it is written.
  var fileFeatures: ValueFeatures = .all
}

/// All rules.
public enum Rules {
  /// The rules, in the order in which the fixes of one entry are made.
  public static let all: [any Rule] = [
    ParseErrorRule(), TruncatedTailRule(), OpenCommentRule(), DuplicateKeyRule(), BadEscapeRule(),
    MixedEncodingRule(), VisualOrderSuspectRule(), ControlInCodeRule(), ControlInKeyRule(),
    EscapedControlTextRule(), ControlInPlaceholderRule(), OverrideControlRule(),
    UnbalancedControlRule(), ControlInLTRLocaleRule(), DuplicateWrapRule(), MixedStyleRule(),
    LTRRunEdgeRule(), NumberSequenceRule(), BracketTornRule(), SignSideRule(), PercentSideRule(),
    CurrencySideRule(), ArgumentDirectionRule(), PlaceholderUnisolatedRule(), RTLOnlyInLTRRule(),
    LTROnlyInRTLRule(), ContainerDependentRule(), BaseDirectionRule(), RedundantControlRule(),
    PlaceholderMismatchRule(), BarePercentRule(), PresentationFormsRule(),
    PluralControlMismatchRule(),
  ]

  /// The names of all rules.
  public static var ids: [String] { all.map { type(of: $0).id } }

  /// The rule of a name; nil where there is none.
  public static func rule(named id: String) -> (any Rule)? {
    all.first { type(of: $0).id == id }
  }

  /// The rule whose name is nearest to one that is none; nil where none is near.
  ///
  /// - Parameter name: A name with a typing error in it, or a part of one.
  /// - Returns: The name of a rule.
  public static func nearest(to name: String) -> String? {
    let near = ids.map { (id: $0, distance: editDistance(name, $0)) }
      .min { $0.distance < $1.distance }
    if let near, near.distance <= max(2, near.id.count / 4) { return near.id }
    return ids.first { !name.isEmpty && $0.contains(name.lowercased()) }
  }

  /// How many characters must be put in, taken out or changed to make one text of the other.
  private static func editDistance(_ lhs: String, _ rhs: String) -> Int {
    let right = Array(rhs.unicodeScalars)
    var row = Array(0...right.count)
    // Longer names are no typing errors.
    for (line, scalar) in lhs.lowercased().unicodeScalars.prefix(64).enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in right.indices {
        let changed = diagonal + (scalar == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count]
  }
}
