public import Foundation

/// An attributed text that can be encoded, on systems where `AttributedString` itself cannot.
///
/// The form is the one that Foundation writes on Apple systems: a string if there are no attributes, else a
/// list of texts and of their attributes by turns; for more than ten runs, the attributes in a table that the
/// list points into.
///
/// ```swift
/// let data = try JSONEncoder().encode(ArchivedAttributedString("abc"))
/// let back = try JSONDecoder().decode(ArchivedAttributedString.self, from: data).text
/// String(back.characters)  // "abc"
/// ```
public struct ArchivedAttributedString: Sendable {
  /// The text.
  public let text: AttributedString

  /// Wraps a text.
  public init(_ text: AttributedString) { self.text = text }

  private enum CodingKeys: String, CodingKey {
    case runs, attributeTable
  }
}

extension ArchivedAttributedString: Codable {
  /// Writes the text with the attributes of ``AttributeTable/standard``.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, configuration: .standard)
  }

  /// Reads a text with the attributes of ``AttributeTable/standard``.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for data of another form.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, configuration: .standard)
  }
}

extension ArchivedAttributedString: EncodableWithConfiguration {
  /// Writes the text with the attributes of a table.
  ///
  /// - Parameters:
  ///   - encoder: Where to write.
  ///   - configuration: The attributes.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder, configuration: AttributeTable) throws {
    let source = RunTable(text)
    let runs = source.runs
    if runs.allSatisfy({ $0.attributes == AttributeContainer() }) {
      var value = encoder.singleValueContainer()
      try value.encode(source.text)
    } else if runs.count <= 10 {
      var list = encoder.unkeyedContainer()
      for run in runs {
        try list.encode(String(source[run]))
        try configuration.encode(run.attributes, to: list.superEncoder())
      }
    } else {
      try encodeByTable(source, to: encoder, configuration)
    }
  }

  private func encodeByTable(
    _ source: RunTable, to encoder: any Encoder, _ table: AttributeTable
  ) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    var list = values.nestedUnkeyedContainer(forKey: .runs)
    var attributeList = values.nestedUnkeyedContainer(forKey: .attributeTable)
    var numbers: [AttributeContainer: Int] = [:]
    for run in source.runs {
      try list.encode(String(source[run]))
      if let number = numbers[run.attributes] {
        try list.encode(number)
      } else {
        try list.encode(numbers.count)
        numbers[run.attributes] = numbers.count
        try table.encode(run.attributes, to: attributeList.superEncoder())
      }
    }
  }
}

extension ArchivedAttributedString: DecodableWithConfiguration {
  /// Reads a text with the attributes of a table.
  ///
  /// - Parameters:
  ///   - decoder: Where to read.
  ///   - configuration: The attributes; others are dropped.
  /// - Throws: The decoder's error for data of another form.
  public init(from decoder: any Decoder, configuration: AttributeTable) throws {
    if let plain = try? decoder.singleValueContainer().decode(String.self) {
      self.init(AttributedString(plain))
      return
    }
    var attributes: [AttributeContainer] = []
    var list: any UnkeyedDecodingContainer
    if let unkeyed = try? decoder.unkeyedContainer() {
      list = unkeyed
    } else {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      list = try values.nestedUnkeyedContainer(forKey: .runs)
      var attributeList = try values.nestedUnkeyedContainer(forKey: .attributeTable)
      while !attributeList.isAtEnd {
        attributes.append(try configuration.decode(from: attributeList.superDecoder()))
      }
    }
    var collector = AttributedTextCollector()
    while !list.isAtEnd {
      let part = try list.decode(String.self)
      if let number = try? list.decode(Int.self) {
        guard attributes.indices.contains(number) else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "there are no attributes of number \(number)")
        }
        collector.append(part, attributes[number])
      } else {
        collector.append(part, try configuration.decode(from: list.superDecoder()))
      }
    }
    self.init(collector.finish())
  }
}

extension AttributeTable {
  fileprivate func encode(_ container: AttributeContainer, to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: AttributeName.self)
    for name in names {
      guard let entry = entries[name], entry.value(container) != nil else { continue }
      try entry.encode(container, values.superEncoder(forKey: AttributeName(stringValue: name)))
    }
  }

  fileprivate func decode(from decoder: any Decoder) throws -> AttributeContainer {
    let values = try decoder.container(keyedBy: AttributeName.self)
    var container = AttributeContainer()
    for name in values.allKeys {
      try entries[name.stringValue]?.decode(&container, values.superDecoder(forKey: name))
    }
    return container
  }
}

private struct AttributeName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
