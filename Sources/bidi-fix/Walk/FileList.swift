import BidiSource
import BidiLint
import LocalizationFiles

/// The list of `--list-files`: one file a line, in columns with tabs between.
struct FileList {
  private let walker: FileWalker

  init(_ walker: FileWalker) { self.walker = walker }

  /// Writes path, format and locale of each file that is read, and then what is not read and why.
  ///
  /// Throws the exit status, where it is not 0.
  func write() throws {
    var output = StandardOutput()
    var status = ExitStatus()
    for path in walker.files {
      let format = FileFormat(path: path) { (try? FileReader.head(of: path)) ?? [] }
      let locale = format?.locale(ofPath: path) ?? "-"
      output.write("\(path)\t\(format?.name ?? "-")\t\(locale)\n")
    }
    for file in walker.leftOut.unread {
      output.write("\(file.path)\tnot read: \(file.kind)\t\(file.locale)\n")
    }
    for folder in walker.leftOut.folders { output.write("\(folder)\tleft out: folder\t-\n") }
    for link in walker.leftOut.links { output.write("\(link)\tleft out: link\t-\n") }
    if !output.finish() { status.noteFailure() }
    for failure in walker.failures {
      StandardError.write("\(failure.path): error: \(failure.message)\n")
      status.noteFailure()
    }
    try status.exit()
  }
}
