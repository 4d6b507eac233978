import ArgumentParser
import BidiFiles
import BidiLint
import BidiProject
import BidiSource

/// Which findings are of interest, as flags of `check`.
struct AdoptionFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take only findings that this file has not accepted; bidi-fix baseline writes it.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Take findings too that the baseline of the configuration has accepted.")
  var noBaseline = false

  @Option(
    help: ArgumentHelp(
      "Take only texts that changed since this branch, tag or commit of Git left the work here.",
      valueName: "ref"))
  var since: String?

  /// The flags of `fix` for the same findings, as words of a command line.
  func arguments(for filter: FindingFilter) -> [String] {
    (since.map { ["--since", shellWord($0)] } ?? [])
      + (filter.baselineName.map { ["--baseline", shellWord($0)] } ?? [])
  }

  func validate() throws {
    if noBaseline, baseline != nil {
      throw ValidationError("--baseline and --no-baseline exclude each other.")
    }
    if let since, since.isEmpty || since.hasPrefix("-") {
      throw ValidationError("--since \(since): name a branch, a tag or a commit.")
    }
  }

  /// The filter.
  ///
  /// - Parameters:
  ///   - paths: The paths of the command: the first says which repository is meant.
  ///   - configuration: What the project says; nil for nothing.
  /// - Returns: The filter.
  /// - Throws: `FileFailure` where the baseline or Git cannot be read.
  func filter(
    for paths: [String], _ configuration: Configuration?
  ) throws(FileFailure) -> FindingFilter {
    var filter = FindingFilter()
    if noBaseline {
      filter.baseline = nil
    } else if baseline == nil, let named = configuration?.baseline?.value,
      try look(at: named) == nil
    {
      Notes.writeMissingBaseline(pathFromHere(named))
    } else if let baseline = baseline ?? configuration?.baseline?.value {
      filter.baseline = try Baseline(path: baseline)
      filter.baselineName = pathFromHere(baseline)
    }
    if let since {
      filter.changes = try GitChanges(since: since, in: folder(of: paths.first ?? "."))
    }
    return filter
  }
}
