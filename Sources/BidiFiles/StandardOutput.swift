package import BidiSource
import Libc

/// Buffered output to standard output or to a file.
///
/// A file gets its name when all of it is written.
///
/// If the reader of standard output goes away, that is no error: the rest is dropped. Any other failure decides the exit
/// status.
package struct StandardOutput: ~Copyable {
  private var buffer: [UInt8] = []
  private var failure: Int32?
  private let file: FileWriter?

  /// Standard output.
  package init() { file = nil }

  /// - Parameter path: A file to write; nil for standard output.
  /// - Throws: `FileFailure` if the file cannot be made.
  package init(path: String?) throws(FileFailure) {
    if let path {
      ProcessWrites.shared.handleSignals()
      file = try FileWriter(path)
    } else {
      file = nil
    }
  }

  /// Whether standard output is a terminal.
  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  package mutating func write(_ text: String) { write(bytes: Array(text.utf8)) }

  package mutating func write(bytes: [UInt8]) {
    buffer += bytes
    guard buffer.count > 1 << 16 else { return }
    // On a terminal only whole lines are written, because standard error may write there too.
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

  /// Writes the rest.
  ///
  /// - Returns: False if not all could be written, unless the reader has gone away.
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

  /// Whether the reader has gone away, so that more output is useless.
  package var isClosed: Bool { failure == EPIPE }
}

/// Standard error, for notes and errors.
///
/// Failures to write there are ignored.
package enum StandardError {
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether standard error is a terminal that can erase a line.
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
