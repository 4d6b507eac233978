import BidiText

/// A value of Android that only names something else: `@string/name`, `@android:string/ok`.
///
/// Source: developer.android.com, "Accessing resources from XML".
enum AndroidReference {
  /// The name of a text of the same app, `@string/name`; nil for other values.
  static func name(in value: String) -> String? {
    value.hasPrefix("@string/") && isReference(value) ? String(value.dropFirst(8)) : nil
  }

  /// Whether a value names a resource of any kind.
  static func isReference(_ value: String) -> Bool {
    guard value.first == "@", let slash = value.firstIndex(of: "/") else { return false }
    return value.index(after: slash) < value.endIndex
      && value.utf8.allSatisfy { $0.isASCIIAlphanumeric || "@:/._".utf8.contains($0) }
  }
}
