import BidiFiles
import BidiLint
import BidiReport
import BidiSource
import Libc

/// A progress line on a terminal.
///
/// Each new text replaces the old one.
///
/// The line goes to standard error if that is a terminal. It appears after half a second, and changes at most ten times a
/// second.
struct ProgressLine {
  private let isOn: Bool
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant
  private var isShown = false

  init() {
    isOn = Self.isWanted
    next = clock.now + .milliseconds(500)
  }

  /// Whether a person sees the line and it can be erased: standard error is no file and no build log.
  private static var isWanted: Bool {
    StandardError.canErase && environment("CI") == nil
  }

  mutating func show(_ text: @autoclosure () -> String) {
    guard isOn else { return }
    let now = clock.now
    guard now >= next else { return }
    next = now + .milliseconds(100)
    isShown = true
    // A line that wraps could not be erased, so the text is cut.
    StandardError.write("\r\(text().prefix(max(20, Self.width - 1)))\u{1B}[K")
  }

  /// Erases the line, before other output and at the end.
  mutating func erase() {
    guard isShown else { return }
    isShown = false
    StandardError.write("\r\u{1B}[K")
  }

  private static var width: Int {
    var size = winsize()
    let result = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}

/// The progress of a run over files.
struct FileProgress {
  private let total: Int
  private var done = 0
  private var findings: Int?
  private var line = ProgressLine()

  /// Whether findings go to a terminal too, perhaps the same one.
  private let isShared = StandardOutput.isTerminal

  init(total: Int) { self.total = total }

  /// Counts a file that is done.
  mutating func add(_ result: Result<some Sendable, FileFailure>) {
    done += 1
    if case .success(let value) = result, let counted = value as? any FindingCounting {
      findings = (findings ?? 0) + counted.findingCount
    }
    let (done, findings, total) = (done, findings, total)
    line.show(
      "\(done) of \(quantity(total, "file"))"
        + (findings.map { ", \(quantity($0, "finding"))" } ?? ""))
  }

  /// Erases the line before the results of a file are written.
  mutating func makeRoom() { if isShared { line.erase() } }

  mutating func finish() { line.erase() }
}

/// The result of a file that counts its findings.
protocol FindingCounting {
  var findingCount: Int { get }
}

extension CheckedFile: FindingCounting {
  var findingCount: Int { counts.findings }
}

extension RepairedFile: FindingCounting {
  var findingCount: Int { repair.fixedCount + checked.findingCount }
}
