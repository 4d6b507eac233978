import ArgumentParser
import BidiLint
import BidiMessages
import BidiSource
import BidiText
import LocalizationFiles

/// A container, or all of them.
enum ContainerChoice: String, ExpressibleByArgument, CaseIterable {
  case natural, rtl, ltr, any

  var containers: [Container] {
    switch self {
    case .natural: [.natural]
    case .rtl: [.rtl]
    case .ltr: [.ltr]
    case .any: Container.allCases
    }
  }
}

/// The repair styles by their names.
///
/// A type of its own: the library knows no command line.
enum StyleChoice: String, ExpressibleByArgument, CaseIterable {
  case embed, isolate, mark

  var style: RepairStyle {
    switch self {
    case .embed: .embed
    case .isolate: .isolate
    case .mark: .mark
    }
  }
}

/// What is checked and how it is repaired, as flags.
struct LintFlags: ParsableArguments {
  @OptionGroup var locale: LocaleFlag

  @Option(
    help: ArgumentHelp(
      "Where the texts are shown: in labels that take the direction of the first letter (natural), in"
        + " containers of one direction (rtl, ltr), or in any of these; left-to-right texts in natural and ltr.",
      valueName: "container"))
  var container: ContainerChoice = .natural

  @Option(
    help: ArgumentHelp(
      "Which marks repairs write: U+202A/U+202B…U+202C (embed), U+2066/U+2067…U+2069 (isolate),"
        + " U+200E/U+200F (mark).", valueName: "style"))
  var style: StyleChoice = .embed

  @Flag(help: "Repairs write marks as escapes, \\U202B or &#x202B;, not as characters.")
  var writeEscapes = false

  @Option(
    help: ArgumentHelp(
      "An argument to try in the place of the usual ones, such as '%@=Bob (IT)' or '%2$d=7'. May be given often.",
      valueName: "specifier=text"))
  var sample: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run these rules alone; names with commas between; bidi-fix rules lists them.",
      valueName: "rules"))
  var select: String?

  @Option(
    help: ArgumentHelp(
      "Run these rules too, such as those that run only when asked for.", valueName: "rules"))
  var extendSelect: String?

  @Option(
    help: ArgumentHelp(
      "What readers of a language want of numbers: sign-, percent- and currency- with left or right, range-ltr"
        + " or range-rtl, as in 'fa=sign-left,range-ltr'. May be given often.",
      valueName: "language=sides"))
  var numbers: [String] = []

  @Option(help: ArgumentHelp("Do not run these rules.", valueName: "rules"))
  var ignore: String?

  @Option(
    help: ArgumentHelp(
      "How bad findings of a rule are: error, warning or info, as in 'arrow-direction=info'. May be given often.",
      valueName: "rule=severity"))
  var severity: [String] = []

  func validate() throws {
    _ = try RuleNames.parse(select, "--select")
    _ = try RuleNames.parse(extendSelect, "--extend-select")
    _ = try RuleNames.parse(ignore, "--ignore")
    _ = try numberPolicies()
    _ = try samples()
    _ = try severities()
  }

  func options() throws -> LintOptions {
    let locales = try locale.locales()
    return LintOptions(
      containers: container.containers, style: style.style,
      spelling: writeEscapes ? .escaped : .literal, samples: try samples(),
      numberPolicies: try numberPolicies(), select: try RuleNames.parse(select, "--select"),
      extendSelect: try RuleNames.parse(extendSelect, "--extend-select") ?? [],
      ignore: try RuleNames.parse(ignore, "--ignore") ?? [], severities: try severities(),
      locales: locales.isEmpty ? nil : locales)
  }

  /// The flags that were given, as words of a command line.
  var arguments: [String] {
    var words = locale.arguments
    func add(_ flag: String, _ value: String?) {
      if let value { words += [flag, shellWord(value)] }
    }
    if container != .natural { add("--container", container.rawValue) }
    if style != .embed { add("--style", style.rawValue) }
    if writeEscapes { words.append("--write-escapes") }
    for text in sample { add("--sample", text) }
    add("--select", select)
    add("--extend-select", extendSelect)
    for text in numbers { add("--numbers", text) }
    add("--ignore", ignore)
    for text in severity { add("--severity", text) }
    return words
  }

  private func numberPolicies() throws -> NumberPolicies {
    try NumberPolicies(flag: numbers)
  }

  private func severities() throws -> [String: Severity] {
    var result: [String: Severity] = [:]
    for text in severity {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError("--severity \(text): write RULE=error, RULE=warning or RULE=info.")
      }
      guard Rules.ids.contains(parts[0]) else {
        throw ValidationError("--severity \(parts[0]): \(RuleNames.unknown(parts[0]))")
      }
      guard let severity = Severity(rawValue: parts[1]) else {
        throw ValidationError("--severity \(text): the severities are error, warning and info.")
      }
      result[parts[0]] = severity
    }
    return result
  }

  private func samples() throws -> [SampleArgument] { try SampleArgument.parse(sample) }
}
