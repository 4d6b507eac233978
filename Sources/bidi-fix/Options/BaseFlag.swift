import ArgumentParser
import BidiMessages

/// The language to compare translations with, as a flag.
struct BaseFlag: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language that the app was written in: its file beside each one, en.lproj or Base.lproj, is"
        + " what arguments are compared with.", valueName: "tag"))
  var base: String?

  /// The flag, where it was given, as words of a command line.
  var arguments: [String] { base.map { ["--base", shellWord($0)] } ?? [] }

  func validate() throws {
    if let base, MessageLocale(base) == nil {
      throw ValidationError("--base \(base): no script is known for it. Give a tag such as en.")
    }
  }
}
