import MessageSyntax
import BidiSource

/// A kind of file that is read without loss: a type with a file of its own in `Formats/`.
///
/// ``FileFormat/all`` is the registry. Nothing outside this module names a format or the ending of a path.
protocol FormatReader: SendableMetatype {
  /// What messages call it, such as `Android strings.xml`.
  static var name: String { get }

  /// How the names of such files look, such as `*.strings`: for messages.
  static var fileNames: [String] { get }

  /// The toolkits whose views show the texts.
  static var toolkits: FormatToolkits { get }

  /// The toolkits whose views show the texts of a file, where the ending of its name tells them.
  static func toolkits(of path: FilePath) -> FormatToolkits

  /// Whether a tool collects the texts out of the calls of the program, and its keys are, or may be, texts of the base language.
  static var hasCollectedTexts: Bool { get }

  /// Whether programs get the last one of several values of a key.
  static var keepsLastValue: Bool { get }

  /// Whether a file has the texts of manual pages, which a terminal shows.
  static func isManual(_ path: FilePath) -> Bool

  /// The dialects in which values may have arguments, where nothing in the file says more.
  static var dialects: MessageDialects { get }

  /// The dialects in which the values of a file may have arguments, where its path tells them.
  static func dialects(of path: FilePath) -> MessageDialects

  /// Whether a file is of the format.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - head: Its first bytes, at least 512 where it has so many: for endings that several formats share. Reads the
  ///     file, so it is asked last.
  /// - Returns: Whether the reader takes it.
  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool

  /// Whether a file that somebody names is of the format, whatever folder it lies in.
  static func takesNamed(_ path: FilePath) -> Bool

  /// Whether a file that ``takesNamed(_:)`` takes is called as files of texts are, so that somebody may expect it to be
  /// read.
  static func looksTranslated(_ path: FilePath) -> Bool

  /// Whether a text that has no path is of the format.
  ///
  /// Text that no reader recognizes is taken for `.strings`.
  static func recognizes(_ text: [UInt8]) -> Bool

  /// The locale that a path names, in the way of the format.
  static func locale(of path: FilePath) -> PathLocale

  /// Where the same texts may lie in another language, the likeliest first.
  ///
  /// - Parameters:
  ///   - path: A path that names a locale.
  ///   - locale: The other locale.
  /// - Returns: Paths; none where all texts stand in one file.
  static func paths(beside path: FilePath, for locale: String) -> [String]

  /// Where a new translation of a file goes, as projects of the format mostly have it.
  ///
  /// - Parameters:
  ///   - path: The path of a file of the development language.
  ///   - locale: The locale of the translation.
  /// - Returns: Nil where the path has no place for a locale.
  static func path(_ path: FilePath, translatedTo locale: String) -> String?

  /// The edits that make a file of the development language one of another locale that still has its texts: the locale
  /// that the file names, and texts in the place of translations that are not there.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - locale: The other locale.
  /// - Returns: The edits, in order.
  static func templateEdits(of source: SourceFile, for locale: String) -> [Edit]

  /// A comment as the format writes it on a line of its own before an entry.
  ///
  /// - Parameters:
  ///   - text: What it says, without anything that could end it.
  ///   - source: The file that it is for.
  /// - Returns: Nil for a format that has no such comments.
  static func comment(_ text: String, in source: SourceFile) -> String?

  /// The text of a file.
  ///
  /// Most formats take UTF-8, and UTF-16 with a byte order mark.
  static func source(path: String, bytes: [UInt8]) throws(SourceDecodingError) -> SourceFile

  /// Reads an entry anew, where nothing but its value has changed.
  ///
  /// - Parameter edit: The edit inside the value.
  /// - Returns: The entries that are read together with it, as they are now; nil where the file has to be read as a whole to
  ///   know them, or to know what stands after them.
  static func entries(after edit: ValueEdit) -> [LocalizationEntry]?

  /// Reads a comment anew, where nothing but that has changed.
  ///
  /// - Parameters:
  ///   - range: Where it stands now, with its delimiters.
  ///   - source: The file as it is now.
  /// - Returns: The comment; nil where the file has to be read as a whole.
  static func comment(at range: SourceRange, in source: SourceFile) -> LocalizationComment?

  /// The entries of a file and what is wrong with it.
  ///
  /// Takes any text: what cannot be read is a problem with a place.
  static func read(_ source: SourceFile) -> FileContent
}

extension FormatReader {
  static var toolkits: FormatToolkits { FormatToolkits([]) }

  static func toolkits(of path: FilePath) -> FormatToolkits { toolkits }

  static var hasCollectedTexts: Bool { false }

  static var keepsLastValue: Bool { false }

  static func isManual(_ path: FilePath) -> Bool { false }

  static var dialects: MessageDialects { .usual }

  static func dialects(of path: FilePath) -> MessageDialects { dialects }

  static func takesNamed(_ path: FilePath) -> Bool { false }

  static func looksTranslated(_ path: FilePath) -> Bool { path.isCalledAsTexts }

  static func recognizes(_ text: [UInt8]) -> Bool { false }

  static func locale(of path: FilePath) -> PathLocale { path.localeOfFolderOrName }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    path.replacingLocale(with: locale)
  }

  static func path(_ path: FilePath, translatedTo locale: String) -> String? {
    paths(beside: path, for: locale).first
  }

  static func templateEdits(of source: SourceFile, for locale: String) -> [Edit] { [] }

  static func comment(_ text: String, in source: SourceFile) -> String? { nil }

  static func comment(at range: SourceRange, in source: SourceFile) -> LocalizationComment? { nil }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? { nil }

  static func source(path: String, bytes: [UInt8]) throws(SourceDecodingError) -> SourceFile {
    try SourceFile(path: path, bytes: bytes)
  }
}

/// What a reader finds in a file.
struct FileContent: Sendable {
  /// The entries, in the order of the file; their ranges do not overlap.
  var entries: [LocalizationEntry] = []

  /// The comments after the last entry.
  var trailingComments: [LocalizationComment] = []

  /// What is wrong, in any order.
  var problems: [SyntaxProblem] = []

  /// The locale of the values that the file itself names; nil for none.
  var locale: String?

  /// Whether the file's own word counts more than its path.
  var isLocaleCertain = false

  /// The language that the file says it is translated from; nil where it says none, or no entry follows from it.
  var sourceLanguage: String?

  /// Why no edit can be made, as a sentence without a full stop; nil for a file that can be edited.
  var readOnlyReason: String?
}

/// A format: what reads a file and says where its translations lie.
public struct FileFormat: Sendable, Hashable {
  let reader: any FormatReader.Type

  init(_ reader: any FormatReader.Type) { self.reader = reader }

  /// What messages call it.
  public var name: String { reader.name }

  /// How the names of such files look, such as `*.strings`.
  public var fileNames: [String] { reader.fileNames }

  /// The toolkits whose views show the texts.
  package var toolkits: FormatToolkits { reader.toolkits }

  /// The toolkits whose views show the texts of a file.
  package func toolkits(ofPath path: String) -> FormatToolkits {
    reader.toolkits(of: FilePath(path))
  }

  /// Whether a tool such as `xgettext`, `lupdate` or `genstrings` collects the texts out of the calls of the program.
  package var hasCollectedTexts: Bool { reader.hasCollectedTexts }

  /// Whether programs get the last one of several values of a key.
  package var keepsLastValue: Bool { reader.keepsLastValue }

  /// Whether a file has the texts of manual pages, which a terminal shows.
  package func isManual(ofPath path: String) -> Bool { reader.isManual(FilePath(path)) }

  /// The dialects in which the values of a file may have arguments.
  func dialects(ofPath path: String) -> MessageDialects { reader.dialects(of: FilePath(path)) }

  /// The format of a file; nil for a file that is not read.
  ///
  /// - Parameters:
  ///   - path: Its path, with `/` between the parts.
  ///   - head: Its first bytes, at least 512 where it has so many; asked where the path is not enough.
  public init?(path: String, head: () -> [UInt8]) {
    let path = FilePath(path)
    guard let format = Self.all.first(where: { $0.reader.takes(path, head: head) }) else {
      return nil
    }
    self = format
  }

  /// The format of a file that somebody names, also where its path names no locale; nil for a file that is not read.
  ///
  /// - Parameters:
  ///   - path: Its path, with `/` between the parts.
  ///   - head: Its first bytes, at least 512 where it has so many; asked where the path is not enough.
  public init?(namedPath path: String, head: () -> [UInt8]) {
    if let format = FileFormat(path: path, head: head) {
      self = format
    } else {
      let path = FilePath(path)
      guard let format = Self.all.first(where: { $0.reader.takesNamed(path) }) else { return nil }
      self = format
    }
  }

  /// The locale that a path names in the way of the format, as it is written there with `-` between its parts.
  ///
  /// - Parameter path: A path with `/` between the parts.
  /// - Returns: Nil where it names none.
  public func locale(ofPath path: String) -> String? { reader.locale(of: FilePath(path)).tag }

  /// Whether a path says that its texts are those of the development language, as `Base.lproj` does.
  package func isBase(path: String) -> Bool { reader.locale(of: FilePath(path)) == .base }

  /// Where the same texts may lie in another language, the likeliest first.
  ///
  /// - Parameters:
  ///   - path: A path that names a locale.
  ///   - locale: The other locale.
  /// - Returns: Paths; empty where the path names no locale.
  package func paths(beside path: String, for locale: String) -> [String] {
    let path = FilePath(path)
    guard reader.locale(of: path) != .none else { return [] }
    return reader.paths(beside: path, for: locale)
  }

  /// Where a new translation of a file of the development language goes, as projects of the format mostly have it.
  ///
  /// ```swift
  /// let format = FileFormat(path: "App/en.lproj/Localizable.strings") { [] }
  /// format?.path("App/en.lproj/Localizable.strings", translatedTo: "he")  // "App/he.lproj/Localizable.strings"
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - locale: The locale of the translation; the path itself is the answer where a file holds all languages.
  /// - Returns: Nil where the path has no place for a locale.
  public func path(_ path: String, translatedTo locale: String) -> String? {
    reader.path(FilePath(path), translatedTo: locale)
  }

  /// Compares the readers.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.reader == rhs.reader }

  /// Hashes the reader.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(reader)) }
}
