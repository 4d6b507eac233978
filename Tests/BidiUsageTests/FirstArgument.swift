@testable import BidiUsage

/// What a program gives for the first argument of the text `deleted`.
enum FirstArgument {
  /// A program of several files.
  ///
  /// - Parameter program: The source of each file, by its path.
  /// - Returns: Its uses of texts.
  static func usage(in program: [String: String]) -> ProgramUsage {
    ProgramUsage(Ecosystem.all) {
      program.keys.sorted().compactMap { ProgramUsage.Source(path: $0) }
    } read: { path in
      program[path].map { Array($0.utf8) }
    }
  }

  /// The kinds of the argument; nil where nothing looks up the text or gives it arguments that are understood.
  static func kinds(in program: [String: String]) -> [ArgumentFact.Kind]? {
    let usage = usage(in: program)
    let keys: [UseKey] = [
      .literal("deleted"), .literal("deleted %s"), .literal("deleted %1"),
      UseKey(identifier: "deleted"),
    ]
    guard let use = usage.uses(of: keys).first else { return nil }
    return usage.arguments(of: use, count: 1)?.flatMap(\.facts).map(\.kind)
  }

  /// Whether nothing is known of the argument, or of one of its values.
  static func isUnknown(_ kinds: [ArgumentFact.Kind]?) -> Bool {
    guard let kinds, !kinds.isEmpty else { return false }
    return kinds.contains {
      switch $0 {
      case .named, .unknown, .result, .literal: true
      default: false
      }
    }
  }
}
