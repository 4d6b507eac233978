import BidiSource

/// Reads an XML property list whose root is a dictionary: the strings at its first level are entries, and in a
/// `.stringsdict` those in dictionaries inside it.
enum XMLPropertyList {
  static func read(_ text: [UInt8], isNested: Bool = false) -> FileContent {
    let isASCII = ["us-ascii", "ascii"].contains(XMLDeclaration.encoding(of: text)?.lowercased())
    var reader = Reader(source: text, isASCII: isASCII, isNested: isNested)
    var fault: XMLError?
    do {
      for event in try ExpatReader.events(of: PropertyListMarkup.wellFormed(text)) {
        reader.read(event)
      }
    } catch {
      for event in error.events { reader.read(event) }
      // What stands behind the root is not looked at.
      if !reader.hasEnded { fault = error }
    }
    if let error = fault {
      let offset = min(error.offset, max(0, text.count - 1))
      reader.fail(
        at: offset..<min(offset + 1, text.count), "the XML cannot be read: \(error.message)",
        help: error.help)
    } else if reader.content.problems.isEmpty, !reader.hasRoot {
      reader.fail(at: 0..<min(1, text.count), "the property list holds no dictionary")
    }
    reader.content.trailingComments = reader.comments
    if isNested { StringsDictFormat.noteFragments(among: &reader.content.entries) }
    return reader.content
  }

  private struct Reader {
    var content = FileContent()
    var comments: [Comment] = []
    var hasRoot = false

    /// Whether the outermost element has ended, behind which Foundation reads nothing.
    private(set) var hasEnded = false

    /// How many elements stand in `<plist>`.
    private var objectCount = 0
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
    private var key: DecodedText?

    /// The keys of the dictionaries round the current place.
    private var outerKeys: [String] = []
    private var keyStart = 0
    private var textStart: Int?
    private var builder = DecodedText.Builder()
    private var hasCDATA = false

    /// How many elements are round the dictionaries that hold entries: `plist`, or none.
    private var outside: Int { path.first == "plist" ? 1 : 0 }

    /// Whether the parent is a dictionary that holds entries.
    private var isInDictionary: Bool {
      let depth = path.count - outside
      return depth > 0 && (depth == 1 || isNested) && path[outside...].allSatisfy { $0 == "dict" }
    }

    mutating func read(_ event: XMLEvent) {
      if hasEnded {
        if case .comment(_, let range) = event { add(comment: range) }
        return
      }
      switch event {
      case .start(let name, _, let range):
        let offset = range.lowerBound
        if textStart != nil { fail(at: offset..<offset + 1, "<\(name)> stands inside a string") }
        checkPlace(of: name, at: offset..<offset + 1)
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
      case .comment(_, let range):
        if textStart != nil { fail(at: range, "a comment stands inside a string") }
        add(comment: range)
      // Foundation reads no entities but the five of XML.
      case .unknownEntity(let name, let range):
        fail(at: range, "the entity &\(name); is not known")
      case .entityDeclaration(let range):
        fail(
          at: range, "a property list cannot declare entities",
          help: "remove the declaration, and write the text in the place of each entity")
      case .processingInstruction(let range):
        if textStart != nil { fail(at: range, "a processing instruction stands inside a string") }
      case .end(let name, let range):
        let offset = range.upperBound
        let isDictionary = isInDictionary
        if isDictionary, key != nil {
          fail(at: offset - 1..<offset, "the last <key> has no value")
          key = nil
        }
        path.removeLast()
        hasEnded = path.isEmpty
        guard isInDictionary else { return }
        if isDictionary { outerKeys.removeLast() } else { end(name, upTo: offset) }
      }
    }

    private mutating func readText(_ text: [UInt8], _ range: Range<Int>, isCDATA: Bool) {
      guard textStart != nil else {
        let isSpace = text.allSatisfy(\.isASCIISpace)
        // The text of other values is none of our business.
        if !isSpace || isCDATA, Self.containers.contains(path.last ?? "") {
          fail(at: range, "text stands between the elements")
        }
        return
      }
      hasCDATA = hasCDATA || isCDATA
      // XML makes LF of CR and CR LF; Foundation does not.
      let isNewline = text == [0x0A] && range.count <= 2 && source[range].first == 0x0D
      let new = isNewline ? source[range] : text[...]
      // Where a reference stands in the file, the lengths differ.
      builder.append(new, from: range, isVerbatim: range.count == new.count)
    }

    /// Checks that an element is one of property lists, and not the second in `<plist>`.
    private mutating func checkPlace(of name: String, at range: SourceRange) {
      if !Self.elements.contains(name) {
        fail(at: range, "<\(name)> is no element of property lists")
      }
      guard path == ["plist"] else { return }
      objectCount += 1
      if objectCount == 2 { fail(at: range, "<plist> holds a second element") }
    }

    private static let containers: Set<String> = ["plist", "dict", "array"]

    private static let elements: Set<String> = [
      "plist", "dict", "array", "key", "string", "integer", "real", "true", "false", "date", "data",
    ]

    private mutating func add(comment range: SourceRange) {
      let text = String(decoding: source[range].dropFirst(4).dropLast(3), as: UTF8.self)
      comments.append(Comment(range: range, trimming: text))
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
      (builder, hasCDATA) = (DecodedText.Builder(), false)
    }

    private mutating func end(_ name: String, upTo offset: Int) {
      guard let start = textStart else {
        key = nil
        return
      }
      textStart = nil
      let text = builder.text(in: builder.sourceRange ?? start..<start)
      if name == "key" {
        key = text
      } else if let key {
        self.key = nil
        guard StringsDictFormat.isText(underKey: key.string) || !isNested else { return }
        var entry = Entry(
          key: whole(key), value: text, range: keyStart..<offset,
          notation: ValueNotation(
            escape: hasCDATA ? .none : .reference, isASCII: isASCII && !hasCDATA),
          comments: comments)
        if isNested { entry.pluralCategory = PluralCategory(key.string) }
        content.entries.append(entry)
        comments = []
      }
    }

    /// A key with those of the dictionaries round it.
    private func whole(_ key: DecodedText) -> DecodedText {
      guard isNested else { return key }
      return DecodedText(
        string: StringsDictFormat.key(outerKeys + [key.string]), range: key.range)
    }

    mutating func fail(at range: SourceRange, _ message: String, help: String? = nil) {
      content.problems.append(
        SyntaxProblem(
          .parseError, range, message + "; the file is not a property list", help: help))
    }
  }
}
