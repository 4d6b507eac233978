import BidiSource

/// The places where a text takes in another of the same file: `$t(key)` of i18next, `@:key` of vue-i18n, slang and
/// easy_localization.
enum JSONLinks {
  /// Notes the links of entries as arguments: the text of the other entry is their example.
  ///
  /// - Complexity: O(*n*), *n* the length of all texts.
  static func note(in entries: inout [Entry]) {
    var links: [(entry: Int, link: Link)] = []
    for index in entries.indices {
      for link in self.links(in: entries[index].value.string) { links.append((index, link)) }
    }
    guard !links.isEmpty else { return }
    var values: [String: String] = [:]
    for entry in entries { values[entry.key.string] = entry.value.string }
    /// A text that is shown as it is, with nothing filled in; one that is a link itself is what it links to.
    func shown(_ key: String, depth: Int) -> String? {
      guard let text = values[key], !text.isEmpty, !text.contains(where: { "{%".contains($0) })
      else { return nil }
      let links = self.links(in: text)
      guard let only = links.first else { return text }
      return depth > 0 && only.text == text ? shown(only.key, depth: depth - 1) : nil
    }
    for (index, link) in links {
      let example = shown(link.key, depth: 8)
      let note = ArgumentNote(
        text: link.text, kind: .text, example: example, isFixed: example != nil)
      entries[index].arguments.append(note)
    }
  }

  private struct Link {
    let text: String
    let key: String
  }

  /// The links of a text, each once.
  private static func links(in value: String) -> [Link] {
    guard value.utf8.contains(where: isSign) else { return [] }
    let text = Array(value.utf8)
    var links: [Link] = []
    var seen: Set<String> = []
    var position = 0
    while let start = text[position...].firstIndex(where: isSign) {
      position = start + 1
      guard
        let (end, key) = text[start] == UInt8(ascii: "$")
          ? nesting(text, from: start) : linked(text, from: start)
      else { continue }
      position = end
      let spelling = String(decoding: text[start..<end], as: UTF8.self)
      guard seen.insert(spelling).inserted else { continue }
      links.append(Link(text: spelling, key: String(decoding: text[key], as: UTF8.self)))
    }
    return links
  }

  /// A link of i18next: `$t(key)`, `$t(key, {"count": 1})`.
  private static func nesting(
    _ text: [UInt8], from start: Int
  ) -> (end: Int, key: Range<Int>)? {
    guard text[start...].starts(with: "$t(".utf8) else { return nil }
    let first = start + 3
    var keyEnd: Int?
    var depth = 1
    // No link is so long; a text full of open ones would cost quadratic time.
    for position in first..<min(text.count, first + 1_000) {
      switch text[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where keyEnd == nil: keyEnd = position
      default: break
      }
      if depth == 0 { return (position + 1, first..<(keyEnd ?? position)) }
    }
    return nil
  }

  /// A link of vue-i18n and slang: `@:key`, `@:(key)`, `@:{key}`, `@.lower:key`.
  private static func linked(_ text: [UInt8], from start: Int) -> (end: Int, key: Range<Int>)? {
    var position = start + 1
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      while position < text.count, text[position].isASCIILetter { position += 1 }
    }
    guard position < text.count, text[position] == UInt8(ascii: ":") else { return nil }
    position += 1
    var closer: UInt8?
    if position < text.count {
      if text[position] == UInt8(ascii: "(") { closer = UInt8(ascii: ")") }
      if text[position] == UInt8(ascii: "{") { closer = UInt8(ascii: "}") }
    }
    if closer != nil { position += 1 }
    let first = position
    while position < text.count, isKeyPart(text[position]) { position += 1 }
    if let closer {
      guard position > first, position < text.count, text[position] == closer else { return nil }
      return (position + 1, first..<position)
    }
    // A full stop at the end is the sentence's.
    while position > first, !text[position - 1].isASCIILetter, !text[position - 1].isASCIIDigit,
      text[position - 1] != UInt8(ascii: "_")
    {
      position -= 1
    }
    return position > first ? (position, first..<position) : nil
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@")
  }

  private static func isKeyPart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "_-.".utf8.contains(byte)
  }
}
