/// Where the texts of a property list stand, by what the list is for.
enum PropertyListShape {
  /// Right in the outermost dictionary, as in `.strings`.
  case flat
  /// In dictionaries at any depth, as in a `.stringsdict`.
  case plurals
  /// In dictionaries and lists at any depth, under a few keys, as in `AppIntentVocabulary.plist`.
  case vocabulary

  /// Whether an element of XML holds what counts as a part of the list.
  func isContainer(_ name: String) -> Bool {
    name == "dict" || self == .vocabulary && name == "array"
  }

  /// Whether a text is one that people read or say.
  ///
  /// - Parameter keys: The keys that lead to it; nil for an element of a list.
  /// - Returns: Whether it is such a text.
  func isText(under keys: [String?]) -> Bool {
    switch self {
    case .flat: true
    case .plurals:
      keys.last != "NSStringFormatSpecTypeKey" && keys.last != "NSStringFormatValueTypeKey"
    case .vocabulary:
      keys.last { $0 != nil }?.map { AppIntentVocabularyFormat.textKeys.contains($0) } ?? false
    }
  }
}
