import BidiSource

/// Tells why a program does not have the texts of a file, or of some of its keys: the build of the program leaves them out.
struct LeftOutFiles: Sendable {
  private let access: FileAccess
  private let catalogs: BuiltLanguages
  private let android: GradleLanguages
  private let apple: XcodeLanguages
  private let flutter: FlutterTexts
  private let interfaces: InterfaceTexts

  init(_ access: FileAccess) {
    self.access = access
    (catalogs, android) = (BuiltLanguages(access), GradleLanguages(access))
    (apple, flutter) = (XcodeLanguages(access), FlutterTexts(access))
    interfaces = InterfaceTexts(access)
  }

  /// The reason, as a clause; nil for a file that is taken, and where nothing is known.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The clause.
  func reason(_ path: String) -> String? {
    if let reason = catalogs.reasonLeftOut(path) ?? android.reasonLeftOut(path) { return reason }
    let whole = access.wholePath(path)
    return apple.reasonLeftOut(whole) ?? flutter.reasonLeftOut(whole) ?? reasonOfExtension(whole)
      ?? Self.reasonOfQt(path)
  }

  /// Why the texts of a file are none of the program: they are those of Qt, as its translations for a language are called.
  ///
  /// Most are of modules and of versions that the program does not have, and Qt mends the others.
  ///
  /// Source: doc.qt.io/qt-6/linguist-programmers.html, "Prepare for Deployment": the catalogs `qtbase_de` and `qt_de`.
  private static func reasonOfQt(_ path: String) -> String? {
    guard let name = path.pathParts.last, name.hasSuffix(".ts"),
      catalogsOfQt.contains(where: {
        name.hasPrefix("\($0)_") && isLocale(name.dropFirst($0.count + 1).dropLast(3))
      })
    else { return nil }
    return "its texts are those of Qt, and not of the program"
  }

  /// Whether a name is that of a language and perhaps of a region, as Qt writes it: `fa`, `pt_BR`.
  private static func isLocale(_ name: Substring) -> Bool {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    return (2...3).contains(parts[0].count) && parts[0].allSatisfy(\.isLowercase)
      && parts.count < 3
      && parts.dropFirst().allSatisfy { $0.count > 1 && $0.first?.isUppercase == true }
  }

  private static let catalogsOfQt = [
    "qt", "qtbase", "qtconnectivity", "qtdeclarative", "qtlocation", "qtmultimedia",
    "qtquickcontrols", "qtquickcontrols2", "qtscript", "qtserialport", "qtwebengine",
    "qtwebsockets",
    "qtxmlpatterns",
  ]

  /// The reason for a key, as a clause for each key; nil where all are taken, and where nothing is known.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The clause of a key, which is nil for a key that is taken.
  func reasonOfKey(_ path: String) -> (@Sendable (_ key: String) -> String?)? {
    path.hasSuffix(".arb")
      ? flutter.reasonOfKey(access.wholePath(path)) : interfaces.reasonOfKey(access.wholePath(path))
  }

  /// Why a browser does not read the texts of an extension: it reads `_locales/ar/messages.json`, and nothing below other folders.
  ///
  /// A build may take `_locales/firefox` for one of several browsers. Then no language stands directly below `_locales`.
  ///
  /// Source: developer.mozilla.org, "Anatomy of an internationalized extension".
  private func reasonOfExtension(_ path: String) -> String? {
    let parts = path.pathParts
    guard parts.last == "messages.json", let place = parts.lastIndex(of: "_locales"),
      parts.count - place > 3
    else { return nil }
    let folder = "/" + parts[...place].joined(separator: "/")
    guard
      access.names(folder).contains(where: {
        access.names("\(folder)/\($0)").contains("messages.json")
      })
    else { return nil }
    return "a browser reads the folders directly below _locales alone"
  }
}
