import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles

/// A value keeps some parts apart with embeddings and other parts with isolates.
///
/// ## What it finds
///
/// Parts of one value, some in embeddings (‹LRE›, ‹RLE›) and some in isolates (‹LRI›, ‹RLI›,
/// ‹FSI›). Also lines of one value, some as a whole in embeddings and some in isolates. An
/// embedding round a whole line with isolates inside is not reported, because the two have
/// different tasks there.
///
/// ## Why it matters
///
/// An embedding acts on its neighbours, an isolate does not. Where both stand side by side, the
/// next editor of the text cannot tell which was meant.
///
/// ## Example
///
///     he
///     wrong: "a" = "קובץ ‹LRE›C++‹PDF› או ‹LRI›C#‹PDI› כאן";
///     right: "a" = "קובץ ‹LRI›C++‹PDI› או ‹LRI›C#‹PDI› כאן";
///
/// ## Fix
///
/// Safe or unsafe. The embeddings become isolates of the same direction. Safe if every container
/// shows the text as before. Unsafe if an isolate moves something, which is mostly a move to the
/// right place in a left-to-right container.
///
/// ## Source
///
/// - UAX #9, section 2.7 (isolates are preferred for parts of a text)
struct MixedStyleRule: EntryRule {
  static let id = "mixed-style"
  static let headline = "embeddings and isolates stand in one text"
  static let severity = Severity.info
  static let waitsForOrder = true
  static let phase = RulePhase.controls
  static let requiredInValue: ValueFeatures = .controls

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    let pairs = value.controlPairs().filter { $0.opener.kind != .override }
      .sorted { $0.openerIndex < $1.openerIndex }
    guard pairs.count > 1 else { return [] }
    // The rule duplicate-pair reports several pairs around one line.
    let lines = Dictionary(grouping: pairs.filter(\.isWholeLine), by: \.paragraph)
      .compactMap { $1.count == 1 ? $1[0] : nil }
    // A pair around other pairs is a frame, as around one form of a message. Pairs never cross, so the next one tells.
    let nextOpeners = pairs.dropFirst().map(\.openerIndex) + [value.endIndex]
    let parts = zip(pairs, nextOpeners).filter { pair, next in
      !pair.isWholeLine && pair.terminatorIndex < next
    }.map(\.0)
    let mixed = [parts, lines].filter { group in
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
      .isSame(entry.message, context.message(value.replacing(replacements), of: entry.entry))
    let changes = replacements.sorted { $0.key < $1.key }.flatMap { index, control in
      let offset = value.utf8.distance(from: value.startIndex, to: index)
      return [
        ValueChange.insert(control.string, before: offset), .removeScalar(at: index, of: value),
      ]
    }
    return [
      Self.diagnosis(
        of: entry,
        "\(embedding.opener.visibleName) stands beside \(isolate.opener.visibleName):"
          + " embeddings and isolates are mixed",
        help: isSame ? nil : "isolates in the place of the embeddings move something; look at it",
        fix: entry.fix(
          changes, isSame ? .safe : .unsafe, "write the embeddings as isolates"))
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
