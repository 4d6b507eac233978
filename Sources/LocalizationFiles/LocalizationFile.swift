import MessageSyntax
public import BidiSource

/// A localization file, read without loss.
///
/// The file keeps its bytes; an entry knows where its value stands, and an edit replaces only that.
public struct LocalizationFile: Sendable, Hashable {
  /// The file.
  public internal(set) var source: SourceFile

  /// The format that it turned out to be.
  public let format: FileFormat

  /// The locale of its texts, by its content or its path; nil where neither names one.
  ///
  /// An entry of a file that holds several languages has its own: ``LocalizationEntry/locale``.
  public let locale: String?

  /// The language that the file says it is translated from; nil where it says none, or no entry follows from it.
  let sourceLanguage: String?

  /// Whether `$1` is an argument in its texts.
  let hasDollarArguments: Bool

  /// How the file writes arguments in braces.
  let braces: SignedBraces.Use

  /// The entries, in the order of the file.
  ///
  /// Those after a fault are here too, as far as they can be read.
  public internal(set) var entries: [LocalizationEntry]

  /// The comments after the last entry.
  public internal(set) var trailingComments: [LocalizationComment]

  /// What is wrong with the file, in its order.
  public internal(set) var problems: [SyntaxProblem]

  /// Whether the file cannot be read as a whole; Foundation refuses it.
  ///
  /// It is never edited.
  public let isRefused: Bool

  /// Why the file can be read but not edited, as a sentence without a full stop; nil for one that can.
  public let readOnlyReason: String?

  /// Whether edits can be made: the file is read as a whole, and its format can be written.
  public var isEditable: Bool { !isRefused && readOnlyReason == nil }

  /// Whether the file is one text that stands in no file.
  public var isText: Bool { format == .text }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path, which names the format and mostly the locale; `-` for standard input, whose format is found
  ///     by its content.
  ///   - bytes: The whole file. May be empty.
  /// - Throws: `SourceDecodingError` for bytes that are no text: an encoding that the format does not have, bytes that are
  ///   not well-formed.
  /// - Complexity: O(*n*).
  public init(path: String, bytes: [UInt8]) throws(SourceDecodingError) {
    let format = FileFormat(namedPath: path) { bytes } ?? .ofText(bytes)
    self.init(source: try format.reader.source(path: path, bytes: bytes), format: format)
  }

  /// Reads a file whose bytes are decoded.
  public init(source: SourceFile) {
    self.init(
      source: source,
      format: FileFormat(namedPath: source.path) { source.text } ?? .ofText(source.text))
  }

  /// Takes a text that stands in no file for the value of an only entry, whose key is empty.
  ///
  /// Offsets of the file are those of the text in UTF-8, and edits write characters as they are.
  ///
  /// - Parameter text: The text, as an app shows it.
  /// - Complexity: O(*n*).
  public init(text: String) {
    self.init(source: SourceFile(path: "-", text: text), format: .text)
  }

  init(source: SourceFile, format: FileFormat) {
    var content = format.reader.read(source)
    let dialects = format.dialects(ofPath: source.path)
    if dialects != .usual {
      for index in content.entries.indices { content.entries[index].take(dialects) }
    }
    self.source = source
    self.format = format
    let ofPath = format.locale(ofPath: source.path)
    locale = content.isLocaleCertain ? content.locale ?? ofPath : ofPath ?? content.locale
    sourceLanguage = content.sourceLanguage
    entries = content.entries
    hasDollarArguments =
      source.text.contains(UInt8(ascii: "$"))
      && content.entries.contains(where: DollarArguments.areShown)
    if hasDollarArguments {
      for index in entries.indices { DollarArguments.note(in: &entries[index]) }
    }
    braces = SignedBraces.use(in: content.entries, of: source.text)
    if braces.showsSigns {
      for index in entries.indices { SignedBraces.note(in: &entries[index]) }
    }
    trailingComments = content.trailingComments
    problems = (content.problems + Self.duplicates(among: content.entries, in: source, format))
      .sorted { ($0.range.lowerBound, $0.kind.rawValue) < ($1.range.lowerBound, $1.kind.rawValue) }
    isRefused = problems.contains { $0.kind == .parseError }
    readOnlyReason = content.readOnlyReason
  }

  /// The file with edits made, read again.
  ///
  /// - Parameter edits: In order, none overlapping another.
  /// - Returns: A file of the same path and format.
  /// - Throws: `SourceDecodingError` where the result is no text.
  /// - Complexity: O(*n*).
  public func replacing(_ edits: [Edit]) throws(SourceDecodingError) -> LocalizationFile {
    let bytes = source.bytes(replacing: edits)
    if isText { return LocalizationFile(text: String(decoding: bytes, as: UTF8.self)) }
    return LocalizationFile(
      source: try format.reader.source(path: source.path, bytes: bytes), format: format)
  }

  private static func duplicates(
    among entries: [LocalizationEntry], in source: SourceFile, _ format: FileFormat
  ) -> [SyntaxProblem] {
    guard entries.count > 1 else { return [] }
    var first: [ByteKey: Int] = [:]
    first.reserveCapacity(entries.count)
    var pairs: [(entry: LocalizationEntry, earlier: LocalizationEntry)] = []
    for index in entries.indices where !entries[index].isUnmet && !entries[index].isOfExplicitID {
      let key = ByteKey(entries[index].key.string, entries[index].locale)
      // Mostly the key is new, and then one look is enough.
      guard let earlier = first.updateValue(index, forKey: key) else { continue }
      first[key] = earlier
      pairs.append((entries[index], entries[earlier]))
    }
    guard !pairs.isEmpty else { return [] }
    let lines = source.locations(of: pairs.map { $0.earlier.range.lowerBound }).map(\.line)
    return zip(pairs, lines).map { pair, line in
      let isSame =
        ByteKey(pair.entry.value.string, nil) == ByteKey(pair.earlier.value.string, nil)
      return SyntaxProblem(
        .duplicateKey, pair.entry.key.range,
        "the key \"\(pair.entry.key.string)\" stands on line \(line) already"
          + (isSame
            ? ", with the same value"
            : " with another value" + (format.keepsLastValue ? "; the last one is used" : "")),
        help: "remove one of the two", key: pair.entry.key.string)
    }
  }
}

extension LocalizationEntry {
  /// Whether Lingui looks the entry up by an id that a program wrote, beside texts that are looked up by themselves.
  ///
  /// Source: lingui.dev, `@lingui/format-po`, the comment `js-lingui-explicit-id`.
  fileprivate var isOfExplicitID: Bool {
    comments.contains { $0.text == "js-lingui-explicit-id" }
  }

  /// Whether no program meets the entry: the source text is gone, or a tool made a place for a text that nobody wrote yet.
  ///
  /// `msgfmt` refuses a second entry that is fuzzy, and not one that is obsolete. `lupdate` marks the two kinds of Qt.
  fileprivate var isUnmet: Bool {
    switch state {
    case "obsolete", "vanished": true
    case "unfinished": value.string.isEmpty
    default: false
    }
  }
}

/// A key of a locale by its bytes: `==` of String would take canonically equivalent keys for one, which
/// programs do not.
private struct ByteKey: Hashable {
  let string: String
  let locale: String?

  init(_ string: String, _ locale: String?) {
    self.string = string
    self.locale = locale
  }

  static func == (lhs: ByteKey, rhs: ByteKey) -> Bool {
    lhs.string.utf8.count == rhs.string.utf8.count && lhs.locale == rhs.locale
      && lhs.string.utf8.elementsEqual(rhs.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    // Without a copy for the strings of Swift.
    string.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(locale)
  }
}
