import BidiSource

/// Tells which texts of an interface no view shows: Interface Builder names each by the view it stands in, `abc-de-fgh.text`, and a view
/// that was deleted leaves its texts in the catalog.
///
/// Source: developer.apple.com, Localizing storyboards and XIB files: a table of texts has the name of the interface.
struct InterfaceTexts: Sendable {
  private let access: FileAccess

  /// The interfaces of each table, by its path without the language: thirty translations are held against one interface.
  private let known = LockedTable<String, Interface?>()

  /// What a table is of.
  private struct Interface: Sendable {
    let name: String
    let ids: Set<String>
  }

  init(_ access: FileAccess) { self.access = access }

  /// Why nobody sees texts of a file, as a clause for each key; nil for a file that is no table of texts.
  ///
  /// The interface is read when a key is asked for, once for all languages.
  ///
  /// - Parameter path: The whole path of the file: `/app/ar.lproj/Main.strings`.
  /// - Returns: The clause of a key, which is nil for a key of a view.
  func reasonOfKey(_ path: String) -> (@Sendable (_ key: String) -> String?)? {
    let parts = path.pathParts
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj"),
      let file = parts.last, let dot = file.lastIndex(of: "."),
      [".strings", ".xcstrings"].contains(file[dot...])
    else { return nil }
    let folder = "/" + parts.dropLast(2).joined(separator: "/")
    let table = file[..<dot]
    return { key in
      let id = key.utf8.prefix { $0 != UInt8(ascii: ".") }
      guard Self.isID(id),
        let interface = known.value(for: "\(folder)/\(table)", { interface(table, in: folder) }),
        !interface.ids.contains(String(Substring(id)))
      else { return nil }
      return "\(interface.name) has no view \(Substring(id)), whose text it was"
    }
  }

  /// The interface of a table with its views, in all its variants; nil where there is none, and where one cannot be read.
  private func interface(_ table: Substring, in folder: String) -> Interface? {
    let paths = interfaces(named: table, in: folder)
    let contents = paths.compactMap(access.read)
    guard let name = paths.first?.pathParts.last, contents.count == paths.count else { return nil }
    return Interface(
      name: String(name),
      ids: contents.reduce(into: []) { $0.formUnion(Self.ids(in: $1)) })
  }

  /// The interfaces of a name: those in the folder, and the variants in folders of languages in it.
  private func interfaces(named name: Substring, in folder: String) -> [String] {
    let names = access.names(folder).sorted()
    let folders = [folder] + names.filter { $0.hasSuffix(".lproj") }.map { "\(folder)/\($0)" }
    return folders.flatMap { folder in
      (folder.hasSuffix(".lproj") ? access.names(folder) : names)
        .filter { $0 == "\(name).storyboard" || $0 == "\(name).xib" }.map { "\(folder)/\($0)" }
    }
  }

  /// Whether a name is one that Interface Builder makes: `abc-de-fgh`.
  private static func isID(_ name: Substring.UTF8View) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.joined().allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
  }

  /// What stands in the attributes `id` of an interface.
  private static func ids(in interface: [UInt8]) -> Set<String> {
    let mark = Array(" id=\"".utf8)
    var found: Set<String> = []
    var rest = interface[...]
    while let place = rest.firstRange(ofBytes: mark) {
      rest = rest[place.upperBound...]
      found.insert(String(decoding: rest.prefix { $0 != .quotationMark }, as: UTF8.self))
    }
    return found
  }
}
