import BidiMessages
import BidiText
import LocalizationFiles

/// A control that forces a direction on letters: LRO or RLO.
public struct OverrideControlRule: Rule {
  /// The name of the rule.
  public static let id = "override-control"
  /// What is shown is not what is stored.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary = "An override turns letters round, here or in what an app joins."
  /// What a value needs to be looked at.
  public static let lookedFor: ValueFeatures = .controls

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      ‹LRO› (U+202D) and ‹RLO› (U+202E). An override gives every letter and digit behind it one direction, \
      up to its ‹PDF› or the end of the line.
      """,
    matters: """
      What is read is not what is stored: an address can be made to look like another one. An override \
      that is never closed may show nothing in its own text and turn round what an app joins behind it, \
      so that "(12 MB)" reads "(BM 21)". No text of a translation needs one.
      """,
    examples: [
      .init(
        "he", wrong: #""download" = "‹RLO›הורדה";"#, right: #""download" = "הורדה";"#),
      .init(
        "en", wrong: #""site" = "https://‹RLO›moc.elpmaxe";"#,
        right: #""site" = "https://moc.elpmaxe";"#),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      The override and its end are taken out. Safe where the text is shown the same without them in every \
      container; unsafe where readers will see another text.
      """,
    sources: [
      "UAX #9, sections 2.2 and 3.3.2, rules X4 and X5",
      "UTS #55, section 3 (source code spoofing)",
    ])

  /// Text that an app may join, to show what an open override does to it.
  private static let joined = " (12 MB)"

  /// Looks at one entry.
  public func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    let openers = value.unicodeScalars.indices.filter {
      DirectionalFormatting(value.unicodeScalars[$0])?.kind == .override
    }
    guard let first = openers.first,
      let control = DirectionalFormatting(value.unicodeScalars[first])
    else { return [] }
    let pairs = value.controlPairs().filter { $0.opener.kind == .override }
    let indices = Set(openers + pairs.map(\.terminatorIndex))
    let without = Message(value.removing(indices))
    let comparison = Comparison(locale: context.locale)
    let isSame = comparison.isSame(entry.message, without)
    let isOpen = pairs.count < openers.count
    var proof = comparison.proof(of: entry.message, without: without)
    if proof == nil, isOpen {
      proof = comparison.proof(of: entry.message, without: without, joining: Self.joined)
    }
    let changes = indices.sorted().map { ValueChange.removeScalar(at: $0, of: value) }
    return [
      Diagnosis(
        range: entry.entry.value.range, key: entry.entry.key.string,
        message: message(control, isSame: isSame, isOpen: isOpen),
        help: isSame ? nil : "without it readers see another text; decide which one is meant",
        proof: proof,
        fix: Fix(
          edits: entry.entry.edits(changes, spelling: context.options.spelling, in: context.file.source),
          safety: isSame ? .safe : .unsafe, message: "remove \(control.visibleName)"))
    ]
  }

  private func message(_ control: DirectionalFormatting, isSame: Bool, isOpen: Bool) -> String {
    let name = control.visibleName
    if !isSame { return "\(name) shows letters in another order than they are stored in" }
    return isOpen
      ? "\(name) shows nothing here, but turns round what an app joins behind the text"
      : "\(name) forces a direction on letters that have it already"
  }
}
