import BidiSource
import Foundation
package import Libc

/// The writes of this process, so that a signal ends it between two files and no temporary file is left.
///
/// This state is global, because signals are sent to the process as a whole.
///
/// Sendable without a check: the lock is held wherever the state is touched.
package final class ProcessWrites: @unchecked Sendable {
  package static let shared = ProcessWrites()

  private let condition = NSCondition()
  private var files = 0
  private var steps = 0
  private var isEnding = false
  private var handlesSignals = false
  private var temporaryPaths: Set<String> = []
  private var visited: Set<[UInt64]> = []
  private var remarks: [String] = []

  private init() {}

  // MARK: Files

  /// Does a step that must not be half done when the process ends, such as a rename.
  package func step<Value>(_ body: () throws(SystemError) -> Value) throws(SystemError) -> Value {
    condition.lock()
    while isEnding { condition.wait() }
    steps += 1
    condition.unlock()
    defer {
      condition.withLock {
        steps -= 1
        condition.broadcast()
      }
    }
    return try body()
  }

  /// Counts a file that was written.
  ///
  /// It is called in the step that renames the file.
  package func countFile() { condition.withLock { files += 1 } }

  /// Adds the path of a temporary file, which is removed if a signal ends the process.
  package func add(_ temporaryPath: String) {
    condition.withLock { _ = temporaryPaths.insert(temporaryPath) }
  }

  /// Removes the path of a temporary file that no longer exists.
  package func remove(_ temporaryPath: String) {
    condition.withLock { _ = temporaryPaths.remove(temporaryPath) }
  }

  /// Whether this is the first call for a folder.
  package func isFirstVisit(_ folder: stat) -> Bool {
    condition.withLock {
      // On Apple platforms the number of a disk is signed.
      visited.insert([UInt64(truncatingIfNeeded: folder.st_dev), UInt64(folder.st_ino)]).inserted
    }
  }

  // MARK: Remarks

  /// Adds a remark about a file, which is printed at the end of the run.
  package func note(_ remark: String) { condition.withLock { remarks.append(remark) } }

  /// Returns all remarks in the order of their text, and forgets them.
  package func takeRemarks() -> [String] {
    condition.withLock {
      defer { remarks = [] }
      return remarks.sorted()
    }
  }

  // MARK: Signals

  /// Makes SIGINT, SIGTERM and SIGHUP end the process only between two steps, with a line that says how many files were
  /// written.
  ///
  /// A second signal ends the process at once.
  ///
  /// Signals that are ignored at the start, as with `nohup`, stay ignored.
  package func handleSignals() {
    let isFirst = condition.withLock {
      defer { handlesSignals = true }
      return !handlesSignals
    }
    guard isFirst, SignalPipe.ends.write >= 0 else { return }
    var isNeeded = false
    for number in EndingSignal.all.map(\.number) {
      let old = signal(number) { number in
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = unsafe write(SignalPipe.ends.write, &byte, 1)
        errno = saved
      }
      if unsafe unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      } else {
        isNeeded = true
      }
    }
    guard isNeeded else { return }
    Thread.detachNewThread { [self] in
      while true {
        if let byte = readStart(SignalPipe.ends.read, count: 1).first { end(by: Int32(byte)) }
      }
    }
  }

  private func end(by number: Int32) {
    for ending in EndingSignal.all { signal(ending.number, SIG_DFL) }
    condition.lock()
    isEnding = true
    while steps > 0 { condition.wait() }
    for path in temporaryPaths { unsafe unlink(path) }
    let name = EndingSignal.all.first { $0.number == number }?.name ?? "a signal"
    let written =
      files == 0
      ? "no file was written"
      : "\(quantity(files, "file")) \(files == 1 ? "was" : "were") written, each whole"
    // Erases a progress line.
    let start = StandardError.canErase ? "\r\u{1B}[K" : ""
    StandardError.write(
      "\(start)\(programName): stopped by \(name): \(written); the rest is as it was\n")
    // The signal itself ends the process, so that the exit status shows it. No new step can begin now.
    kill(getpid(), number)
  }
}

/// A signal that asks a process to end.
private struct EndingSignal {
  let number: Int32
  let name: String

  static let all = [
    EndingSignal(number: SIGINT, name: "SIGINT"), EndingSignal(number: SIGTERM, name: "SIGTERM"),
    EndingSignal(number: SIGHUP, name: "SIGHUP"),
  ]
}

/// A pipe that sends numbers of signals from the handler to a thread.
///
/// A signal handler may do almost nothing itself.
private enum SignalPipe {
  static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()
}
