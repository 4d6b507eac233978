import BidiLint
import BidiJudge
import BidiProject
import BidiSource
import LocalizationFiles

/// What the client wants to be checked, and how: it goes before what `.bidi-fix.yml` says.
///
/// The members have the names and the values of the flags of `bidi-fix check`.
struct Settings: Sendable, Hashable {
  /// The locale of texts that name none.
  private(set) var locale: MessageLocale?

  /// What translations are compared with.
  private(set) var base = BaseChoice.standard

  /// Where the document of a rule can be read, with `{rule}` for its name; nil for nowhere.
  private(set) var ruleDocument: String?

  /// How texts are checked.
  private(set) var lint = LintSettings()

  /// Where these settings come from.
  private static let source = SettingSource.flag("the editor")

  /// What was asked for and is none of what there is: sentences without a full stop.
  private(set) var faults: [String] = []

  /// The defaults, which are those of the command line.
  init() {}

  /// Reads what a client sends: an object, or one of which the member `bidi-fix` is the object.
  init(_ json: JSONValue?) {
    guard let json = json?["bidi-fix"] ?? json, let members = json.object else { return }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where !value.isNull {
      if let fault = read(name, value) { faults.append(fault) }
    }
  }

  /// The locale of the texts of a file that name none.
  ///
  /// A file of the development language has that, whatever locale is asked for.
  func locale(of file: LocalizationFile, _ files: FileAccess?) -> MessageLocale? {
    let own = file.messageLocale(inFolders: files)
    let path = files?.wholePath(file.source.path) ?? file.source.path
    return file.format.isBase(path: path) ? own : own ?? locale
  }

  /// Takes one member, and says what is wrong with it.
  private mutating func read(_ name: String, _ value: JSONValue) -> String? {
    switch name {
    case "container":
      guard let container = value.string.flatMap(ContainerChoice.init(rawValue:)) else {
        return "container is natural, rtl, ltr or any, or several of these with commas between them"
      }
      lint.container = Setting(container, Self.source)
    case "style":
      guard let style = value.string.flatMap(RepairStyle.init(rawValue:)) else {
        return "style is embed, isolate or mark"
      }
      lint.style = Setting(style, Self.source)
    case "writeEscapes":
      guard let isEscaped = value.bool else { return "writeEscapes is true or false" }
      lint.writesEscapes = Setting(isEscaped, Self.source)
    case "select", "extendSelect", "ignore": return readRules(name, value)
    case "severity": return readSeverities(value)
    case "sample": return readSamples(value)
    case "numbers": return readNumbers(value)
    case "locale":
      guard let known = value.string.flatMap({ MessageLocale($0) }) else {
        return "locale is a tag such as ar, fa-IR or az-Arab"
      }
      locale = known
    case "base":
      guard let tag = value.string, tag == "none" || MessageLocale(tag) != nil else {
        return "base is a tag such as en, or none"
      }
      base = tag == "none" ? .none : .language(tag)
    case "ruleDocument":
      guard let text = value.string, text.contains("{rule}") else {
        return "ruleDocument is a URL with {rule} in it"
      }
      ruleDocument = text
    default: return "there is no setting of this name: \(name)"
    }
    return nil
  }

  /// A list of names, or a text with commas between them.
  private static func names(_ value: JSONValue) -> [String]? {
    value.strings
      ?? value.string?.split { $0 == "," || $0 == " " }.map(String.init)
  }

  private mutating func readRules(_ name: String, _ value: JSONValue) -> String? {
    guard let names = Self.names(value) else { return "\(name) is a list of rules" }
    if let unknown = names.first(where: { Rules.rule(named: $0) == nil }) {
      let nearest = Rules.nearest(to: unknown).map { "; there is \($0)" } ?? ""
      return "\(name): there is no rule of this name: \(unknown)\(nearest)"
    }
    switch name {
    case "select": lint.select = names.isEmpty ? nil : Setting(Set(names), Self.source)
    case "extendSelect": for name in names { lint.extendSelect[name] = Self.source }
    default: for name in names { lint.ignore[name] = Self.source }
    }
    return nil
  }

  /// Takes `{"arrow-direction": "info"}`.
  private mutating func readSeverities(_ value: JSONValue) -> String? {
    guard let members = value.object else { return "severity is an object of rules and severities" }
    for (rule, severity) in members.sorted(by: { $0.key < $1.key }) {
      guard Rules.rule(named: rule) != nil else {
        return "severity: there is no rule of this name: \(rule)"
      }
      guard let severity = severity.string.flatMap(Severity.init(rawValue:)) else {
        return "severity of \(rule) is error, warning or info"
      }
      lint.severities[rule] = Setting(severity, Self.source)
    }
    return nil
  }

  /// Takes `{"%@": "Bob (IT)"}`, or a list of texts for each specifier.
  private mutating func readSamples(_ value: JSONValue) -> String? {
    guard let members = value.object else { return "sample is an object of specifiers and texts" }
    var samples: [SampleArgument] = []
    for (specifier, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let texts = value.string.map({ [$0] }) ?? value.strings else {
        return "sample: \(specifier) has a text, or a list of texts"
      }
      for text in texts {
        do throws(SampleFault) {
          samples.append(try SampleArgument(given: specifier, text: text))
        } catch {
          return "sample: \(specifier) \(error.phrase)"
        }
      }
    }
    lint.samples = Setting(samples, Self.source)
    return nil
  }

  /// Takes `{"fa": "sign-left,range-ltr"}`.
  private mutating func readNumbers(_ value: JSONValue) -> String? {
    guard let members = value.object else { return "numbers is an object of languages and sides" }
    for (language, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let policy = value.string.flatMap({ NumberPolicy(words: $0[...]) }) else {
        return "numbers of \(language) are sides, such as sign-left,percent-right,range-ltr"
      }
      lint.numbers[language] = Setting(policy, Self.source)
    }
    return nil
  }
}
