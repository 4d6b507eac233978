package import BidiText
import BidiJudge
import BidiSource

/// The document of a rule: `bidi-fix rules ID` prints it.
///
/// It is generated from the doc comment of the rule's type. Controls are written by name, as `‹RLE›`.
package struct RuleDocument: Sendable, Hashable {
  /// What the rule finds.
  package let finds: String

  /// The harm to readers or programs if nobody repairs the fault.
  package let matters: String

  /// Entries with the fault and without it.
  ///
  /// At least one.
  package let examples: [Example]

  /// The safest fix that the rule offers; nil if the rule has no fix.
  package let fixSafety: Fix.Safety?

  /// Whether the fix of some findings is unsafe, so that a person should look.
  package let isFixSometimesUnsafe: Bool

  /// What the fix does and when it is safe, or why there is no fix.
  package let fix: String

  /// The sources of the facts.
  package let sources: [String]

  /// An entry of a `.strings` file before and after; for a rule about projects, a source.
  package struct Example: Sendable, Hashable {
    /// The locale of the file.
    package let locale: String

    /// The flag with which the fault is found; nil if no flag is needed.
    package let flag: Flag?

    /// The entry of the base language; nil if it does not matter.
    package let base: String?

    /// The entry with the fault, as it is in the file.
    package let wrong: String

    /// The entry without the fault.
    package let right: String

    init(
      _ locale: String, flag: Flag? = nil, base: String? = nil, wrong: String, right: String
    ) {
      self.locale = locale
      self.flag = flag
      self.base = base
      self.wrong = wrong
      self.right = right
    }
  }

  /// A flag of the command line that an example is run with.
  package enum Flag: Sendable, Hashable {
    /// `--container`.
    case container(DisplayContainer)
    /// `--numbers`, with a locale, an equals sign and the words of a policy.
    case numbers(String)
    /// `--extend-select`, with the name of a rule.
    case select(String)

    /// The flag as it is written on the command line.
    package var text: String {
      switch self {
      case .container(let container): "--container \(container.rawValue)"
      case .numbers(let policy): "--numbers \(policy)"
      case .select(let rule): "--extend-select \(rule)"
      }
    }
  }

  init(
    finds: String, matters: String, examples: [Example], fixSafety: Fix.Safety?,
    isFixSometimesUnsafe: Bool = false, fix: String, sources: [String]
  ) {
    self.finds = finds
    self.matters = matters
    self.examples = examples
    self.fixSafety = fixSafety
    self.isFixSometimesUnsafe = isFixSometimesUnsafe
    self.fix = fix
    self.sources = sources
  }
}

extension Rule {
  /// The document in Markdown, with a line end.
  package static var markdown: String {
    let safety =
      switch document.fixSafety {
      case .safe: document.isFixSometimesUnsafe ? "fix safe or unsafe" : "safe fix"
      case .unsafe: "unsafe fix"
      case nil: "no fix"
      }
    var sections = [
      "# \(id)",
      "\(severity.rawValue), \(safety)\(isOptIn ? ", runs only with --extend-select \(id)" : "")",
      summary,
      "## What it finds", document.finds, "## Why it matters", document.matters, "## Example",
    ]
    for example in document.examples {
      var lines = example.base.map { ["    base language:", "        \($0)"] } ?? []
      let flag = example.flag.map { ", with \($0.text)" } ?? ""
      lines += ["    wrong (\(example.locale)\(flag)):"] + indented(example.wrong)
      lines += ["    right:"] + indented(example.right)
      sections.append(lines.joined(separator: "\n"))
    }
    sections += [
      "## Fix", document.fix, "## Switch it off",
      "For a run: `--ignore \(id)`. For one entry: a comment before it that says"
        + " `bidi-fix:ignore \(id)`.",
      "## Sources", document.sources.map { "- \($0)" }.joined(separator: "\n"),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ lines: String) -> [String] {
    lines.split(separator: "\n", omittingEmptySubsequences: false).map { "        \($0)" }
  }
}
