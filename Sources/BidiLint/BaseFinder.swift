import BidiJudge
package import BidiSource
package import LocalizationFiles

/// Finds the file of the base language beside a file.
package struct BaseFinder: Sendable {
  /// The locale of the base language.
  package let locale: String

  /// Whether the user asked for the base language, so that a missing file is reported.
  package let isAskedFor: Bool

  private let files: FileAccess
  /// The files that were read: thirty translations are compared with one file.
  private let known = LockedTable<String, Result<BaseTexts?, FileFailure>>()

  /// Makes a finder that reads each file of the base language once.
  package init(locale: String, isAskedFor: Bool, files: FileAccess) {
    self.locale = locale
    self.isAskedFor = isAskedFor
    self.files = files
  }

  /// The texts to compare a file with.
  package enum Comparison: Sendable {
    /// The texts of the base language.
    case texts(BaseTexts)
    /// The file is the file of the base language, or holds the base texts itself.
    case isBase
    /// There is no such file, or it cannot be read.
    case missing
  }

  /// Finds the texts to compare a file with.
  ///
  /// - Throws: `FileFailure` if there are texts that cannot be read.
  package func comparison(for file: LocalizationFile) throws(FileFailure) -> Comparison {
    let format = file.format
    let path = file.source.path
    let isNamed = format.isBase(path: path) || format.locale(ofPath: path) != nil
    let whole = isNamed ? path : files.wholePath(path)
    if format.isBase(path: whole) || file.locale == locale { return .isBase }
    if file.entries.contains(where: { $0.baseText != nil }) { return .isBase }
    for candidate in ([locale] + regions).flatMap({ format.paths(beside: whole, for: $0) }) {
      if candidate == whole { return .isBase }
      let found = known.value(for: candidate) {
        Result { () throws(FileFailure) in try read(candidate) }
      }
      if let texts = try found.get() { return .texts(texts) }
    }
    return .missing
  }

  /// The base language with the regions whose English programs are mostly written in, as names of files have them.
  private var regions: [String] {
    locale == "en" ? ["en-US", "en-us", "en-GB", "en-gb"] : []
  }

  /// Whether a file holds the texts of the base language, also those of a region: `en-US`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - comparison: What was found to compare it with.
  /// - Returns: Whether it does.
  package func isOfBase(_ file: LocalizationFile, _ comparison: Comparison) -> Bool {
    switch comparison {
    case .isBase: return true
    case .texts: return false
    case .missing:
      let tag = file.locale ?? file.format.locale(ofPath: file.source.path)
      return tag?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) == locale
    }
  }

  private func read(_ path: String) throws(FileFailure) -> BaseTexts? {
    guard try files.kindOrFailure(path) == .file else { return nil }
    let bytes = try files.contents(path)
    // A file without texts may only say that those of the base language are in another one.
    guard let file = try? LocalizationFile(path: path, bytes: bytes), !file.isRefused,
      !file.entries.isEmpty
    else { return nil }
    return BaseTexts(file, locale: MessageLocale(locale))
  }
}
