import BidiText

/// A value of Android that only names something else: `@string/name`, `@android:string/ok`.
///
/// Source: developer.android.com, "Accessing resources from XML".
enum AndroidReference {
  /// The text that a value names, `@string/name`, through some names in a row; the value itself if it names none.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - values: The values of the file, by name.
  /// - Returns: The text.
  static func text(of value: String, in values: [String: String]) -> String {
    var text = value
    for _ in 0..<mostNames {
      guard text.hasPrefix("@string/"), let next = values[String(text.dropFirst(8))] else { break }
      text = next
    }
    return text
  }

  /// How many values in a row may name another one.
  private static let mostNames = 8

  /// Whether a value names a resource of any kind.
  static func isReference(_ value: String) -> Bool {
    guard value.first == "@", let slash = value.firstIndex(of: "/") else { return false }
    return value.index(after: slash) < value.endIndex
      && value.utf8.allSatisfy { $0.isASCIIAlphanumeric || "@:/._".utf8.contains($0) }
  }
}
