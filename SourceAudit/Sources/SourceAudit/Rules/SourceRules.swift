/// All rules for source files.
public enum SourceRules {
  static let all: [any SourceRule.Type] = [
    UnpairedAnchorRule.self, LeftAlignmentRule.self, RightAlignmentRule.self,
    PhysicalContentRule.self, LopsidedInsetsRule.self, UnmirroredSymbolRule.self,
    PhysicalOffsetRule.self, PhysicalTranslationRule.self, PhysicalSwipeRule.self,
    PhysicalEdgePanRule.self, PhysicalPanRule.self, PhysicalPageRule.self,
    PhysicalFrameRule.self, DirectedImageRule.self, TurnedSymbolRule.self, ReversedDragRule.self,
    BridgedEdgeRule.self,
  ]

  /// The names of the rules, in the order of the list.
  public static var ids: [String] { all.map { $0.id } + [UnusedIgnores.id] }

  /// The rules, one line each: the name, a tab, the summary.
  public static var list: String {
    documents.map { "\($0.id)\t\($0.document.summary)\n" }.joined()
  }

  /// The documents of the rules.
  public static var documents: [(id: String, document: SourceRuleDocument)] {
    all.map { ($0.id, $0.document) } + [(UnusedIgnores.id, UnusedIgnores.document)]
  }

  /// The document of a rule in Markdown.
  ///
  /// - Parameter id: The name of the rule.
  /// - Returns: The document; nil if there is no such rule.
  public static func markdown(of id: String) -> String? {
    guard let document = documents.first(where: { $0.id == id })?.document else { return nil }
    var sections = [
      "# \(id)", document.summary, "## What it finds", document.finds, "## What it leaves out",
      document.silent, "## Why it matters", document.matters, "## Example",
    ]
    for example in document.examples {
      sections.append(
        "    wrong (\(example.file)):\n\(indented(example.wrong))\n    right:\n"
          + indented(example.right))
    }
    sections += [
      "## Switch it off",
      "A comment on the line, or alone on the line before it: `// bidi-scene:ignore \(id)`.",
      "## Sources", document.sources.map { "- \($0)" }.joined(separator: "\n"),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false).map { "        \($0)" }
      .joined(separator: "\n")
  }
}
