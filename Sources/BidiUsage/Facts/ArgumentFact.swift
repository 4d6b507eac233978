import BidiSource

/// A place in a source file.
package struct UsePlace: Sendable, Hashable {
  /// The path of the file, from the root of the project.
  package let path: String

  /// The line, counted from 1.
  package let line: Int

  /// The file's name and the line: `TaskRow.kt:118`.
  package var name: String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      path[path.utf8.index(after: $0)...]
    }
    return "\(name ?? path[...]):\(line)"
  }
}

/// What a program puts in the place of an argument, as far as one expression tells.
package struct ArgumentFact: Sendable, Hashable {
  /// The kind of text.
  package enum Kind: Sendable, Hashable {
    /// A number, written with digits.
    case number
    /// A date, a time or a duration, as a formatter writes it.
    case date
    /// An amount with its unit, as a formatter writes it: a size of a file, a distance.
    case amount
    /// A part of a hundred, as a formatter writes it.
    case percent
    /// A price with its currency.
    case price
    /// A translated text of the application itself, by its key; nil where the key is not written there.
    case ownText(UseKey?)
    /// A text that stands in the source.
    case literal(String)
    /// A value that only its name tells something of: `title`, `url`.
    case named(String)
    /// The result of a function of the program, with the number of its arguments.
    case result(of: String, count: Int)
    /// A text that the program puts together, with letters in it: `"~${distance} km"`.
    case made
    /// Nothing is known.
    case unknown
  }

  /// Whether it is a text of the application.
  package var isOwnText: Bool { if case .ownText = kind { true } else { false } }

  /// Whether only a name tells what it is: `title`, `notes.size`, `order.getCount()`.
  package var isKnownByName: Bool {
    switch kind {
    case .named: return true
    case .number:
      let call = expression.hasSuffix("()") ? expression.dropLast(2) : expression[...]
      let name = call.reversed().prefix { $0.isLetter }.reversed()
      let before = call.dropLast(name.count).last
      return (before == "." || before == ">") && ResultRow.isOfLists(String(name))
    default: return false
    }
  }

  /// The kind.
  package let kind: Kind

  /// The place of the expression.
  package let place: UsePlace

  /// The expression, in one line.
  package let expression: String

  /// Whether the file gives a text with a letter at its head to a value of which only the name is known: `version = "v" + code`.
  package var mayBeginWithLetter = false
}

/// The key of a text, as a program names it.
package enum UseKey: Sendable, Hashable {
  /// A text in the source: `NSLocalizedString("cancel", …)`.
  case literal(String)

  /// A text in the source with values in it, each as one sign: `Text("Hello \(name)")`.
  case pattern(String)

  /// The sign in the place of a value.
  static let place: Character = "\u{FFFC}"

  /// The key of a catalog in which specifiers stand for values: `Hello %@`; nil for a key without specifiers.
  ///
  /// Source: developer.apple.com, String Format Specifiers.
  package init?(catalogKey key: String) {
    guard let (pattern, conversions) = Self.parts(ofCatalogKey: key), !conversions.isEmpty else {
      return nil
    }
    self = .pattern(pattern)
  }

  /// The conversions of the specifiers in the key of a catalog, in order: `@` and `d` of `%@ has %lld`.
  package static func conversions(inCatalogKey key: String) -> [Character] {
    parts(ofCatalogKey: key)?.conversions ?? []
  }

  private static func parts(ofCatalogKey key: String) -> (
    pattern: String, conversions: [Character]
  )? {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var result = ""
    var conversions: [Character] = []
    var rest = key[...]
    while let character = rest.popFirst() {
      guard character == "%", let next = rest.first else {
        result.append(character)
        continue
      }
      if next == "%" {
        rest.removeFirst()
        result += "%%"
        continue
      }
      rest = rest.drop { "0123456789$.lhqzt-+ #'".contains($0) }
      guard let conversion = rest.popFirst(), "@dDiuUxXoOfFeEgGaAcCsS".contains(conversion) else {
        return nil
      }
      result.append(Self.place)
      conversions.append(conversion)
    }
    return (result, conversions)
  }

  /// An identifier, reduced to small letters and digits: `R.string.cancel_all`, `L10n.Cancel.all`.
  case identifier(String)

  /// A hash that is the same for equal keys.
  var hash: UInt64 {
    var hash = StableHash()
    switch self {
    case .literal(let text): hash.add(text.utf8)
    case .pattern(let text):
      hash.add([1])
      hash.add(text.utf8)
    case .identifier(let name):
      // No text in a source begins with this byte.
      hash.add([0])
      hash.add(name.utf8)
    }
    return hash.value
  }

  /// The key of an identifier.
  package init(identifier name: String) {
    self = .identifier(
      String(
        decoding: name.utf8.compactMap { byte -> UInt8? in
          if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { return byte | 0x20 }
          return byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            ? nil : byte
        }, as: UTF8.self))
  }
}
