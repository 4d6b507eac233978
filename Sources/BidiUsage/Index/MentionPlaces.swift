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

  /// The places of each key, by its hash, in the order of the files and of their lines.
  private let places: [UInt64: [Place]]

  /// The first place of each text after which code puts something, by its hash: `"errors." + code`.
  private let beginnings: [UInt64: Place]

  private let paths: [String]

  /// The longest text that is looked at.
  private static let longest = 1000

  /// How many lines a key stands below the name of the function that is given it, at most.
  private static let reachOfCall: Int32 = 8

  /// A file with more than half of the keys, and with so many of them, is a list of the texts: it looks up none of them.
  private static let leastOfList = 20

  /// The number of files that one thread reads at once.
  private static let partLength = 64

  /// Reads files.
  ///
  /// - Complexity: O(*n*) in their bytes.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - wanted: The hashes of the keys.
  ///   - read: Gives the bytes of a file.
  init(
    in paths: [String], wanted: Set<UInt64>,
    _ read: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    let partCount = (paths.count + Self.partLength - 1) / Self.partLength
    let parts = LockedTable<Int, [Found]>()
    DispatchQueue.concurrentPerform(iterations: partCount) { part in
      let range = part * Self.partLength..<min((part + 1) * Self.partLength, paths.count)
      _ = parts.value(for: part) {
        paths[range].map { path in
          let reader = Reader(
            language: SourceLanguage(path: path), wanted: wanted, longest: Self.longest)
          return read(path).map(reader.mentions) ?? Found()
        }
      }
    }
    var places: [UInt64: [Place]] = [:]
    var beginnings: [UInt64: Place] = [:]
    for part in 0..<partCount {
      for (offset, found) in parts.value(for: part, { [] }).enumerated() {
        let file = part * Self.partLength + offset
        for text in found.beginnings where beginnings[text.key] == nil {
          beginnings[text.key] = Place(file: file, line: text.line)
        }
        let keys = Set(found.keys.map(\.key))
        if keys.count >= Self.leastOfList, keys.count * 2 > wanted.count { continue }
        for mention in found.keys {
          places[mention.key, default: []].append(Place(file: file, line: mention.line))
        }
      }
    }
    (self.paths, self.places, self.beginnings) = (paths, places, beginnings)
  }

  /// The first place that names one of some keys and is no look-up; nil if there is none.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - uses: The look-ups of these keys.
  /// - Returns: The place.
  func first(of keys: [UseKey], but uses: [(path: String, line: Int32)]) -> UsePlace? {
    var left: [String: [Int32]] = [:]
    for use in uses { left[use.path, default: []].append(use.line) }
    for place in keys.flatMap({ places[$0.hash] ?? [] }) {
      let path = paths[place.file]
      let found = left[path]?.firstIndex {
        ($0...$0 + Self.reachOfCall).contains(place.line)
      }
      guard let found else { return UsePlace(path: path, line: Int(place.line)) }
      left[path]?.remove(at: found)
    }
    return keys.lazy.compactMap(beginning).first.map {
      UsePlace(path: paths[$0.file], line: Int($0.line))
    }
  }

  /// The place of a text with which a key begins, up to a sign between its parts.
  private func beginning(of key: UseKey) -> Place? {
    guard case .literal(let text) = key, !beginnings.isEmpty else { return nil }
    var hash = StableHash()
    for (count, byte) in text.utf8.enumerated() {
      hash.add(byte)
      if Self.dividers.contains(byte), count + 1 < text.utf8.count,
        let place = beginnings[hash.value]
      {
        return place
      }
    }
    return nil
  }

  /// The signs between the parts of a key.
  private static let dividers = Array("._:-/".utf8)

  /// What a file names.
  private struct Found: Sendable {
    var keys: [(key: UInt64, line: Int32)] = []
    var beginnings: [(key: UInt64, line: Int32)] = []
  }

  /// Finds the keys that a file names.
  private struct Reader {
    /// Nil for a file that is no code: a template, an interface, data.
    let language: SourceLanguage?
    let wanted: Set<UInt64>
    let longest: Int

    /// The keys and the beginnings of keys, each with its line, in the order of the file.
    ///
    /// What stands between two quotation marks of one kind may be a text, whatever stands before them.
    func mentions(in bytes: [UInt8]) -> Found {
      let hasContent = language == nil || language == .markup || language == .xml
      var result = Found()
      // Where the last quotation mark of each kind and the last tag end, with their lines.
      var starts = [(place: Int, line: Int32)?](repeating: nil, count: 4)
      var line: Int32 = 1
      func text(_ kind: Int, upTo index: Int) -> (text: ArraySlice<UInt8>, line: Int32)? {
        guard let start = starts[kind], index - start.place <= longest else { return nil }
        return (bytes[start.place..<index], start.line)
      }
      for index in bytes.indices {
        switch bytes[index] {
        case .lineFeed: line += 1
        case .quotationMark, UInt8(ascii: "'"), UInt8(ascii: "`"):
          let kind = bytes[index] == .quotationMark ? 0 : bytes[index] == UInt8(ascii: "'") ? 1 : 2
          if let found = text(kind, upTo: index) { note(found.text, found.line, &result) }
          starts[kind] = (index + 1, line)
        case UInt8(ascii: ">") where hasContent: starts[3] = (index + 1, line)
        case UInt8(ascii: "<") where hasContent:
          if let found = text(3, upTo: index) { note(found.text.trimmed, found.line, &result) }
          starts[3] = nil
        case UInt8(ascii: "."):
          if let key = member(after: index, of: bytes), wanted.contains(key) {
            result.keys.append((key, line))
          }
        case UInt8(ascii: "#") where language == .markup && bytes[index...].starts(with: "#{".utf8):
          // `#{key}` and `#{key(${name})}` of Thymeleaf.
          let rest = bytes[(index + 2)...].prefix(longest)
          note(rest.prefix { !"}( ".utf8.contains($0) }, line, &result)
        default: break
        }
      }
      result.keys.sort { $0.line < $1.line }
      return result
    }

    private func note(_ text: ArraySlice<UInt8>, _ line: Int32, _ result: inout Found) {
      guard let last = text.last else { return }
      var hash = StableHash()
      hash.add(text)
      if wanted.contains(hash.value) { result.keys.append((hash.value, line)) }
      // Only C# asks for a text by its name or by a member that is called as it.
      if language == .cSharp,
        text.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") })
      {
        let key = UseKey(identifier: String(decoding: text, as: UTF8.self)).hash
        if wanted.contains(key) { result.keys.append((key, line)) }
      }
      // `errors.` and `errors.${code}`
      let begin =
        MentionPlaces.dividers.contains(last) ? text : text.prefix { !"$#{\\%".utf8.contains($0) }
      guard begin.count > 2, let end = begin.last, MentionPlaces.dividers.contains(end),
        begin.allSatisfy({ $0 != .space })
      else { return }
      var beginning = StableHash()
      beginning.add(begin)
      result.beginnings.append((beginning.value, line))
    }

    /// A member that is called as a text is.
    ///
    /// Many things have a `title`: in Dart only a name of several words counts, a call, and what `context` gives. In a file that is no
    /// code it is a member of resources.
    private func member(after point: Int, of bytes: [UInt8]) -> UInt64? {
      guard language == nil || language == .dart || language == .markup else { return nil }
      let name = bytes[(point + 1)...].prefix {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_")
      }
      guard let first = name.first, first.isASCIILetter else { return nil }
      let owner = bytes[..<point].suffix(while: {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_")
      })
      let isText =
        if language == .dart {
          name.dropFirst().contains { !$0.isASCIILetter || $0 & 0x20 == 0 }
            || bytes[name.endIndex...].first == UInt8(ascii: "(")
            || bytes[..<owner.startIndex].hasSuffix("context.".utf8)
        } else {
          ["esource", "tring", "ocal", "L10n"].contains {
            owner.firstRange(of: Array($0.utf8)) != nil
          }
        }
      guard isText else { return nil }
      return UseKey(identifier: String(decoding: name, as: UTF8.self)).hash
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the white space at their ends.
  fileprivate var trimmed: Self {
    var text = drop(while: \.isASCIISpace)
    while text.last?.isASCIISpace == true { text.removeLast() }
    return text
  }

  /// The last bytes of which each is like that.
  fileprivate func suffix(while isWanted: (UInt8) -> Bool) -> Self {
    var start = endIndex
    while start > startIndex, isWanted(self[start - 1]) { start -= 1 }
    return self[start...]
  }

  fileprivate func hasSuffix(_ text: String.UTF8View) -> Bool {
    count >= text.count && suffix(text.count).elementsEqual(text)
  }
}
