package import BidiSource
import Libc

/// Standard output, or a file in its place, gathered and written in large pieces.
///
/// A file has the name that it is to have when all of it is there.
///
/// A reader that has gone away is no fault: what is left is dropped. Any other failure is kept, and
/// decides the exit status.
package struct StandardOutput: ~Copyable {
  private var buffer: [UInt8] = []
  private var failure: Int32?
  private let file: NewFile?

  /// Standard output.
  package init() { file = nil }

  /// - Parameter path: A file to write; nil for standard output.
  /// - Throws: `FileFailure` where there can be no such file.
  package init(path: String?) throws(FileFailure) {
    if let path {
      ProcessWrites.shared.endsBySignals()
      file = try NewFile(path)
    } else {
      file = nil
    }
  }

  /// Whether people read it.
  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  package mutating func write(_ text: String) { write(bytes: Array(text.utf8)) }

  package mutating func write(bytes: [UInt8]) {
    buffer += bytes
    guard buffer.count > 1 << 16 else { return }
    // On a terminal whole lines are written: others may write there in between.
    let end = file == nil && Self.isTerminal ? buffer.lastIndex(of: UInt8(ascii: "\n")) : nil
    let rest = end.map { buffer[($0 + 1)...] } ?? []
    buffer.removeLast(rest.count)
    flush()
    buffer += rest
  }

  package mutating func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    do throws(SystemError) {
      if let file {
        try file.write(buffer)
      } else {
        try writeAll(buffer, to: STDOUT_FILENO)
      }
    } catch {
      failure = error.number
    }
  }

  /// Writes what is left.
  ///
  /// - Returns: Whether all could be written, or nobody wanted it.
  package mutating func finish() -> Bool {
    flush()
    if failure == nil, let file {
      do throws(SystemError) { try file.finish() } catch { failure = error.number }
    }
    guard let failure, failure != EPIPE || file != nil else { return true }
    let name = file == nil ? "standard output" : "the file of --output"
    StandardError.write(
      "\(programName): error: \(name) could not be written: \(systemMessage(failure))\n")
    return false
  }

  /// Whether the reader has gone away, so that more output is of no use.
  package var isClosed: Bool { failure == EPIPE }
}

/// Standard error, for notes and errors.
///
/// What cannot be written there is lost.
package enum StandardError {
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether it is a terminal on which a line can be erased.
  package static var canErase: Bool {
    guard isTerminal, let terminal = environment("TERM") else { return false }
    return terminal != "dumb"
  }

  package static func write(_ text: String) {
    write(bytes: Array(text.utf8))
  }

  package static func write(bytes: [UInt8]) {
    try? writeAll(bytes, to: STDERR_FILENO)
  }
}
