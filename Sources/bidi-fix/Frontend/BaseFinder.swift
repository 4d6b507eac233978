import BidiLint
import BidiMessages
import BidiSource
import LocalizationFiles

/// Finds the file of the base language beside a file.
struct BaseFinder: Sendable {
  /// The locale of the base language.
  let locale: String

  /// Whether it was asked for, so that a missing file is said.
  let isAskedFor: Bool

  private let known = KnownBases()

  init(locale: String, isAskedFor: Bool) {
    self.locale = locale
    self.isAskedFor = isAskedFor
  }

  /// What there is to compare a file with.
  enum Comparison: Sendable {
    /// The texts of the base language.
    case texts(BaseTexts)
    /// The file is that of the base language itself, or holds its base texts.
    case isBase
    /// There is no such file, or it cannot be read.
    case missing
  }

  /// Looks beside a file.
  func comparison(for file: LocalizationFile) -> Comparison {
    let format = file.format
    let path = file.source.path
    let isNamed = format.isBase(path: path) || format.locale(ofPath: path) != nil
    let whole = isNamed ? path : wholePath(path)
    if format.isBase(path: whole) || file.locale == locale { return .isBase }
    if file.entries.contains(where: { $0.baseText != nil }) { return .isBase }
    for candidate in format.paths(beside: whole, for: locale) {
      if let texts = known.texts(of: candidate, { read(candidate) }) { return .texts(texts) }
    }
    return .missing
  }

  private func read(_ path: String) -> BaseTexts? {
    guard let bytes = try? FileReader.read(path),
      let file = try? LocalizationFile(path: path, bytes: bytes), !file.isRefused
    else { return nil }
    return BaseTexts(file, locale: MessageLocale(locale))
  }
}

/// The base texts that were read: thirty translations are compared with one file.
///
/// Sendable without a check: the lock is held wherever the table is touched.
private final class KnownBases: @unchecked Sendable {
  private let lock = Lock()
  private var texts: [String: BaseTexts?] = [:]

  /// The texts of a path, read once; two workers that ask at the same time may both read it.
  func texts(of path: String, _ read: () -> BaseTexts?) -> BaseTexts? {
    if let known = lock.withLock({ texts[path] }) { return known }
    let found = read()
    lock.withLock { texts[path] = .some(found) }
    return found
  }
}
