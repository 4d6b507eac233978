import ArgumentParser
import BidiFiles
import BidiLint
import BidiProject
import BidiSource

/// The flags of `check` that select findings: new in Git, or not in a baseline.
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
  ///   - paths: The paths of the command. The first path selects the repository.
  ///   - configuration: The configuration of the project; nil for none.
  /// - Returns: The filter.
  /// - Throws: `FileFailure` if the baseline or Git cannot be read.
  func filter(
    for paths: [String], _ configuration: Configuration?
  ) throws(FileFailure) -> FindingFilter {
    var filter = FindingFilter()
    if noBaseline {
      filter.baseline = nil
    } else if baseline == nil, let named = configuration?.baseline?.value,
      try kindOnDisk(of: named) == nil
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
