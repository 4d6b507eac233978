import ArgumentParser
import BidiLint

/// Lists of rules on the command line.
enum RuleNames {
  /// A sentence that names all rules.
  static let all = "The rules are: \(Rules.ids.joined(separator: ", "))."

  /// The rules that a flag names; nil where it was not given.
  static func parse(_ list: String?, _ flag: String) throws -> Set<String>? {
    guard let list else { return nil }
    let names = list.split { $0 == "," || $0 == " " }.map(String.init)
    guard !names.isEmpty else { throw ValidationError("\(flag) names no rule. \(all)") }
    for name in names where !Rules.ids.contains(name) {
      throw ValidationError("\(flag) \(name): there is no such rule. \(all)")
    }
    return Set(names)
  }
}
