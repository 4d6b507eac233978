import ArgumentParser
import BidiLint

/// Which findings are of interest, as flags of `check`.
struct AdoptionFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings that this file has not accepted; bidi-fix baseline writes it.",
      valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Report only texts that changed since this branch, tag or commit of Git left the work here.",
      valueName: "ref"))
  var since: String?

  /// Whether findings may be left out.
  var isActive: Bool { baseline != nil || since != nil }

  func validate() throws {
    if let since, since.isEmpty || since.hasPrefix("-") {
      throw ValidationError("--since \(since): name a branch, a tag or a commit.")
    }
  }

  /// The filter.
  ///
  /// - Parameter paths: The paths of the command: the first says which repository is meant.
  /// - Returns: The filter.
  /// - Throws: `FileFailure` where the baseline or Git cannot be read.
  func filter(for paths: [String]) throws(FileFailure) -> FindingFilter {
    var filter = FindingFilter()
    if let baseline { filter.baseline = try Baseline(path: baseline) }
    if let since {
      filter.changes = try GitChanges(since: since, in: folder(of: paths.first ?? "."))
    }
    return filter
  }
}
