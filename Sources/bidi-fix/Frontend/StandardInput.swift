import ArgumentParser
import BidiFiles
import BidiLint
import BidiSource

/// The flag `--stdin-filename`, which gives the text on standard input a path.
struct StandardInputFlag: ExpressibleByArgument {
  static let help = ArgumentHelp(
    "With -: the path that the text has, which says its format, its locale and where its base language lies."
      + " Nothing is read or written there.", valueName: "path")

  /// The path; nil if the flag was not given.
  let path: String?

  /// The flag was not given.
  init() { path = nil }

  init(argument: String) { path = argument }

  /// Empty, so that the help names no default.
  var defaultValueDescription: String { "" }

  /// The words of a command line for the flag, if it was given.
  var arguments: [String] {
    path.map { ["--stdin-filename", shellWord($0)] } ?? []
  }

  /// Throws if the flag was given, but standard input is not read.
  func validate(isRead: Bool) throws {
    if path != nil, !isRead {
      throw ValidationError("--stdin-filename goes with -, which is standard input.")
    }
  }
}

/// The bytes of standard input, read once.
struct StandardInput: Sendable {
  /// The path argument for standard input.
  static let argument = "-"

  /// The path that the flag gives the text; nil if the format is guessed from the content.
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
  /// Throws if standard input cannot be read or is too large.
  func content() throws(FileFailure) -> [UInt8] {
    if let failure { throw failure }
    return bytes
  }

  /// Passes all bytes on unchanged.
  ///
  /// A filter that cannot repair its input must not lose it.
  func forward(to take: ([UInt8]) -> Void) {
    take(bytes)
    if failure != nil { FileReader.readRestOfStandardInput(take) }
  }
}
