import BidiLint
import BidiMessages
import BidiReport
import LocalizationFiles

/// How findings are written.
struct FindingPrinter: Sendable {
  let format: ReportFormat
  let text: TextReport

  init(_ format: ReportFormat, _ style: TextStyle) {
    self.format = format
    text = TextReport(style: style)
  }

  func text(for finding: Finding) -> String {
    switch format {
    case .text: text.text(for: finding)
    // The first of all loses its comma.
    case .json: "," + JSONReport.text(for: finding)
    }
  }
}

/// What is to be said of a file besides its findings.
struct FileState: Sendable {
  let path: String
  let hasLocale: Bool
  let unknownLocale: String?
  let missesBase: Bool
  let doubtedFormat: FileFormat?

  init(_ loaded: Project.Loaded) {
    path = loaded.path
    hasLocale = loaded.hasLocale
    unknownLocale = loaded.unknownLocale
    missesBase = loaded.missesBase
    doubtedFormat = loaded.doubtedFormat
  }
}

/// What a report needs of a file: its findings are written at once, and not held.
struct CheckedFile: Sendable {
  let state: FileState
  let entryCount: Int
  private(set) var counts = LintCounts()
  private(set) var output = Spool()

  init(
    _ loaded: Project.Loaded, by linter: Linter, memory: inout JudgeMemory,
    _ printer: FindingPrinter
  ) {
    state = FileState(loaded)
    entryCount = loaded.file.entries.count
    linter.findings(
      in: loaded.file, locale: loaded.locale, base: loaded.base, memory: &memory
    ) { findings in
      counts.add(findings, repairs: RepairCount(of: findings))
      for finding in findings { output.write(printer.text(for: finding)) }
    }
  }

  /// The findings that repairs have left.
  init(
    _ state: FileState, entryCount: Int, findings: [Finding], _ printer: FindingPrinter
  ) {
    self.state = state
    self.entryCount = entryCount
    counts.add(findings, repairs: RepairCount())
    for finding in findings { output.write(printer.text(for: finding)) }
  }
}
