public import BidiText

/// What the directional formatting characters of a text can hide from its reader.
///
/// A reader sees the visual order, a machine takes the logical one. Controls that nobody sees can make the two
/// tell different stories (CVE-2021-42574, "Trojan Source"). Right-to-left letters alone are no finding, nor
/// are controls that pair up and move nothing out of its place.
///
/// ```swift
/// let audit = ControlAudit(ofSource: "let user = \"admin\u{202E}\u{2066}// no\u{2069}\u{2066}\"")
/// audit.findings.map(\.kind)  // [.reordering, .override, .unbalanced, .unbalanced]
/// audit.findings[0].column  // 18
/// ControlAudit(ofSource: "// \u{2067}\u{5E9}\u{5DC}\u{5D5}\u{5DD}\u{2069}\nlet a = 1").isClean  // true
/// ```
///
/// Source: UTS #55, section 3 and 4.1; UAX #31, UAX31-R3a; UAX #9.
public struct ControlAudit: Sendable, Hashable {
  /// One control that can mislead.
  public struct Finding: Sendable, Hashable, Encodable {
    /// What a control does.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      /// Because of controls, text is shown in another order: the letters of a word, or in source text the
      /// tokens of a line.
      case reordering

      /// The control forces letters into one direction: LRO, RLO.
      case override

      /// The control has no partner in its paragraph, or in the string literal or comment that it stands in.
      case unbalanced

      /// The control stands between the characters of an identifier or number of source text.
      case insideIdentifier = "inside-identifier"

      /// The control stands in code, outside string literals and comments, and is no mark.
      case outsideLiteral = "outside-literal"
    }

    /// What it does.
    public let kind: Kind

    /// The control.
    public let control: DirectionalFormatting

    /// Where it stands in the text that was given.
    public let index: String.Index

    /// The same place as offsets from the start of the text.
    public let offset: TextOffset

    /// The line, from 1.
    ///
    /// Lines end as editors count them: at LF, CR, or CR LF.
    public let line: Int

    /// The column, from 1, in Unicode scalars.
    public let column: Int

    /// The paragraph, from 0.
    public let paragraph: Int

    /// What is wrong, in a sentence that names the control.
    public let message: String

    /// For ``Kind/reordering``: the paragraph as it is shown, from left to right.
    public let shown: String?

    /// An index is one of its own text, and is not written: the offset is.
    private enum CodingKeys: String, CodingKey {
      case kind, control, offset, line, column, paragraph, message, shown
    }
  }

  /// What was found, in the order of the text.
  public let findings: [Finding]

  /// Whether nothing was found.
  public var isClean: Bool { findings.isEmpty }

  /// Looks at a text that people read: a name, a message, a file name.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baseDirection: The direction that its paragraphs are shown in.
  /// - Complexity: O(*n*) without reordering; to name the control that moves letters, a
  ///   paragraph is resolved 64 times at most, a long one 4 times.
  public init(
    of text: some StringProtocol, baseDirection: BaseDirection = .auto(fallback: .leftToRight)
  ) {
    findings = Auditor.findings(in: text, syntax: nil, baseDirection)
  }

  /// Looks at source text.
  ///
  /// Pairs must end in the comment or literal that they begin in (UTS #55). LRM, RLM and ALM may stand between
  /// tokens (UAX31-R3a), as long as they move none.
  ///
  /// - Parameters:
  ///   - text: The source text.
  ///   - syntax: What strings and comments look like.
  ///   - baseDirection: The direction that its lines are shown in: left to right in most editors.
  /// - Complexity: O(*n*) without reordering; to name the control that moves tokens, a
  ///   paragraph is resolved 64 times at most, a long one 4 times.
  public init(
    ofSource text: some StringProtocol, syntax: SourceSyntax = .any,
    baseDirection: BaseDirection = .explicit(.leftToRight)
  ) {
    findings = Auditor.findings(in: text, syntax: syntax, baseDirection)
  }
}
