import BidiSource

/// Reads an XML property list whose root is a dictionary: the strings at its first level are entries, and in a
/// `.stringsdict` those in dictionaries inside it.
enum XMLPropertyList {
  /// Whether a text is XML: it begins with a declaration, a document type, a comment or `<plist`.
  static func isXML(_ text: [UInt8]) -> Bool {
    let start = text.drop { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { start.starts(with: $0.utf8) }
  }

  /// The encoding that a declaration names, where that is none that can be read.
  ///
  /// A text of ASCII alone reads the same in nearly all; UTF-16 was decoded by its byte order mark.
  static func foreignEncoding(_ text: [UInt8]) -> String? {
    guard isXML(text), let name = declaredEncoding(text) else { return nil }
    let known = ["utf-8", "utf8", "utf-16", "utf16", "us-ascii", "ascii"]
    guard !known.contains(name.lowercased()), text.contains(where: { $0 >= 0x80 }) else {
      return nil
    }
    return name
  }

  /// What stands behind `encoding=` in the XML declaration.
  private static func declaredEncoding(_ text: [UInt8]) -> String? {
    guard let end = text.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = text[..<end]
    guard let start = declaration.firstIndex(of: UInt8(ascii: "<")),
      declaration[start...].starts(with: "<?xml".utf8)
    else { return nil }
    var rest = declaration[start...]
    while let letter = rest.firstIndex(of: UInt8(ascii: "e")) {
      rest = rest[letter...]
      if rest.starts(with: "encoding".utf8), let name = quotedName(rest.dropFirst(8)) {
        return name
      }
      rest.removeFirst()
    }
    return nil
  }

  /// What stands in quotation marks behind an equals sign.
  private static func quotedName(_ text: ArraySlice<UInt8>) -> String? {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }
    let sign = text.drop(while: isSpace)
    guard sign.first == UInt8(ascii: "=") else { return nil }
    let value = sign.dropFirst().drop(while: isSpace)
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let name = value.dropFirst().prefix { byte in
      let small = byte | 0x20
      return small >= 0x61 && small <= 0x7A || byte >= 0x30 && byte <= 0x39
        || ".-_".utf8.contains(byte)
    }
    guard !name.isEmpty, value.dropFirst().dropFirst(name.count).first == quote else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  static func read(_ text: [UInt8], isNested: Bool = false) -> FileContent {
    let isASCII = ["us-ascii", "ascii"].contains(declaredEncoding(text)?.lowercased())
    var reader = Reader(source: text, isASCII: isASCII, isNested: isNested)
    do {
      for event in try ExpatReader.events(of: text) { reader.read(event) }
      if reader.content.problems.isEmpty, !reader.hasRoot {
        reader.fail(at: 0..<min(1, text.count), "the property list holds no dictionary")
      }
    } catch {
      let offset = min(error.offset, max(0, text.count - 1))
      reader.fail(
        at: offset..<min(offset + 1, text.count), "the XML cannot be read: \(error.message)")
    }
    reader.content.trailingComments = reader.comments
    return reader.content
  }

  private struct Reader {
    var content = FileContent()
    var comments: [Comment] = []
    var hasRoot = false
    private let source: [UInt8]
    private let isASCII: Bool
    private let isNested: Bool

    init(source: [UInt8], isASCII: Bool, isNested: Bool) {
      self.source = source
      self.isASCII = isASCII
      self.isNested = isNested
    }

    /// The elements round the current place.
    private var path: [String] = []
    private var key: EntryText?

    /// The keys of the dictionaries round the current place.
    private var outerKeys: [String] = []
    private var keyStart = 0
    private var textStart: Int?
    private var bytes: [UInt8] = []
    private var pieces: [EntryText.Piece] = []
    private var hasCDATA = false

    /// How many elements are round the dictionaries that hold entries: `plist`, or none.
    private var outside: Int { path.first == "plist" ? 1 : 0 }

    /// Whether the parent is a dictionary that holds entries.
    private var isInDictionary: Bool {
      let depth = path.count - outside
      return depth > 0 && (depth == 1 || isNested) && path[outside...].allSatisfy { $0 == "dict" }
    }

    mutating func read(_ event: XMLEvent) {
      switch event {
      case .start(let name, let offset):
        if textStart != nil { fail(at: offset..<offset + 1, "<\(name)> stands inside a string") }
        let isInside = isInDictionary
        if isInside { begin(name, at: offset) }
        path.append(name)
        guard isInDictionary else { return }
        hasRoot = true
        if isInside {
          outerKeys.append(key?.string ?? "")
          key = nil
        }
      case .text(let text, let range, let isCDATA):
        readText(text, range, isCDATA: isCDATA)
      case .comment(let text, let range):
        if textStart != nil { fail(at: range, "a comment stands inside a string") }
        comments.append(Comment(range: range, text: text.trimmingWhiteSpace()))
      case .foreign(let what, let range):
        fail(at: range, what)
      case .end(let name, let offset):
        let isDictionary = isInDictionary
        if isDictionary, key != nil {
          fail(at: offset - 1..<offset, "the last <key> has no value")
          key = nil
        }
        path.removeLast()
        guard isInDictionary else { return }
        if isDictionary { outerKeys.removeLast() } else { end(name, upTo: offset) }
      }
    }

    private mutating func readText(_ text: [UInt8], _ range: Range<Int>, isCDATA: Bool) {
      guard textStart != nil else {
        let isSpace = text.allSatisfy { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }
        // Behind the dictionary and in other values text is none of our business.
        if !isSpace, isInDictionary { fail(at: range, "text stands between the elements") }
        return
      }
      let start = bytes.count
      hasCDATA = hasCDATA || isCDATA
      // XML makes LF of CR and CR LF; Foundation does not.
      let isNewline = text == [0x0A] && range.count <= 2 && source[range].first == 0x0D
      if isNewline {
        bytes += source[range]
      } else {
        bytes += text
      }
      // Where a reference stands in the file, the lengths differ.
      pieces.append(
        .init(
          decoded: start..<bytes.count, source: range,
          isVerbatim: range.count == bytes.count - start))
    }

    private mutating func begin(_ name: String, at offset: Int) {
      if name == "key" {
        keyStart = offset
        if key != nil { fail(at: offset..<offset + 1, "a <key> follows another without a value") }
      } else if key == nil {
        fail(at: offset..<offset + 1, "a <\(name)> stands in the dictionary without a <key>")
      }
      guard name == "key" || name == "string" else { return }
      textStart = offset
      (bytes, pieces, hasCDATA) = ([], [], false)
    }

    private mutating func end(_ name: String, upTo offset: Int) {
      guard let start = textStart else {
        key = nil
        return
      }
      textStart = nil
      let range =
        (pieces.first?.source.lowerBound ?? start)..<(pieces.last?.source.upperBound ?? start)
      let text = EntryText(
        string: String(decoding: bytes, as: UTF8.self), range: range, pieces: pieces)
      if name == "key" {
        key = text
      } else if let key {
        self.key = nil
        guard StringsDictionary.isText(underKey: key.string) || !isNested else { return }
        content.entries.append(
          Entry(
            key: whole(key), value: text, range: keyStart..<offset,
            form: .element(hasCDATA: hasCDATA, isASCII: isASCII),
            comments: comments, isReadByFoundation: true))
        comments = []
      }
    }

    /// A key with those of the dictionaries round it.
    private func whole(_ key: EntryText) -> EntryText {
      guard isNested else { return key }
      return EntryText(
        string: StringsDictionary.key(outerKeys + [key.string]), range: key.range)
    }

    mutating func fail(at range: SourceRange, _ message: String) {
      content.problems.append(
        SyntaxProblem(.parseError, range, message + "; the file is not a property list"))
    }
  }
}

extension String {
  fileprivate func trimmingWhiteSpace() -> String {
    var view = Substring(self)
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }
}
