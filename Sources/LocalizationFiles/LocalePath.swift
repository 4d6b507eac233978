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

  /// The name of the nearest `.lproj` folder in a path, without its ending.
  ///
  /// ```swift
  /// LocalePath.folderName(of: "App/Base.lproj/Main.strings")  // "Base"
  /// ```
  ///
  /// - Parameter path: A path with `/` between its parts.
  /// - Returns: Nil where there is no such folder.
  public static func folderName(of path: String) -> String? {
    let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
    return folder.map { String($0.dropLast(".lproj".count)) }
  }

  /// Where the same file may lie for another locale: in the folder of its name, of its name from before
  /// language codes, and in `Base.lproj`.
  ///
  /// ```swift
  /// LocalePath.paths(beside: "App/ar.lproj/A.strings", for: "en")
  /// // ["App/en.lproj/A.strings", "App/English.lproj/A.strings", "App/Base.lproj/A.strings"]
  /// ```
  ///
  /// - Parameters:
  ///   - path: A path with `/` between its parts.
  ///   - locale: The other locale.
  /// - Returns: Paths, the likeliest first; empty where no folder names a locale.
  public static func paths(beside path: String, for locale: String) -> [String] {
    guard let name = folderName(of: path),
      let folder = path.ranges(of: "\(name).lproj").last(where: { range in
        (range.upperBound == path.endIndex || path[range.upperBound] == "/")
          && (range.lowerBound == path.startIndex
            || path[path.index(before: range.lowerBound)] == "/")
      })
    else { return [] }
    let legacy = legacyNames.filter { $0.value == locale }.map(\.key).sorted()
    return ([locale] + legacy + ["Base"]).map { other in
      path[..<folder.lowerBound] + "\(other).lproj" + path[folder.upperBound...]
    }
  }

  /// Folder names from before Apple took language codes.
  private static let legacyNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl", "Arabic": "ar", "Hebrew": "he",
  ]
}
