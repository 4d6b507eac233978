import BidiLint

/// What people should know about a run besides its findings.
enum Notes {
  /// What was not read: silence would look like success.
  static func write(_ leftOut: LeftOut) {
    for note in leftOut.notes { StandardError.write("bidi-fix: note: \(note)\n") }
  }

  /// Files whose locale is not known were not checked for direction: silence would look like success.
  static func writeUnknownLocales(_ paths: [String]) {
    guard let first = paths.first else { return }
    let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    StandardError.write(
      "bidi-fix: note: \(first)\(more): the path names no locale, so the direction was not checked;"
        + " check it by itself with --locale TAG\n")
  }

  /// Files without one of the base language were not compared: silence would look like success.
  static func writeMissingBases(_ paths: [String]) {
    guard let first = paths.first else { return }
    let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    StandardError.write(
      "bidi-fix: note: \(first)\(more): no file of the base language can be read beside it, so arguments"
        + " were not compared\n")
  }
}
