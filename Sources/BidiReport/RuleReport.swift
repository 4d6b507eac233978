package import BidiLint
private import BidiSource
private import BidiText

/// The rules and their documents, for people and for machines.
package struct RuleReport: Sendable {
  private let style: TextStyle

  /// Makes a report.
  package init(style: TextStyle) { self.style = style }

  /// One line for each rule: name, severity, fix, what it finds; and what the words mean.
  package func list(_ rules: [any Rule]) -> String {
    let width = (rules.map { type(of: $0).id.cellWidth }.max() ?? 0) + 2
    let head = "rule".padded(to: width) + "  " + "level".padded(to: 7) + "  " + "fix".padded(to: 9)
    let rows = rules.map { rule in
      let kind = type(of: rule)
      let id = style.paint((kind.id + (kind.isOptIn ? " *" : "")).padded(to: width), .bold)
      return "\(id)  \(kind.severity.rawValue.padded(to: 7))  \(Self.fix(kind).padded(to: 9))"
        + "  \(kind.summary)\n"
    }
    let legend = [
      "fix: safe is made by bidi-fix fix, unsafe only with --unsafe-fixes, after a look at it;",
      "     sometimes is safe in some findings and unsafe in others; \u{2013} is for people.",
      "*    runs only where it is asked for: --extend-select RULE",
    ]
    return "\(head)  finds\n" + rows.joined() + "\n" + legend.map { "\($0)\n" }.joined()
  }

  /// The document of a rule.
  ///
  /// Headings are lines of their own; what is indented stands in a file.
  package func text(for rule: any Rule) -> String {
    type(of: rule).markdown.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let marks = line.prefix { $0 == "#" }
      guard !marks.isEmpty else {
        return line.hasPrefix("    ")
          ? String(line) : Self.wrapped(line.replacing("`", with: ""), width: 80)
      }
      return style.paint(String(line.dropFirst(marks.count + 1)), .bold)
    }.joined(separator: "\n")
  }

  /// Rules and documents as one JSON object, with a line end.
  package static func json(for rules: [any Rule]) -> String {
    let list = RuleList(version: 1, rules: rules.map { RuleRecord(type(of: $0)) })
    return JSONText.indented(list, by: "") + "\n"
  }

  private static func fix(_ rule: any Rule.Type) -> String {
    switch rule.document.fixSafety {
    case .safe: rule.document.isFixSometimesUnsafe ? "sometimes" : "safe"
    case .unsafe: "unsafe"
    case nil: "\u{2013}"
    }
  }

  /// A paragraph in lines of a width, where its words allow it.
  private static func wrapped(_ text: some StringProtocol, width: Int) -> String {
    let indent = text.hasPrefix("- ") ? "  " : ""
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.cellWidth + 1 + word.cellWidth <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append((lines.isEmpty ? "" : indent) + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}

private struct RuleList: Encodable {
  let version: Int
  let rules: [RuleRecord]
}

private struct RuleRecord: Encodable {
  let id: String
  let severity: Severity
  let summary: String
  let fix: Fix.Safety?
  let isFixSometimesUnsafe: Bool
  let isOptIn: Bool
  let document: String

  init(_ rule: any Rule.Type) {
    (id, severity, summary) = (rule.id, rule.severity, rule.summary)
    (fix, document) = (rule.document.fixSafety, rule.markdown)
    isFixSometimesUnsafe = rule.document.isFixSometimesUnsafe
    isOptIn = rule.isOptIn
  }
}
