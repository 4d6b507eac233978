import BidiSource
import LocalizationFiles

extension LocalizationEntry {
  /// Whether the key or a comment says that a screen reader speaks the text and no view displays it.
  ///
  /// Source: the names that Android (`contentDescription`) and Apple (`accessibilityLabel` and its sisters) give to such
  /// texts, and the short form a11y in keys. The names of screen readers say nothing: settings display them.
  var isOnlySpoken: Bool {
    let letters = FoldedName(key.string)
    return letters.holds("a11y") || key.string.hasPrefix("accessibility|")
      || Self.spoken.contains(where: letters.holds)
      || comments.contains { comment in
        let letters = FoldedName(comment.text)
        return (Self.spoken + Self.spokenWords).contains(where: letters.holds)
      }
  }

  /// What translators are told of a text that is spoken: "this should be spoken", "how someone would speak the name".
  private static let spokenWords = ["shouldbespoken", "wouldspeak", "onlyspoken"]

  /// Whether the key is one of the head of a page, `meta.description`, which search engines alone show, in views of their own.
  ///
  /// Source: html.spec.whatwg.org, the names of `meta`: `description`, `keywords`.
  var isForSearchEngines: Bool {
    ["meta.description", "meta.keywords"].contains { name in
      key.string == name || key.string.hasPrefix(name + ".") || key.string.hasSuffix("." + name)
    }
  }

  private static let spoken = [
    "contentdescription", "accessibilitylabel", "accessibilityhint", "accessibilityvalue",
    "accessibilitydescription", "accessibilityannouncement", "voiceoverlabel",
  ]
}
