import BidiSource
import BidiUsage
import LocalizationFiles

/// Tells whether a call asks for an entry, or for another text that has the same name.
struct AskedText {
  /// Whether the file is one of Compose Multiplatform, and not of Android; nil for other formats.
  private let isOfCompose: Bool?

  /// What tells the entry from others with the same source text in Qt and gettext; nil for another entry.
  private let context: TextUse.Context?

  /// Whether the contexts are classes of Qt, and not those of gettext.
  private let isOfQt: Bool

  /// The contexts of the file with the source text of the entry.
  private let contexts: Set<TextUse.Context>

  init(_ checked: CheckedEntry) {
    let file = checked.context.file
    let toolkits = file.format.toolkits(ofPath: file.source.path)
    isOfCompose =
      toolkits.main == [Toolkit.compose] ? true : toolkits.main == [Toolkit.android] ? false : nil
    context = Self.context(of: checked.entry, in: file)
    isOfQt = file.format.name != "gettext"
    contexts =
      context == nil
      ? [] : checked.context.parsed.contexts(of: checked.entry.baseText ?? "", in: file)
  }

  /// The contexts of all texts of a file, by their words; none for a file of another format.
  static func contexts(in file: LocalizationFile) -> [String: Set<TextUse.Context>] {
    var found: [String: Set<TextUse.Context>] = [:]
    for entry in file.entries {
      if let base = entry.baseText, let context = context(of: entry, in: file) {
        found[base, default: []].insert(context)
      }
    }
    return found
  }

  private static func context(
    of entry: LocalizationEntry, in file: LocalizationFile
  ) -> TextUse.Context? {
    if file.format.name == "gettext" { return gettextContext(of: entry) }
    return file.format.toolkits(ofPath: file.source.path).main == [Toolkit.qt]
      ? qtContext(of: entry) : nil
  }

  /// Whether a call may ask for the entry: another module may have a text of the same name, and another context the same text.
  func isAsked(by use: TextUse) -> Bool {
    if let isOfCompose, let other = use.isOfComposeResources, other != isOfCompose { return false }
    guard let context, let asked = use.context else { return true }
    // The code of a form asks for its texts in the class of the form, which is written there: doc.qt.io/qt-6/designer-using-a-ui-file.html.
    if isOfQt, use.isInForm, asked.context != context.context { return false }
    return !contexts.contains(asked) || asked == context
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

  /// The context in the key of a text of gettext, `menu|Open`, or of a form of it, `menu|One file.0`; an empty one where it has none.
  private static func gettextContext(of entry: LocalizationEntry) -> TextUse.Context? {
    guard let base = entry.baseText else { return nil }
    var key = entry.key.string[...]
    if entry.baseSingular != nil, let point = key.lastIndex(of: ".") { key = key[..<point] }
    let text = entry.baseSingular ?? base
    guard key != text else { return TextUse.Context(ofGettext: "") }
    return key.hasSuffix("|" + text)
      ? TextUse.Context(ofGettext: String(key.dropLast(text.count + 1))) : nil
  }
}
