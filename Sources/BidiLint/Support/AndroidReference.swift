import BidiText

/// A value of Android that only names another text: `@string/name`, `@android:string/ok`.
///
/// Source: developer.android.com, "Accessing resources from XML".
enum AndroidReference {
  /// The name of the other text; nil if a value is a text itself.
  static func name(in value: String) -> String? {
    guard value.first == "@", let slash = value.firstIndex(of: "/"),
      value.utf8.allSatisfy({ $0.isASCIIAlphanumeric || "@:/._".utf8.contains($0) })
    else { return nil }
    let name = value[value.index(after: slash)...]
    return name.isEmpty ? nil : String(name)
  }
}
