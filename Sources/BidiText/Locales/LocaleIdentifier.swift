/// A locale identifier in any of the usual spellings, read and brought to the codes of today.
///
/// BCP 47 (`uz-Arab-AF`, `zh-yue`, `i-klingon`, `ar-u-nu-latn`), ICU (`az_Arab`, `en_US_POSIX`,
/// `ar@numbers=latn`), POSIX (`ar_EG.UTF-8`, `ks_IN@devanagari`), Apple (`pa-Arab_PK`, `Arabic`).
/// Variants and other extensions say nothing of direction and are passed over.
struct LocaleIdentifier: Hashable, Sendable {
  /// Language, script and region.
  let key: LocaleKey

  /// The numbering system that the identifier asks for, such as `latn`.
  let numbers: String?

  /// Reads an identifier; nil for text of another shape.
  ///
  /// - Parameter text: The identifier.
  init?(_ text: some StringProtocol) {
    if let code = legacyLanguageCode(text) {
      (key, numbers) = (LocaleKey(icu: code), nil)
      return
    }
    let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    // POSIX writes the encoding after a full stop.
    let head = halves[0].prefix { $0 != "." }
    guard let tags = Self.subtags(of: head) else { return nil }
    var reader = SubtagReader(tags)
    guard var key = reader.readKey() else { return nil }
    var numbers = reader.readNumbers()
    if halves.count > 1 {
      let keywords = Keywords(halves[1])
      numbers = keywords.numbers ?? numbers
      key.script = key.script ?? keywords.script
    }
    self.key = key
    self.numbers = numbers
  }

  /// The parts between hyphens or underscores in lowercase; nil if one is not ASCII letters and
  /// digits.
  private static func subtags(of head: some StringProtocol) -> [String]? {
    guard let first = head.utf8.first, first.isASCIILetter,
      head.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F })
    else { return nil }
    var tags: [String] = []
    var rest = head[...]
    while true {
      let tag = rest.prefix { $0 != "-" && $0 != "_" }
      let before = rest.startIndex
      rest = rest[tag.endIndex...]
      // ICU leaves the place of a region empty before a variant: en__POSIX.
      let isEmptyRegion =
        tag.isEmpty && rest.first == "_" && head[..<before].last == "_"
        && rest.dropFirst().prefix { $0 != "-" && $0 != "_" }.utf8.count >= 4
      guard !tag.isEmpty || isEmptyRegion else { return nil }
      if !isEmptyRegion { tags.append(tag.lowercased()) }
      if rest.isEmpty { return tags }
      rest = rest.dropFirst()
    }
  }
}

/// What stands after the `@` of an ICU or POSIX identifier.
private struct Keywords {
  /// The value of ICU's keyword `numbers`.
  var numbers: String?
  /// The script that a modifier of POSIX names.
  var script: String?

  init(_ text: some StringProtocol) {
    for keyword in text.split(separator: ";") {
      let parts = keyword.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "numbers" {
        numbers = numbers ?? parts[1].lowercased()
      }
    }
    switch text.lowercased() {
    case "arabic": script = "Arab"
    case "cyrillic": script = "Cyrl"
    case "devanagari": script = "Deva"
    case "latin", "iqtelif": script = "Latn"
    default: break
    }
  }
}
