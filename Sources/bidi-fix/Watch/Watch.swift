import ArgumentParser
import BidiFiles
import BidiReport
import BidiSource

/// Repeats a check whenever a file changes that decides what it says.
struct Watch {
  let arguments: [String]
  let options: WalkOptions

  /// The language that files are compared with; nil for none.
  let base: String?

  /// Other files that decide what is said, such as a baseline.
  let others: [String]

  /// Repeats a check until a signal ends the process.
  ///
  /// - Parameter check: The check; the exit status that it throws is not that of the process.
  /// - Throws: What is wrong with the command line.
  func run(_ check: () async throws -> Void) async throws {
    let watcher = FolderWatcher()
    var files = look(watcher)
    while true {
      // The last report goes, as far as one can scroll back.
      if StandardOutput.isTerminal, StandardError.canErase {
        StandardError.write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
      }
      do {
        try await check()
      } catch is ExitCode {
        // Findings, and files that cannot be read, are said.
      }
      StandardError.write("watching \(quantity(files.count, "file")); Ctrl-C ends\n")
      let checked = files.states
      // What changed during the check is not waited for.
      files = look(watcher)
      while files.states == checked {
        watcher.wait()
        files = look(watcher)
      }
    }
  }

  /// Looks at the files, and sees to it that later changes are told.
  private func look(_ watcher: FolderWatcher) -> WatchedFiles {
    var files = WatchedFiles(arguments, options, base: base, others: others)
    // What came into a new folder before it was watched is seen by another look.
    while watcher.watch(files.folders) {
      files = WatchedFiles(arguments, options, base: base, others: others)
    }
    return files
  }
}
