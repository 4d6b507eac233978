import ArgumentParser
import BidiLint

/// Lists of rules on the command line.
enum RuleNames {
  /// The rules that a flag names; nil if it was not given.
  static func parse(_ list: String?, _ flag: String) throws -> Set<String>? {
    guard let list else { return nil }
    let names = list.split { $0 == "," || $0 == " " }.map(String.init)
    guard !names.isEmpty else {
      throw ValidationError("\(flag) names no rule. bidi-fix rules lists them.")
    }
    for name in names where !Rules.ids.contains(name) {
      throw ValidationError("\(flag) \(name): \(unknown(name))")
    }
    return Set(names)
  }

  /// The message for a name that is no rule, with the nearest rule.
  static func unknown(_ name: String) -> String {
    let nearest = Rules.nearest(to: name).map { " There is \($0)." } ?? ""
    return "there is no such rule.\(nearest) bidi-fix rules lists them."
  }
}
