import ArgumentParser
import BidiFiles
import BidiLint
import BidiJudge
import BidiReport
import BidiSource
import BidiText
import LocalizationFiles

/// The command `bidi-fix stats`.
struct Stats: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Count files, entries and marks, by format and locale.",
    discussion: """
      --list-entries prints every entry as one JSON object a line, with path, format, locale, key, form, value, \
      line and byteOffset, so that what is read here can be compared with what other programs read.
      """)

  @OptionGroup var input: PathArguments
  @Option(help: ColorChoice.help) var color: ColorChoice = .auto

  @Option(help: LocaleFlag.help) var locale = LocaleFlag()

  @Option(help: ArgumentHelp("The form of the report: text or json.", valueName: "form"))
  var format: ReportFormat = .text

  @Flag(help: "Print every entry as one JSON object a line, and no counts.")
  var listEntries = false

  @Flag(
    help: "List the files that would be read, with format and locale, and those that would not.")
  var listFiles = false

  func validate() throws {
    _ = try locale.locales()
    if listFiles, input.isStandardInput {
      throw ValidationError("--list-files lists the files of folders; standard input is one text.")
    }
  }

  func run() async throws {
    let locales = try locale.locales()
    let (project, walker) = try input.project(locales: locales)
    if listFiles {
      try FileList(walker).write()
      return
    }
    var status = ExitStatus()
    var standardOutput = StandardOutput()
    var failures = walker.failures
    var tally = EntryTally()
    var doubtedFormat: FileFormat?
    let listsEntries = listEntries
    await project.forEachFile { loaded, _ throws(FileFailure) in
      FileTally(loaded, locales, listsEntries: listsEntries)
    } finish: { result in
      switch result {
      case .success(let file):
        tally.add(file)
        doubtedFormat = file.doubtedFormat
        failures += file.unreadParts
        do throws(SystemError) {
          try file.lines.read { standardOutput.write(bytes: $0) }
        } catch {
          failures.append(Spool.failure(error, path: file.path))
        }
      case .failure(let failure): failures.append(failure)
      }
    }
    if !listEntries {
      standardOutput.write(format == .json ? tally.json(walker) : tally.text)
    }
    if !standardOutput.finish() { status.noteFailure() }
    Notes.write(walker.leftOut)
    if let doubtedFormat { Notes.writeDoubtedFormat(doubtedFormat) }
    let report = TextReport(style: color.style)
    for failure in failures { StandardError.write(report.text(for: failure)) }
    if !failures.isEmpty { status.noteFailure() }
    try status.exit()
  }
}

/// The counts for one format and one locale.
struct EntryCounts: Sendable, Encodable {
  var files = 0
  var entries = 0
  var rightToLeftEntries = 0
  var entriesWithMarks = 0
  var marks = 0

  mutating func add(_ other: Self) {
    files += other.files
    entries += other.entries
    rightToLeftEntries += other.rightToLeftEntries
    entriesWithMarks += other.entriesWithMarks
    marks += other.marks
  }
}

/// The counts for one file.
struct FileTally: Sendable {
  let path: String
  let format: String
  private(set) var byLocale: [String: EntryCounts] = [:]
  let doubtedFormat: FileFormat?

  /// What of the file could not be read.
  let unreadParts: [FileFailure]
  private(set) var lines = Spool()

  init(_ loaded: Project.Loaded, _ locales: [MessageLocale], listsEntries: Bool) {
    let file = loaded.file
    path = loaded.path
    format = file.format.name
    doubtedFormat = loaded.doubtedFormat
    unreadParts = loaded.unreadParts
    var locator = SourceLocator(file.source)
    for entry in file.entries {
      let locale = entry.locale ?? loaded.locale?.identifier ?? file.locale ?? "-"
      if !locales.isEmpty, let known = MessageLocale(locale),
        !locales.contains(where: { $0.includes(known) })
      {
        continue
      }
      var counts = EntryCounts(entries: 1)
      let value = entry.value.string
      counts.rightToLeftEntries =
        DirectionStrategy.anyRightToLeft.direction(of: value) == .rightToLeft ? 1 : 0
      counts.marks = value.controlIndices(in: .all).count
      counts.entriesWithMarks = counts.marks > 0 ? 1 : 0
      byLocale[locale, default: EntryCounts()].add(counts)
      if listsEntries {
        let place = locator.locations(of: [entry.value.range.lowerBound])[0]
        locator.advance(to: entry.range.lowerBound)
        lines.write(EntryRecord(entry, format, locale, loaded.path, place).text)
      }
    }
    if byLocale.isEmpty {
      byLocale[loaded.locale?.identifier ?? file.locale ?? "-"] = EntryCounts()
    }
    // A file counts once for each language in it.
    for locale in byLocale.keys { byLocale[locale]?.files = 1 }
  }
}

/// One line of `--list-entries`.
private struct EntryRecord: Encodable {
  let path: String
  let format: String
  let locale: String
  let key: String
  let form: String?
  let value: String
  let state: String?
  let isInUse: Bool
  let line: Int
  let byteOffset: Int

  init(
    _ entry: LocalizationEntry, _ format: String, _ locale: String, _ path: String,
    _ place: SourceLocation
  ) {
    (self.path, self.format, self.locale) = (path, format, locale)
    (key, value) = (entry.key.string, entry.value.string)
    (form, state, isInUse) = (entry.pluralCategory?.rawValue, entry.state, entry.isInUse)
    (line, byteOffset) = (place.line, place.byteOffset)
  }

  var text: String { JSONText.line(self) + "\n" }
}

/// The counts for all files.
struct EntryTally {
  private var counts: [Place: EntryCounts] = [:]
  private var files = 0

  private struct Place: Hashable, Comparable {
    let format: String
    let locale: String

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.format, lhs.locale) < (rhs.format, rhs.locale)
    }
  }

  private struct Row: Encodable {
    let format: String
    let locale: String
    let counts: EntryCounts
  }

  private struct UnreadRow: Encodable {
    let path: String
    let kind: String
    let locale: String?
  }

  private struct RowWithoutLocale: Encodable {
    let path: String
    let format: String
    let nearestLocale: String?
  }

  private struct Whole: Encodable {
    let files: Int
    let total: EntryCounts
    let byFormatAndLocale: [Row]
    let notRead: [UnreadRow]
    let withoutLocale: [RowWithoutLocale]
    let version = 1
  }

  mutating func add(_ file: FileTally) {
    files += 1
    for (locale, more) in file.byLocale {
      counts[Place(format: file.format, locale: locale), default: EntryCounts()].add(more)
    }
  }

  private var total: EntryCounts {
    var total = EntryCounts()
    for row in counts.values { total.add(row) }
    total.files = files
    return total
  }

  /// The counts as one JSON object.
  func json(_ walker: FileWalker) -> String {
    let rows = counts.sorted { $0.key < $1.key }
      .map { Row(format: $0.key.format, locale: $0.key.locale, counts: $0.value) }
    return JSONText.line(
      Whole(
        files: files, total: total, byFormatAndLocale: rows,
        notRead: walker.leftOut[.unreadFormat].map {
          let (kind, locale) = UnreadFile.kindAndLocale(of: $0)
          return UnreadRow(path: $0, kind: kind, locale: locale)
        },
        withoutLocale: walker.leftOut[.noLocale].map {
          RowWithoutLocale(
            path: $0, format: UnreadFile.formatWithoutLocale(of: $0)?.name ?? "",
            nearestLocale: LanguageName(inPath: $0)?.tag)
        })) + "\n"
  }

  /// The counts as a table.
  var text: String {
    var rows = [["format", "locale", "files", "entries", "right-to-left", "with marks", "marks"]]
    let text = TextReport(style: TextStyle(isColored: false, showsControls: true))
    for (place, counts) in counts.sorted(by: { $0.key < $1.key }) {
      rows.append([place.format, text.shown(place.locale)] + Self.numbers(counts))
    }
    rows.append(["all", ""] + Self.numbers(total))
    let widths = rows[0].indices.map { column in rows.map { $0[column].cellWidth }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.cellWidth)
        // Words are aligned to the left, numbers to the right.
        line += (column == 0 ? "" : "  ") + (column < 2 ? cell + space : space + cell)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private static func numbers(_ counts: EntryCounts) -> [String] {
    [
      counts.files, counts.entries, counts.rightToLeftEntries, counts.entriesWithMarks,
      counts.marks,
    ].map { String($0) }
  }
}
