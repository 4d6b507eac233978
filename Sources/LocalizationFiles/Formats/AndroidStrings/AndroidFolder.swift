/// What the name of a resource folder says: `values`, `values-ar-rEG`, `values-b+az+Arab`, `values-night`.
///
/// In a folder `moko-resources` the folders are called as their locales, and `base` holds the default language.
///
/// Source: Android developers, App resources overview, table of qualifiers; the README of moko-resources.
struct AndroidFolder {
  /// The locale: the base for `values` alone, none for a folder that has only other qualifiers.
  let locale: PathLocale

  /// Nil for a file in a folder of other resources.
  init?(of path: FilePath) {
    guard path.isInMokoResources else {
      self.init(path.folder)
      return
    }
    guard path.folder == "base" || path.localeOfFolder != .none else { return nil }
    self.init(locale: path.folder == "base" ? .base : path.localeOfFolder)
  }

  private init(locale: PathLocale) { self.locale = locale }

  /// Nil for a folder of other resources.
  init?(_ name: Substring) {
    var qualifiers = name.split(separator: "-", omittingEmptySubsequences: false)
    guard qualifiers.first == "values" else { return nil }
    qualifiers.removeFirst()
    if qualifiers.isEmpty {
      locale = .base
      return
    }
    // The network comes before the language.
    while let first = qualifiers.first, first.hasPrefix("mcc") || first.hasPrefix("mnc"),
      first.dropFirst(3).allSatisfy(\.isNumber), first.count > 3
    {
      qualifiers.removeFirst()
    }
    locale = Self.locale(of: qualifiers)
  }

  private static func locale(of qualifiers: [Substring]) -> PathLocale {
    guard let first = qualifiers.first else { return .none }
    if first.hasPrefix("b+") {
      let tag = first.dropFirst(2).split(separator: "+").joined(separator: "-")
      return tag.isEmpty ? .none : .tag(tag)
    }
    let isLanguage =
      (2...3).contains(first.utf8.count) && first.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
    // The one word of three letters that is no language: the user interface of cars.
    guard isLanguage, first != "car" else { return .none }
    guard let second = qualifiers.dropFirst().first, let region = region(second) else {
      return .tag(String(first))
    }
    return .tag("\(first)-\(region)")
  }

  /// `EG` of `rEG`.
  private static func region(_ qualifier: Substring) -> String? {
    let region = qualifier.dropFirst()
    guard qualifier.first == "r",
      region.utf8.count == 2 && region.allSatisfy({ $0.isASCII && $0.isLetter })
        || region.utf8.count == 3 && region.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return region.uppercased()
  }

  /// The folders in which the texts of a locale may lie, that of the default language last.
  static func names(for locale: String) -> [String] {
    var parts = locale.split(separator: "-").map(String.init)
    guard let language = parts.first else { return ["values"] }
    parts.removeFirst()
    let languages =
      [language]
      + LocaleName.oldCodes.flatMap { new, old in
        language == new ? [old] : language == old ? [new] : []
      }
    // Android's first spelling takes a language and a region, the other any tag.
    let isShort = parts.isEmpty || parts.count == 1 && region("r\(parts[0])") != nil
    let short =
      isShort
      ? languages.map { (["values", $0] + parts.map { "r\($0)" }).joined(separator: "-") } : []
    let long = languages.map { "values-" + (["b", $0] + parts).joined(separator: "+") }
    return short + long + ["values"]
  }

  /// The folders in which the texts of a locale may lie that a folder is a translation of, the likeliest first.
  ///
  /// `values-mcc310-he-land` translates `values-mcc310-land`, which holds other texts than `values`.
  static func names(for locale: String, beside folder: Substring) -> [String] {
    let plain = names(for: locale)
    guard let (networks, others) = qualifiers(of: folder), !networks.isEmpty || !others.isEmpty
    else { return plain }
    return plain.map { joined($0, networks, others) } + plain
  }

  /// The name of a folder for a locale; other qualifiers stay.
  ///
  /// - Returns: Nil for a folder of other resources.
  static func name(_ folder: Substring, for locale: String) -> String? {
    guard let (networks, others) = qualifiers(of: folder), let plain = names(for: locale).first
    else { return nil }
    return joined(plain, networks, others)
  }

  /// The qualifiers of a folder that name no language; nil for a folder of other resources.
  private static func qualifiers(
    of folder: Substring
  ) -> (networks: ArraySlice<Substring>, others: ArraySlice<Substring>)? {
    guard let known = AndroidFolder(folder)?.locale else { return nil }
    var qualifiers = folder.split(separator: "-").dropFirst()
    // The network comes before the language.
    let networks = qualifiers.prefix { $0.hasPrefix("mcc") || $0.hasPrefix("mnc") }
    qualifiers.removeFirst(networks.count)
    if known != .none {
      let hasRegion = qualifiers.dropFirst().first.map { region($0) != nil } ?? false
      qualifiers.removeFirst(min(qualifiers.count, hasRegion ? 2 : 1))
    }
    return (networks, qualifiers)
  }

  /// A name such as `values-he` with other qualifiers at their places.
  private static func joined(
    _ name: String, _ networks: ArraySlice<Substring>, _ others: ArraySlice<Substring>
  ) -> String {
    let language = name.split(separator: "-", maxSplits: 1).dropFirst()
    return (["values"] + networks + language + others).joined(separator: "-")
  }
}

extension FilePath {
  /// Whether the file lies in a folder right below one that is called `moko-resources`.
  var isInMokoResources: Bool { parts.count > 2 && parts[parts.count - 3] == "moko-resources" }
}
