package import BidiJudge

/// A configuration to begin with, with what was found in a project.
///
/// Settings that change nothing are comments after `# `, so that each can be turned on by taking that away.
package struct ConfigurationTemplate: Sendable {
  /// Files and entries, by locale.
  package var locales: [(tag: String, files: Int, isRightToLeft: Bool)] = []

  /// The language that the app was written in; nil where none was found.
  package var base: String?

  /// The marks that translators wrote most; nil where there are hardly any.
  package var style: RepairStyle?

  /// How many findings there are, by rule.
  package var findings: [(rule: String, count: Int)] = []

  /// The rules with errors: nobody should turn them off.
  package var rulesWithErrors: Set<String> = []

  /// Arguments of which it is not known what they are: the key, the argument, and a class for which the text is right.
  package var openArguments: [(key: String, specifier: String, kind: String)] = []

  /// The name of the file of accepted findings.
  package var baseline: String

  /// A template for a project in which nothing was found yet.
  ///
  /// - Parameter baseline: The name of the file of accepted findings.
  package init(baseline: String) { self.baseline = baseline }

  /// The file.
  package var text: String {
    sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var sections: [[String]] {
    [
      introduction, baseSection, localeSection, containerSection, styleSection, rulesSection,
      argumentSection, numberSection, pathSection, baselineSection, overrideSection,
    ]
  }

  private var introduction: [String] {
    var lines = [
      "# Settings of bidi-fix for this folder and all below it. A flag goes before a setting, the nearest file before",
      "# others. bidi-fix check --show-settings PATH shows what counts for a path, and where it comes from.",
    ]
    let rightToLeft = locales.filter(\.isRightToLeft)
    if !rightToLeft.isEmpty {
      let shown = rightToLeft.map { "\($0.tag) (\(words($0.files, "file")))" }
      lines += [
        "#",
        "# Languages that are written from right to left here: \(shown.joined(separator: ", ")).",
      ]
    }
    return lines
  }

  private var baseSection: [String] {
    var lines = [
      "# The language that the app was written in. Its texts say what arguments are; none compares nothing."
    ]
    lines.append(base.map { $0 == "en" ? "# base: en" : "base: \(scalar($0))" } ?? "# base: en")
    return lines
  }

  private var localeSection: [String] {
    let tags = locales.filter(\.isRightToLeft).map { scalar($0.tag) }
    return [
      "# Look only at texts of these locales; ar is ar-EG too. By default all.",
      "# locales: [\((tags.isEmpty ? ["ar", "he"] : tags).joined(separator: ", "))]",
    ]
  }

  private var containerSection: [String] {
    [
      "# Where texts are shown: natural (labels that take the direction of the first letter: UIKit, Android, dir=auto),",
      "# rtl, ltr, some of these with commas between them, or any. By default what the format and the sources of the",
      "# project tell, and natural where they tell nothing.", "# container: natural",
    ]
  }

  private var styleSection: [String] {
    let help =
      "# Which marks repairs write: embed (U+202A/U+202B), isolate (U+2066/U+2067) or mark (U+200E/U+200F)."
    guard let style, style != .embed else { return [help, "# style: embed"] }
    return [help, "# Translators of this project wrote these most.", "style: \(style.rawValue)"]
  }

  private var rulesSection: [String] {
    var lines = ["# bidi-fix rules lists the rules; rules NAME explains one."]
    if !findings.isEmpty {
      let shown = findings.map { "\($0.count) \($0.rule)" }
      lines.append("# Found today: \(shown.joined(separator: ", ")).")
    }
    let rule = findings.last { !rulesWithErrors.contains($0.rule) }?.rule ?? "percent-side"
    return lines + [
      "# ignore: [\(rule)]", "# severity:", "#   \(rule): info", "# fail-on: warning",
    ]
  }

  private var argumentSection: [String] {
    var lines = [
      "# What arguments are, by key (* stands for any text): number, word, own-word, foreign-word, address, edged, empty."
    ]
    if !openArguments.isEmpty {
      lines.append("# Findings of today depend on these. Turn a line on only where it is true:")
    }
    lines.append("# arguments:")
    for (key, specifier, kind) in openArguments {
      lines.append("#   \(quoted(key)): {\(quoted(specifier)): \(kind)}")
    }
    if openArguments.isEmpty { lines.append("#   \"*.count\": number") }
    return lines + [
      "# Texts to try in the place of arguments.", "# samples:", "#   \"%@\": \"Bob (IT)\"",
      "# Values that programs read, not people: nothing is written into them.", "# data:",
      "#   keys: [\"*.url\", \"*.format\"]",
    ]
  }

  private var numberSection: [String] {
    let tag = locales.first { $0.isRightToLeft }?.tag ?? "fa"
    return [
      "# What readers of a language want of numbers: sign-, percent- and currency- with left or right, range-ltr or -rtl.",
      "# numbers:", "#   \(scalar(tag)): sign-left",
    ]
  }

  private var pathSection: [String] {
    [
      "# The folders of the program that shows the texts, from this folder. By default the whole project.",
      "# sources: [App]", "#",
      "# Paths that are left out, as in .gitignore, from this folder.", "# exclude:",
      "#   - \"Tests/**\"",
    ]
  }

  private var baselineSection: [String] {
    let total = findings.reduce(0) { $0 + $1.count }
    guard total > 0 else {
      return [
        "# The file of accepted findings, which bidi-fix baseline writes.",
        "# baseline: \(baseline)",
      ]
    }
    return [
      "# The file of accepted findings: bidi-fix baseline . accepts the \(words(total, "finding")) of today, so that check",
      "# reports new ones only.", "baseline: \(baseline)",
    ]
  }

  private var overrideSection: [String] {
    [
      "# Other settings for some paths or locales; the later go before the earlier.",
      "# overrides:",
      "#   - paths: [\"Widgets/**\"]",
      "#     locales: [\(scalar(locales.first { $0.isRightToLeft }?.tag ?? "ar"))]",
      "#     container: any",
    ]
  }

  private func words(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A tag as YAML reads it as a text: `no` would be false.
  private func scalar(_ tag: String) -> String {
    ["no", "on", "off", "yes", "y", "n", "true", "false", "null"].contains(tag.lowercased())
      ? quoted(tag) : tag
  }

  /// A text in quotation marks, with escapes for what cannot be seen.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.properties.generalCategory.isHidden:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.GeneralCategory {
  /// Whether characters of the category are not seen.
  fileprivate var isHidden: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: false
    }
  }
}
