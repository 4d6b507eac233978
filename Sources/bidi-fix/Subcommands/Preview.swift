import ArgumentParser
import BidiFiles
import BidiLint
import BidiJudge
import BidiProject
import BidiReport
import BidiSource
import LocalizationFiles

/// The command `bidi-fix preview`.
struct Preview: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a page that shows strings before and after their repair, in a browser.",
    discussion: """
      One file, which needs no network: each entry with a finding as the browser lays it out, in every container and with \
      every class of argument, beside the order that bidi-fix computed, and a mark where the two differ. Ticked entries \
      become a patch, ignore comments, or a table for a translator. A page takes the first 10,000 entries of a file, and no \
      further file once it has so many. What comes after them is not looked at, and a note says so. Of an entry of many \
      lines, 40 are drawn.

        bidi-fix preview App/ -o report.html
        bidi-fix preview --all --locale ar App/ -o report.html
        bidi-fix preview --serve App/                      and again whenever a file changes
        bidi-fix preview --key 'follow.*' App/ -o chat.png a picture of some entries
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var flags: LintFlags
  @OptionGroup var sources: SourceFlags
  @OptionGroup var base: BaseFlag
  @OptionGroup var adoption: AdoptionFlags

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "html for browsers, svg and png for pictures, md for a comment on a pull request; by the end of the file's name if it is missing. png is drawn by the bidi-scene beside bidi-fix, or else by rsvg-convert of librsvg.",
      valueName: "form"))
  var format: PreviewFormat?

  @Option(
    help: ArgumentHelp(
      "Show only entries with this key; * stands for anything. May be given often.",
      valueName: "key"))
  var key: [String] = []

  @Flag(help: "Show every entry that programs show, not only those with findings.")
  var all = false

  @Flag(help: "Show also repairs that a person should look at.")
  var unsafeFixes = false

  @Flag(
    help:
      "Serve the page to browsers on this machine, and make it anew when files change, until Ctrl-C."
  )
  var serve = false

  @Option(help: ArgumentHelp("The port for --serve; a free one by default.", valueName: "number"))
  var port: UInt16?

  func validate() throws {
    if output == nil, !serve {
      throw ValidationError("Name the file to write, -o report.html, or use --serve.")
    }
    if serve, output != nil || input.isStandardInput {
      throw ValidationError("--serve shows files and folders in a browser; it writes no file.")
    }
    if let output, format == nil, PreviewFormat(path: output) == nil {
      throw ValidationError(
        "\(output) does not say the form; let it end in .html, .svg, .png or .md, or give --format."
      )
    }
    if serve, format ?? .html != .html { throw ValidationError("--serve serves html.") }
    if port != nil, !serve { throw ValidationError("--port goes with --serve.") }
    if adoption.since != nil, input.isStandardInput {
      throw ValidationError("--since asks Git, which does not know standard input.")
    }
  }

  func run() async throws {
    if serve {
      try await serve(at: port ?? 0)
      return
    }
    let form = format ?? output.flatMap { PreviewFormat(path: $0) } ?? .html
    var page = try orEnd { () throws(FileFailure) in
      try StandardOutput(path: output == "-" ? nil : output)
    }
    var status: ExitStatus
    switch form {
    case .html:
      let report = PreviewReport(version: BidiFix.version, folder: realPath("."))
      page.write(report.head)
      let failures: [FileFailure]
      (status, failures) = try await write(report) { page.write(bytes: $0) }
      page.write(report.tail(failures: failures))
    case .md:
      let report = PreviewMarkdown()
      page.write(report.head)
      (status, _) = try await forEachFile({ file, memory in
        var output = Spool()
        let count = report.write(file, &memory) { output.write($0) }
        return (output, count)
      }) { (output: Spool?, count) throws(SystemError) in
        if count > 0 { try output?.read { page.write(bytes: $0) } }
        return count
      }
    case .svg, .png:
      var picture = PreviewPicture()
      (status, _) = try await forEachFile({ file, memory in
        var picture = PreviewPicture()
        let count = picture.add(file, &memory)
        return (picture, count)
      }) { (other: PreviewPicture?, count) throws(SystemError) in
        if let other { picture.add(other) }
        return count
      }
      if picture.isCut { Notes.writePictureIsFull(PreviewPicture.mostEntries) }
      if form == .svg {
        page.write(picture.svg)
      } else {
        page.write(bytes: try orEnd { () throws(FileFailure) in try Rasterizer.png(picture) })
      }
    }
    if !page.finish() { status.noteFailure() }
    try status.exit()
  }

  /// Serves the page until a signal ends the process.
  private func serve(at port: UInt16) async throws {
    let server = try orEnd { () throws(FileFailure) in try PageServer(port: port) }
    server.start()
    StandardError.write("serving \(server.address)\n")
    let folder = realPath(".")
    try await Watch(
      arguments: input.paths, options: input.walkOptions, base: base.base ?? "en",
      others: [adoption.baseline ?? Baseline.fileName]
    ).run {
      let report = PreviewReport(
        version: BidiFix.version, folder: folder, number: server.nextNumber)
      var page = Array(report.head.utf8)
      let (_, failures) = try await write(report) { page += $0 }
      server.show(page + Array(report.tail(failures: failures).utf8))
    }
  }

  /// Writes the files of a page.
  ///
  /// - Returns: The exit status, and the failures.
  private func write(
    _ report: PreviewReport, to page: ([UInt8]) -> Void
  ) async throws -> (ExitStatus, [FileFailure]) {
    var isFirst = true
    let room = PageRoom(for: PreviewReport.mostEntries)
    let result = try await forEachFile(
      atMost: { room.mostOfNext },
      { file, memory in
        var output = Spool()
        let count = report.write(file, &memory) { output.write($0) }
        return (output, count)
      }
    ) { (output: Spool?, count) throws(SystemError) in
      guard let taken = room.takes(count), taken > 0, let output else { return 0 }
      if !isFirst { page(Array(report.separator.utf8)) }
      isFirst = false
      try output.read(page)
      return taken
    }
    if room.isFull { Notes.writePageIsFull(PreviewReport.mostEntries) }
    return result
  }

  /// Calls a function with every file that has entries to show.
  ///
  /// - Parameters:
  ///   - most: The most entries that are wanted of the next file; of a file of which none are wanted, nothing is judged.
  ///   - body: Makes the output for a file, and counts its entries. It is called for several files at once.
  ///   - take: Gets the outputs one by one, with the number of entries; nil for a file that was not judged. It returns how many
  ///     of the entries are shown.
  /// - Returns: The exit status, and the failures.
  /// - Throws: The exit status, if the command cannot begin.
  private func forEachFile<Value: Sendable>(
    atMost most: @escaping @Sendable () -> Int = { .max },
    _ body: @escaping @Sendable (FilePreview, inout JudgeMemory) -> (Value, count: Int),
    _ take: (Value?, _ count: Int) throws(SystemError) -> Int
  ) async throws -> (ExitStatus, [FileFailure]) {
    let (project, walker) = try input.project(
      locales: try flags.locale.locales(), needsLocale: true, flags: try flags.settings(),
      base: base, sources: sources.finders)
    let filter = try orEnd { () throws(FileFailure) in
      try adoption.filter(for: input.paths, project.configuration)
    }
    let (scope, includesUnsafe): (FilePreview.Scope, Bool) = (all ? .all : .findings, unsafeFixes)
    let settings = project.settings
    let keys = key.map { Glob(ofNames: $0) }
    var failures = walker.failures
    var (files, entries) = (0, 0)
    await project.forEachFile { loaded, memory throws(FileFailure) in
      let most = most()
      guard most > 0 else { return (loaded.path, nil, 0, loaded.unreadParts) }
      let preview = try FilePreview(
        loaded, filter, settings, scope, keys, includesUnsafe: includesUnsafe, atMost: most,
        memory: &memory)
      let (value, count) = body(preview, &memory)
      return (loaded.path, value, count, loaded.unreadParts)
    } finish: { (result: Result<(String, Value?, Int, [FileFailure]), FileFailure>) in
      switch result {
      case .success((let path, let value, let count, let unread)):
        failures += unread
        do throws(SystemError) {
          let shown = try take(value, count)
          entries += shown
          files += shown > 0 ? 1 : 0
        } catch {
          failures.append(Spool.failure(error, path: path))
        }
      case .failure(let failure): failures.append(failure)
      }
    }
    let text = TextReport(style: TextStyle(isColored: false, showsControls: true))
    var status = ExitStatus()
    for failure in failures {
      StandardError.write(text.text(for: failure))
      status.noteFailure()
    }
    Notes.write(walker.leftOut)
    let place = output.map { $0 == "-" ? "" : " in \(text.shown($0))" } ?? ""
    StandardError.write(
      "\(quantity(entries, "entry", "entries")) of \(quantity(files, "file")) to look at\(place)\n")
    return (status, failures)
  }

  /// Does a step that the command needs.
  ///
  /// If the step fails, reports that and ends the command.
  private func orEnd<Value: ~Copyable>(
    _ body: () throws(FileFailure) -> Value
  ) throws -> Value {
    do throws(FileFailure) {
      return try body()
    } catch {
      let text = TextReport(style: TextStyle(isColored: false, showsControls: true))
      StandardError.write(text.text(for: error))
      throw ExitCode(2)
    }
  }
}

/// The forms of a preview.
enum PreviewFormat: String, ExpressibleByArgument, CaseIterable {
  case html, svg, png, md

  /// The form for the ending of a file's name; nil if there is none.
  init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}

extension FilePreview {
  /// The preview of a file.
  init(
    _ loaded: Project.Loaded, _ filter: FindingFilter, _ settings: ProjectSettings, _ scope: Scope,
    _ keys: [Glob], includesUnsafe: Bool, atMost most: Int, memory: inout JudgeMemory
  ) throws(FileFailure) {
    let ofFile = try filter.ofFile(loaded)
    let keep: (@Sendable ([Finding]) -> [Finding])? =
      filter.isActive ? { @Sendable in RepairedFile.kept($0, by: ofFile) } : nil
    let (path, locale, format) = (loaded.path, loaded.locale, loaded.file.format)
    let isShown: (@Sendable (LocalizationEntry) -> Bool)? =
      keys.isEmpty
      ? nil : { @Sendable entry in keys.contains { $0.matches(name: entry.key.string) } }
    self.init(
      loaded.file,
      fixer: Fixer(linter: loaded.linter, includesUnsafe: includesUnsafe, keep: keep),
      locale: locale,
      options: { tag in
        settings.options(
          path: path, locale: tag.flatMap { MessageLocale($0) } ?? locale, format: format)
      }, base: loaded.base, scope: scope, isShown: isShown, atMost: most, memory: &memory)
  }
}
