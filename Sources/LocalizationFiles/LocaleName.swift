import BidiSource

/// Names of locales as files and folders have them.
///
/// Only what begins with a language of ISO 639 counts, for folders have all kinds of names: the two-letter codes of
/// part 1, and of the three-letter codes those in which interfaces are translated, which have a locale in CLDR 42.
package enum LocaleName {
  /// Codes of languages from before 1989, which Java and Android still write, by those of today.
  package static let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// The tag that a name spells, with `-` between its parts: `az-Arab` of `az_Arab`, `b+az+Arab` and `az-rArab`.
  ///
  /// - Returns: Nil for a name that is not known.
  static func tag(_ name: String) -> String? {
    guard name.utf8.count <= 24 else { return nil }
    var name = name[...]
    // `ar_SA.UTF-8`, as POSIX has it.
    if let dot = name.firstIndex(of: "."), name[dot...].lowercased().hasPrefix(".utf") {
      name = name[..<dot]
    }
    var parts = name.split(whereSeparator: { "-_+@".contains($0) }).map(String.init)
    if name.hasPrefix("b+") { parts.removeFirst() }
    guard let language = parts.first, isLanguage(language.lowercased()) else { return nil }
    // `AR`, `HE` are names of other things; `AR_EG` is a locale.
    guard language == language.lowercased() || parts.count > 1 else { return nil }
    for index in parts.indices.dropFirst() {
      // Android writes the region with an r before it.
      if parts[index].utf8.count == 3, parts[index].hasPrefix("r"),
        parts[index].dropFirst().allSatisfy({ $0.isUppercase })
      {
        parts[index].removeFirst()
      }
      if let script = scripts[parts[index].lowercased()] { parts[index] = script }
      // No region has such a code: `my-he` is not Burmese, but Hebrew of something, and `he-en` a list of pairs.
      // `fa-FA` is Persian all the same.
      let part = parts[index].lowercased()
      if part != language.lowercased(), ["he", "iw", "fa", "ur", "en", "zh", "ja"].contains(part) {
        return nil
      }
      guard isSubtag(parts[index]) else { return nil }
    }
    return parts.joined(separator: "-")
  }

  /// A locale as a file names it, with `-` between its parts, also where it is none.
  static func hyphenated(_ name: String) -> String {
    tag(name) ?? String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// A tag with `_` between its parts.
  static func underscored(_ tag: String) -> String { String(tag.map { $0 == "-" ? "_" : $0 }) }

  /// The end of a file's name that is the name of a locale: `he` of `app_he`, `ar-SA` of `ar-SA`, `pt_BR` of
  /// `messages_pt_BR`.
  ///
  /// - Returns: The longest; nil for none.
  static func suffix(of stem: Substring) -> Substring? {
    if tag(String(stem)) != nil { return stem }
    var start = stem.startIndex
    while let sign = stem[start...].firstIndex(where: { "_-.".contains($0) }) {
      start = stem.index(after: sign)
      // One letter and two are words too where they stand after a hyphen: `sign-in`, `log-is`.
      let rest = stem[start...]
      if tag(String(rest)) != nil,
        stem[sign] != "-" || rest.utf8.count > 3 || isRightToLeft(String(rest))
      {
        return rest
      }
    }
    return nil
  }

  /// Whether a name is the code of a language that is written from right to left.
  static func isRightToLeft(_ name: String) -> Bool { rightToLeft.contains(name) }

  private static func isLanguage(_ code: String) -> Bool { languages.contains(code) }

  /// A script, a region, a variant.
  private static func isSubtag(_ part: String) -> Bool {
    let count = part.utf8.count
    guard
      part.utf8.allSatisfy({ $0.isASCIIDigit || $0.isASCIILetter })
    else { return false }
    switch count {
    case 2: return part.allSatisfy(\.isLetter)
    case 3: return part.allSatisfy(\.isNumber)
    case 4: return part.first?.isUppercase == true || part.first?.isNumber == true
    case 5...8: return part.lowercased() == "valencia" || part.contains(where: \.isNumber)
    default: return false
    }
  }

  /// Modifiers of POSIX locales.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab"]

  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi",
  ]

  private static let languages: Set<String> = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en
    eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw
    ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my
    na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn
    so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    ast azb bqi chr ckb cgg dsb ars fil fur gsw haw hsb kab kmr lrc luz mzn nqo nds pap prs quc rhg rif sat sah sdh shi
    syr szl tzm vec wae yue zgh arz ary apc ajp arb acm aeb arq pnb glk bal shu
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
