import BidiSource

/// The files of translations in Nextcloud: the keys are the English texts, and plurals are arrays with the forms of gettext.
///
///     { "translations": { "Save": "…", "_%n file_::_%n files_": ["…", "…"] }, "pluralForm": "nplurals=2; plural=(n != 1);" }
///
/// Source: Nextcloud developer manual, "Translation", and `OC.L10N.register` of the server.
enum NextcloudTexts {
  private static let prefix = "translations."

  /// Takes the English texts and the plural forms from the keys, if a file is one of Nextcloud.
  static func note(in entries: inout [LocalizationEntry], of root: JSONValue, locale: String?) {
    guard root.members.contains(where: { $0.name.string == "translations" && $0.value.isObject }),
      let header = root.members.first(where: { $0.name.string == "pluralForm" })?.value.text?.string
    else { return }
    let forms = POPluralForms(header, locale: locale)
    entries.removeAll { $0.key.string == "pluralForm" }
    for index in entries.indices {
      let key = entries[index].key.string
      guard key.hasPrefix(prefix) else { continue }
      let text = key.dropFirst(prefix.count)
      guard let (singular, plural, form) = plural(text) else {
        entries[index].baseText = String(text)
        continue
      }
      entries[index].pluralCategory = forms.category(of: form)
      entries[index].baseText = plural
      entries[index].baseSingular = singular
    }
  }

  /// The texts and the number of the form in `_%n file_::_%n files_.1`; nil for the key of another text.
  private static func plural(_ key: Substring) -> (singular: String, plural: String, form: Int)? {
    guard key.first == "_", let middle = key.dropFirst().firstRange(of: "_::_"),
      let dot = key.lastIndex(of: "."), let form = Int(key[key.index(after: dot)...]),
      dot > key.startIndex,
      key[key.index(before: dot)] == "_", middle.upperBound < key.index(before: dot)
    else { return nil }
    let singular = key[key.index(after: key.startIndex)..<middle.lowerBound]
    return (String(singular), String(key[middle.upperBound..<key.index(before: dot)]), form)
  }
}
