import BidiText

/// Values that programs read: a mark in them breaks what they are for.
enum Code {
  /// What a value is, as a phrase, or nil where it is text for people.
  ///
  /// It is code where one island is the whole of it, or its shape is that of something written for programs
  /// (``CodeShape``); directional controls do not count. What reads as a sentence is none.
  ///
  /// - Complexity: O(*n*).
  static func kind(of value: String) -> String? {
    let text = value.strippingControls()
    if let shape = CodeShape.allCases.first(where: { $0.fits(text.utf8) }) { return shape.words }
    let options = IslandOptions(
      kinds: [.url, .email, .datePattern, .identifier], findsNested: false)
    guard let island = text.islands(options).first,
      island.range == text.startIndex..<text.endIndex
    else { return nil }
    return switch island.kind {
    case .url, .email: CodeShape.address.words
    case .datePattern: "a date pattern"
    default: CodeShape.identifier.words
    }
  }
}
