import ArgumentParser
import BidiFiles
import BidiReport
import BidiSource

/// Repeats a check whenever a file changes that can change its result.
struct Watch {
  let arguments: [String]
  let options: WalkOptions

  /// The language that files are compared with; nil if there is no comparison.
  let base: String?

  /// Other files that can change the result, such as a baseline.
  let others: [String]

  /// Repeats a check until a signal ends the process.
  ///
  /// - Parameter check: The check. An exit status that it throws does not end the process.
  /// - Throws: An error in the command line.
  func run(_ check: () async throws -> Void) async throws {
    let watcher = FolderWatcher()
    var files = watchedFiles(watcher)
    while true {
      // Erases the last report, also the part that was scrolled away.
      if StandardOutput.isTerminal, StandardError.canErase {
        StandardError.write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
      }
      do {
        try await check()
      } catch is ExitCode {
        // The check has reported findings and failures.
      }
      StandardError.write("watching \(quantity(files.count, "file")); Ctrl-C ends\n")
      let checked = files.states
      // If a file changed during the check, the check is repeated at once.
      files = watchedFiles(watcher)
      while files.states == checked {
        watcher.wait()
        files = watchedFiles(watcher)
      }
    }
  }

  /// The files as they are now.
  ///
  /// The watcher reports later changes.
  private func watchedFiles(_ watcher: FolderWatcher) -> WatchedFiles {
    var files = WatchedFiles(arguments, options, base: base, others: others)
    // A file may have come into a new folder before the folder was watched.
    while watcher.watch(files.folders) {
      files = WatchedFiles(arguments, options, base: base, others: others)
    }
    return files
  }
}
