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
  private static let spokenWords = [
    "isspoken", "bespoken", "arespoken", "wouldspeak", "spokenword",
  ]

  /// Whether the key says that a page tells the text to search engines alone, which show it in views of their own.
  ///
  /// Source: html.spec.whatwg.org, the names of `meta`: `description`, `keywords`.
  var isForSearchEngines: Bool {
    let letters = FoldedName(key.string)
    return ["metadescription", "metakeywords", "seodescription", "ogdescription"].contains(
      where: letters.holds)
  }

  private static let spoken = [
    "contentdescription", "accessibilitylabel", "accessibilityhint", "accessibilityvalue",
    "accessibilitydescription", "accessibilityannouncement", "voiceoverlabel",
  ]
}
