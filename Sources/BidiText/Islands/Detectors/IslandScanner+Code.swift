extension IslandScanner {
  /// `C++`, `c#`, `Disney+`, `Acme®`: a word and the sign that belongs to it.
  func signedWord(_ start: Int, end: Int) -> Found? {
    guard wants(.signedWord) else { return nil }
    switch text[end] {
    case UInt8(ascii: "#"):
      // Longer words with it are rare, and #1 is a number.
      guard end == start + 1, !text.continuesWord(end + 1), !text.isAt("#", end + 1) else {
        return nil
      }
      return Found(start..<end + 1, .signedWord)
    case UInt8(ascii: "+"):
      let signs = text.isAt("+", end + 1) ? 2 : 1
      let last = end + signs
      guard !text.continuesWord(last), !text.isAt("+", last), !isArgumentStart(last) else {
        return nil
      }
      return Found(start..<last, .signedWord)
    case 0xC2, 0xE2:
      // U+00AE ®, U+2120 ℠, U+2122 ™.
      guard let sign = text.scalar(at: end), ["\u{AE}", "\u{2120}", "\u{2122}"].contains(sign)
      else { return nil }
      return Found(start..<end + text.width(at: end), .signedWord)
    default: return nil
    }
  }

  private func isArgumentStart(_ index: Int) -> Bool {
    text.isAt("%", index) || text.isAt("{", index) || text.isAt("$", index)
  }

  // MARK: Identifiers

  /// `foo_bar`, `_private`, `name()`.
  func identifier(_ start: Int, end: Int) -> Found? {
    guard wants(.identifier) else { return nil }
    if text.isAt("(", end), text.isAt(")", end + 1) { return Found(start..<end + 2, .identifier) }
    var hasLine = false
    for index in start..<end where text.isAt("_", index) {
      // A line at the end is the mark of something else.
      hasLine = hasLine || index + 1 < end && !text.isAt("_", index + 1)
    }
    // Words of other scripts may be joined: `app_name_` and a Hebrew word.
    var last = end
    while text.isAt("_", end - 1), last < text.upper, text.isNameCharacter(last) {
      last += text.width(at: last)
    }
    return hasLine || last > end ? Found(start..<last, .identifier) : nil
  }

  /// `_private`; a line at the end too is Markdown's emphasis.
  func leadingLineIdentifier(_ start: Int) -> Found? {
    guard wants(.identifier), text.isAtOpening(start) || text.isBehindPrefix(start) else {
      return nil
    }
    let end = text.endOfWord(start)
    guard text.hasASCIILetter(start..<end), !text.isAt("_", end - 1) else { return nil }
    return Found(start..<end, .identifier)
  }

  /// `com.example.app`: a domain name turned round.
  func dottedIdentifier(_ start: Int) -> Found? {
    guard wants(.identifier) else { return nil }
    let first = text.endOfWord(start)
    guard text.isAt(".", first), Self.reversedDomains.contains(text, start..<first) else {
      return nil
    }
    var end = first
    var label = first
    var labels = 1
    while text.isAt(".", end), text[end + 1].isASCIIAlphanumeric {
      label = end + 1
      end = text.endOfWord(end + 1)
      while text.isAt("-", end), text[end + 1].isASCIIAlphanumeric { end = text.endOfWord(end + 1) }
      labels += 1
    }
    // `io.example.com` is the name of a host.
    let isHost = Self.reversedDomains.contains(text, label..<end)
    return labels > 2 && !isHost ? Found(start..<end, .identifier) : nil
  }

  private static let reversedDomains = WordSet("com org net io edu gov")

  /// `550e8400-e29b-41d4-a716-446655440000` (RFC 9562).
  func uuid(_ start: Int) -> Found? {
    guard wants(.identifier) else { return nil }
    var index = start
    for (number, length) in [8, 4, 4, 4, 12].enumerated() {
      if number > 0 {
        guard text.isAt("-", index) else { return nil }
        index += 1
      }
      for _ in 0..<length {
        guard Self.hexadecimal.contains(text[index]) else { return nil }
        index += 1
      }
    }
    return text.continuesWord(index) ? nil : Found(start..<index, .identifier)
  }

  /// `123-ABC-456`: groups of digits and capitals with hyphens between, one of them of letters alone.
  mutating func groupedCode(_ start: Int) -> Found? {
    guard wants(.identifier), start >= memory.noGroupedCode else { return nil }
    var end = start
    // What begins at a later group fails for the same reason.
    defer { memory.noGroupedCode = end }
    var groups = 0
    var longest = 0
    while true {
      let group = end
      var letters = 0
      while text[end].isASCIIDigit || text[end] >= 0x41 && text[end] <= 0x5A {
        letters += text[end].isASCIIDigit ? 0 : 1
        end += 1
      }
      guard end > group else { return nil }
      groups += 1
      if letters == end - group { longest = max(longest, letters) }
      guard text.isAt("-", end) else { break }
      end += 1
    }
    guard longest > 1 || longest == 1 && groups > 2, !text.continuesWord(end) else { return nil }
    return Found(start..<end, .identifier)
  }

  private static let hexadecimal = ASCIISet("abcdefABCDEF", digits: true)

  // MARK: Options and shortcuts

  /// `--flag`, `--name=value`, `-v`, at the beginning or behind white space.
  func option(_ start: Int) -> Found? {
    guard wants(.option), text.isBlank(start - 1) || text.isAt("`", start - 1) else { return nil }
    if text.isAt("-", start + 1) {
      guard text[start + 2].isASCIILetter else { return nil }
      var end = start + 2
      while Self.optionCharacters.contains(text[end]) { end += 1 }
      while text.isAt("-", end - 1) { end -= 1 }
      return Found(start..<end, .option)
    }
    guard text[start + 1].isASCIILetter, text.isBlank(start + 2) else { return nil }
    return Found(start..<start + 2, .option)
  }

  private static let optionCharacters = ASCIISet("-_=", letters: true, digits: true)

  /// `Ctrl+C`, `Command-Shift-4`.
  func shortcut(_ start: Int, end: Int) -> Found? {
    guard wants(.shortcut), Self.modifiers.containsLowercased(text, start..<end) else { return nil }
    var index = end
    var keys = 1
    while text.isAt("+", index) || text.isAt("-", index) {
      let next = text.endOfWord(index + 1)
      guard next > index + 1 || Self.signKeys.contains(text[index + 1]) else { break }
      // Words have hyphens too: "super-fast".
      guard
        text.isAt("+", index) || next < index + 4
          || Self.modifiers.containsLowercased(text, index + 1..<next)
      else { break }
      index = max(next, index + 2)
      keys += 1
    }
    return keys > 1 ? Found(start..<index, .shortcut) : nil
  }

  private static let modifiers = WordSet(
    "ctrl control cmd command alt option opt shift win fn meta super")
  private static let signKeys = ASCIISet("+-.,/\\[];'`=")

  /// `⌘K`, `⌥⇧⌘N`: signs of keys, then one key.
  func symbolShortcut(_ start: Int) -> Found? {
    guard wants(.shortcut) else { return nil }
    var index = start
    while isModifierSign(index) { index += 3 }
    guard index > start else { return nil }
    if text[index].isASCIIAlphanumeric {
      index = text.endOfWord(index)
    } else if Self.signKeys.contains(text[index]) {
      index += 1
    } else if index == start + 3 {
      // One sign alone is a sign of its own.
      return nil
    }
    return Found(start..<index, .shortcut)
  }

  /// U+2303 ⌃, U+2318 ⌘, U+2325 ⌥, U+21E7 ⇧, U+21EA ⇪.
  private func isModifierSign(_ index: Int) -> Bool {
    guard text[index] == 0xE2 else { return false }
    switch text[index + 1] {
    case 0x8C: return [0x83, 0x98, 0xA5].contains(text[index + 2])
    case 0x87: return [0xA7, 0xAA].contains(text[index + 2])
    default: return false
    }
  }
}
