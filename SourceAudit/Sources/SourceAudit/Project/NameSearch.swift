/// A search for names in sources, which reads no syntax.
struct NameSearch {
  private let names: Set<String>
  private var starts = Array(repeating: false, count: 256)
  private var counts: Set<Int> = []

  /// Takes the names, of which none is empty.
  init(_ names: Set<String>) {
    self.names = names
    for name in names {
      starts[Int(name.utf8.first ?? 0)] = true
      counts.insert(name.utf8.count)
    }
  }

  /// The names that a text has as whole words.
  ///
  /// - Complexity: O(*n*).
  func names(in text: [UInt8]) -> Set<String> {
    var (found, start): (Set<String>, Int?) = ([], nil)
    for index in 0...text.count {
      if index < text.count, Self.isPart(text[index]) {
        start = start ?? index
      } else if let first = start {
        start = nil
        guard starts[Int(text[first])], counts.contains(index - first) else { continue }
        let word = String(decoding: text[first..<index], as: UTF8.self)
        if names.contains(word) { found.insert(word) }
      }
    }
    return found
  }

  /// Whether a byte is one of a word.
  static func isPart(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }
}

extension [UInt8] {
  /// Whether a text has some letters, in a longer word too.
  ///
  /// - Complexity: O(*n*).
  func contains(word: String) -> Bool {
    let word = Array(word.utf8)
    var start = startIndex
    while let next = self[start...].firstIndex(of: word[0]) {
      if self[next...].starts(with: word) { return true }
      start = next + 1
    }
    return false
  }
}
