package import BidiText

extension PluralCategory {
  /// Whether texts of the category mostly leave the number out: the categories of 0, 1 and 2.
  package var mayOmitNumber: Bool { self == .zero || self == .one || self == .two }

  /// The category that a name spells; nil for any other name.
  init?(_ name: some StringProtocol) { self.init(rawValue: String(name)) }

  /// The category that is the last word of a key, with the sign before it: `one` of `files.one`, `file_one`,
  /// `file-one`.
  ///
  /// - Returns: The category, and the key up to the word; nil for a key that ends otherwise.
  package static func ending(of key: String) -> (category: Self, family: Substring)? {
    let bytes = key.utf8
    // Most keys end with no letter that a category ends with.
    guard let last = bytes.last, "oewyr".utf8.contains(last),
      let sign = bytes.lastIndex(where: { ".-_".utf8.contains($0) }), sign > bytes.startIndex,
      let category = Self(key[bytes.index(after: sign)...])
    else { return nil }
    return (category, key[...sign])
  }
}
