import BidiFiles
import BidiLint
import BidiReport
import BidiSource
import Libc

/// A line on a terminal that says how far long work is, in the place of the one before.
///
/// It is written on standard error, if people read that, once the work has taken half a second, and at most ten times a second.
struct ProgressLine {
  private let isOn: Bool
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant
  private var isShown = false

  init() {
    isOn = Self.isWanted
    next = clock.now + .milliseconds(500)
  }

  /// Whether somebody sees such a line: not in a file, in a log of a build, or on a terminal that cannot erase.
  private static var isWanted: Bool {
    StandardError.canErase && environment("CI") == nil
  }

  mutating func show(_ text: @autoclosure () -> String) {
    guard isOn else { return }
    let now = clock.now
    guard now >= next else { return }
    next = now + .milliseconds(100)
    isShown = true
    // A line that wraps could not be erased.
    StandardError.write("\r\(text().prefix(max(20, Self.width - 1)))\u{1B}[K")
  }

  /// Takes the line away, before something else is written or because all is done.
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

/// How far a run over files is.
struct FileProgress {
  private let total: Int
  private var done = 0
  private var findings: Int?
  private var line = ProgressLine()

  /// Whether findings may come to the terminal that the line is on.
  private let isShared = StandardOutput.isTerminal

  init(total: Int) { self.total = total }

  /// Counts a file.
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

  /// Makes room for what results write.
  mutating func makeRoom() { if isShared { line.erase() } }

  mutating func finish() { line.erase() }
}

/// What was found in a file.
protocol FindingCounting {
  var findingCount: Int { get }
}

extension CheckedFile: FindingCounting {
  var findingCount: Int { counts.findings }
}

extension RepairedFile: FindingCounting {
  var findingCount: Int { outcome.fixed.count + outcome.remaining.count }
}
