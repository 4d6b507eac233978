/// A JSON value, and where it stands in its file.
///
/// ```swift
/// let value = try JSONValue(Array(#"{"a": "\u05D0"}"#.utf8))
/// value["a"]?.text?.string  == "\u{5D0}"  // true
/// value["a"]?.text?.range  // 7..<13
/// ```
///
/// A value that a program makes stands in no file: its ranges are empty.
package struct JSONValue: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    /// `{…}`: the members, in the order of the file; a name may stand there twice.
    case object([Member])
    /// `[…]`
    case array([JSONValue])
    /// `"…"`: its range is without the quotation marks.
    case string(DecodedText)
    /// A number, as it is written.
    case number(String)
    /// `true`, `false`.
    case bool(Bool)
    /// `null`
    case null
    /// JSON that is written already: only in values that a program makes.
    case written([UInt8])
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// The name, without its quotation marks.
    package let name: DecodedText

    /// The value.
    package let value: JSONValue

    /// From the quotation mark before the name to the end of the value.
    package var range: SourceRange { name.range.lowerBound - 1..<value.range.upperBound }

    package init(name: DecodedText, value: JSONValue) { (self.name, self.value) = (name, value) }

    /// Makes a member that stands in no file.
    package init(_ name: String, _ value: JSONValue) {
      self.init(name: DecodedText(string: name, range: 0..<0), value: value)
    }
  }

  /// How deep values may stand in one another; Foundation's reader takes as much.
  package static let depthLimit = 512

  /// What it is.
  package let kind: Kind

  /// Where it stands, with quotation marks and brackets.
  package let range: SourceRange

  /// Reads a text as RFC 8259 has it.
  ///
  /// - Parameters:
  ///   - text: UTF-8 without a byte order mark.
  ///   - replacesHalfPairs: Whether half a surrogate pair is read as U+FFFD, so that positions in UTF-16 stay.
  /// - Throws: ``JSONFault``, the first: what no JSON has, values more than ``depthLimit`` deep in one another, half a
  ///   surrogate pair.
  /// - Complexity: O(*n*).
  package init(_ text: [UInt8], replacesHalfPairs: Bool = false) throws(JSONFault) {
    var reader = JSONReader(text, replacesHalfPairs: replacesHalfPairs)
    self = try reader.document()
  }

  /// The members of an object that stand before its first error.
  ///
  /// - Parameter text: UTF-8 without a byte order mark, whole or damaged.
  /// - Returns: Whole members; none if the text begins with no object.
  package static func membersBeforeFault(of text: [UInt8]) -> [Member] {
    var reader = JSONReader(text, replacesHalfPairs: false)
    return reader.membersBeforeFault()
  }

  init(kind: Kind, range: SourceRange = 0..<0) {
    self.kind = kind
    self.range = range
  }
}

// MARK: Parts

extension JSONValue {
  /// The members of an object, in order; none for other values.
  package var members: [Member] {
    if case .object(let members) = kind { members } else { [] }
  }

  /// The members of an object by name, of two members of a name the last; nil for other values.
  package var object: [String: JSONValue]? {
    isObject ? Dictionary(members.map { ($0.name.string, $0.value) }) { $1 } : nil
  }

  /// The elements of an array, in order; none for other values.
  package var elements: [JSONValue] {
    if case .array(let elements) = kind { elements } else { [] }
  }

  /// Whether it is `{…}`.
  package var isObject: Bool { if case .object = kind { true } else { false } }

  /// Whether it is `[…]`.
  package var isArray: Bool { if case .array = kind { true } else { false } }

  /// Whether it is `null`.
  package var isNull: Bool { if case .null = kind { true } else { false } }

  /// The text of a string with its place; nil for other values.
  package var text: DecodedText? {
    if case .string(let text) = kind { text } else { nil }
  }

  /// The text of a string; nil for other values.
  package var string: String? { text?.string }

  /// The texts of an array, without other elements; nil for a value that is no array.
  package var strings: [String]? { isArray ? elements.compactMap(\.string) : nil }

  /// The number, infinite if it is too large; nil for other values.
  package var number: Double? {
    if case .number(let digits) = kind { Double(digits) } else { nil }
  }

  /// The number if it is written as an integer and fits; nil for other values.
  package var integer: Int? {
    if case .number(let digits) = kind { Int(digits) } else { nil }
  }

  /// Which of `true` and `false` it is; nil for other values.
  package var bool: Bool? {
    if case .bool(let bool) = kind { bool } else { nil }
  }

  /// The last member of a name, as most readers take it; nil for none.
  ///
  /// - Complexity: O(*n*), *n* the number of members.
  package subscript(name: String) -> JSONValue? {
    members.last { $0.name.string == name }?.value
  }
}

// MARK: Making

extension JSONValue {
  /// The value `null`.
  package static let null = JSONValue(kind: .null)

  /// An object.
  package static func object(_ members: [String: JSONValue]) -> JSONValue {
    object(members.map { Member($0.key, $0.value) })
  }

  /// An object in which a name may stand twice.
  package static func object(_ members: [Member]) -> JSONValue {
    JSONValue(kind: .object(members))
  }

  /// An array.
  package static func array(_ elements: [JSONValue]) -> JSONValue {
    JSONValue(kind: .array(elements))
  }

  /// A text.
  package static func string(_ string: String) -> JSONValue {
    JSONValue(kind: .string(DecodedText(string: string, range: 0..<0)))
  }

  /// A whole number.
  package static func integer(_ number: Int) -> JSONValue {
    JSONValue(kind: .number(String(number)))
  }

  /// `true` or `false`.
  package static func bool(_ bool: Bool) -> JSONValue { JSONValue(kind: .bool(bool)) }

  /// JSON in UTF-8 that is written already.
  package static func written(_ json: some Sequence<UInt8>) -> JSONValue {
    JSONValue(kind: .written(Array(json)))
  }
}

// MARK: Comparing

extension JSONValue: Equatable {
  /// Whether two values are the same, wherever they stand: the members of objects in any order.
  package static func == (first: JSONValue, second: JSONValue) -> Bool {
    switch (first.kind, second.kind) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.number, .number): first.number == second.number
    case (.string(let first), .string(let second)):
      first.string.utf8.elementsEqual(second.string.utf8)
    case (.array(let first), .array(let second)): first == second
    case (.object(let first), .object(let second)):
      first.sortedByName.elementsEqual(second.sortedByName) {
        $0.name.string.utf8.elementsEqual($1.name.string.utf8) && $0.value == $1.value
      }
    case (.written(let first), .written(let second)): first == second
    default: false
    }
  }
}

extension [JSONValue.Member] {
  /// Whether the members are in the order of ``sortedByName``.
  var isSortedByName: Bool {
    indices.dropFirst().allSatisfy {
      !self[$0].name.string.utf8.lexicographicallyPrecedes(self[$0 - 1].name.string.utf8)
    }
  }

  /// The members in the order of the bytes of their names; those of one name stay in order.
  var sortedByName: Self {
    sorted { $0.name.string.utf8.lexicographicallyPrecedes($1.name.string.utf8) }
  }
}
