/// What keeps a text from being the JSON that is wanted.
package struct JSONFault: Error, Sendable, Hashable {
  /// What is wrong, as a clause.
  package let message: String

  /// Where, in bytes of the text; its length where the text ends too early.
  package let offset: Int

  /// The way to the value that is wrong.
  package let path: JSONPath

  /// Makes a fault.
  package init(message: String, offset: Int, path: JSONPath) {
    (self.message, self.offset, self.path) = (message, offset, path)
  }
}

/// The way from the whole of a JSON text to a value, as `$.windows[0].id`.
package struct JSONPath: Sendable, Hashable, CustomStringConvertible {
  private enum Step: Hashable {
    case name(String)
    case index(Int)
  }

  private var steps: [Step] = []

  /// The way to the whole.
  package init() {}

  /// How many steps it has.
  var count: Int { steps.count }

  mutating func append(_ name: String) { steps.append(.name(name)) }
  mutating func append(_ index: Int) { steps.append(.index(index)) }
  mutating func removeLast() { steps.removeLast() }

  /// The way to a member of the object that this one leads to.
  package func appending(_ name: String) -> JSONPath {
    var path = self
    path.append(name)
    return path
  }

  /// The way to an element, counted from 0, of the array that this one leads to.
  package func appending(_ index: Int) -> JSONPath {
    var path = self
    path.append(index)
    return path
  }

  /// The way with its steps: `.name`, `['a name']` for a name with other signs, `[0]`.
  package var description: String {
    steps.reduce("$") { path, step in
      switch step {
      case .index(let index): "\(path)[\(index)]"
      case .name(let name) where Self.isPlain(name): "\(path).\(name)"
      case .name(let name): "\(path)['\(Self.escaped(name))']"
      }
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !first.isASCIIDigit else { return false }
    return name.utf8.allSatisfy {
      $0.isASCIIDigit || $0.isASCIILetter || $0 == UInt8(ascii: "_")
    }
  }

  private static func escaped(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      if character == "'" || character == "\\" { text.append("\\") }
      text.append(character)
    }
  }
}
