/// What paths say of files that no format takes.
package enum TranslatedPath {
  /// The kind of a file that by its path holds the texts of one language, and the language.
  ///
  /// A path that names a locale, in a folder or in the file's name, is taken for such a file if it can hold texts at
  /// all: pictures, sounds and fonts cannot, and source code does where its own name is the locale, as in `ar.js`, or the
  /// folder of the locale lies in one of translations, as in `lang/ar/auth.php`.
  ///
  /// ```swift
  /// TranslatedPath.kindAndLocale(of: "config/locales/he.yml")?.kind  // ".yml"
  /// TranslatedPath.kindAndLocale(of: "screenshots/ar/1.png") == nil  // true
  /// ```
  ///
  /// - Parameter path: A path with `/` between its parts.
  /// - Returns: The ending with its full stop, and the tag of the locale; nil for other files.
  package static func kindAndLocale(of path: String) -> (kind: String, locale: String)? {
    let path = FilePath(path)
    let ending = path.fileExtension
    guard !ending.isEmpty, !withoutText.contains(ending) else { return nil }
    let place =
      path.localeOfProjectFolder.tag != nil ? path.localeOfProjectFolder : path.localeOfFolderOrName
    guard let tag = place.tag else { return nil }
    if sourceCode.contains(ending), LocaleName.tag(String(path.stem)) == nil,
      JSONStringsPath.localeFolder(in: path.parts) == nil
    {
      return nil
    }
    return (".\(ending)", tag)
  }

  /// The kind of a file that is called as files of texts are, of a kind that holds tables of texts, often of all languages.
  ///
  /// - Parameter path: A path with `/` between its parts.
  /// - Returns: The ending with its full stop; nil for other files.
  package static func kindOfTable(of path: String) -> String? {
    let path = FilePath(path)
    let ending = path.fileExtension
    return tables.contains(ending) && path.isCalledAsTexts ? ".\(ending)" : nil
  }

  /// Endings of tables.
  private static let tables: Set<String> = [
    "csv", "ftl", "ods", "toml", "tsv", "xls", "xlsx", "yaml", "yml",
  ]

  /// Endings of files that hold no texts.
  private static let withoutText: Set<String> = Set(
    """
    png jpg jpeg gif webp svg ico icns bmp tif tiff heic avif pdf psd ai eps sketch fig mp3 mp4 m4a m4v mov wav ogg oga
    ogv webm caf aac flac aiff ttf otf woff woff2 eot zip gz tgz bz2 xz 7z rar jar aar apk ipa dmg so dylib a o obj class
    dex db sqlite sqlite3 bin dat model mlmodel onnx tflite lock log map sum sha256 md5 asc sig pem crt key gitkeep
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Endings of source code.
  private static let sourceCode: Set<String> = Set(
    """
    swift m mm h c cc cpp hpp kt kts java groovy gradle js jsx ts tsx mjs cjs vue svelte dart py rb php go rs cs fs scala
    lua pl sh bash zsh ps1 sql css scss sass less xml cmake md rst
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
