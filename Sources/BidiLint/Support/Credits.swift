import BidiSource
import LocalizationFiles

extension LocalizationEntry {
  /// Whether the text is the list of translators that a dialog takes apart into names and addresses, and shows as links.
  ///
  /// Sources: GTK, `gtk_about_dialog_set_translator_credits`, whose text is by custom the translation of `translator-credits`;
  /// KDE, `KAboutData::setTranslator`, with the contexts NAME OF TRANSLATORS and EMAIL OF TRANSLATORS.
  var isCredits: Bool {
    let key = key.string
    return key == "translator-credits" || key == "translator_credits"
      || key.hasPrefix("NAME OF TRANSLATORS") || key.hasPrefix("EMAIL OF TRANSLATORS")
  }

  /// Whether the text is a list of words that a program takes apart and compares with others: search words by the name of their key, or
  /// names between which a comment of the programmer wants a certain sign.
  ///
  /// A mark in such a list would be a part of a word.
  ///
  /// Source: comments for translators as in Geary ("separate names using a vertical bar") and Cinnamon ("keywords, separated by
  /// pipe"), and that of GNOME's desktop files ("Search terms to find this application").
  var isWordList: Bool {
    if FoldedName(key.string).holds("searchkeywords") { return true }
    guard !comments.isEmpty, value.string.contains(where: { "|;,".contains($0) }) else {
      return false
    }
    return comments.contains { comment in
      let letters = FoldedName(comment.text)
      // "Search terms to find this application. Do NOT translate or localize the semicolons!"
      if letters.holds("searchterms"), letters.holds("semicolon") { return true }
      return letters.holds("separate")
        && ["verticalbar", "pipe", "semicolon", "comma"].contains(where: letters.holds)
        && ["names", "keywords"].contains(where: letters.holds)
    }
  }
}
