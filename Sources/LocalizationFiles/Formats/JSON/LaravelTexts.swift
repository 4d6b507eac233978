import BidiSource

/// The arguments of Laravel: `:name` in a file whose keys are the English texts.
///
///     { ":user has deleted :count files": "…" }
///
/// Source: laravel.com/docs/localization, "Replacing Parameters in Translation Strings".
enum LaravelTexts {
  /// Notes the arguments of texts whose key has them too.
  static func note(in entries: inout [LocalizationEntry]) {
    for index in entries.indices where entries[index].arguments.isEmpty {
      let key = entries[index].key.string
      // A key that is no sentence names a text, as `app:title` does.
      guard key.utf8.contains(UInt8(ascii: ":")), key.utf8.contains(.space) else { continue }
      let inValue = Set(names(in: entries[index].value.string))
      let names = names(in: key)
      guard names.contains(where: inValue.contains) else { continue }
      entries[index].arguments = names.map { ArgumentNote(text: $0) }
      entries[index].baseText = entries[index].baseText ?? key
    }
  }

  /// The names after colons in a text, with their colons: words of Latin letters, also between percent signs.
  private static func names(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var found: [String] = []
    for start in bytes.indices where bytes[start] == UInt8(ascii: ":") {
      let hasSigns = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "%")
      // The time `10:30pm`, and an address.
      if start > 0, !hasSigns, isOfWord(bytes[start - 1]) || ":/".utf8.contains(bytes[start - 1]) {
        continue
      }
      let first = start + (hasSigns ? 2 : 1)
      var end = first
      while end < bytes.count, isOfWord(bytes[end]) { end += 1 }
      guard end > first, bytes[first].isASCIILetter else { continue }
      if hasSigns {
        guard end < bytes.count, bytes[end] == UInt8(ascii: "%") else { continue }
        end += 1
      }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }
}
