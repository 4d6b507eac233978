import ArgumentParser
import BidiLint
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
  @Option(
    help: ArgumentHelp(
      "The locale of the texts. By default the name of the .lproj folder.", valueName: "tag"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "Where the texts are shown: in labels that take the direction of the first letter (natural), in"
        + " containers of one direction (rtl, ltr), or in any of these.", valueName: "container"))
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
      "An argument to try besides the usual ones, such as '%@=Bob (IT)' or '%2$d=7'. May be given often.",
      valueName: "specifier=text"))
  var sample: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run these rules alone; names with commas between. \(allRules)", valueName: "rules"))
  var select: String?

  @Option(help: ArgumentHelp("Do not run these rules.", valueName: "rules"))
  var ignore: String?

  func validate() throws {
    _ = try lintLocale()
    _ = try ruleNames(select, "--select")
    _ = try ruleNames(ignore, "--ignore")
    _ = try samples()
  }

  /// The locale that was given; nil where none was.
  func lintLocale() throws -> LintLocale? {
    guard let locale else { return nil }
    guard let known = LintLocale(locale) else {
      throw ValidationError(
        "--locale \(locale): no script is known for it. Give a tag such as ar, fa-IR or az-Arab.")
    }
    return known
  }

  func options() throws -> LintOptions {
    LintOptions(
      containers: container.containers, style: style.style,
      spelling: writeEscapes ? .escaped : .literal, samples: try samples(),
      select: try ruleNames(select, "--select"), ignore: try ruleNames(ignore, "--ignore") ?? [])
  }

  private func samples() throws -> Samples {
    Samples(
      arguments: try sample.map { sample in
        guard let sign = sample.firstIndex(of: "="), sign > sample.startIndex,
          case let specifier = String(sample[..<sign]),
          specifier.formatSpecifiers().first?.text == specifier
        else {
          throw ValidationError(
            "--sample \(sample): write a specifier, =, and a text: '%@=Bob (IT)'.")
        }
        let text = String(sample[sample.index(after: sign)...])
        guard text.paragraphs().allSatisfy({ !$0.hasSeparator }) else {
          throw ValidationError("--sample \(specifier): the text is of more than one line.")
        }
        return (specifier, text)
      })
  }

  private static let allRules = "The rules are: \(Rules.ids.joined(separator: ", "))."

  private func ruleNames(_ list: String?, _ flag: String) throws -> Set<String>? {
    guard let list else { return nil }
    let names = list.split { $0 == "," || $0 == " " }.map(String.init)
    guard !names.isEmpty else {
      throw ValidationError("\(flag) names no rule. \(Self.allRules)")
    }
    for name in names where !Rules.ids.contains(name) {
      throw ValidationError(
        "\(flag) \(name): there is no such rule. \(Self.allRules)")
    }
    return Set(names)
  }
}
