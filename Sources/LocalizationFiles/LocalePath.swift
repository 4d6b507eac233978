/// The locale that a path names.
public enum LocalePath {
  /// The locale of the nearest `.lproj` folder in a path.
  ///
  /// ```swift
  /// LocalePath.locale(of: "App/az-Arab.lproj/Localizable.strings")  // "az-Arab"
  /// ```
  ///
  /// - Parameter path: A path with `/` between its parts.
  /// - Returns: Nil where no folder names a locale. `Base.lproj` names none: it holds the development
  ///   language, whatever that is.
  public static func locale(of path: String) -> String? {
    for part in path.split(separator: "/").reversed() where part.hasSuffix(".lproj") {
      let name = String(part.dropLast(".lproj".count))
      if name.isEmpty || name == "Base" { return nil }
      return legacyNames[name] ?? name
    }
    return nil
  }

  /// Folder names from before Apple took language codes.
  private static let legacyNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl", "Arabic": "ar", "Hebrew": "he",
  ]
}
