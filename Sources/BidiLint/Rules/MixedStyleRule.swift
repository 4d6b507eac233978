import BidiMessages
import BidiText
import LocalizationFiles

/// Embeddings and isolates side by side in one value.
public struct MixedStyleRule: Rule {
  /// The name of the rule.
  public static let id = "mixed-style"
  /// Nothing is seen.
  public static let severity = Severity.info
  /// What the rule finds.
  public static let summary = "A value sets some parts apart by embeddings and others by isolates."
  /// What a value needs to be looked at.
  public static let lookedFor: ValueFeatures = .controls

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Parts of one value of which some stand in embeddings (‹LRE›, ‹RLE›) and others in isolates (‹LRI›, ‹RLI›, ‹FSI›); \
      or lines of one value that are wrapped in different ones. An embedding round a whole line with isolates in it \
      is no mixture: the two have different tasks there.
      """,
    matters: """
      An embedding acts on its neighbours, an isolate does not. Where both stand side by side, whoever edits \
      the text next cannot tell which was meant.
      """,
    examples: [
      .init(
        "he", wrong: #""a" = "קובץ ‹LRE›C++‹PDF› או ‹LRI›C#‹PDI› כאן";"#,
        right: #""a" = "קובץ ‹LRI›C++‹PDI› או ‹LRI›C#‹PDI› כאן";"#)
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      The embeddings become isolates of the same direction. Safe where the text is shown the same in every \
      container; unsafe where an isolate moves something, mostly to its right place in a left-to-right container.
      """,
    sources: ["UAX #9, section 2.7 (isolates are preferred for parts of a text)"])

  /// Looks at one entry.
  public func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    let pairs = value.controlPairs().filter { $0.opener.kind != .override }
    guard pairs.count > 1 else { return [] }
    // Several round one line are a matter of duplicate-wrap.
    let lines = Dictionary(grouping: pairs.filter(\.isWholeLine), by: \.paragraph)
      .compactMap { $1.count == 1 ? $1[0] : nil }
    let mixed = [pairs.filter { !$0.isWholeLine }, lines].filter { group in
      Set(group.map(\.opener.kind)).count > 1
    }.flatMap { $0 }
    let embeddings = mixed.filter { $0.opener.kind == .embedding }
    guard let embedding = embeddings.first,
      let isolate = mixed.first(where: { $0.opener.kind == .isolate })
    else { return [] }
    var replacements: [String.Index: DirectionalFormatting] = [:]
    for pair in embeddings {
      replacements[pair.openerIndex] = .isolate(pair.opener.openedDirection)
      replacements[pair.terminatorIndex] = .popDirectionalIsolate
    }
    let isSame = Comparison(locale: context.locale)
      .isSame(entry.message, Message(value.replacing(replacements)))
    let changes = replacements.sorted { $0.key < $1.key }.flatMap { index, control in
      let offset = value.utf8.distance(from: value.startIndex, to: index)
      return [
        ValueChange.insert(control.string, before: offset), .removeScalar(at: index, of: value),
      ]
    }
    return [
      Diagnosis(
        range: entry.entry.value.range, key: entry.entry.key.string,
        message: "\(embedding.opener.visibleName) stands beside \(isolate.opener.visibleName):"
          + " embeddings and isolates are mixed",
        help: isSame ? nil : "isolates in the place of the embeddings move something; look at it",
        fix: Fix(
          edits: entry.entry.edits(changes, spelling: context.options.spelling, in: context.file.source),
          safety: isSame ? .safe : .unsafe, message: "write the embeddings as isolates"))
    ]
  }
}

extension String {
  fileprivate func replacing(_ replacements: [Index: DirectionalFormatting]) -> String {
    var view = UnicodeScalarView()
    for index in unicodeScalars.indices {
      view.append(replacements[index]?.scalar ?? unicodeScalars[index])
    }
    return String(view)
  }
}
