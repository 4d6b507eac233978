import BidiLint
import BidiMessages
import BidiSource
import LocalizationFiles

/// Finds the file of the base language beside a file.
struct BaseFinder: Sendable {
  /// The locale of the base language, as it was given.
  let locale: String

  /// What there is to compare a file with.
  enum Comparison: Sendable {
    /// The texts of the base language.
    case texts(BaseTexts)
    /// The file is that of the base language itself.
    case isBase
    /// There is no such file, or it cannot be read.
    case missing
  }

  /// Looks beside a file.
  func comparison(for file: LocalizationFile) -> Comparison {
    let format = file.format
    let path = file.source.path
    let isNamed = format.isBase(path: path) || format.locale(ofPath: path) != nil
    let whole = isNamed ? path : realPath(path) ?? path
    if format.isBase(path: whole) || file.locale == locale { return .isBase }
    // A file that holds its base texts needs no other.
    if file.entries.contains(where: { $0.baseText != nil }) { return .isBase }
    for candidate in format.paths(beside: whole, for: locale) {
      if let bytes = try? FileReader.read(candidate),
        let file = try? LocalizationFile(path: candidate, bytes: bytes), !file.isRefused
      {
        return .texts(BaseTexts(file, locale: MessageLocale(locale)))
      }
    }
    return .missing
  }
}
