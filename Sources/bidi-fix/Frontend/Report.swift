import ArgumentParser
import BidiLint
import BidiReport
import LocalizationFiles

/// Writes findings as they come, counts them, and decides the exit status.
struct Report: ~Copyable {
  /// How findings are written.
  let printer: FindingPrinter
  private let isBesideOutput: Bool
  private let leftOut: LeftOut
  private var output = StandardOutput()
  private var result = LintResult()
  private var counts = LintCounts()
  private var withoutLocale: [String] = []
  private var unknownLocales: [(path: String, locale: String)] = []
  private var withoutBase: [String] = []
  private var withoutPatch: [String] = []
  private var doubtedFormat: FileFormat?
  private var status = ExitStatus()

  /// - Parameters:
  ///   - format: The form of findings.
  ///   - style: Colour, and how controls are shown.
  ///   - walker: What was not taken, and what could not be looked at to begin with.
  ///   - isBesideOutput: Whether standard output is for something else, and findings go to standard error.
  init(
    format: ReportFormat, style: TextStyle, _ walker: FileWalker, isBesideOutput: Bool = false
  ) {
    leftOut = walker.leftOut
    printer = FindingPrinter(format, style)
    self.isBesideOutput = isBesideOutput
    result.failures = walker.failures
    if format == .json { write(JSONReport.head) }
  }

  mutating func add(_ file: Result<CheckedFile, FileFailure>) {
    switch file {
    case .success(let file):
      result.fileCount += 1
      result.entryCount += file.entryCount
      let isFirst = counts.findings == 0
      counts.add(file.counts)
      if let locale = file.state.unknownLocale {
        unknownLocales.append((file.state.path, locale))
      } else if !file.state.hasLocale {
        withoutLocale.append(file.state.path)
      }
      if file.state.missesBase { withoutBase.append(file.state.path) }
      doubtedFormat = file.state.doubtedFormat ?? doubtedFormat
      if file.counts.findings > 0 { status.noteFindings() }
      var skipped = printer.format == .json && isFirst ? 1 : 0
      file.output.read { piece in
        write(bytes: skipped == 0 ? piece : Array(piece.dropFirst(skipped)))
        skipped = 0
      }
    case .failure(let failure):
      result.failures.append(failure)
    }
  }

  /// Writes to standard output what is not a finding: a diff, or a file.
  mutating func write(output bytes: [UInt8]) { output.write(bytes: bytes) }

  /// Takes the path of a file whose difference no patch can make.
  mutating func noteNoPatch(_ path: String) { withoutPatch.append(path) }

  private mutating func write(_ text: String) { write(bytes: Array(text.utf8)) }

  private mutating func write(bytes: [UInt8]) {
    if isBesideOutput { StandardError.write(bytes: bytes) } else { output.write(bytes: bytes) }
  }

  /// Writes the end of the report.
  ///
  /// - Parameters:
  ///   - summary: The last line; nil for that of `check`. It gets the number of findings that are left, and
  ///     of failures.
  ///   - fixCommand: The command that makes the repairs which that of `check` counts.
  ///   - isFailing: When the exit status is 1.
  /// - Throws: The exit status, where it is not 0.
  mutating func finish(
    summary: ((_ left: Int, _ failures: Int) -> String)?, fixCommand: String = "bidi-fix fix",
    isFailing: Failing = .onFindings
  ) throws {
    if printer.format == .json { write(JSONReport.tail(for: result)) }
    switch isFailing {
    case .always: status.noteFindings()
    case .never: status = ExitStatus()
    case .onFindings: break
    }
    if !output.finish() { status.noteFailure() }
    if printer.format == .text || !isBesideOutput {
      for failure in result.failures { StandardError.write(printer.text.text(for: failure)) }
    }
    // JSON on standard error stands alone, so that it can be read.
    if printer.format == .text || !isBesideOutput {
      Notes.write(leftOut)
      Notes.writeUnknownLocales(withoutLocale)
      Notes.writeUnknownLocales(inside: unknownLocales)
      Notes.writeMissingBases(withoutBase)
      Notes.writeWithoutPatch(withoutPatch, command: "fix")
      if let doubtedFormat { Notes.writeDoubtedFormat(doubtedFormat) }
      StandardError.write(
        summary?(counts.findings, result.failures.count)
          ?? printer.text.summary(of: counts, in: result, fixCommand: fixCommand))
    }
    if !result.failures.isEmpty { status.noteFailure() }
    try status.exit()
  }

  /// When the exit status is 1.
  enum Failing {
    /// Where there are findings.
    case onFindings
    /// In any case.
    case always
    /// In no case.
    case never
  }
}
