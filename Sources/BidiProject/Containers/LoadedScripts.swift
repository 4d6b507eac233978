import BidiSource

/// Follows the scripts that pages load, with what the scripts import.
///
/// Sources: html.spec.whatwg.org, the element script; tc39.es/ecma262, import declarations; nodejs.org, require.
struct LoadedScripts {
  /// The paths of the source files of the project, from its root.
  private let paths: Set<String>

  /// Reads a file by its path from the root.
  private let read: (String) -> [UInt8]?

  /// Whether there is a file that is no source file of the project: a library.
  private let exists: (String) -> Bool

  /// What each script imports that is a source file; nil where an import leads to no file.
  private var imports: [String: [String]?] = [:]

  init(
    _ list: SourceList, read: @escaping (String) -> [UInt8]?, exists: @escaping (String) -> Bool
  ) {
    paths = Set(list.files.lazy.map(\.path))
    (self.read, self.exists) = (read, exists)
  }

  /// The scripts of a page, with all that they import.
  ///
  /// - Parameter page: The path of the page.
  /// - Returns: Nil for a page without scripts of its own, and for one whose scripts are not all known: a tool may make them.
  mutating func scripts(ofPage page: String) -> Set<String>? {
    guard let text = read(page) else { return nil }
    var waiting: [String] = []
    for name in Self.names(after: "<script", "src=", in: text) {
      if name.contains("://") || name.hasPrefix("//") { continue }
      let path = String(name.prefix { $0 != "?" && $0 != "#" })
      guard let found = file(path, from: page, endings: [""]) else { return nil }
      if paths.contains(found) { waiting.append(found) }
    }
    guard !waiting.isEmpty else { return nil }
    var reached: Set<String> = []
    while let script = waiting.popLast() {
      guard reached.insert(script).inserted else { continue }
      guard reached.count <= Self.most, let found = imported(by: script) else { return nil }
      waiting += found
    }
    return reached
  }

  /// The most scripts of a page.
  private static let most = 2_000

  private mutating func imported(by script: String) -> [String]? {
    if let known = imports[script] { return known }
    var result: [String]? = []
    let text = read(script) ?? []
    for word in ["from", "import", "require(", "import(", "importScripts("] {
      for name in Self.texts(after: word, in: text)
      where name.hasPrefix(".") || name.hasPrefix("/") {
        guard let found = file(name, from: script, endings: Self.endings) else {
          result = nil
          continue
        }
        if paths.contains(found) { result?.append(found) }
      }
    }
    imports[script] = .some(result)
    return result
  }

  /// What may be left out of the path of an import.
  private static let endings = [
    "", ".js", ".ts", ".mjs", ".jsx", ".tsx", "/index.js", "/index.ts",
  ]

  /// The file that a path names, seen from a file; one that begins with a slash counts from a folder above.
  private func file(_ name: String, from source: String, endings: [String]) -> String? {
    var folder = source.pathParts.dropLast().map(String.init)
    if name.hasPrefix("/") {
      while true {
        if let found = existing(
          (folder + [String(name.dropFirst())]).joined(separator: "/"), endings)
        {
          return found
        }
        guard folder.popLast() != nil else { return nil }
      }
    }
    for part in name.split(separator: "/") where part != "." {
      if part == ".." {
        guard folder.popLast() != nil else { return nil }
      } else {
        folder.append(String(part))
      }
    }
    return existing(folder.joined(separator: "/"), endings)
  }

  private func existing(_ path: String, _ endings: [String]) -> String? {
    endings.lazy.map { path + $0 }.first { paths.contains($0) || exists($0) }
  }

  // MARK: Texts

  /// The values of an attribute of elements.
  private static func names(
    after element: String, _ attribute: String, in text: [UInt8]
  ) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while let start = rest.firstRange(ofBytes: Array(element.utf8))?.upperBound {
      rest = text[start...]
      let tag = rest.prefix { $0 != UInt8(ascii: ">") }
      if let value = tag.firstRange(ofBytes: Array(attribute.utf8))?.upperBound,
        let name = quoted(text[value...])
      {
        result.append(name)
      }
    }
    return result
  }

  /// The texts in quotation marks after a word.
  private static func texts(after word: String, in text: [UInt8]) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while let end = rest.firstRange(ofBytes: Array(word.utf8))?.upperBound {
      rest = text[end...]
      if let name = quoted(rest.drop { $0 == .space }) { result.append(name) }
    }
    return result
  }

  private static func quoted(_ text: ArraySlice<UInt8>) -> String? {
    guard let mark = text.first, mark == .quotationMark || mark == UInt8(ascii: "'") else {
      return nil
    }
    let value = text.dropFirst().prefix(longest).prefix { $0 != mark && !$0.isASCIILineEnd }
    return text.dropFirst(value.count + 1).first == mark
      ? String(decoding: value, as: UTF8.self) : nil
  }

  /// The most bytes of a path.
  private static let longest = 300
}
