import BidiSource

/// Tells why no build of a program takes a file of texts, and no reader of the built program its place.
struct LeftOutFiles: Sendable {
  private let catalogs: BuiltLanguages
  private let android: GradleLanguages
  private let apple: XcodeLanguages
  private let flutter: FlutterTexts

  init(_ access: FileAccess) {
    (catalogs, android) = (BuiltLanguages(access), GradleLanguages(access))
    (apple, flutter) = (XcodeLanguages(access), FlutterTexts(access))
  }

  /// The reason, as a clause; nil for a file that is taken, and where nothing is known.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The clause.
  func reason(_ path: String) -> String? {
    catalogs.reasonLeftOut(path) ?? android.reasonLeftOut(path) ?? apple.reasonLeftOut(path)
      ?? flutter.reasonLeftOut(path) ?? Self.reasonOfExtension(path)
  }

  /// Why a browser does not read the texts of an extension: it reads `_locales/ar/messages.json`, and nothing below other folders.
  ///
  /// Source: developer.mozilla.org, "Anatomy of an internationalized extension".
  private static func reasonOfExtension(_ path: String) -> String? {
    let parts = path.pathParts
    guard parts.last == "messages.json", let place = parts.lastIndex(of: "_locales"),
      parts.count - place > 3
    else { return nil }
    return "a browser reads the folders directly below _locales alone"
  }
}
