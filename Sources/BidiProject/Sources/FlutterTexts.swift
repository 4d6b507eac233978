import BidiSource

/// Tells whether the build of a Flutter app takes a file of texts: `l10n.yaml` names the one folder that holds them.
///
/// Source: docs.flutter.dev/ui/internationalization, "Configuring the l10n.yaml file": `arb-dir`, which is `lib/l10n` if it is not given.
struct FlutterTexts: Sendable {
  private let access: FileAccess
  private let folders = LockedTable<String, String?>()

  init(_ access: FileAccess) { self.access = access }

  /// Why no build takes a file, as a clause; nil for a file of the folder, and where no folder is named.
  ///
  /// - Parameter path: The path of the file: `lib/l10n/app_ar.arb`.
  /// - Returns: The clause.
  func reasonLeftOut(_ path: String) -> String? {
    guard path.hasSuffix(".arb") else { return nil }
    let parts = path.pathParts.dropLast()
    for count in stride(from: parts.count, through: 0, by: -1) {
      let app = (path.hasPrefix("/") ? "/" : "") + parts.prefix(count).joined(separator: "/")
      let names = access.names(app.isEmpty ? "." : app)
      guard names.contains("pubspec.yaml") else { continue }
      // Each package has its own texts.
      guard names.contains("l10n.yaml"), let folder = folder(of: app) else { return nil }
      let own = parts.dropFirst(count).joined(separator: "/")
      if own == folder { return nil }
      let list = app.isEmpty || app == "/" ? "\(app)l10n.yaml" : "\(app)/l10n.yaml"
      return "\(list) takes the texts of \(folder) alone, so that no build takes the file"
    }
    return nil
  }

  /// The folder that an app takes its texts from; nil where that is not known.
  private func folder(of app: String) -> String? {
    folders.value(for: app) {
      let base = app.isEmpty || app == "/" ? app : app + "/"
      guard let text = access.read(base + "l10n.yaml"),
        let package = access.read(base + "pubspec.yaml"),
        // The plug-in Flutter Intl has a folder of its own.
        package.firstRange(of: Array("flutter_intl:".utf8)) == nil
      else { return nil }
      let name = Array("arb-dir:".utf8)
      let line = text.split(whereSeparator: \.isASCIILineEnd).first { $0.starts(with: name) }
      guard let line else { return "lib/l10n" }
      let value = String(decoding: line.dropFirst(name.count), as: UTF8.self)
      let folder = value.prefix { $0 != "#" }.filter { !" '\"".contains($0) }.pathParts
      guard !folder.contains("..") else { return nil }
      return folder.filter { $0 != "." }.joined(separator: "/")
    }
  }
}
