// Writes what is generated from the documents of rules: Scripts/check-rules.
//   Rules rules      Rules+Generated.swift: the list of rules, and their documents from their doc comments
//   Rules words      DanglingWords+Generated.swift, from Resources/DanglingWords.txt
//   Rules readme     RuleList.md with the table of the rules
//   Rules audits     AuditRules+Generated.swift of bidi-scene, from the doc comments of InterfaceRule and LayoutRule
//   Rules sources    SourceRules+Generated.swift of SourceAudit: the documents of its rules, from their doc comments
import Foundation

/// A fault of what is read, with the place.
struct Complaint: Error, CustomStringConvertible {
  let description: String
}

/// A rule: its type, and the sections of its doc comment.
struct Rule {
  let name: String
  let protocols: [String]
  let summary: String
  let severity: String
  let sections: [(heading: String, lines: [String])]

  /// The name that users know, as in `ltr-only-in-rtl`.
  var id: String {
    name.dropLast(4).matches(of: /[A-Z]+(?![a-z])|[A-Z][a-z]+/).map { $0.0.lowercased() }
      .joined(separator: "-")
  }

  /// Reads the type that has the name of its file.
  init(name: String, text: String) throws {
    self.name = name
    guard let found = try Self.type("struct \(name): ", in: text) else {
      throw Complaint(description: "\(name).swift has no documented \"struct \(name): …Rule {\"")
    }
    protocols = found.rest.split { ", {".contains($0) }.map(String.init)
    (summary, sections) = Self.sections(of: found.comment)
    guard let severity = text.firstMatch(of: /static let severity = Severity\.([a-z]+)/) else {
      throw Complaint(description: "\(name) has no severity")
    }
    self.severity = String(severity.1)
  }

  /// The comment before a declaration and what stands after it on its line; nil if there is no such declaration.
  static func type(
    _ declaration: String, in text: String
  ) throws -> (comment: [String], rest: Substring)? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = lines.firstIndex(where: { $0.hasPrefix(declaration) }) else { return nil }
    let comment = lines[..<place].reversed().prefix { $0.hasPrefix("///") }.reversed()
    guard !comment.isEmpty else { return nil }
    return (
      comment.map { String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3)) },
      lines[place].dropFirst(declaration.count)
    )
  }

  static func sections(
    of comment: [String]
  ) -> (summary: String, sections: [(heading: String, lines: [String])]) {
    var summary: [String] = []
    var sections: [(heading: String, lines: [String])] = []
    for line in comment {
      if line.hasPrefix("## ") {
        sections.append((String(line.dropFirst(3)), []))
      } else if sections.isEmpty {
        summary.append(line)
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return (prose(summary), sections)
  }

  /// The lines of a section of prose as one text; paragraphs stay apart.
  static func prose(_ lines: [String]) -> String {
    lines.split(separator: "").map { $0.joined(separator: " ") }.joined(separator: "\n\n")
  }

  func section(_ heading: String) -> [String]? { Self.section(heading, in: sections) }

  func text(_ heading: String) throws -> String {
    try Self.text(heading, in: sections, of: name)
  }

  static func section(
    _ heading: String, in sections: [(heading: String, lines: [String])]
  ) -> [String]? {
    sections.first { $0.heading == heading }?.lines
  }

  static func text(
    _ heading: String, in sections: [(heading: String, lines: [String])], of name: String
  ) throws -> String {
    let text = prose(section(heading, in: sections) ?? [])
    guard !text.isEmpty else { throw Complaint(description: "\(name) has no \"## \(heading)\"") }
    return text
  }

  /// The items of the section "Source", as a literal of Swift.
  static func sources(
    in sections: [(heading: String, lines: [String])], of name: String
  ) throws -> String {
    var sources: [String] = []
    for line in section("Source", in: sections) ?? [] {
      if line.hasPrefix("- ") {
        sources.append(String(line.dropFirst(2)))
      } else if !line.isEmpty, let last = sources.popLast() {
        sources.append(last + " " + line.trimmingCharacters(in: .whitespaces))
      }
    }
    guard !sources.isEmpty else { throw Complaint(description: "\(name) has no \"## Source\"") }
    return "[\(sources.map(literal).joined(separator: ", "))]"
  }
}

/// The safety of a fix, and what is said of it: "Safe or unsafe. The controls are taken out."
struct FixText {
  let safety: String
  let isSometimesUnsafe: Bool
  let text: String

  init(_ text: String, of name: String) throws {
    let kinds = [
      ("Safe or unsafe. ", ".safe", true), ("Safe. ", ".safe", false),
      ("Unsafe. ", ".unsafe", false), ("None. ", "nil", false),
    ]
    guard let (start, safety, isSometimesUnsafe) = kinds.first(where: { text.hasPrefix($0.0) })
    else {
      throw Complaint(
        description:
          "the fix of \(name) does not begin with \(kinds.map(\.0).joined(separator: "or "))")
    }
    self.safety = safety
    self.isSometimesUnsafe = isSometimesUnsafe
    self.text = text.hasPrefix("None") ? text : String(text.dropFirst(start.count))
  }
}

/// An example: the locale and a flag, then lines that begin with `base:`, `wrong:` or `right:`.
struct Example {
  let locale: String
  var flag: String?
  var lines: [String: [String]] = [:]

  init(_ section: [String], of name: String) throws {
    var lines = section.filter { !$0.isEmpty }.map { $0.dropFirst(4) }[...]
    guard let head = lines.popFirst() else {
      throw Complaint(description: "an example of \(name) is empty")
    }
    let parts = head.split(separator: ",", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    locale = parts[0]
    if parts.count > 1 { flag = try Self.flag(parts[1], of: name) }
    for line in lines {
      guard let colon = line.firstIndex(of: ":"),
        ["base", "wrong", "right"].contains(line[..<colon])
      else { throw Complaint(description: "\(name): an example has the line \(line)") }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      self.lines[String(line[..<colon]), default: []].append(value)
    }
    guard self.lines["wrong"] != nil, self.lines["right"] != nil else {
      throw Complaint(description: "an example of \(name) lacks \"wrong:\" or \"right:\"")
    }
  }

  private static func flag(_ text: String, of name: String) throws -> String {
    let words = text.split(separator: " ").map(String.init)
    switch words.first {
    case "--container" where words.count == 2:
      let cases = ["rtl": "rightToLeft", "ltr": "leftToRight"]
      return ".container(.\(cases[words[1], default: words[1]]))"
    case "--numbers" where words.count == 2: return ".numbers(\(literal(words[1])))"
    case "--extend-select" where words.count == 2: return ".select(\(literal(words[1])))"
    default: throw Complaint(description: "\(name): an example has the flag \(text)")
    }
  }

  var code: String {
    func part(_ key: String) -> String? {
      lines[key].map { "\(key): \(literal($0.joined(separator: "\n")))" }
    }
    let parts = [
      literal(locale), flag.map { "flag: \($0)" }, part("base"), part("wrong"), part("right"),
    ]
    return "      .init(\(parts.compactMap { $0 }.joined(separator: ", ")))"
  }
}

/// A literal of Swift: everything beyond ASCII stays, but for the controls, which no document holds.
func literal(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\"", "\\": result += "\\\(scalar)"
    default:
      if scalar.properties.isBidiControl || scalar.value < 0x20 {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

@main enum Tool {
  static let head = "Scripts/check-rules --write. Do not edit.\n// swift-format-ignore-file\n"

  static func main() throws {
    do {
      switch CommandLine.arguments.dropFirst().first {
      case "rules": print(try rules(), terminator: "")
      case "words": print(try words(), terminator: "")
      case "readme": print(try readme(), terminator: "")
      case "audits": print(try audits(), terminator: "")
      case "sources": print(try sources(), terminator: "")
      default: throw Complaint(description: "say rules, words, readme, audits or sources")
      }
    } catch let complaint as Complaint {
      FileHandle.standardError.write(Data("rules: \(complaint.description)\n".utf8))
      exit(1)
    }
  }

  static func allRules() throws -> [Rule] {
    let folder = "Sources/BidiLint/Rules"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted().map { String($0.dropLast(6)) }
    return try names.map {
      try Rule(name: $0, text: try String(contentsOfFile: "\(folder)/\($0).swift", encoding: .utf8))
    }
  }

  /// The page with one row for each rule, errors first.
  static func readme() throws -> String {
    let path = "Sources/BidiLint/BidiLint.docc/RuleList.md"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let open = "<!-- rules: written by Scripts/check-rules -->\n"
    let close = "<!-- end of rules -->\n"
    guard let start = page.range(of: open), let end = page.range(of: close),
      start.upperBound <= end.lowerBound
    else { throw Complaint(description: "RuleList.md has no lines \(open)and \(close)") }
    let levels = ["error", "warning", "info"]
    let rows = try allRules().sorted {
      (levels.firstIndex(of: $0.severity) ?? 0, $0.id)
        < (levels.firstIndex(of: $1.severity) ?? 0, $1.id)
    }.map { "| `\($0.id)` | \($0.severity) | \($0.summary.replacing("&", with: "&amp;")) |\n" }
    return page[..<start.upperBound] + "\n| rule | severity | what it finds |\n|---|---|---|\n"
      + rows.joined() + "\n" + page[end.lowerBound...]
  }

  static func rules() throws -> String {
    let rules = try allRules()
    let order = try String(contentsOfFile: "Sources/BidiLint/OrderRule.swift", encoding: .utf8)
    guard let found = try Rule.type("protocol OrderRule: ", in: order) else {
      throw Complaint(description: "OrderRule has no doc comment")
    }
    let orderFix = Rule.sections(of: found.comment).sections.first { $0.heading == "Fix" }?.lines
    var text =
      "// This file is written from the doc comments in Rules/ by \(head)\n"
      + "import BidiJudge\nimport BidiText\n\nextension Rules {\n  /// The rules, by the names of their files.\n"
      + "  static let generated: [any CheckedRule] = [\n"
    for rule in rules { text += "    \(rule.name)(),\n" }
    text += "  ]\n}\n"
    for rule in rules { text += try document(rule, orderFix) }
    return text
  }

  static func document(_ rule: Rule, _ orderFix: [String]?) throws -> String {
    let ownFix = rule.section("Fix") ?? (rule.protocols.contains("OrderRule") ? orderFix : nil)
    guard let ownFix else { throw Complaint(description: "\(rule.name) has no \"## Fix\"") }
    let fix = try FixText(Rule.prose(ownFix), of: rule.name)
    let examples = try rule.sections.filter { $0.heading == "Example" }.map {
      try Example($0.lines, of: rule.name).code
    }
    guard !examples.isEmpty else { throw Complaint(description: "\(rule.name) has no example") }
    return """

      extension \(rule.name) {
        static let summary = \(literal(rule.summary))

        static let document = RuleDocument(
          finds: \(literal(try rule.text("What it finds"))),
          matters: \(literal(try rule.text("Why it matters"))),
          examples: [
      \(examples.joined(separator: ",\n")),
          ],
          fixSafety: \(fix.safety), isFixSometimesUnsafe: \(fix.isSometimesUnsafe),
          fix: \(literal(fix.text)),
          sources: \(try Rule.sources(in: rule.sections, of: rule.name)))
      }

      """
  }

  /// The documents of the rules for source files.
  static func sources() throws -> String {
    let root = "SourceAudit/Sources/SourceAudit"
    let paths =
      try FileManager.default.contentsOfDirectory(atPath: "\(root)/Rules").sorted()
      .filter { $0.hasSuffix("Rule.swift") && $0 != "SourceRule.swift" }.map {
        "\(root)/Rules/\($0)"
      }
      + ["\(root)/UnusedIgnores.swift"]
    var text =
      "// This file is written from the doc comments of the rules by \(head)"
    for path in paths {
      let name = String(path.split(separator: "/").last?.dropLast(6) ?? "")
      let file = try String(contentsOfFile: path, encoding: .utf8)
      guard let found = try Rule.type("enum \(name)", in: file) else {
        throw Complaint(description: "\(path) has no documented \"enum \(name)\"")
      }
      let (summary, sections) = Rule.sections(of: found.comment)
      let examples = try sections.filter { $0.heading == "Example" }.map {
        try sourceExample($0.lines, of: name)
      }
      guard !examples.isEmpty else { throw Complaint(description: "\(name) has no example") }
      func prose(_ heading: String) throws -> String {
        literal(try Rule.text(heading, in: sections, of: name))
      }
      text += """
        \(path == paths.first ? "" : "\n")extension \(name) {
          static let document = SourceRuleDocument(
            summary: \(literal(summary)),
            finds: \(try prose("What it finds")),
            silent: \(try prose("What it leaves out")),
            matters: \(try prose("Why it matters")),
            examples: [
        \(examples.joined(separator: ",\n")),
            ],
            sources: \(try Rule.sources(in: sections, of: name)))
        }

        """
    }
    return text
  }

  /// An example in a language: lines of code that begin with `wrong: ` or `right: `.
  static func sourceExample(_ section: [String], of name: String) throws -> String {
    var lines = section.filter { !$0.isEmpty }.map { $0.dropFirst(4) }[...]
    let files = ["swift": "Example.swift", "objective-c": "Example.m"]
    guard let language = lines.popFirst(), let file = files[String(language)] else {
      throw Complaint(description: "an example of \(name) is neither swift nor objective-c")
    }
    func code(_ key: String) -> String {
      literal(
        lines.filter { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
          .joined(separator: "\n"))
    }
    guard lines.allSatisfy({ $0.hasPrefix("wrong: ") || $0.hasPrefix("right: ") }) else {
      throw Complaint(
        description: "an example of \(name) has a line without \"wrong: \" or \"right: \"")
    }
    return
      "      .init(file: \(literal(file)), wrong: \(code("wrong: ")), right: \(code("right: ")))"
  }

  static func audits() throws -> String {
    var text =
      "// This file is written from the doc comments of InterfaceRule and LayoutRule by \(head)"
      + "extension AuditRule {\n"
    let lists = [
      ("interfaces", "Sources/InterfaceFiles/Audit/InterfaceRule.swift"),
      ("scenes", "Sources/BidiLayout/Audit/LayoutRule.swift"),
    ]
    for (place, (name, path)) in lists.enumerated() {
      text += "\(place > 0 ? "\n" : "")  static let \(name) = [\n"
      var comment: [Substring] = []
      for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("  /// ") {
          comment.append(line.dropFirst(6))
        } else if let rule = line.wholeMatch(of: /\ +case ([A-Za-z]+)(?: = "([a-z-]+)")?/) {
          text += try auditRule(String(rule.2 ?? rule.1), comment) + "\n"
          comment = []
        }
      }
      text += "  ]\n"
    }
    return text + "}\n"
  }

  /// A rule whose doc comment has a summary and two items, "- Why it matters:" and "- Fix:".
  static func auditRule(_ id: String, _ comment: [Substring]) throws -> String {
    let text = comment.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    guard let parts = text.wholeMatch(of: /(.+) - Why it matters: (.+) - Fix: (.+)/) else {
      throw Complaint(description: "\(id) has no summary, \"- Why it matters:\" and \"- Fix:\"")
    }
    let values = [id, String(parts.1), String(parts.2), String(parts.3)].map(literal)
    return "    AuditRule(\n      id: \(values[0]), summary: \(values[1]),\n"
      + "      matters: \(values[2]),\n      fix: \(values[3])),"
  }

  static func words() throws -> String {
    let path = "Resources/DanglingWords.txt"
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    var text = "// This file is written from \(path) by \(head)\nextension DanglingWords {\n"
    let kinds = [
      ("word", "words", "Prepositions and conjunctions, by language."),
      ("prefix", "prefixes", "Those of one letter that are written onto the next word."),
      ("final", "finalLetters", "Letters that stand at the ends of words only."),
      ("start", "starts", "Words and phrases that begin a sentence."),
      ("end", "ends", "Verbs that end a sentence."),
      ("verb", "lightVerbs", "Infinitives that make one verb with the noun before them."),
      (
        "ending", "endings",
        "Endings and postpositions that are written after their word with a space."
      ),
    ]
    guard rows.allSatisfy({ row in row.count == 3 && kinds.contains { $0.0 == row[1] } }) else {
      throw Complaint(description: "\(path) has a row that is not \"language | kind | words\"")
    }
    for (place, (kind, name, words)) in kinds.enumerated() {
      text += place > 0 ? "\n" : ""
      let type = kind == "final" ? "[Unicode.Scalar]" : "Set<String>"
      text += "  /// \(words)\n  static let \(name): [String: \(type)] = [\n"
      for row in rows where row[1] == kind {
        let list = row[2].split(separator: " ").map {
          literal($0.map { $0 == "_" ? " " : String($0) }.joined())
        }
        text += "    \(literal(row[0])): [\(list.joined(separator: ", "))],\n"
      }
      text += "  ]\n"
    }
    return text + "}\n"
  }
}
