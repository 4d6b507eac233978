import BidiLint
import BidiMessages
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
  func comparison(for path: String) -> Comparison {
    let whole = LocalePath.folderName(of: path) == nil ? realPath(path) ?? path : path
    guard let name = LocalePath.folderName(of: whole) else { return .missing }
    if name == "Base" || LocalePath.locale(of: whole) == locale { return .isBase }
    for candidate in LocalePath.paths(beside: whole, for: locale) {
      if let bytes = try? FileReader.read(candidate),
        let file = try? LocalizationFile(path: candidate, bytes: bytes), !file.isRefused
      {
        return .texts(BaseTexts(file, locale: MessageLocale(locale)))
      }
    }
    return .missing
  }
}
