import BidiSource

/// What is common to files that hold property lists.
enum PropertyList {
  /// The text of a property list; a picture of a binary one.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - bytes: The whole file.
  ///   - shape: Where its texts stand.
  /// - Returns: The file.
  /// - Throws: `SourceDecodingError` for bytes that are no text, and for a binary list that is damaged.
  static func source(
    path: String, bytes: [UInt8], shape: PropertyListShape = .flat
  ) throws(SourceDecodingError) -> SourceFile {
    guard bytes.starts(with: "bplist".utf8) else {
      return try SourceFile(path: path, xml: bytes)
    }
    let list = try BinaryPropertyList(bytes)
    let picture = try BinaryPropertyListPicture.text(of: list, shape: shape)
    return SourceFile(path: path, binary: bytes, picture: picture)
  }

  /// The entries of a property list in XML.
  ///
  /// - Parameters:
  ///   - source: The file, or the picture of a binary one.
  ///   - shape: Where its texts stand.
  ///   - name: What messages call such a file.
  /// - Returns: The entries; a problem alone where the text is not XML.
  static func readXML(
    _ source: SourceFile, shape: PropertyListShape, name: String
  ) -> FileContent {
    guard XMLDeclaration.isXML(source.text) else {
      return FileContent(problems: [
        SyntaxProblem(
          .parseError, 0..<min(1, source.text.count),
          "the file is text; \(name) is read as a property list in XML or binary alone",
          help: "convert it: plutil -convert xml1 \(shellWord(source.path))")
      ])
    }
    var content = XMLPropertyList.read(source.text, shape: shape)
    content.readOnlyReason = readOnlyReason(of: source)
    return content
  }

  /// Why a file cannot be edited; nil for text.
  static func readOnlyReason(of source: SourceFile) -> String? {
    guard source.encoding == .binary else { return nil }
    // Standard input is converted to standard output.
    let file = source.path == "-" ? "-o - -" : shellWord(source.path)
    return "the file is a binary property list, as in a built app; convert it:"
      + " plutil -convert xml1 \(file)"
  }
}

extension FilePath {
  /// The locale of the nearest `.lproj` folder.
  ///
  /// `Base.lproj` holds the development language, whatever that is.
  var localeOfProjectFolder: PathLocale {
    guard let name = projectFolder?.name else { return .none }
    if name == "Base" { return .base }
    return name.isEmpty ? .none : .tag(Self.legacyNames[String(name)] ?? String(name))
  }

  /// The folder of another locale in the place of the nearest `.lproj` folder: by its name, by its name from before
  /// language codes, and `Base.lproj`.
  func replacingProjectFolder(with locale: String) -> [String] {
    guard let folder = projectFolder else { return [] }
    let legacy = Self.legacyNames.filter { $0.value == locale }.map(\.key).sorted()
    return ([locale] + legacy + ["Base"]).map { replacing(folder.part, with: "\($0).lproj") }
  }

  /// The nearest `.lproj` folder, and its name without the ending.
  private var projectFolder: (part: Int, name: Substring)? {
    parts.indices.last { parts[$0].hasSuffix(".lproj") }
      .map { ($0, parts[$0].dropLast(".lproj".count)) }
  }

  /// Folder names from before Apple took language codes.
  private static let legacyNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl", "Arabic": "ar", "Hebrew": "he",
  ]
}
