import BidiSource

/// GNU gettext's `.po` and `.pot`.
///
/// The key of an entry is its `msgid`, with `context|` before it where there is a `msgctxt`; plural forms end with
/// their number. Entries without a translation are left out, and so is the header. Source: the GNU gettext manual, The
/// Format of PO Files; its behaviour was tested against `msgfmt` 0.21.
enum GettextFormat: FormatReader {
  static let name = "gettext"
  static let fileNames = ["*.po", "*.pot"]
  static let toolkits = FormatToolkits(
    [.gtk, .wx, .qt, .flutter, .win32, .swing, .javaFX], others: [.web, .windowsForms, .wpf])
  static let hasCollectedTexts = true

  /// The help of GNOME's programs lies in `help/ar/ar.po`.
  ///
  /// Source: yelp-tools, `yelp.m4`, HELP_LINGUAS.
  static func toolkits(of path: FilePath) -> FormatToolkits {
    let folders = path.folders.prefix(2)
    return folders.first == path.stem && folders.last == "help"
      ? FormatToolkits(only: .help) : toolkits
  }

  /// The texts of manual pages lie in `man/po/he.po`, `po-man/he.po` or `man/he.man.po`.
  ///
  /// Source: po4a(1), and the projects that use it.
  static func isManual(_ path: FilePath) -> Bool {
    let folders = path.folders.prefix(2)
    return path.stem.hasSuffix(".man")
      || folders.contains { ["man", "manpages", "man-po", "po-man"].contains($0) }
  }

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    path.fileExtension == "pot"
      || path.fileExtension == "po" && (path.localeOfFolderOrName != .none || !hasSections(head()))
  }

  /// Whether a file begins as one of settings does, with the name of a section: editors have such a file for each language of
  /// programs, `filetypes.po`.
  private static func hasSections(_ head: [UInt8]) -> Bool {
    firstLine(of: head).first == UInt8(ascii: "[")
  }

  /// Whether a text begins as a catalog does, after comments: with a keyword and a quotation mark.
  ///
  /// In `.strings` an equals sign stands after a key of such a name.
  static func recognizes(_ text: [UInt8]) -> Bool {
    let rest = firstLine(of: text)
    return ["msgid", "msgctxt", "domain"].contains { word in
      rest.starts(with: word.utf8)
        && rest.dropFirst(word.utf8.count).first { !$0.isASCIISpace } == UInt8(ascii: "\"")
    }
  }

  /// A text from its first line on that is neither empty nor a comment.
  private static func firstLine(of text: [UInt8]) -> ArraySlice<UInt8> {
    var rest = text[...].drop(while: \.isASCIISpace)
    while rest.first == UInt8(ascii: "#") {
      rest = rest.drop { !$0.isASCIILineEnd }.drop(while: \.isASCIISpace)
    }
    return rest
  }

  static func locale(of path: FilePath) -> PathLocale {
    path.fileExtension == "pot" ? .base : path.localeOfFolderOrName
  }

  /// None: an entry holds the text that it translates.
  static func paths(beside path: FilePath, for locale: String) -> [String] { [] }

  static func path(_ path: FilePath, translatedTo locale: String) -> String? {
    let name = LocaleName.underscored(locale)
    if path.fileExtension == "po", let path = path.replacingLocale(with: locale).last {
      return path
    }
    // Of a template: where programs look for its translations.
    let fileName = path.fileName
    return path.path[..<fileName.startIndex] + "\(name)/LC_MESSAGES/\(path.stem).po"
  }

  static func templateEdits(of source: SourceFile, for locale: String) -> [Edit] {
    var parser = POParser(source.text)
    let content = parser.parse(locale: nil)
    guard !content.problems.contains(where: { $0.kind == .parseError }) else { return [] }
    let header = parser.headerMessage?.forms.first?.strings ?? []
    let fields = header.compactMap { headerEdit($0, source, locale) }
    let texts = parser.untranslated.flatMap { message -> [Edit] in
      guard let id = message.id else { return [] }
      return message.forms.enumerated().compactMap { number, form in
        guard form.isEmpty, let place = form.strings.first else { return nil }
        let part = number == 0 ? id : message.plural ?? id
        let text = part.strings.map { source[$0] }.joined()
        return .insertion(text, at: place.lowerBound)
      }
    }
    return (fields + texts).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The fields of a header that are about the language; a template has words in their place.
  private static func headerEdit(
    _ string: SourceRange, _ source: SourceFile, _ locale: String
  ) -> Edit? {
    let line = source[string]
    let end = line.hasSuffix("\\n") ? "\\n" : ""
    let field = line.prefix { $0 != ":" }.lowercased()
    switch field {
    case "language":
      return Edit(
        range: string, replacement: "Language: \(LocaleName.underscored(locale))\(end)")
    case "content-type" where line.contains("CHARSET"):
      return Edit(
        range: string, replacement: "Content-Type: text/plain; charset=UTF-8\(end)")
    case "plural-forms" where line.contains("INTEGER"):
      return Edit(
        range: string, replacement: "Plural-Forms: nplurals=2; plural=(n != 1);\(end)")
    default: return nil
    }
  }

  static func comment(_ text: String, in source: SourceFile) -> String? { "# \(text)" }

  static func source(path: String, bytes: [UInt8]) throws(SourceDecodingError) -> SourceFile {
    let start = SourceLocation(line: 1, column: 1, byteOffset: 0)
    // A text in UTF-16 has no place for the header, which says how to read the text.
    if SourceEncoding.isUTF16(bytes) {
      throw SourceDecodingError(
        message: "the file is UTF-16, which gettext does not read; save it as UTF-8",
        location: start)
    }
    guard let charset = POHeader.charset(of: bytes), !POHeader.isReadable(charset: charset.name)
    else {
      return try SourceFile(path: path, bytes: bytes)
    }
    let file = shellWord(path)
    throw SourceDecodingError(
      message: "the header says that the file is in \(charset.name), which is not read;"
        + " convert it: msgconv -t UTF-8 -o \(file) \(file)",
      location: SourceFile(path: path, latin1: bytes).location(of: charset.offset))
  }

  static func read(_ source: SourceFile) -> FileContent {
    var parser = POParser(source.text)
    if source.encoding == .utf8WithBOM {
      parser.fail(
        0..<min(1, source.text.count),
        "a byte order mark stands at the start of the file; gettext refuses the whole file",
        help: "save the file as UTF-8 without a byte order mark")
    }
    return parser.parse(locale: locale(of: FilePath(source.path)).tag)
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    let token = edit.valueRange.lowerBound - 1..<edit.valueRange.upperBound + 1
    let text = Array(edit.source.text[token])
    // Each line of an entry that is no longer in use begins with a sign.
    guard edit.entry.state != "obsolete", let strings = POLexer.strings(in: text),
      strings.contains(where: { !$0.isEmpty })
    else { return nil }
    var decoder = POStringDecoder(text)
    var value = decoder.decode(strings)
    guard decoder.problems.isEmpty,
      PlacedArguments.areSame(value.string, inPlaceOf: edit.entry)
    else { return nil }
    value.move(by: token.lowerBound)
    return [edit.entry(with: value)]
  }
}
