internal import BidiSource

/// A JSON value with its place in the file.
struct JSONTree: Sendable {
  /// A member of an object.
  struct Member: Sendable {
    let name: String
    let nameOffset: Int
    let value: JSONTree
  }

  /// What the value is.
  enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONTree])
    case object([Member])
  }

  let value: Value

  /// Where the value begins, in bytes of UTF-8.
  let offset: Int

  /// The first member of a name.
  subscript(name: String) -> JSONTree? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The number; nil for other values.
  var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The text; nil for other values.
  var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The elements; nil for other values.
  var array: [JSONTree]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members; nil for other values.
  var members: [Member]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// Whether two values are the same: the type and the value, in objects whatever the order.
  func equals(_ other: JSONTree) -> Bool {
    switch (value, other.value) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.array(let first), .array(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.equals($1) }
    case (.object(let first), .object(let second)):
      first.count == second.count
        && first.allSatisfy { member in
          other[member.name].map { member.value.equals($0) } ?? false
        }
    default: false
    }
  }
}

extension JSONTree {
  /// How deep values may stand in one another; Foundation's reader takes as much.
  static let depthLimit = 512

  /// Reads a text.
  ///
  /// Throws the first fault: what is no JSON, or else a name that stands twice in an object, or a number without end.
  static func read(_ text: [UInt8]) throws(JSONFault) -> JSONTree {
    let value: JSONValue
    do throws(BidiSource.JSONFault) {
      value = try JSONValue(text)
    } catch {
      throw JSONFault(path: JSONPath(error.path), offset: error.offset, message: error.message)
    }
    return try JSONTree(value, in: text, JSONPath())
  }

  private init(_ value: JSONValue, in text: [UInt8], _ path: JSONPath) throws(JSONFault) {
    offset = value.range.lowerBound
    switch value.kind {
    case .null: self.value = .null
    case .bool(let bool): self.value = .bool(bool)
    case .string(let text): self.value = .string(text.string)
    case .number:
      let number = Double(String(decoding: text[value.range], as: UTF8.self))
      guard let number, number.isFinite else {
        throw JSONFault(path: path, offset: offset, message: "the number is too large")
      }
      self.value = .number(number)
    case .array(let values):
      var elements: [JSONTree] = []
      for (index, value) in values.enumerated() {
        elements.append(try JSONTree(value, in: text, path.appending(index)))
      }
      self.value = .array(elements)
    case .object(let values):
      var members: [Member] = []
      var names: Set<String> = []
      for member in values {
        let path = path.appending(member.name.string)
        guard names.insert(member.name.string).inserted else {
          throw JSONFault(
            path: path, offset: member.range.lowerBound, message: "the name stands twice")
        }
        members.append(
          Member(
            name: member.name.string, nameOffset: member.range.lowerBound,
            value: try JSONTree(member.value, in: text, path)))
      }
      self.value = .object(members)
    }
  }
}

/// A fault of a JSON text: where it is, and what is wrong.
struct JSONFault: Error, Hashable {
  let path: JSONPath
  let offset: Int
  let message: String
}

/// The way from the whole of a JSON text to a value, as `$.windows[0].id`.
struct JSONPath: Hashable, CustomStringConvertible {
  enum Step: Hashable {
    case name(String)
    case index(Int)
  }

  private(set) var steps: [Step]

  init(steps: [Step] = []) { self.steps = steps }

  init(_ path: [JSONStep]) {
    steps = path.map { step in
      switch step {
      case .member(let name): .name(name)
      case .element(let index): .index(index)
      }
    }
  }

  func appending(_ name: String) -> JSONPath { JSONPath(steps: steps + [.name(name)]) }
  func appending(_ index: Int) -> JSONPath { JSONPath(steps: steps + [.index(index)]) }

  var description: String {
    steps.reduce("$") { path, step in
      switch step {
      case .index(let index): "\(path)[\(index)]"
      case .name(let name) where Self.isPlain(name): "\(path).\(name)"
      case .name(let name): "\(path)['\(Self.escaped(name))']"
      }
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "_")
    }
  }

  private static func escaped(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      if character == "'" || character == "\\" { text.append("\\") }
      text.append(character)
    }
  }
}
