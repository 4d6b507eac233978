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
}
