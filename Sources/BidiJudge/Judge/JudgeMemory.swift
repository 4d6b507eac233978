import BidiText

/// Verdicts by the shape of lines.
///
/// Judges pass it on, so that each shape is judged once.
///
/// It holds no text of messages. It grows up to 65,536 shapes for a script with the same options. After 64 scripts and
/// options it starts again.
package struct JudgeMemory: Sendable {
  /// By script and options.
  private var shapes: [Key: Shapes] = [:]

  /// All that the verdict of a shape depends on.
  ///
  /// Samples are not part of it, because verdicts of lines with a given sample are not remembered.
  private struct Key: Hashable {
    let script: String
    let direction: WritingDirection
    let policy: NumberPolicy
    let containers: [DisplayContainer]
    let style: RepairStyle
    let includesRareClasses: Bool
    let reportedTolerances: Set<Fault.Tolerance>
  }

  private static let mostKeys = 64

  /// The number of scripts and options with remembered verdicts.
  var keyCount: Int { shapes.count }

  /// The verdicts and repairs of shapes, for one script and one set of options.
  struct Shapes: Sendable {
    var samples: SampleTable?
    var known: [[UInt8]: Int] = [:]
    var verdicts: [MessageJudge.ShapeVerdict] = []
    var plans: [Int: ControlPlan?] = [:]
    var combinations: [ArgumentCombinations.Pattern: ArgumentCombinations] = [:]
  }

  /// An empty memory.
  package init() {}

  /// Takes out the part for the script of a locale and for these options.
  mutating func take(_ locale: MessageLocale, _ options: JudgeOptions) -> Shapes {
    shapes.removeValue(forKey: Self.key(locale, options)) ?? Shapes()
  }

  /// Puts a part back.
  mutating func put(_ found: consuming Shapes, _ locale: MessageLocale, _ options: JudgeOptions) {
    if shapes.count >= Self.mostKeys { shapes.removeAll() }
    shapes[Self.key(locale, options)] = found
  }

  private static func key(_ locale: MessageLocale, _ options: JudgeOptions) -> Key {
    Key(
      script: locale.script, direction: locale.direction,
      policy: options.numberPolicies.policy(for: locale),
      containers: options.containers(for: locale.direction), style: options.style,
      includesRareClasses: options.includesRareClasses,
      reportedTolerances: options.reportedTolerances)
  }
}
