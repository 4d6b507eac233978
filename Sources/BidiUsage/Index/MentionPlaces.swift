import BidiSource
import Dispatch

/// The places where files of a program name a text that the program looks up, whether that is a look-up or not.
///
/// A place that is no look-up that was understood tells that the text may be looked up there in another way: `let key = isDown ?
/// "errors.down" : "ok"`, `{% trans "Open" %}`.
struct MentionPlaces: Sendable {
  /// A place, by the number of its file.
  private struct Place: Sendable, Hashable {
    let file: Int
    let line: Int32
  }

  /// A file that looks up keys below another key.
  private struct ScopedFile: Sendable {
    let file: Int

    /// The lines of its texts.
    let texts: [UInt64: [Int32]]

    /// The lines of the texts that are such another key.
    let scopes: [UInt64: [Int32]]

    /// Whether it also looks up keys that code makes.
    let makesKeys: Bool
  }

  /// The places of each key, by its hash, in the order of the files and of their lines.
  private let places: [UInt64: [Place]]

  /// The first place of each text after which code puts something, by its hash, for each ending: `"errors." + code`.
  private let beginnings: [UInt64: [String: Place]]

  /// The files that look up keys below another key, `useTranslations('home')`.
  private let scoped: [ScopedFile]

  private let paths: [String]

  /// How many lines a key stands below the name of the function that is given it, at most.
  private static let reachOfCall: Int32 = 8

  /// A file with more than half of the keys, and with so many of them, is a list of the texts: it looks up none of them.
  private static let leastOfList = 20

  /// Whether a script is one of the tools that build a program of JavaScript, and no part of the program.
  ///
  /// Sources: gulpjs.com, gruntjs.com, webpack.js.org, rollupjs.org, vite.dev: the names of their files.
  private static func isOfBuild(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, name.hasSuffix("js") || name.hasSuffix(".ts") else { return false }
    return parts.dropLast().contains("gulp")
      || ["gulpfile.", "Gruntfile.", "webpack.", "rollup.config.", "vite.config."].contains(
        where: name.hasPrefix)
  }

  /// The number of files that one thread reads at once.
  private static let partLength = 64

  /// Reads files.
  ///
  /// - Complexity: O(*n*) in their bytes.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - wanted: The hashes of the keys.
  ///   - makers: The files that look up keys which code makes.
  ///   - read: Gives the bytes of a file.
  init(
    in paths: [String], wanted: Set<UInt64>, makers: Set<String>,
    _ read: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    let partCount = (paths.count + Self.partLength - 1) / Self.partLength
    let parts = LockedTable<Int, [KeyPlaceReader.Found]>()
    DispatchQueue.concurrentPerform(iterations: partCount) { part in
      let range = part * Self.partLength..<min((part + 1) * Self.partLength, paths.count)
      _ = parts.value(for: part) {
        paths[range].map { path in
          if Self.isOfBuild(path) { return KeyPlaceReader.Found() }
          // XAML names texts in many ways, of which two are look-ups that are read.
          let language = path.hasSuffix("xaml") ? nil : SourceLanguage(path: path)
          var reader = KeyPlaceReader(language: language, wanted: wanted)
          if let bytes = read(path) { reader.read(bytes) }
          return reader.found
        }
      }
    }
    var places: [UInt64: [Place]] = [:]
    var beginnings: [UInt64: [String: Place]] = [:]
    var scoped: [ScopedFile] = []
    for part in 0..<partCount {
      for (offset, found) in parts.value(for: part, { [] }).enumerated() {
        let file = part * Self.partLength + offset
        for text in found.beginnings where beginnings[text.key]?[text.ending] == nil {
          beginnings[text.key, default: [:]][text.ending] = Place(file: file, line: text.line)
        }
        if !found.scoped.isEmpty {
          scoped.append(
            ScopedFile(
              file: file, texts: found.scoped, scopes: found.scopes ?? found.scoped,
              makesKeys: makers.contains(paths[file])))
        }
        let keys = Set(found.keys.map(\.key))
        if keys.count >= Self.leastOfList, keys.count * 2 > wanted.count { continue }
        for mention in found.keys {
          places[mention.key, default: []].append(Place(file: file, line: mention.line))
        }
      }
    }
    (self.paths, self.places, self.beginnings, self.scoped) = (paths, places, beginnings, scoped)
  }

  /// The first place that names one of some keys and is no look-up; nil if there is none.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - uses: The look-ups of these keys.
  /// - Returns: The place.
  func first(of keys: [UseKey], but uses: [(path: String, line: Int32)]) -> UsePlace? {
    var left: [String: [Int32]] = [:]
    for use in uses {
      left[use.path, default: []].append(use.line)
      // The comment of `NSLocalizedString("Edit", comment: "Edit")`.
      if Self.hasComments(use.path) { left[use.path]?.append(use.line) }
    }
    func isUse(_ path: String, _ line: Int32) -> Bool {
      let found = left[path]?.firstIndex { ($0...$0 + Self.reachOfCall).contains(line) }
      guard let found else { return false }
      left[path]?.remove(at: found)
      return true
    }
    for place in keys.flatMap({ places[$0.hash] ?? [] })
    where !isUse(paths[place.file], place.line) {
      return UsePlace(path: paths[place.file], line: Int(place.line))
    }
    for key in keys {
      for place in endings(of: key) where !isUse(paths[place.file], place.line) {
        return UsePlace(path: paths[place.file], line: Int(place.line))
      }
      if let place = beginning(of: key) {
        return UsePlace(path: paths[place.file], line: Int(place.line))
      }
    }
    return nil
  }

  /// Whether calls in a file give comments for translators, which may be the keys.
  private static func hasComments(_ path: String) -> Bool {
    [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
  }

  /// The places of the end of a key in files that look up keys below its beginning, in order.
  private func endings(of key: UseKey) -> [Place] {
    guard case .literal(let text) = key, !scoped.isEmpty else { return [] }
    let bytes = Array(text.utf8)
    let parts = bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }.map { dot in
      (StableHash.value(of: bytes[..<dot]), StableHash.value(of: bytes[(dot + 1)...]))
    }
    return scoped.flatMap { file in
      parts.flatMap { scope, end in
        file.scopes[scope].map { (file.texts[end] ?? []) + (file.makesKeys ? $0 : []) } ?? []
      }.map { Place(file: file.file, line: $0) }
    }
  }

  /// Whether what stands after the beginning of a key is a value and an ending; a form of the text may follow: `.title_one`.
  private static func mayEnd(_ rest: String, with ending: String) -> Bool {
    guard !ending.isEmpty else { return true }
    if rest.hasSuffix(ending) { return rest.utf8.count > ending.utf8.count }
    return rest.firstRange(of: ending + "_").map { $0.lowerBound > rest.startIndex } ?? false
  }

  /// The place of a text with which a key begins, up to a sign between its parts.
  private func beginning(of key: UseKey) -> Place? {
    guard !beginnings.isEmpty else { return nil }
    switch key {
    case .pattern: return nil
    case .identifier(let name):
      var hash = StableHash()
      hash.add([0])
      for byte in name.utf8.dropLast() {
        hash.add(byte)
        if let place = beginnings[hash.value]?[""] { return place }
      }
      return nil
    case .literal(let text):
      var hash = StableHash()
      for (place, byte) in text.utf8.dropLast().enumerated() {
        hash.add(byte)
        guard KeyPlaceReader.dividers.contains(byte), let places = beginnings[hash.value] else {
          continue
        }
        let rest = String(decoding: text.utf8.dropFirst(place + 1), as: UTF8.self)
        let found = places.filter { Self.mayEnd(rest, with: $0.key) }.map(\.value)
        if let first = found.min(by: { ($0.file, $0.line) < ($1.file, $1.line) }) { return first }
      }
      return nil
    }
  }
}

extension StableHash {
  /// The hash of some bytes.
  static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    hash.add(bytes)
    return hash.value
  }
}
