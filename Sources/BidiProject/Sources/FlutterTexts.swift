import BidiSource
import LocalizationFiles

/// Tells which texts the build of a Flutter app takes: `l10n.yaml` names the one folder that holds them, and the template in it, which has
/// all keys.
///
/// Source: docs.flutter.dev/ui/internationalization, "Configuring the l10n.yaml file": `arb-dir`, which is `lib/l10n` if it is not given,
/// and `template-arb-file`, which is `app_en.arb`.
struct FlutterTexts: Sendable {
  private let access: FileAccess
  private let apps = LockedTable<String, App?>()

  /// The texts of an app.
  private struct App: Sendable {
    /// Their folder, as a whole path.
    let folder: String

    /// The name of the template, and its keys.
    let template: String
    let keys: Set<String>

    /// The file `pubspec.yaml`, which may name files that the app reads by itself.
    let package: [UInt8]
  }

  init(_ access: FileAccess) { self.access = access }

  /// Why no build takes a file, as a clause; nil for a file of the folder, and where no folder is named.
  ///
  /// - Parameter path: The whole path of the file: `/app/lib/l10n/app_ar.arb`.
  /// - Returns: The clause.
  func reasonLeftOut(_ path: String) -> String? {
    guard path.hasSuffix(".arb"), let (root, app) = app(around: path),
      let slash = path.lastSlash, String(path[..<slash]) != app.folder,
      let own = pathBelow(root, String(path[..<slash])),
      app.package.firstRange(ofBytes: Array(own.utf8)) == nil
    else { return nil }
    let folder = pathBelow(root, app.folder) ?? app.folder
    return "l10n.yaml takes the texts of \(folder) alone, so that no build takes the file"
  }

  /// Why a program cannot ask for keys of a file, as a clause for each key; nil where it may ask for all.
  ///
  /// - Parameter path: The whole path of the file.
  /// - Returns: The clause of a key, which is nil for a key of the template.
  func reasonOfKey(_ path: String) -> (@Sendable (_ key: String) -> String?)? {
    guard path.hasSuffix(".arb"), let (_, app) = app(around: path),
      let slash = path.lastSlash, String(path[..<slash]) == app.folder
    else { return nil }
    return { key in
      app.keys.contains(key)
        ? nil
        : "the template \(app.template) does not have its key, so that no program can ask for it"
    }
  }

  /// The app around a file, with its folder: each package has its own texts.
  private func app(around path: String) -> (root: String, app: App)? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let root = folder.isEmpty ? "/" : String(folder)
      if access.names(root).contains("pubspec.yaml") {
        return apps.value(for: root) { read(root) }.map { (root, $0) }
      }
    }
    return nil
  }

  /// The texts of an app; nil where they are not known.
  private func read(_ root: String) -> App? {
    let base = root == "/" ? root : root + "/"
    guard let settings = access.read(base + "l10n.yaml"),
      let package = access.read(base + "pubspec.yaml"),
      // The plug-in Flutter Intl has a folder of its own.
      package.firstRange(ofBytes: Array("flutter_intl:".utf8)) == nil
    else { return nil }
    let parts = (Self.value(of: "arb-dir", in: settings) ?? "lib/l10n").pathParts.filter {
      $0 != "."
    }
    let name = Self.value(of: "template-arb-file", in: settings) ?? "app_en.arb"
    let folder = base + parts.joined(separator: "/")
    guard let text = access.read("\(folder)/\(name)"),
      let template = try? LocalizationFile(path: name, bytes: text)
    else { return nil }
    return App(
      folder: folder, template: name, keys: Set(template.entries.map(\.key.string)),
      package: package)
  }

  /// The value of a setting that stands on a line of its own.
  private static func value(of name: String, in settings: [UInt8]) -> String? {
    let line = settings.split(whereSeparator: \.isASCIILineEnd).first {
      $0.starts(with: "\(name):".utf8)
    }
    guard let line else { return nil }
    let value = String(decoding: line.dropFirst(name.utf8.count + 1), as: UTF8.self)
    let text = value.prefix { $0 != "#" }.filter { $0 != "'" && $0 != "\"" }
    return text.split(separator: " ").joined(separator: " ")
  }
}
