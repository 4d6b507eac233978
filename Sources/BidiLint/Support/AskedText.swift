import BidiSource
import BidiUsage
import LocalizationFiles

/// Tells whether a call asks for an entry, or for another text that has the same name.
struct AskedText {
  /// Whether the file is one of Compose Multiplatform, and not of Android; nil for other formats.
  private let isOfCompose: Bool?

  /// The message of Qt that the entry is; nil for another entry.
  private let message: TextUse.QtMessage?

  /// The messages of the file with the source text of the entry.
  private let messages: Set<TextUse.QtMessage>

  init(_ checked: CheckedEntry) {
    let file = checked.context.file
    let toolkits = file.format.toolkits(ofPath: file.source.path)
    isOfCompose =
      toolkits.main == [Toolkit.compose] ? true : toolkits.main == [Toolkit.android] ? false : nil
    message = toolkits.main == [Toolkit.qt] ? Self.message(of: checked.entry) : nil
    messages =
      message == nil
      ? []
      : Set(
        file.entries.lazy.filter { $0.baseText == checked.entry.baseText }
          .compactMap(Self.message))
  }

  /// Whether a call may ask for the entry: another module may have a text of the same name, and another class of Qt the same text.
  func isAsked(by use: TextUse) -> Bool {
    if let isOfCompose, let other = use.isOfComposeResources, other != isOfCompose { return false }
    guard let message, let asked = use.qtMessage, messages.contains(asked) else { return true }
    return asked == message
  }

  /// The context and the comment in the key of a message: `Notes.Deleted %1.in the list`.
  private static func message(of entry: LocalizationEntry) -> TextUse.QtMessage? {
    guard let base = entry.baseText else { return nil }
    let key = entry.key.string
    guard let text = key.firstRange(of: "." + base) else { return nil }
    var rest = key[text.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
      .dropFirst()
    // Forms have their number at the end.
    if let last = rest.last, !last.isEmpty, last.allSatisfy(\.isNumber) { rest.removeLast() }
    let comment = rest.joined(separator: ".")
    return TextUse.QtMessage(context: String(key[..<text.lowerBound]), comment: comment)
  }
}
