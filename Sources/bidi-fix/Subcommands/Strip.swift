import ArgumentParser
import BidiFiles
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
      characters or as escapes. Comments and keys stay. With - standard input is stripped to standard \
      output, and printed as it came where it cannot be read or changed.
      """)

  @OptionGroup var input: PathArguments
  @Option(help: ColorChoice.help) var color: ColorChoice = .auto

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
    let (project, walker) = try input.project(locales: [])
    let isWritten = !diff && !input.isStandardInput
    if isWritten { ProcessWrites.shared.handleSignals() }
    var failures = walker.failures
    var status = ExitStatus()
    var standardOutput = StandardOutput()
    let printer = UnifiedDiff(style: color.style, folder: realPath("."))
    var (fileCount, changedCount, editCount) = (0, 0, 0)
    var refused: [FileFailure] = []
    var withoutPatch: [String] = []
    let (diff, isStandardInput) = (diff, input.isStandardInput)
    await project.forEachFile { loaded, _ throws(FileFailure) in
      try Self.strip(loaded, groups, isWritten: isWritten)
    } finish: { result in
      fileCount += 1
      switch result {
      case .failure(let failure):
        failures.append(failure)
        if isStandardInput, !diff {
          project.input?.forward { standardOutput.write(bytes: $0) }
        }
      case .success(let file):
        let edits = file.outcome.edits.count
        editCount += edits
        changedCount += edits > 0 ? 1 : 0
        refused += file.refused
        if diff {
          standardOutput.write(printer.text(from: file.old, to: file.new))
          if edits > 0, !UnifiedDiff.isPatch(of: file.old) { withoutPatch.append(file.old.path) }
        } else if isStandardInput {
          standardOutput.write(bytes: file.new.bytes())
        }
      }
    }
    if !standardOutput.finish() { status.noteFailure() }
    let report = TextReport(style: color.style)
    Notes.write(walker.leftOut)
    Notes.writeWithoutPatch(withoutPatch, command: "strip")
    Notes.writeRemarksOfWriting()
    failures += refused
    for failure in failures { StandardError.write(report.text(for: failure)) }
    let marks = quantity(editCount, "mark")
    StandardError.write(
      "\(isWritten ? "removed" : "would remove") \(marks) in \(changedCount) of \(quantity(fileCount, "file"))\n"
    )
    if !failures.isEmpty { status.noteFailure() }
    try status.exit()
  }

  private static func strip(
    _ loaded: Project.Loaded, _ groups: ControlGroups, isWritten: Bool
  ) throws(FileFailure) -> Stripped {
    if let format = loaded.doubtedFormat { Notes.writeDoubtedFormat(format) }
    if let failure = loaded.unreadParts.first { throw failure }
    if let reason = loaded.file.readOnlyReason,
      loaded.file.entries.contains(where: { !$0.value.string.controlIndices(in: groups).isEmpty })
    {
      throw FileFailure(path: loaded.path, message: reason)
    }
    let source = loaded.file.source
    let outcome = Stripper.outcome(removing: groups, from: loaded.file)
    let stripped = outcome.stripped.source
    if isWritten, outcome.edits.isEmpty {
      FileWriter.cleanFolder(of: loaded.path)
    } else if isWritten {
      try FileWriter.replace(loaded.path, with: stripped.bytes(), ifStill: loaded.bytes)
    }
    return Stripped(old: source, new: stripped, outcome)
  }
}

/// A file without its marks.
private struct Stripped: Sendable {
  let old: SourceFile
  let new: SourceFile
  let outcome: Stripper.Outcome

  init(old: SourceFile, new: SourceFile, _ outcome: Stripper.Outcome) {
    self.old = old
    self.new = new
    self.outcome = outcome
  }

  /// The reports on entries whose marks stay.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *m* such entries in a file of *n* bytes.
  var refused: [FileFailure] {
    guard !outcome.refused.isEmpty else { return [] }
    let places = old.locations(of: outcome.refused.map(\.value.range.lowerBound))
    return zip(outcome.refused, places).map { entry, place in
      FileFailure(
        path: old.path,
        message: "the marks of \"\(entry.key.string)\" stay: without them more than marks would"
          + " change; change the text by hand",
        location: place)
    }
  }
}
