public import BidiText

/// How messages are judged and repaired.
public struct JudgeOptions: Sendable, Hashable {
  /// The containers that display the values.
  public var containers: [DisplayContainer]

  /// The controls that repairs use.
  public var style: RepairStyle

  /// Where the signs of numbers go, for languages in which people do not agree.
  public var numberPolicies: NumberPolicies

  /// Whether to report faults that only appear with signs at an argument's edges, with addresses or with empty arguments.
  public var includesRareClasses: Bool

  /// The orders to report although readers accept them.
  public var reportedTolerances: Set<Fault.Tolerance>

  /// Texts that the user gave for arguments.
  public var samples: [SampleArgument]

  /// Makes options; the defaults are those of the command line.
  public init(
    containers: [DisplayContainer] = [.natural], style: RepairStyle = .embed,
    numberPolicies: NumberPolicies = NumberPolicies(), includesRareClasses: Bool = false,
    reportedTolerances: Set<Fault.Tolerance> = [], samples: [SampleArgument] = []
  ) {
    self.containers = containers
    self.style = style
    self.numberPolicies = numberPolicies
    self.includesRareClasses = includesRareClasses
    self.reportedTolerances = reportedTolerances
    self.samples = samples
  }

  /// The containers in which texts of a language are judged.
  ///
  /// A left-to-right interface has no right-to-left labels. For its texts, the right-to-left container counts only if no
  /// other is asked for.
  package func containers(for direction: WritingDirection) -> [DisplayContainer] {
    guard direction == .leftToRight, containers.contains(where: { $0 != .rightToLeft }) else {
      return containers
    }
    return containers.filter { $0 != .rightToLeft }
  }
}
