/// The rules for single entries, by the features that an entry must have.
///
/// Made once for a run: the rules for an entry are then found by one look into a table.
struct EntryRules: Sendable {
  /// The rules by the features of a value, for keys without controls.
  private let byValue: [[any EntryRule]]

  /// All rules, for keys with controls.
  private let all: [any EntryRule]

  init(_ all: [any EntryRule]) {
    self.all = all
    byValue = (0...ValueFeatures.all.rawValue).map { bits in
      all.filter { Self.applies($0, ValueFeatures(rawValue: bits), key: []) }
    }
  }

  /// The rules that apply to an entry, in their order.
  func rules(value: ValueFeatures, key: ValueFeatures) -> [any EntryRule] {
    if key.isEmpty { return byValue[Int(value.rawValue)] }
    return all.filter { Self.applies($0, value, key: key) }
  }

  private static func applies(
    _ rule: any EntryRule, _ value: ValueFeatures, key: ValueFeatures
  ) -> Bool {
    let kind = type(of: rule)
    return kind.requiredInValue.isSubset(of: value) && kind.requiredInKey.isSubset(of: key)
  }
}
