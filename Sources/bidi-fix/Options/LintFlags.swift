public import ArgumentParser
import BidiLint
public import BidiJudge
public import BidiProject
import BidiSource
import BidiText
import LocalizationFiles

extension ContainerChoice: ExpressibleByArgument {}

extension RepairStyle: ExpressibleByArgument {}

/// The flags that say what is checked and how it is repaired.
struct LintFlags: ParsableArguments {
  // A group inside a group is checked 16 times each time a debug build parses a command line.
  @Option(help: LocaleFlag.help) var locale = LocaleFlag()

  @Option(
    help: ArgumentHelp(
      "Where the texts are shown: in labels that take the direction of the first letter (natural), in"
        + " containers of one direction (rtl, ltr), in several of these (natural,rtl), or in any; left-to-right texts in natural"
        + " and ltr. By default what the format and the sources of the project tell, and natural where they tell nothing.",
      valueName: "container"))
  var container: ContainerChoice?

  @Option(
    help: ArgumentHelp(
      "Which marks repairs write: U+202A/U+202B…U+202C (embed), U+2066/U+2067…U+2069 (isolate),"
        + " U+200E/U+200F (mark). embed by default.", valueName: "style"))
  var style: RepairStyle?

  @Flag(
    inversion: .prefixedNo,
    help: "Repairs write marks as escapes, \\U202B or &#x202B;, not as characters.")
  var writeEscapes: Bool?

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

  @Flag(
    help:
      "Report orders, too, that readers accept but careful translators change with marks: title-order and phrase-order."
  )
  var strict = false

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
    _ = try locale.locales()
    _ = try RuleNames.parse(select, "--select")
    _ = try RuleNames.parse(extendSelect, "--extend-select")
    _ = try RuleNames.parse(ignore, "--ignore")
    _ = try NumberPolicy.byLocale(flag: numbers)
    _ = try samples()
    _ = try severities()
  }

  /// The settings of the flags that were given.
  func settings() throws -> LintSettings {
    var settings = LintSettings()
    func setting<Value>(_ value: Value?, _ flag: String) -> Setting<Value>? {
      value.map { Setting($0, .flag(flag)) }
    }
    settings.container = setting(container, "--container")
    settings.style = setting(style, "--style")
    settings.writesEscapes = setting(writeEscapes, "--write-escapes")
    settings.select = setting(try RuleNames.parse(select, "--select"), "--select")
    for rule in try RuleNames.parse(extendSelect, "--extend-select") ?? [] {
      settings.extendSelect[rule] = .flag("--extend-select")
    }
    if strict {
      for rule in Rules.ofTolerances { settings.extendSelect[rule.id] = .flag("--strict") }
    }
    for rule in try RuleNames.parse(ignore, "--ignore") ?? [] {
      settings.ignore[rule] = .flag("--ignore")
    }
    settings.severities = try severities().mapValues { Setting($0, .flag("--severity")) }
    if !sample.isEmpty { settings.samples = setting(try samples(), "--sample") }
    settings.numbers = try NumberPolicy.byLocale(flag: numbers)
      .mapValues { Setting($0, .flag("--numbers")) }
    return settings
  }

  /// The words of a command line for the flags that were given.
  var arguments: [String] {
    var words = locale.arguments
    func add(_ flag: String, _ value: String?) {
      if let value { words += [flag, shellWord(value)] }
    }
    add("--container", container?.rawValue)
    add("--style", style?.rawValue)
    if let writeEscapes { words.append(writeEscapes ? "--write-escapes" : "--no-write-escapes") }
    for text in sample { add("--sample", text) }
    add("--select", select)
    add("--extend-select", extendSelect)
    if strict { words.append("--strict") }
    for text in numbers { add("--numbers", text) }
    add("--ignore", ignore)
    for text in severity { add("--severity", text) }
    return words
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
