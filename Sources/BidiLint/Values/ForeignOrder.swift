import BidiText

/// Compares where Latin words stand in a text and in that of the base language.
///
/// In some languages what English says as "VPN mode" is always said as "mode VPN". Where such a text begins
/// with the Latin word all the same, somebody moved it to where an editor showed it well.
enum ForeignOrder {
  /// The Latin words before a noun that the language has behind it; nil where the order is possible.
  ///
  /// - Complexity: O(*n*).
  static func compoundHead(of text: String, base: String, language: String) -> Substring? {
    guard headFirst.contains(language) else { return nil }
    let words = base.split(separator: " ")
    guard (2...4).contains(words.count), let noun = words.last,
      nouns.contains(noun.lowercased()),
      // Numbers stand before their nouns, and arguments may be numbers.
      words.allSatisfy({ $0.utf8.first.map(isLetter) == true })
    else { return nil }
    let name = base[..<noun.startIndex].dropLast()
    let start = text.drop(while: \.isWhitespace)
    guard start.count > name.count, start.prefix(name.count).lowercased() == name.lowercased()
    else { return nil }
    let rest = start.dropFirst(name.count)
    // Where other Latin words follow, the name may be another part of the sentence.
    guard rest.first?.isWhitespace == true, !rest.utf8.contains(where: isLetter),
      rest.unicodeScalars.contains(where: { $0.bidiClass.strongDirection == .rightToLeft })
    else { return nil }
    return start.prefix(name.count)
  }

  /// The Latin words at the ends of a text that stand at the other ends of the base language's text.
  ///
  /// - Complexity: O(*n*).
  static func exchangedEnds(
    of text: String, base: String, language: String
  ) -> (first: Substring, last: Substring)? {
    guard ["he", "ar"].contains(language), let (first, last) = latinEnds(of: text),
      let (baseFirst, baseLast) = latinEnds(of: base), first != last,
      first == baseLast, last == baseFirst
    else { return nil }
    return (first, last)
  }

  /// The Latin letters that a text begins and ends with.
  private static func latinEnds(of text: String) -> (first: Substring, last: Substring)? {
    let isLatin = { (character: Character) in
      character.utf8.first.map { isLetter($0) && character.utf8.count == 1 } ?? false
    }
    let text = text.drop(while: \.isWhitespace)
    let first = text.prefix(while: isLatin)
    let end = text.lastIndex { !$0.isWhitespace && !$0.isPunctuation }
    guard let end, !first.isEmpty else { return nil }
    let trimmed = text[...end]
    let start = trimmed.lastIndex { !isLatin($0) }.map { trimmed.index(after: $0) }
    guard let start, start > first.endIndex, start < trimmed.endIndex else { return nil }
    return (first, trimmed[start...])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// Languages whose nouns stand before what they belong to: Hebrew's construct state, Arabic's *idafa*,
  /// Persian's and Kurdish's *ezafe*.
  private static let headFirst: Set<String> = ["he", "ar", "fa", "ckb"]

  /// English nouns of interfaces that follow the name they belong to, and that say nothing of it: no
  /// participles and adverbs, as in "PDF saved" and "Wi-Fi only".
  private static let nouns: Set<String> = [
    "account", "accounts", "address", "addresses", "cache", "certificate", "certificates", "client",
    "clients", "code", "codes", "color", "colors", "colour", "colours", "connection", "connections",
    "data", "device", "devices", "driver", "drivers", "file", "files", "folder", "folders",
    "frequency", "icon", "icons", "information", "key", "keys", "library", "list", "lists", "load",
    "log", "logs", "memory", "menu", "mode", "modes", "name", "names", "network", "networks",
    "number", "numbers", "options", "page", "pages", "password", "passwords", "port", "ports",
    "profile", "profiles", "protocol", "protocols", "provider", "providers", "requests", "sensor",
    "sensors", "server", "servers", "service", "services", "settings", "size", "sizes", "speed",
    "status", "storage", "temperature", "temperatures", "token", "tokens", "type", "types", "usage",
    "utilisation", "utilization", "version", "versions",
  ]
}
