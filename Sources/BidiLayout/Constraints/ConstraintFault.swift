/// What is wrong with a constraint that was left out.
public enum ConstraintFault: String, Sendable, Hashable, Codable, CaseIterable {
  /// It contradicts required constraints before it.
  case conflicting

  /// No node and no guide of the system has one of its names.
  case unknownItem

  /// It ties what does not go together: a place to a length, a side that follows the interface to
  /// one that does not, one axis to the other, or a place to nothing.
  case unrelated

  /// A number in it is none, or too large; or its priority is not above 0.
  case invalidNumber
}

extension LayoutConstraint {
  /// The constraint in words: its name, or what it says.
  var words: String {
    if let name { return "'\(name)'" }
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    var words = "\(first).\(firstAttribute.rawValue) \(sign)"
    if let second {
      if multiplier != 1 { words += " \(multiplier) ×" }
      words += " \(second).\(secondAttribute?.rawValue ?? "?")"
      if constant != 0 {
        words += constant < 0 ? " − \(constant.magnitude)" : " + \(constant)"
      }
    } else {
      words += " \(constant)"
    }
    return "'\(words)'"
  }
}
