import BidiText

/// What a judge found of the shapes of lines: handed on from judge to judge, so that each shape is judged once.
///
/// It grows with the number of shapes, up to 65,536 a script and way of judging, and holds no text of messages. Of more than
/// 64 scripts and ways of judging it begins anew.
package struct JudgeMemory: Sendable {
  /// By script and way of judging.
  private var shapes: [Key: Shapes] = [:]

  /// What the verdict of a shape depends on.
  ///
  /// Not the samples: the verdicts of lines that hold the text of one are not remembered.
  private struct Key: Hashable {
    let script: String
    let direction: WritingDirection
    let policy: NumberPolicy
    let containers: [DisplayContainer]
    let style: RepairStyle
    let includesRareClasses: Bool
  }

  private static let mostKeys = 64

  /// For how many scripts and ways of judging something is remembered.
  var keyCount: Int { shapes.count }

  /// The shapes of one script.
  struct Shapes: Sendable {
    var samples: SampleTable?
    var known: [[UInt8]: Int] = [:]
    var verdicts: [MessageJudge.ShapeVerdict] = []
    var plans: [Int: ControlPlan?] = [:]
    var combinations: [ArgumentCombinations.Pattern: ArgumentCombinations] = [:]
  }

  /// Nothing yet.
  package init() {}

  /// Takes out what is known of a locale's script.
  mutating func take(_ locale: MessageLocale, _ options: JudgeOptions) -> Shapes {
    shapes.removeValue(forKey: Self.key(locale, options)) ?? Shapes()
  }

  /// Puts it back.
  mutating func put(_ found: consuming Shapes, _ locale: MessageLocale, _ options: JudgeOptions) {
    if shapes.count >= Self.mostKeys { shapes.removeAll() }
    shapes[Self.key(locale, options)] = found
  }

  private static func key(_ locale: MessageLocale, _ options: JudgeOptions) -> Key {
    Key(
      script: locale.script, direction: locale.direction,
      policy: options.numberPolicies.policy(for: locale),
      containers: options.containers(for: locale.direction), style: options.style,
      includesRareClasses: options.includesRareClasses)
  }
}
