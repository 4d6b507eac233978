import BidiSource
import Foundation
package import Libc

/// What this process writes, so that a signal ends it between two files and leaves nothing behind.
///
/// Signals are of the process, and so is this: it is the one place with state that is not passed on.
///
/// Sendable without a check: the lock is held wherever the state is touched.
package final class ProcessWrites: @unchecked Sendable {
  package static let shared = ProcessWrites()

  private let condition = NSCondition()
  private var files = 0
  private var steps = 0
  private var isEnding = false
  private var hearsSignals = false
  private var temporaryPaths: Set<String> = []
  private var visited: Set<[UInt64]> = []
  private var remarks: [String] = []

  private init() {}

  // MARK: Files

  /// Does what must not be half done when the process ends: names that change hands.
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

  /// Counts a file that has its new text, in the step that gave it its place.
  package func countFile() { condition.withLock { files += 1 } }

  /// Takes the path of a file that is to be removed where the process ends early.
  package func add(_ temporaryPath: String) {
    condition.withLock { _ = temporaryPaths.insert(temporaryPath) }
  }

  /// Forgets such a path.
  package func remove(_ temporaryPath: String) {
    condition.withLock { _ = temporaryPaths.remove(temporaryPath) }
  }

  /// Whether a folder was not met before.
  package func isFirstVisit(_ folder: stat) -> Bool {
    condition.withLock {
      // The number of a disk has a sign on Apple platforms.
      visited.insert([UInt64(truncatingIfNeeded: folder.st_dev), UInt64(folder.st_ino)]).inserted
    }
  }

  // MARK: What is said

  /// Takes what people should know of a file, to be said at the end.
  package func note(_ remark: String) { condition.withLock { remarks.append(remark) } }

  /// All remarks, by their text; they are said once.
  package func takeRemarks() -> [String] {
    condition.withLock {
      defer { remarks = [] }
      return remarks.sorted()
    }
  }

  // MARK: Signals

  /// From here on SIGINT, SIGTERM and SIGHUP end the process when no name is half way, with a line that says what was
  /// done; a second signal ends it at once.
  ///
  /// Signals that the process was told to ignore, as by `nohup`, stay ignored.
  package func endsBySignals() {
    let isFirst = condition.withLock {
      defer { hearsSignals = true }
      return !hearsSignals
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
    // What stands on the line of a terminal goes.
    let start = StandardError.canErase ? "\r\u{1B}[K" : ""
    StandardError.write(
      "\(start)\(programName): stopped by \(name): \(written); the rest is as it was\n")
    // The status is that of a process which the signal ended. Steps wait for the lock from here on.
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

/// Carries numbers of signals from the handler, which may do almost nothing, to a thread that waits for them.
private enum SignalPipe {
  static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()
}
