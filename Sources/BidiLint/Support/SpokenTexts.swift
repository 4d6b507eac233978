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

  /// Whether the text is the name of a file: the key says so, and the text ends as such a name does; or it has an argument for
  /// an extension at its end.
  ///
  /// A control would be written into the name on the disk.
  var isFileName: Bool {
    // `%s (copy)%s`: a name and its extension.
    if value.string.hasPrefix("%s ("), value.string.hasSuffix(")%s") { return true }
    let letters = key.string.lowercased().filter(\.isLetter)
    guard letters.contains("filename"), let dot = value.string.lastIndex(of: ".") else {
      return false
    }
    let ending = value.string[dot...].dropFirst()
    return (1...5).contains(ending.utf8.count)
      && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static let spoken = [
    "contentdescription", "accessibilitylabel", "accessibilityhint", "accessibilityvalue",
    "voiceoverlabel",
  ]
}
