import ArgumentParser
import BidiFiles
import BidiReport
import BidiSource
import BidiText

/// The command `bidi-fix`.
struct BidiFix: AsyncParsableCommand {
  static let version = PackageVersion.current.description

  static let configuration = CommandConfiguration(
    commandName: "bidi-fix",
    abstract:
      "Finds localized strings that are displayed in the wrong order, proves it, repairs them.",
    discussion: """
      A label takes its direction from the first letter of its text. Where that letter is of another \
      script, as a Chinese name before an Arabic sentence, the whole line is laid out the wrong way \
      round. bidi-fix runs the Unicode Bidirectional Algorithm over each string, asks whether a reader \
      would accept the order on the screen, and writes invisible marks that put it right. No \
      other value of a file changes.

      Begin with:
        bidi-fix check App/                      what is wrong, with proof
        bidi-fix fix --diff App/                 what would change
        bidi-fix preview App/ -o report.html     see both in a browser
        bidi-fix fix App/                        repair in place
        bidi-fix explain App/ar.lproj/Localizable.strings some.key
        bidi-fix stats App/                      what there is
        bidi-fix pseudo App/ -o Pseudo/          test an interface without a translator
        bidi-fix baseline App/                   accept what there is, to hear of new findings only
        bidi-fix rules                           what is looked for

      Exit status: 0 clean; 1 findings; 2 something could not be read or written, and the rest was \
      still done; 64 the command line is wrong.
      """,
    version:
      "bidi-fix \(version) (Unicode \(CharacterDataVersion.unicode), \(CharacterDataVersion.source))",
    subcommands: [
      Check.self, FixCommand.self, Preview.self, Strip.self, Explain.self, Stream.self, Stats.self,
      PseudoCommand.self, InitCommand.self, BaselineCommand.self, RulesCommand.self,
    ])

  /// Names the nearest command, if the first word is no command.
  private static func refuseUnknownCommand(_ word: String?) throws {
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard let word, !word.hasPrefix("-"), !names.contains(word) else { return }
    let shown = TextReport(style: TextStyle(isColored: false, showsControls: true)).shown(word)
    if let near = nearestName(to: word, among: names) {
      throw ValidationError("There is no command \"\(shown)\". Did you mean \(near)?")
    }
    if realPath(word) != nil {
      throw ValidationError(
        "\"\(shown)\" is a path: name a command before it, as in bidi-fix check.")
    }
    throw ValidationError("There is no command \"\(shown)\".")
  }

  /// Ends the command as ArgumentParser does, but escapes control characters in words of the command line.
  private static func end(by error: any Error) -> Never {
    guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
    let text = TextReport(style: TextStyle(isColored: false, showsControls: true))
    let lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
    StandardError.write(lines.map { text.shown(String($0)) + "\n" }.joined())
    exit(withError: ExitCode.validationFailure)
  }

  static func main() async {
    // If the reader of the output goes away, the work on files must not stop. Writing then fails with an error.
    failInsteadOfEnding()
    do {
      try refuseUnknownCommand(CommandLine.arguments.dropFirst().first)
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      end(by: error)
    }
  }
}
