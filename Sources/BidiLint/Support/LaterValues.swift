import BidiSource
import LocalizationFiles

/// The values of a file whose key has a later value, which is the one that programs get.
struct LaterValues {
  private struct Key: Hashable {
    let key: String
    let locale: String?
  }

  /// The place of the last value of each key that has several.
  private var last: [Key: Int] = [:]

  /// Reads a file.
  ///
  /// - Complexity: O(*n*); O(1) for a file in which each key stands once.
  init(of file: LocalizationFile) {
    let keys = Set(file.problems.lazy.filter { $0.kind == .duplicateKey }.compactMap(\.key))
    guard !keys.isEmpty else { return }
    for entry in file.entries where keys.contains(entry.key.string) {
      last[Key(key: entry.key.string, locale: entry.locale)] = entry.key.range.lowerBound
    }
  }

  /// Whether a later value takes the place of an entry's.
  func replace(_ entry: LocalizationEntry) -> Bool {
    guard !last.isEmpty, let place = last[Key(key: entry.key.string, locale: entry.locale)] else {
      return false
    }
    return place > entry.key.range.lowerBound
  }
}
