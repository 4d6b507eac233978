import ArgumentParser
import BidiLint
import BidiJudge
import BidiProject
import BidiSource

/// The flag for the language to compare translations with.
struct BaseFlag: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language that the app was written in: its file beside each one, such as en.lproj or Base.lproj, says"
        + " what arguments are. By default en, where there is such a file; none for no comparison.",
      valueName: "tag"))
  var base: String?

  /// The choice that the flag makes.
  var choice: BaseChoice {
    switch base {
    case nil: .standard
    case "none": .none
    case .some(let tag): .language(tag)
    }
  }

  /// The words of a command line for the flag, if it was given.
  var arguments: [String] { base.map { ["--base", shellWord($0)] } ?? [] }

  /// Throws if the flag comes with standard input that has no path.
  func validate(for input: StandardInputFlag) throws {
    if base != nil, input.path == nil {
      throw ValidationError(
        "--base looks beside a file, and standard input has no path: name one with --stdin-filename."
      )
    }
  }

  func validate() throws {
    if let base, base != "none", MessageLocale(base) == nil {
      throw ValidationError(
        "--base \(base): no script is known for it. Give a tag such as en, or none.")
    }
  }
}
