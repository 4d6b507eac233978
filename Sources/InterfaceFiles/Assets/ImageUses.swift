internal import BidiSource

/// The names that the files of a project have, as far as they may be those of images.
///
/// An image is named by its name in a literal or a storyboard, or by a symbol that a tool makes of the name: `arrow_back` becomes
/// `.arrowBack`. So only letters and digits count.
package struct ImageUses {
  private var names: Set<Int> = []
  /// Beginnings of names whose rest is put in: `"arrow_\\(side)"`.
  private var beginnings: Set<String> = []

  /// Makes an empty list.
  package init() {}

  /// Adds the names in a file: the words, and the literals between quotation marks.
  ///
  /// - Complexity: O(*n*).
  package mutating func add(_ text: [UInt8]) {
    var (word, literal): ([UInt8], [UInt8]?) = ([], nil)
    for (index, byte) in text.enumerated() {
      let letter = Self.letter(byte)
      if let letter { word.append(letter) } else if byte != UInt8(ascii: "_") { end(&word) }
      switch byte {
      case UInt8(ascii: "\n"): literal = nil
      case UInt8(ascii: "\""):
        if let name = literal {
          names.insert(name.hashValue)
          if let last = index > 0 ? text[index - 1] : nil,
            last == UInt8(ascii: "_") || last == UInt8(ascii: "-")
          {
            addBeginning(name)
          }
          literal = nil
        } else {
          literal = []
        }
      // What is put in is not known.
      case UInt8(ascii: "\\"), UInt8(ascii: "%"): if let name = literal { addBeginning(name) }
      case UInt8(ascii: "/"): if literal != nil { literal = [] }
      default: if let letter { literal?.append(letter) }
      }
    }
    end(&word)
  }

  private mutating func end(_ word: inout [UInt8]) {
    if !word.isEmpty { names.insert(word.hashValue) }
    word.removeAll(keepingCapacity: true)
  }

  private mutating func addBeginning(_ name: [UInt8]) {
    if name.count > 2 { beginnings.insert(String(decoding: name, as: UTF8.self)) }
  }

  /// Whether something names an image.
  package func name(_ image: AssetImage) -> Bool {
    let name = Self.letters(of: image.name)
    // Xcode leaves the word out at the end of a symbol.
    let short = name.suffix(5).elementsEqual("image".utf8) ? Array(name.dropLast(5)) : name
    let text = String(decoding: name, as: UTF8.self)
    return names.contains(name.hashValue) || names.contains(short.hashValue)
      || beginnings.contains(where: text.hasPrefix)
  }

  /// The letters and digits of the name of an image, without its folder: they are the same in a symbol that is made of it.
  static func letters(of name: String) -> [UInt8] {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.utf8.compactMap(letter)
  }

  /// A letter in small, or a digit; nil for another byte.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }
}
