import ArgumentParser
import BidiFiles
import BidiLint
import BidiJudge
import MessageSyntax
import BidiReport
import BidiProject
import BidiSource
import BidiText
import LocalizationFiles

/// The command `bidi-fix explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what check says of a text, how it is laid out in each place, and why.",
    usage: """
      bidi-fix explain <text> [--locale <tag>] [the flags of check]
      bidi-fix explain <path> <key> [the flags of check]
      """,
    discussion: """
      Takes the flags of check and gives its verdict. Places that --container does not name are shown too, \
      and marked as not asked for.

      The text is cut into numbered pieces, so that the orders can be compared without reading the \
      script. Put -- before a text that begins with a dash.
      """)

  @Argument(
    help: ArgumentHelp(
      "A text; or the path of a file, or - for standard input, with a key after it.",
      valueName: "text|path"))
  var subject: String

  @Argument(help: ArgumentHelp("The key of an entry in that file.", valueName: "key"))
  var key: String?

  @Option(help: StandardInputFlag.help) var stdinFilename = StandardInputFlag()
  @OptionGroup var flags: LintFlags
  @OptionGroup var sources: SourceFlags
  @OptionGroup var configuration: ConfigurationFlags
  @OptionGroup var base: BaseFlag
  @Option(help: ColorChoice.help) var color: ColorChoice = .auto
  @Option(help: TerminalBidi.help) var terminalBidi: TerminalBidi = .auto

  @Option(
    help: ArgumentHelp(
      "text; or json, the line of stream --op explain with its verdict.", valueName: "form"))
  var format: ReportFormat = .text

  @Flag(help: "List every character with all the rules of UAX #9 that acted on it.")
  var rules = false

  func validate() throws {
    if base.base != nil, key == nil {
      throw ValidationError("--base looks beside a file, and a text has no path.")
    }
    try stdinFilename.validate(isRead: isStandardInput)
    if isStandardInput { try base.validate(for: stdinFilename) }
  }

  private var isStandardInput: Bool { subject == StandardInput.argument && key != nil }

  func run() throws {
    let locale = try flags.locale.only()
    let path = isStandardInput ? stdinFilename.path : key == nil ? nil : subject
    var settings = ProjectSettings(
      flags: try flags.settings(), locales: locale.map { [$0] } ?? [], base: base.choice,
      files: try configuration.files(), access: .disk, sources: sources.finders)
    settings.readConfigurations(for: [path ?? "."])
    try ConfigurationFlags.refuse(settings.files.faults)
    var status = ExitStatus()
    var standardOutput = StandardOutput()
    do throws(FileFailure) {
      let explanation = try explain(locale, settings)
      switch format {
      case .text:
        standardOutput.write(
          ExplanationReport(style: terminalBidi.style(color), showsRules: rules).text(
            for: explanation)
        )
      case .json:
        let fallback = explanation.locale?.direction == .rightToLeft ? "auto-rtl" : "auto"
        standardOutput.write(try answer(explanation, base: fallback) + "\n")
      }
    } catch {
      StandardError.write(TextReport(style: color.style).text(for: error))
      status.noteFailure()
    }
    if !standardOutput.finish() { status.noteFailure() }
    try status.exit()
  }

  private func explain(
    _ locale: MessageLocale?, _ settings: ProjectSettings
  ) throws(FileFailure) -> Explanation {
    guard let key else {
      if FileFormat(namedPath: subject, head: { [] }) != nil,
        (try? FileReader.regularFile(subject)) != nil
      {
        throw FileFailure(path: subject, message: "is a file: name a key of it after the path")
      }
      return Explanation(
        of: decoded(subject), locale: locale,
        options: settings.options(path: nil, locale: locale))
    }
    let project = Project(
      paths: [subject], locale: locale,
      input: isStandardInput ? StandardInput(path: stdinFilename.path) : nil,
      settings: settings)
    let loaded = try project.load(subject)
    if loaded.missesBase { Notes.writeMissingBases([loaded.path]) }
    if let format = loaded.doubtedFormat { Notes.writeDoubtedFormat(format) }
    let entries = loaded.file.entries
    // If keys are equal, an app shows the last entry.
    let named = entries.indices.filter { entries[$0].key.string.utf8.elementsEqual(key.utf8) }
    // In a file of several languages, --locale selects the language. Without it, the first right-to-left language is used.
    let languages = named.compactMap { entries[$0].locale }
    if let locale, !languages.isEmpty, !languages.contains(locale.identifier) {
      throw FileFailure(
        path: loaded.path,
        message: "has no text of \(locale.identifier) for \"\(key)\"; there are"
          + " \(languages.joined(separator: ", "))")
    }
    if locale == nil, Set(languages).count > 1 {
      StandardError.write(
        "bidi-fix: note: \"\(key)\" has texts of \(languages.joined(separator: ", ")); --locale says which is meant\n"
      )
    }
    let number =
      named.last { locale != nil && entries[$0].locale == locale?.identifier }
      ?? named.first {
        entries[$0].locale.flatMap { MessageLocale($0) }?.direction == .rightToLeft
      } ?? named.last
    guard let number else {
      throw FileFailure(
        path: loaded.path, message: "has no key \"\(key)\"\(suggestion(key, loaded.file))")
    }
    let own = entries[number].locale.flatMap { MessageLocale($0) } ?? loaded.locale
    var explainer = FileExplainer(
      loaded.file, locale: loaded.locale,
      linter: settings.linter(for: loaded.file, path: loaded.path, locale: own), base: loaded.base)
    var explanation = explainer.explanation(of: number)
    if let container = loaded.container, own?.direction == .rightToLeft,
      loaded.containerFact != nil, container.containers == explanation.containers
    {
      explanation.containerReason = container.reason
    }
    return explanation
  }

  private func answer(_ explanation: Explanation, base: String) throws(FileFailure) -> String {
    do throws(StreamError) {
      return try ExplainOperation.answer(of: explanation, base: base, showsRules: rules)
    } catch {
      throw FileFailure(path: subject, message: error.message)
    }
  }

  /// The text of an argument.
  ///
  /// Escapes are decoded if the text was copied from a `.strings` file.
  private func decoded(_ text: String) -> String {
    guard text.contains("\\n") || text.contains("\\U") || text.contains("\\\"") else { return text }
    let file = try? LocalizationFile(path: "-", bytes: Array("k = \"\(text)\";".utf8))
    guard let file, file.problems.isEmpty, file.entries.count == 1 else { return text }
    return file.entries[0].value.string
  }

  private func suggestion(_ key: String, _ file: LocalizationFile) -> String {
    let near = file.entries.map(\.key.string)
      .filter {
        $0.lowercased().contains(key.lowercased()) || key.lowercased().contains($0.lowercased())
      }
    let meant = near.first ?? nearestName(to: key, among: file.entries.map(\.key.string))
    return meant.map { "; there is \"\($0)\"" } ?? "; bidi-fix stats --list-entries lists the keys"
  }
}
