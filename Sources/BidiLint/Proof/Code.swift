import BidiText

/// Values that programs read: a mark in them breaks what they are for.
enum Code {
  /// What a value is, as a phrase, or nil where it is text for people.
  ///
  /// It is code where one island is the whole of it; directional controls at its edges do not count.
  static func kind(of value: String) -> String? {
    let text = value.strippingControls()
    let options = IslandOptions(
      kinds: [.url, .email, .datePattern, .identifier], findsNested: false)
    guard let island = text.islands(options).first,
      island.range == text.startIndex..<text.endIndex
    else { return nil }
    return switch island.kind {
    case .url, .email: "an address"
    case .datePattern: "a date pattern"
    default: "an identifier"
    }
  }
}
