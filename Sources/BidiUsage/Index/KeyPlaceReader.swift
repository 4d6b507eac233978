import BidiSource

/// Finds the keys that one file names: in quotation marks, between tags, and as members.
///
/// The file may be in any language: what stands between two quotation marks of one kind may be a text, whatever stands before them.
struct KeyPlaceReader {
  /// What a file names.
  struct Found: Sendable {
    /// The keys, by their hashes, in the order of the lines.
    var keys: [(key: UInt64, line: Int32)] = []

    /// Texts after which code puts something, and what stands after that: `"errors." + code`, `` `errors.${code}.title` ``.
    var beginnings: [(key: UInt64, ending: String, line: Int32)] = []

    /// The lines of all short texts of a file that looks up keys below another key, by their hashes.
    var scoped: [UInt64: [Int32]] = [:]

    /// The lines of those of them that are such another key; nil where each may be one.
    var scopes: [UInt64: [Int32]]?
  }

  /// Nil for a file that is no code: a template, an interface, data.
  let language: SourceLanguage?

  /// The hashes of the keys that are looked for.
  let wanted: Set<UInt64>

  private(set) var found = Found()

  private var isScoped = false
  private var makesReferences = false
  private var emptyMacros = EmptyMacros([])

  /// What stood last in each kind of quotation marks, and whether only white space stands behind it: texts in code may be joined.
  private var last: [(text: [UInt8], isOpen: Bool)]

  /// The longest text that is looked at.
  private static let longest = 1000

  /// The longest text that may be a part of a key.
  private static let longestPart = 100

  /// The signs between the parts of a key.
  static let dividers = Array("._:-/".utf8)

  init(language: SourceLanguage?, wanted: Set<UInt64>) {
    (self.language, self.wanted) = (language, wanted)
    last = Array(repeating: ([], false), count: 3)
  }

  /// Reads the file.
  ///
  /// - Complexity: O(*n*).
  mutating func read(_ bytes: [UInt8]) {
    prepare(bytes)
    let hasContent = language == nil || language == .markup || language == .xml
    // Where the last quotation mark of each kind, the last tag and the last tag of a template end, with their lines.
    var starts = [(place: Int, line: Int32)?](repeating: nil, count: 5)
    var line: Int32 = 1
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      switch bytes[index] {
      case .lineFeed: line += 1
      // What stands behind it is no end of a text.
      case .backslash where index + 1 < bytes.count && bytes[index + 1] != .lineFeed: index += 1
      case .quotationMark, UInt8(ascii: "'"), UInt8(ascii: "`"):
        let kind = bytes[index] == .quotationMark ? 0 : bytes[index] == UInt8(ascii: "'") ? 1 : 2
        if let start = starts[kind], index - start.place <= Self.longest,
          !emptyMacros.hold(start.place - 1, in: bytes), !isComment(start.place - 1, in: bytes),
          !Self.isOfNoText(start.place - 1, index, in: bytes)
        {
          literal(
            bytes[start.place..<index], kind, start.line,
            isImport: Self.isImported(before: start.place - 1, in: bytes),
            goesOn: bytes[(index + 1)...].first { !$0.isASCIISpace } == UInt8(ascii: "+"))
        } else {
          last[kind] = ([], false)
        }
        starts[kind] = (index + 1, line)
      case UInt8(ascii: ">") where hasContent: starts[3] = (index + 1, line)
      case UInt8(ascii: "}") where hasContent && index > 0 && bytes[index - 1] == UInt8(ascii: "%"):
        starts[4] = (index + 1, line)
      case UInt8(ascii: "<") where hasContent: content(3, bytes, index, &starts)
      case UInt8(ascii: "{")
      where hasContent && bytes[index...].starts(with: "{%".utf8):
        content(4, bytes, index, &starts)
      case UInt8(ascii: "."): member(after: index, of: bytes, line)
      case UInt8(ascii: "#")
      where (language == .markup || language == nil) && bytes[index...].starts(with: "#{".utf8):
        // `#{key}` and `#{key(${name})}` of Thymeleaf.
        let rest = bytes[(index + 2)...].prefix(Self.longestPart)
        let key = rest.prefix { !"}( ".utf8.contains($0) }
        note(key, line)
        // `#{msg.key}` of Faces, where a bundle is called `msg`.
        note(key.drop { $0 != UInt8(ascii: ".") }.dropFirst(), line)
      case UInt8(ascii: "c")
      where language == .swift && bytes[index...].starts(with: "case ".utf8)
        && (index == 0 || !Self.isPart(bytes[index - 1])):
        // A case of an enumeration of texts has its name as its text.
        for name in bytes[(index + 5)...].prefix(Self.longest).prefix(while: { $0 != .lineFeed })
          .split(separator: UInt8(ascii: ","))
        {
          note(name.trimmed.prefix(while: Self.isPart), line)
        }
      default:
        if language == nil, Self.isPart(bytes[index]), index == 0 || !Self.isPart(bytes[index - 1])
        {
          name(bytes[index...].prefix(while: Self.isPart), line)
        }
      }
    }
    found.keys.sort { $0.line < $1.line }
  }

  /// Whether the line of a place begins as a comment: what it speaks of is no look-up.
  private func isComment(_ place: Int, in bytes: [UInt8]) -> Bool {
    let marks: [[UInt8]]
    switch language {
    case nil, .xml: return false
    case .python, .ruby: marks = Self.hashMarks
    default: marks = Self.slashMarks
    }
    let line = bytes[max(0, place - Self.longest)..<place]
    let start = line.lastIndex(of: .lineFeed).map { $0 + 1 } ?? line.startIndex
    let text = line[start...].drop { $0.isASCIISpace }
    return marks.contains { text.starts(with: $0) }
      && text.firstRange(ofBytes: Self.endOfComment) == nil
  }

  private static let hashMarks = [Array("#".utf8)]
  private static let slashMarks = ["//", "* ", "/*"].map { Array($0.utf8) }
  private static let endOfComment = Array("*/".utf8)

  /// Whether what stands in quotation marks is the name of an element, `<label for="size">`, or one of the values of a type of
  /// TypeScript, `'small' | 'large'`.
  ///
  /// Sources: html.spec.whatwg.org, the attributes `id`, `for` and `class`; typescriptlang.org, Literal Types.
  private static func isOfNoText(_ start: Int, _ end: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<start].suffix(longestAttribute)
    if attributesOfElements.contains(where: { before.suffix($0.count).elementsEqual($0) }) {
      return true
    }
    let mark = bytes[start]
    let next = bytes[(end + 1)...].prefix(longestAttribute).drop(while: \.isASCIISpace)
    let isBeforeBar =
      next.first == UInt8(ascii: "|")
      && next.dropFirst().first { !$0.isASCIISpace } == mark
    guard !isBeforeBar else { return true }
    var last = before
    while last.last?.isASCIISpace == true { last.removeLast() }
    guard last.popLast() == UInt8(ascii: "|") else { return false }
    return last.last { !$0.isASCIISpace } == mark
  }

  private static let attributesOfElements = [
    " id=", " for=", " class=", " className=", " htmlFor=",
  ].map { Array($0.utf8) }
  private static let longestAttribute = 12

  /// Whether a text in quotation marks names a module: `from 'react'`, `import 'a.css'`.
  private static func isImported(before mark: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<max(0, mark)].suffix(8)
    return ["from ", "import ", "require("].contains {
      before.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  /// Notes what the whole file tells of its texts.
  private mutating func prepare(_ bytes: [UInt8]) {
    let scopes = language == .javaScript || language == .markup ? WrittenScopes(bytes) : nil
    if let scopes, !scopes.isEmpty {
      isScoped = true
      if !scopes.areMade { found.scopes = Self.lines(of: scopes.keys, in: bytes) }
    }
    if language == .c { emptyMacros = EmptyMacros(bytes) }
    // Code of Android looks up references, and makes one only by this function.
    let isOfAndroid = language == .kotlin || language == .java
    makesReferences =
      language == .cSharp
      || isOfAndroid && bytes.firstRange(ofBytes: Array("getIdentifier".utf8)) != nil
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }

  /// The lines of texts, by their hashes.
  private static func lines(
    of texts: [(key: ArraySlice<UInt8>, place: Int)], in bytes: [UInt8]
  ) -> [UInt64: [Int32]] {
    var lines: [UInt64: [Int32]] = [:]
    var (line, place): (Int32, Int) = (1, 0)
    for text in texts.sorted(by: { $0.place < $1.place }) {
      line += Int32(bytes[place..<text.place].count { $0 == .lineFeed })
      place = text.place
      lines[StableHash.value(of: text.key), default: []].append(line)
    }
    return lines
  }

  // MARK: Texts

  /// A text in quotation marks; or what stands between two of them.
  private mutating func literal(
    _ text: ArraySlice<UInt8>, _ kind: Int, _ line: Int32, isImport: Bool, goesOn: Bool
  ) {
    // `"one " "text"` and `"one " + "text"` are one text.
    if text.allSatisfy({ $0.isASCIISpace || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "@") }) {
      last[kind].isOpen = !last[kind].text.isEmpty
      return
    }
    let decoded = Self.unescaped(text)
    if last[kind].isOpen {
      let joined = last[kind].text + decoded
      note(joined[...], line)
      last[kind] = (joined.count <= Self.longest ? joined : [], false)
    } else {
      last[kind] = (decoded, false)
    }
    note(text, line)
    if decoded.count != text.count { note(decoded[...], line) }
    // `<Label text="%key"/>` of JavaFX.
    if language == nil || language == .xml, text.first == UInt8(ascii: "%") {
      note(text.dropFirst(), line)
    }
    let isName = text.allSatisfy(Self.isPart)
    // Only C# asks for a text by its name or by a member that is called as it.
    if language == .cSharp || language == nil, isName { identifier(text, line) }
    if isScoped, !isImport, !text.isEmpty, text.count <= Self.longestPart {
      found.scoped[StableHash.value(of: text), default: []].append(line)
    }
    beginning(text, line, goesOn: goesOn)
  }

  /// `errors.` and `errors.${code}`.
  private mutating func beginning(_ text: ArraySlice<UInt8>, _ line: Int32, goesOn: Bool) {
    guard let sign = text.last else { return }
    let begin = Self.dividers.contains(sign) ? text : text.prefix { !"$#{\\%".utf8.contains($0) }
    guard begin.count > 2, begin.count <= Self.longestPart, let end = begin.last,
      begin.allSatisfy({ $0 != .space })
    else { return }
    let isDivided = Self.dividers.contains(end)
    let ending = goesOn ? "" : Self.ending(of: text, after: begin.count)
    if isDivided { found.beginnings.append((StableHash.value(of: begin), ending, line)) }
    // `$"Note{kind}"`
    let isName = language == .cSharp && begin.count < text.count
    if makesReferences, isDivided || isName, begin.allSatisfy(Self.isPart) {
      found.beginnings.append((Self.hash(ofIdentifier: begin), "", line))
    }
  }

  /// What stands after the last value in a text, where that is the end of a key; empty where it is not known.
  private static func ending(of text: ArraySlice<UInt8>, after start: Int) -> String {
    let rest = text.dropFirst(start)
    guard rest.starts(with: "${".utf8) || rest.starts(with: "#{".utf8),
      let last = rest.lastIndex(of: UInt8(ascii: "}"))
    else { return "" }
    let ending = rest[(last + 1)...]
    guard let sign = ending.first, dividers.contains(sign),
      ending.allSatisfy({ isPart($0) || dividers.contains($0) })
    else { return "" }
    return String(decoding: ending, as: UTF8.self)
  }

  /// What stands between two tags.
  private mutating func content(
    _ kind: Int, _ bytes: [UInt8], _ end: Int, _ starts: inout [(place: Int, line: Int32)?]
  ) {
    guard let start = starts[kind] else { return }
    starts[kind] = nil
    guard end - start.place <= Self.longest,
      !isUntranslated(bytes[..<start.place].suffix(Self.longestPart))
    else { return }
    let text = bytes[start.place..<end].trimmed
    note(text, start.line)
    guard text.contains(where: { $0 == UInt8(ascii: "&") || $0.isASCIISpace }) else { return }
    note(Self.plain(text)[...], start.line)
    if text.contains(UInt8(ascii: "{")) {
      note(Self.withPlaces(Self.plain(text))[...], start.line)
    }
  }

  /// Whether a tag before a text says that nobody translates it, as GTK has it: `<property name="label" translatable="no">`.
  private func isUntranslated(_ before: ArraySlice<UInt8>) -> Bool {
    guard let tag = before.lastIndex(of: UInt8(ascii: "<")) else { return false }
    return before[tag...].firstRange(ofBytes: Array("translatable=\"no\"".utf8)) != nil
  }

  /// A text of a template as its catalog has it: `%(name)s` for `{{ name }}`.
  private static func withPlaces(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text[...]
    while let byte = rest.first {
      if rest.starts(with: "{{".utf8) {
        guard let end = rest.firstRange(ofBytes: Array("}}".utf8)) else { return result + rest }
        let name = rest[(rest.startIndex + 2)..<end.lowerBound].trimmed.prefix(while: isPart)
        result += Array("%(".utf8) + name + Array(")s".utf8)
        rest = rest[end.upperBound...]
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private mutating func note(_ text: ArraySlice<UInt8>, _ line: Int32) {
    guard !text.isEmpty else { return }
    let hash = StableHash.value(of: text)
    if wanted.contains(hash), Self.hasWord(text) { found.keys.append((hash, line)) }
  }

  /// Whether a text has a letter outside its arguments: `%s - %s` stands anywhere by chance.
  private static func hasWord(_ text: ArraySlice<UInt8>) -> Bool {
    var (isInArgument, rest) = (false, [UInt8]())
    for byte in text {
      if byte == UInt8(ascii: "%") {
        isInArgument = true
      } else if !isInArgument {
        rest.append(byte)
      } else if !byte.isASCIILetter, !byte.isASCIIDigit, !"$.#+-'()_".utf8.contains(byte) {
        isInArgument = false
      }
    }
    return String(decoding: rest, as: UTF8.self).contains(where: \.isLetter)
  }

  /// A text in which the usual escapes are characters.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(.backslash) else { return Array(text) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if isEscaped {
        isEscaped = false
        switch byte {
        case UInt8(ascii: "n"): result.append(.lineFeed)
        case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
        default: result.append(byte)
        }
      } else if byte == .backslash {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// A text of a page as readers see it: with characters for the entities of XML, and one space for each run of white space.
  private static func plain(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"),
        let found = entities.first(where: { rest.starts(with: $0.name) })
      {
        result.append(found.sign)
        rest = rest.dropFirst(found.name.count)
        continue
      }
      rest = rest.dropFirst()
      if !byte.isASCIISpace {
        result.append(byte)
      } else if result.last != .space {
        result.append(.space)
      }
    }
    return result
  }

  private static let entities: [(name: [UInt8], sign: UInt8)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
    ("&#x27;", "'"),
  ].map { (Array($0.utf8), Array($1.utf8)[0]) }

  // MARK: Names

  /// A member that is called as a text is.
  ///
  /// Many things have a `title`: in Dart only a name of several words counts, a call, and what `context` gives. In a file that is no
  /// code it is a member of resources.
  private mutating func member(after point: Int, of bytes: [UInt8], _ line: Int32) {
    guard language == nil || language == .dart || language == .markup else { return }
    let name = bytes[(point + 1)...].prefix(while: Self.isPart)
    guard let first = name.first, first.isASCIILetter else { return }
    let owner = bytes[..<point].suffix(while: Self.isPart)
    let isText =
      if language == .dart {
        Self.hasSeveralWords(name) || bytes[name.endIndex...].first == UInt8(ascii: "(")
          || bytes[..<owner.startIndex].suffix(8).elementsEqual("context.".utf8)
      } else {
        ["esource", "tring", "ocal", "L10n"].contains {
          owner.firstRange(ofBytes: Array($0.utf8)) != nil
        }
      }
    if isText { identifier(name, line) }
  }

  /// A name in a file that is no code, of several words: `{loc:Translate GithubDown}`.
  private mutating func name(_ name: ArraySlice<UInt8>, _ line: Int32) {
    if Self.hasSeveralWords(name) { identifier(name, line) }
  }

  private mutating func identifier(_ name: ArraySlice<UInt8>, _ line: Int32) {
    guard !name.isEmpty, name.count <= Self.longestPart else { return }
    let key = Self.hash(ofIdentifier: name)
    if wanted.contains(key) { found.keys.append((key, line)) }
  }

  private static func hasSeveralWords(_ name: ArraySlice<UInt8>) -> Bool {
    name.dropFirst().contains { !$0.isASCIILetter || $0 & 0x20 == 0 }
  }

  private static func hash(ofIdentifier name: ArraySlice<UInt8>) -> UInt64 {
    UseKey(identifier: String(decoding: name, as: UTF8.self)).hash
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
}
