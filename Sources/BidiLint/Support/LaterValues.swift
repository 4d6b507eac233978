import BidiSource
import LocalizationFiles

/// The values of a file whose key has a later value, which is the one that programs get.
struct LaterValues {
  /// A key by its bytes: programs do not take canonically equivalent keys for one.
  private struct Key: Hashable {
    let bytes: [UInt8]
    let locale: String?

    init(_ entry: LocalizationEntry) {
      (bytes, locale) = (Array(entry.key.string.utf8), entry.locale)
    }
  }

  /// The place of the last value of each key that has several.
  private var last: [Key: Int] = [:]

  /// The keys that have several values.
  let keys: Set<String>

  /// Reads a file.
  ///
  /// - Complexity: O(*n*); O(1) for a file in which each key stands once.
  init(of file: LocalizationFile) {
    keys =
      file.format.keepsLastValue
      ? Set(file.problems.lazy.filter { $0.kind == .duplicateKey }.compactMap(\.key)) : []
    guard !keys.isEmpty else { return }
    for entry in file.entries where entry.isInUse && keys.contains(entry.key.string) {
      last[Key(entry)] = entry.key.range.lowerBound
    }
  }

  /// Whether a later value takes the place of an entry's.
  func replace(_ entry: LocalizationEntry) -> Bool {
    guard !last.isEmpty, let place = last[Key(entry)] else { return false }
    return place > entry.key.range.lowerBound
  }
}
