import BidiSource
import BidiText

/// Reads an XML property list whose root is a dictionary: which of its strings are entries is said by its shape.
enum XMLPropertyList {
  static func read(_ text: [UInt8], shape: PropertyListShape) -> FileContent {
    let isASCII = ["us-ascii", "ascii"].contains(XMLDeclaration.encoding(of: text)?.lowercased())
    var reader = Reader(source: text, isASCII: isASCII, shape: shape)
    var fault: XMLError?
    do {
      for event in try ExpatReader.events(of: PropertyListMarkup.wellFormed(text)) {
        reader.read(event)
      }
    } catch {
      for event in error.events { reader.read(event) }
      // What stands after the root is not looked at.
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
    return reader.content
  }

  /// A text anew, where nothing but that has changed.
  ///
  /// - Parameters:
  ///   - range: Where it stands now.
  ///   - text: The file as it is now.
  /// - Returns: The text; nil where it is not all that stands between the tags of a string, or holds markup.
  static func string(at range: SourceRange, in text: [UInt8]) -> DecodedText? {
    let (head, tail) = (Array("<dict><key>k</key><string>".utf8), Array("</string></dict>".utf8))
    let tag = "<string>".utf8
    guard !XMLDeclaration.hasInternalSubset(text), !text[range].contains(UInt8(ascii: "<")),
      text[..<range.lowerBound].suffix(tag.count).elementsEqual(tag),
      text[range.upperBound...].starts(with: "</string>".utf8)
    else { return nil }
    // Of a list that holds nothing else.
    let content = read(head + text[range] + tail, shape: .flat)
    guard content.problems.isEmpty, var value = content.entries.first?.value else { return nil }
    value.move(by: range.lowerBound - head.count)
    return value.range == range ? value : nil
  }

  private struct Reader {
    var content = FileContent()
    var comments: [LocalizationComment] = []
    var hasRoot = false

    /// Whether the outermost element has ended, after which Foundation reads nothing.
    private(set) var hasEnded = false

    /// How many elements stand in `<plist>`.
    private var objectCount = 0
    private let source: [UInt8]
    private let isASCII: Bool
    private let shape: PropertyListShape

    init(source: [UInt8], isASCII: Bool, shape: PropertyListShape) {
      self.source = source
      self.isASCII = isASCII
      self.shape = shape
    }

    /// The elements round the current place.
    private var path: [String] = []
    private var key: DecodedText?

    /// The dictionaries and lists round the current place.
    private var outer: [Container] = []

    /// A dictionary or a list inside another.
    private struct Container {
      /// Its key; nil for an element of a list.
      var key: String?

      /// Its step in the keys of entries.
      var step: String

      /// How many elements it has had, as a list.
      var count = 0
    }
    private var keyStart = 0
    private var textStart: Int?
    private var builder = DecodedText.Builder()
    private var hasCDATA = false

    /// How many elements are round the dictionaries that hold entries: `plist`, or none.
    private var outside: Int { path.first == "plist" ? 1 : 0 }

    /// Whether the parent is a dictionary or a list that holds entries.
    private var isInContainer: Bool {
      let depth = path.count - outside
      return depth > 0 && (depth == 1 || shape != .flat) && path[outside] == "dict"
        && containerCount == depth
    }

    /// How many of the elements in `<plist>` round the current place are containers, from the outermost.
    private var containerCount = 0

    private mutating func open(_ name: String) {
      path.append(name)
      if shape.isContainer(name), containerCount == path.count - outside - 1 { containerCount += 1 }
    }

    private mutating func close() {
      if containerCount > 0, containerCount == path.count - outside { containerCount -= 1 }
      path.removeLast()
    }

    /// Whether the parent is such a list.
    private var isInList: Bool { path.last == "array" && isInContainer }

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
        let (isInside, isElement) = (isInContainer, isInList)
        if isInside { begin(name, at: offset) }
        open(name)
        guard isInContainer else { return }
        hasRoot = true
        if isInside {
          outer.append(Container(key: isElement ? nil : key?.string, step: key?.string ?? ""))
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
        let isContainer = isInContainer
        if isContainer, key != nil {
          fail(at: offset - 1..<offset, "the last <key> has no value")
          key = nil
        }
        close()
        hasEnded = path.isEmpty
        guard isInContainer else { return }
        if isContainer { outer.removeLast() } else { end(name, upTo: offset) }
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
      let isNewline =
        text == [.lineFeed] && range.count <= 2 && source[range].first == .carriageReturn
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
      comments.append(LocalizationComment(range: range, trimming: text))
    }

    private mutating func begin(_ name: String, at offset: Int) {
      if isInList {
        if name == "key" { fail(at: offset..<offset + 1, "a <key> stands in a list") }
        key = DecodedText(string: String(outer[outer.count - 1].count), range: offset..<offset)
        outer[outer.count - 1].count += 1
        keyStart = offset
      } else if name == "key" {
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
        key = isInList ? nil : text
      } else if let key {
        self.key = nil
        guard shape.isText(under: outer.map(\.key) + [isInList ? nil : key.string]) else { return }
        var entry = LocalizationEntry(
          key: whole(key), value: text, range: keyStart..<offset,
          notation: ValueNotation(
            escape: hasCDATA ? .none : .reference, isASCII: isASCII && !hasCDATA),
          comments: comments)
        if shape == .plurals { entry.pluralCategory = PluralCategory(key.string) }
        content.entries.append(entry)
        comments = []
      }
    }

    /// A key with those of the dictionaries and lists round it.
    private func whole(_ key: DecodedText) -> DecodedText {
      guard !outer.isEmpty else { return key }
      return DecodedText(
        string: StringsDictFormat.key(outer.map(\.step) + [key.string]), range: key.range)
    }

    mutating func fail(at range: SourceRange, _ message: String, help: String? = nil) {
      content.problems.append(
        SyntaxProblem(
          .parseError, range, message + "; the file is not a property list", help: help))
    }
  }
}
