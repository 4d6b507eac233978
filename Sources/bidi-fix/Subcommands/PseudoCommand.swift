import ArgumentParser
import BidiFiles
import BidiLint
import BidiJudge
import BidiPseudo
import BidiReport
import BidiSource
import LocalizationFiles

/// The command `bidi-fix pseudo`.
struct PseudoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Write pseudolocales, to test an interface without a translator.",
    discussion: """
      Makes translations of the files of the base language whose values have a form that shows faults of \
      the interface. Arguments, markup, escapes, plural forms and keys stay. The files go to the folder \
      DIR, each where its format has the pseudolocale: en.lproj/a.strings to ar-XB.lproj/a.strings, \
      values/strings.xml to values-ar-rXB/strings.xml; a String Catalog gets one language more.

        en-XA  accents, brackets, longer text (as Android)
        ar-XB  every word from right to left (as Android)
        ar-XC  a Latin first letter before Arabic letters, numbers round arguments: see below
        ar-XR  every line from right to left (as Xcode: right-to-left strings)
        en-XE  accents (as Xcode: accented)
        en-XS  [# and #] round each text (as Xcode: bounded)
        en-XD  the words twice (as Xcode: double-length)

      What ar-XC shows: a label that forces right to left has A at its right edge, with the sign after it \
      pointing left. A label that takes its direction from the first letter has A at its left edge, with the \
      sign pointing right; so has one that forces left to right, which is wrong in ar-XB too. An isolated \
      argument stands between 1 and 2; a Latin one that is not isolated has both on one side.

      Exit status: 0; 2 something could not be read or written, or a value had to stay as it was.
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var base: BaseFlag
  @Option(help: ColorChoice.help) var color: ColorChoice = .auto

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder that the files are written to.", valueName: "dir"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The pseudolocales, with commas between. By default en-XA,ar-XB,ar-XC; with --reverse all.",
      valueName: "tags"))
  var locale: String?

  @Flag(
    help:
      "Write the source values of files that the command made; escapes and line breaks inside values may be written another way."
  )
  var reverse = false

  @Flag(help: "Replace files that are there and hold no pseudolocale.")
  var force = false

  func validate() throws {
    _ = try locales()
    if input.isStandardInput {
      throw ValidationError("The command reads files, not standard input.")
    }
    if base.base == "none" {
      throw ValidationError("--base none: name the language of the source.")
    }
    if output.isEmpty { throw ValidationError("--output: name a folder.") }
  }

  private func locales() throws -> [Pseudolocale] {
    guard let locale else {
      return reverse
        ? Pseudolocale.allCases : [.accentedAndLonger, .rightToLeftWords, .hostileFirstLetter]
    }
    let tags = locale.split { $0 == "," || $0 == " " }.map(String.init)
    guard !tags.isEmpty else { throw ValidationError("--locale names no pseudolocale.") }
    let known = Pseudolocale.allCases.map(\.rawValue)
    return try tags.map { tag in
      guard let locale = Pseudolocale(rawValue: tag) else {
        throw ValidationError(
          "--locale \(tag): no such pseudolocale; there are \(known.joined(separator: ", ")).")
      }
      return locale
    }
  }

  func run() async throws {
    var (project, walker) = try input.project(locales: [], base: base)
    let maker = PseudoMaker(
      locales: try locales(), isReversed: reverse, arguments: input.paths, output: output,
      settings: project.settings, named: project.namedPaths)
    project.paths.removeAll { maker.isNoSource($0) }
    ProcessWrites.shared.handleSignals()
    var writer = PseudoWriter(sources: project.paths, isForced: force)
    var failures = walker.failures
    await project.forEachFile { loaded, _ throws(FileFailure) in
      try maker.outputs(of: loaded)
    } finish: { result in
      switch result {
      case .failure(let failure): failures.append(failure)
      case .success(let outputs):
        for output in outputs { writer.write(output, &failures) }
      }
    }
    if writer.fileCount == 0, failures.isEmpty, !input.allowEmpty {
      failures.append(
        FileFailure(path: input.paths.joined(separator: ", "), message: maker.reasonForNothing))
    }
    let report = TextReport(style: color.style)
    Notes.write(walker.leftOut)
    Notes.writeRemarksOfWriting()
    for failure in failures { StandardError.write(report.text(for: failure)) }
    StandardError.write(writer.summary)
    var status = ExitStatus()
    if !failures.isEmpty { status.noteFailure() }
    try status.exit()
  }
}
