import ArgumentParser
import BidiFiles
import BidiLint
import BidiProject
import BidiReport
import BidiSource
import LocalizationFiles

/// The command `bidi-fix baseline`.
struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accept the findings of today, so that check reports new ones only.",
    discussion: """
      Writes a file that belongs into the repository. check --baseline FILE then passes over its findings. They are \
      known by rule and text: moved keys, other lines and renamed files do not bring them back, a changed text does. \
      Give the flags that check is given.

        bidi-fix baseline App/
        bidi-fix check --baseline \(Baseline.fileName) App/
        bidi-fix baseline --shrink App/          after repairs: what is gone is taken out, nothing is added
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var flags: LintFlags
  @OptionGroup var sources: SourceFlags
  @OptionGroup var base: BaseFlag

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The file; by default that of the configuration, or \(Baseline.fileName).", valueName: "file")
  )
  var output: String?

  @Flag(help: "Only take out what is not found any more.")
  var shrink = false

  func validate() throws {
    if input.isStandardInput {
      throw ValidationError("A baseline is of files, not of standard input.")
    }
  }

  func run() async throws {
    let (project, walker) = try input.project(
      locales: try flags.locale.locales(), needsLocale: true, flags: try flags.settings(),
      base: base, sources: sources.finders)
    var status = ExitStatus()
    let report = TextReport(style: TextStyle(isColored: false, showsControls: true))
    let output = output ?? project.configuration?.baseline?.value ?? Baseline.fileName
    do throws(FileFailure) {
      // The write is refused if somebody saves the file in the meantime.
      let held = shrink ? try FileReader.read(output) : nil
      let old = shrink ? try Baseline(path: output) : nil
      // Accepted findings of files that this run does not check stay in the baseline.
      let before = shrink ? nil : try? Baseline(path: output)
      let folder = Baseline.folder(of: output)
      var entries: Set<Baseline.Entry> = []
      var failures = walker.failures
      await project.forEachFile { loaded, memory throws(FileFailure) in
        let path = wholePath(loaded.path)
        return loaded.linter.findings(
          in: loaded.file, locale: loaded.locale, base: loaded.base, memory: &memory
        ).map { Baseline.Entry($0, path: path, folder: folder) }
          + (loaded.missingDirection.map {
            [Baseline.Entry($0, path: wholePath($0.path), folder: folder)]
          } ?? [])
      } finish: { result in
        switch result {
        case .success(let found): entries.formUnion(found)
        case .failure(let failure): failures.append(failure)
        }
      }
      Notes.write(walker.leftOut)
      for failure in failures { StandardError.write(report.text(for: failure)) }
      guard failures.isEmpty else {
        throw FileFailure(path: output, message: "is not written while something cannot be read")
      }
      let looksAt = project.looksAt(among: input.paths, isWhole: flags.locale.tags == nil)
      let kept = before?.kept(isLookedAt: looksAt) ?? []
      let new =
        old.map { $0.shrunk(to: entries, isLookedAt: looksAt) }
        ?? Baseline(entries.union(kept), path: output)
      try Self.write(new.text, to: output, ifStill: held)
      let name = report.shown(pathFromHere(output))
      StandardError.write(
        old.map {
          "took \(quantity($0.entries.count - new.entries.count, "finding")) out of \(name); \(new.entries.count) left\n"
        } ?? "accepted \(quantity(entries.count, "finding")) in \(name)"
          + (kept.isEmpty ? "\n" : "; \(kept.count) of what was not looked at stay\n"))
      Notes.writeRemarksOfWriting()
    } catch {
      StandardError.write(report.text(for: error))
      status.noteFailure()
    }
    try status.exit()
  }

  private static func write(
    _ text: String, to path: String, ifStill old: [UInt8]?
  ) throws(FileFailure) {
    ProcessWrites.shared.handleSignals()
    if let old { return try FileWriter.replace(path, with: Array(text.utf8), ifStill: old) }
    try FileWriter.write(Array(text.utf8), to: path)
  }
}
