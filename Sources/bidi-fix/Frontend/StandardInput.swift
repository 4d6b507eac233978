import ArgumentParser
import BidiFiles
import BidiLint
import BidiSource

/// Where the text on standard input is taken to lie, as a flag.
struct StandardInputFlag: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "With -: the path that the text has, which says its format, its locale and where its base language lies."
        + " Nothing is read or written there.", valueName: "path"))
  var stdinFilename: String?

  /// The flag, where it was given, as words of a command line.
  var arguments: [String] {
    stdinFilename.map { ["--stdin-filename", shellWord($0)] } ?? []
  }

  /// Refuses the flag where standard input is not read.
  func validate(isRead: Bool) throws {
    if stdinFilename != nil, !isRead {
      throw ValidationError("--stdin-filename goes with -, which is standard input.")
    }
  }
}

/// What came on standard input, read once.
struct StandardInput: Sendable {
  /// What stands for standard input among the paths of a command.
  static let argument = "-"

  /// Where the text is taken to lie; nil where its content alone says what it is.
  let path: String?

  private let bytes: [UInt8]
  private let failure: FileFailure?

  /// Reads standard input to its end.
  init(path: String?) {
    self.path = path
    (bytes, failure) = FileReader.readStandardInput()
  }

  /// All bytes.
  ///
  /// Throws why they cannot be had.
  func content() throws(FileFailure) -> [UInt8] {
    if let failure { throw failure }
    return bytes
  }

  /// Hands out all bytes as they came: a filter that cannot do its work must not lose them.
  func handOn(_ take: ([UInt8]) -> Void) {
    take(bytes)
    if failure != nil { FileReader.readRestOfStandardInput(take) }
  }
}
