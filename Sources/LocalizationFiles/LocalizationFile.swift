public import BidiSource

/// A localization file, read without loss.
///
/// The file keeps its bytes; an entry knows where its value stands, and an edit replaces only that.
public struct LocalizationFile: Sendable, Hashable {
  /// The formats that are read.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Apple's `.strings`, as text.
    case strings = ".strings"
    /// A `.strings` file that holds an XML property list.
    case propertyList = "XML property list in .strings"
    /// A `.stringsdict`: an XML property list with the plural forms of texts.
    ///
    /// An entry is a text at any depth; its key is made of those round it, with full stops between, as in
    /// `files.count.one`. The text under `NSStringLocalizedFormatKey` is an entry too; what says how a variable is
    /// chosen and formatted is none.
    case stringsdict = ".stringsdict"
    /// One text, which stands in no file.
    case text = "text"

    /// The ending of the names of such files.
    public static let pathExtensions = ["strings", "stringsdict"]
  }

  /// The file.
  public let source: SourceFile

  /// The format that it turned out to be.
  public let format: Format

  /// The entries, in the order of the file.
  ///
  /// Those behind a fault are here too, as far as they can be read.
  public let entries: [Entry]

  /// The comments behind the last entry.
  public let trailingComments: [Comment]

  /// What is wrong with the file, in its order.
  public let problems: [SyntaxProblem]

  /// Whether the file cannot be read as a whole; Foundation refuses it.
  ///
  /// It is never edited.
  public let isRefused: Bool

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path, for messages.
  ///   - bytes: The whole file. May be empty.
  /// - Throws: `DecodingError` for bytes that are no text: a binary property list, an encoding other
  ///   than UTF-8 and UTF-16 with a byte order mark, bytes that are not well-formed.
  /// - Complexity: O(*n*).
  public init(path: String, bytes: [UInt8]) throws(DecodingError) {
    if bytes.starts(with: "bplist".utf8) {
      throw DecodingError(
        message: "the file is a binary property list, as in a built app;"
          + " check the source file, or convert it: plutil -convert xml1 FILE",
        location: SourceLocation(line: 1, column: 1, byteOffset: 0))
    }
    let source = try SourceFile(path: path, bytes: bytes)
    if let name = XMLPropertyList.foreignEncoding(source.text) {
      throw DecodingError(
        message: "the XML says that it is in \(name), which is not read; convert it to UTF-8",
        location: SourceLocation(line: 1, column: 1, byteOffset: 0))
    }
    self.init(source: source)
  }

  /// Reads a file whose bytes are decoded.
  public init(source: SourceFile) {
    let content: FileContent
    if XMLPropertyList.isXML(source.text) {
      format =
        StringsDictionary.isNamed(source.path) || StringsDictionary.isIn(source.text)
        ? .stringsdict : .propertyList
      content = XMLPropertyList.read(source.text, isNested: format == .stringsdict)
    } else if StringsDictionary.isNamed(source.path) {
      format = .stringsdict
      content = StringsDictionary.refusal(of: source.text)
    } else {
      format = .strings
      var parser = StringsParser(source.text)
      content = parser.parse()
    }
    self.source = source
    entries = content.entries
    trailingComments = content.trailingComments
    problems = (content.problems + Self.duplicates(among: content.entries, in: source))
      .sorted { ($0.range.lowerBound, $0.kind.rawValue) < ($1.range.lowerBound, $1.kind.rawValue) }
    isRefused = problems.contains { $0.kind == .parseError }
  }

  /// Takes a text that stands in no file for the value of an only entry.
  ///
  /// Offsets of the file are those of the text in UTF-8, and edits write characters as they are.
  ///
  /// - Parameters:
  ///   - text: The text, as an app shows it.
  ///   - key: The key of the entry.
  /// - Complexity: O(*n*).
  public init(text: String, key: String = "") {
    source = SourceFile(path: "-", text: text)
    format = .text
    let range = 0..<source.text.count
    entries = [
      Entry(
        key: EntryText(string: key, range: 0..<0), value: EntryText(string: text, range: range),
        range: range, form: .text, comments: [], isReadByFoundation: true)
    ]
    trailingComments = []
    problems = []
    isRefused = false
  }

  /// The file with edits made, read again.
  ///
  /// - Parameter edits: In order, none overlapping another.
  /// - Returns: A file of the same path and format.
  /// - Throws: `DecodingError` where the result is no text.
  /// - Complexity: O(*n*).
  public func replacing(_ edits: [Edit]) throws(DecodingError) -> LocalizationFile {
    let bytes = source.bytes(replacing: edits)
    guard format == .text, let entry = entries.first else {
      return try LocalizationFile(path: source.path, bytes: bytes)
    }
    return LocalizationFile(
      text: String(decoding: bytes, as: UTF8.self), key: entry.key.string)
  }

  private static func duplicates(
    among entries: [Entry], in source: SourceFile
  ) -> [SyntaxProblem] {
    var first: [ByteKey: Int] = [:]
    first.reserveCapacity(entries.count)
    var pairs: [(entry: Entry, earlier: Entry)] = []
    for (index, entry) in entries.enumerated() {
      let key = ByteKey(entry.key.string)
      // Mostly the key is new, and then one look is enough.
      guard let earlier = first.updateValue(index, forKey: key) else { continue }
      first[key] = earlier
      pairs.append((entry, entries[earlier]))
    }
    guard !pairs.isEmpty else { return [] }
    let lines = source.locations(of: pairs.map { $0.earlier.range.lowerBound }).map(\.line)
    return zip(pairs, lines).map { pair, line in
      let isSame = ByteKey(pair.entry.value.string) == ByteKey(pair.earlier.value.string)
      return SyntaxProblem(
        .duplicateKey, pair.entry.key.range,
        "the key \"\(pair.entry.key.string)\" stands on line \(line) already"
          + (isSame ? ", with the same value" : " with another value; the last one is used"),
        help: "remove one of the two", key: pair.entry.key.string)
    }
  }
}

/// What a reader finds in a file.
struct FileContent {
  var entries: [Entry] = []
  var trailingComments: [Comment] = []
  var problems: [SyntaxProblem] = []
}

/// A key by its bytes: `==` of String would take canonically equivalent keys for one, which
/// Foundation does not.
private struct ByteKey: Hashable {
  let string: String

  init(_ string: String) { self.string = string }

  static func == (lhs: ByteKey, rhs: ByteKey) -> Bool {
    lhs.string.utf8.count == rhs.string.utf8.count
      && lhs.string.utf8.elementsEqual(rhs.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    // Without a copy for the strings of Swift.
    string.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
