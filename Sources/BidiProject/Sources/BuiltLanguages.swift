import BidiSource

/// Tells whether the build of a program takes a catalog of gettext: `po/LINGUAS` lists the languages.
///
/// Source: the manual of gettext, "The LINGUAS file in po/ directory"; mesonbuild.com, i18n module.
struct BuiltLanguages: Sendable {
  private let access: FileAccess
  private let lists = LockedTable<String, Set<String>?>()

  init(_ access: FileAccess) { self.access = access }

  /// Why no build takes a catalog, as a clause; nil for a catalog that is listed, and where no list is found.
  ///
  /// - Parameter path: The path of the catalog.
  /// - Returns: The clause.
  func reasonLeftOut(_ path: String) -> String? {
    guard path.hasSuffix(".po"), let file = path.pathParts.last else { return nil }
    let name = String(file.dropLast(3))
    let folder = path.lastSlash.map { String(path[..<$0]) } ?? "."
    let list = "\(folder)/LINGUAS"
    guard let languages = languages(in: list), !languages.contains(name) else { return nil }
    return "\(list) does not list \(name), so that no build takes the file"
  }

  /// The languages of a list; nil where there is none, and for an empty one.
  private func languages(in path: String) -> Set<String>? {
    lists.value(for: path) {
      guard let bytes = access.read(path) else { return nil }
      var found: Set<String> = []
      let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      for line in lines where line.first != UInt8(ascii: "#") {
        for word in line.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
          found.insert(String(decoding: word, as: UTF8.self))
        }
      }
      return found.isEmpty ? nil : found
    }
  }
}
