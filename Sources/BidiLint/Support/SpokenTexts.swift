import BidiSource
import LocalizationFiles

extension LocalizationEntry {
  /// Whether the key or a comment says that a screen reader speaks the text and no view displays it.
  ///
  /// Source: the names that Android (`contentDescription`) and Apple (`accessibilityLabel` and its sisters) give to such
  /// texts, and the short form a11y in keys. The names of screen readers say nothing: settings display them.
  var isOnlySpoken: Bool {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let texts = [letters(key.string)] + comments.map { letters($0.text) }
    // The context of gettext stands before a bar.
    return texts[0].contains("a11y") || key.string.hasPrefix("accessibility|")
      || texts.contains { text in Self.spoken.contains { text.contains($0) } }
  }

  private static let spoken = [
    "contentdescription", "accessibilitylabel", "accessibilityhint", "accessibilityvalue",
    "voiceoverlabel",
  ]
}
