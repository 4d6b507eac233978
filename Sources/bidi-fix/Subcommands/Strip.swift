import ArgumentParser
import BidiLint
import BidiReport
import BidiSource
import BidiText
import LocalizationFiles

/// The command `bidi-fix strip`.
struct Strip: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take directional marks out of the values.",
    discussion: """
      Removes the twelve directional formatting characters, or some groups of them, written as \
      characters or as escapes. Comments and keys stay.
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var output: OutputFlags

  @Option(
    help: ArgumentHelp(
      "Only these: marks, embeddings, isolates, overrides; with commas between.",
      valueName: "groups"))
  var only: String?

  @Flag(help: "Print a unified diff and write nothing.")
  var diff = false

  func validate() throws { _ = try ControlGroups(only: only) }

  func run() async throws {
    let groups = try ControlGroups(only: only)
    // Stripping needs no locale.
    let walker = FileWalker(input.isStandardInput ? [] : input.paths, input.walk.options)
    let project = Project(paths: input.isStandardInput ? ["-"] : walker.files, locale: nil)
    let isWritten = !diff && !input.isStandardInput
    var failures = walker.failures
    var status = ExitStatus()
    var standardOutput = StandardOutput()
    let printer = UnifiedDiff(style: output.style)
    var (fileCount, changedCount, editCount) = (0, 0, 0)
    let (diff, isStandardInput) = (diff, input.isStandardInput)
    await project.forEachFile { loaded, _ throws(FileFailure) in
      try Self.strip(loaded, groups, isWritten: isWritten)
    } finish: { result in
      fileCount += 1
      switch result {
      case .failure(let failure): failures.append(failure)
      case .success(let (old, new, edits)):
        editCount += edits
        changedCount += edits > 0 ? 1 : 0
        if diff {
          standardOutput.write(printer.text(from: old, to: new))
        } else if isStandardInput {
          standardOutput.write(bytes: new.bytes())
        }
      }
    }
    if !standardOutput.finish() { status.noteFailure() }
    let report = TextReport(style: output.style)
    Notes.write(walker.leftOut)
    for failure in failures { StandardError.write(report.text(for: failure)) }
    StandardError.write(
      "\(isWritten ? "removed" : "would remove") \(editCount) marks in \(changedCount) of \(fileCount) files\n"
    )
    if !failures.isEmpty { status.noteFailure() }
    try status.exit()
  }

  private static func strip(
    _ loaded: Project.Loaded, _ groups: ControlGroups, isWritten: Bool
  ) throws(FileFailure) -> (SourceFile, SourceFile, Int) {
    if let problem = loaded.file.problems.first(where: { $0.kind == .parseError }) {
      throw FileFailure(
        path: loaded.path, message: problem.message,
        location: loaded.file.source.location(of: problem.range.lowerBound))
    }
    if let reason = loaded.file.readOnlyReason,
      loaded.file.entries.contains(where: { !$0.value.string.controlIndices(in: groups).isEmpty })
    {
      throw FileFailure(path: loaded.path, message: reason)
    }
    let source = loaded.file.source
    let edits = Stripper.edits(removing: groups, from: loaded.file)
    guard Edit.areDisjoint(edits) else {
      throw FileFailure(path: loaded.path, message: "its marks cannot be taken out one by one")
    }
    let bytes = source.bytes(replacing: edits)
    guard let stripped = try? SourceFile(path: loaded.path, bytes: bytes) else {
      throw FileFailure(
        path: loaded.path, message: "the result could not be read again; nothing was written")
    }
    if !edits.isEmpty, !Stripper.isClean(loaded.file, LocalizationFile(source: stripped)) {
      throw FileFailure(
        path: loaded.path,
        message: "a mark stands between two escapes that would join without it; nothing was written"
      )
    }
    if isWritten, !edits.isEmpty {
      try FileWriter.replace(loaded.path, with: bytes, ifStill: loaded.bytes)
    }
    return (source, stripped, edits.count)
  }
}
