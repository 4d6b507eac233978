import BidiSource
import LocalizationFiles

/// The plural form that an entry is, by its file or by its key.
struct PluralForm {
  /// The category of CLDR.
  let category: String

  /// What the keys of all forms of the text have in common.
  let family: Substring

  private static let categories: Set<Substring> = ["zero", "one", "two", "few", "many", "other"]

  /// Nil for an entry that is none.
  init?(_ entry: Entry) {
    let key = entry.key.string
    let bytes = key.utf8
    guard let last = bytes.last, last >= UInt8(ascii: "a"), last <= UInt8(ascii: "z"),
      let separator = bytes.lastIndex(where: { $0 == 0x2D || $0 == 0x2E || $0 == 0x5F }),
      separator > bytes.startIndex
    else { return nil }
    let name = key[bytes.index(after: separator)...]
    guard Self.categories.contains(name) else { return nil }
    category = String(name)
    family = key[...separator]
  }
}
