import BidiSource
import BidiUsage
import LocalizationFiles

/// Tells whether a call asks for an entry, or for another text that has the same name.
struct AskedText {
  /// Whether the file is one of Compose Multiplatform, and not of Android; nil for other formats.
  private let isOfCompose: Bool?

  /// What tells the entry from others with the same source text in Qt and gettext; nil for another entry.
  private let context: TextUse.Context?

  /// The contexts of the file with the source text of the entry.
  private let contexts: Set<TextUse.Context>

  init(_ checked: CheckedEntry) {
    let file = checked.context.file
    let toolkits = file.format.toolkits(ofPath: file.source.path)
    isOfCompose =
      toolkits.main == [Toolkit.compose] ? true : toolkits.main == [Toolkit.android] ? false : nil
    let find =
      file.format.name == "gettext"
      ? Self.gettextContext : toolkits.main == [Toolkit.qt] ? Self.qtContext : { _ in nil }
    context = find(checked.entry)
    contexts =
      context == nil
      ? []
      : Set(
        file.entries.lazy.filter { $0.baseText == checked.entry.baseText }.compactMap(find))
  }

  /// Whether a call may ask for the entry: another module may have a text of the same name, and another context the same text.
  func isAsked(by use: TextUse) -> Bool {
    if let isOfCompose, let other = use.isOfComposeResources, other != isOfCompose { return false }
    guard let context, let asked = use.context, contexts.contains(asked) else { return true }
    return asked == context
  }

  /// The context and the comment in the key of a message: `Notes.Deleted %1.in the list`.
  private static func qtContext(of entry: LocalizationEntry) -> TextUse.Context? {
    guard let base = entry.baseText else { return nil }
    let key = entry.key.string
    guard let text = key.firstRange(of: "." + base) else { return nil }
    var rest = key[text.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
      .dropFirst()
    // Forms have their number at the end.
    if let last = rest.last, !last.isEmpty, last.allSatisfy(\.isNumber) { rest.removeLast() }
    let comment = rest.joined(separator: ".")
    return TextUse.Context(context: String(key[..<text.lowerBound]), comment: comment)
  }

  /// The context in the key of a text of gettext: `menu|Open`; an empty one where it has none.
  private static func gettextContext(of entry: LocalizationEntry) -> TextUse.Context? {
    guard let base = entry.baseText else { return nil }
    let key = entry.key.string
    if key.hasPrefix(base) { return TextUse.Context(context: "", comment: "") }
    return key.firstRange(of: "|" + base).map {
      TextUse.Context(context: String(key[..<$0.lowerBound]), comment: "")
    }
  }
}
