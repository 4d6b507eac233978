/// A JSON value, and where it stands in its file.
///
/// ```swift
/// let value = try JSONValue(Array(#"{"a": "\u05D0"}"#.utf8))
/// value["a"]?.text?.string  == "\u{5D0}"  // true
/// value["a"]?.text?.range  // 7..<13
/// ```
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
    case number
    /// `true`, `false`.
    case bool(Bool)
    /// `null`
    case null
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// The name, without its quotation marks.
    package let name: DecodedText

    /// The value.
    package let value: JSONValue

    /// From the quotation mark before the name to the end of the value.
    package var range: SourceRange { name.range.lowerBound - 1..<value.range.upperBound }
  }

  /// What it is.
  package let kind: Kind

  /// Where it stands, with quotation marks and brackets.
  package let range: SourceRange

  /// Reads a text as RFC 8259 has it.
  ///
  /// - Parameter text: UTF-8 without a byte order mark.
  /// - Throws: ``JSONFault``, the first: what no JSON has, values more than 512 deep in one another, half a
  ///   surrogate pair.
  /// - Complexity: O(*n*).
  package init(_ text: [UInt8]) throws(JSONFault) {
    var reader = JSONReader(text)
    self = try reader.document()
  }

  init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The members of an object, in order; none for other values.
  package var members: [Member] {
    if case .object(let members) = kind { members } else { [] }
  }

  /// The elements of an array, in order; none for other values.
  package var elements: [JSONValue] {
    if case .array(let elements) = kind { elements } else { [] }
  }

  /// The text of a string; nil for other values.
  package var text: DecodedText? {
    if case .string(let text) = kind { text } else { nil }
  }

  /// The last member of a name, as most readers take it; nil for none.
  ///
  /// - Complexity: O(*n*), *n* the number of members.
  package subscript(name: String) -> JSONValue? {
    members.last { $0.name.string == name }?.value
  }
}

/// What keeps a text from being JSON.
package struct JSONFault: Error, Sendable, Hashable {
  /// What is wrong, as a clause.
  package let message: String

  /// Where, in bytes of the text; its length where the text ends too early.
  package let offset: Int

  /// The names and numbers that lead to the place, from the outermost.
  package let path: [JSONStep]
}

/// A step into a JSON value.
package enum JSONStep: Sendable, Hashable {
  /// To a member of an object.
  case member(String)
  /// To an element of an array, counted from 0.
  case element(Int)
}
