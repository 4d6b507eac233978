/// Coded as one word: `right`, `rare`, `some` or `always`.
extension Verdict.Certainty: Codable {
  private enum Word: String, Codable {
    case right, rare, some, always
  }

  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    self =
      switch try decoder.singleValueContainer().decode(Word.self) {
      case .right: .right
      case .rare: .rare
      case .some: .some
      case .always: .always
      }
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    let word: Word =
      switch self {
      case .right: .right
      case .rare: .rare
      case .some: .some
      case .always: .always
      }
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }
}

/// Coded like the changes of `stream`, with offsets in UTF-8: `{"start": 3, "end": 3, "replacement": "…"}`.
///
/// A control that belongs to the text before it also has `"after": true`.
extension MessageEdit: Codable {
  private enum CodingKeys: String, CodingKey {
    case start, end, replacement, after
  }

  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for a change that adds nothing and removes nothing, or does both.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let (start, end) = (
      try values.decode(Int.self, forKey: .start), try values.decode(Int.self, forKey: .end)
    )
    let text = try values.decode(String.self, forKey: .replacement)
    let isAfter = try values.decodeIfPresent(Bool.self, forKey: .after) ?? false
    switch (text.isEmpty, start < end) {
    case (false, false) where start == end && start >= 0:
      self = isAfter ? .append(text, after: start) : .insert(text, before: start)
    case (true, true) where start >= 0:
      self = .remove(start..<end)
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .replacement, in: values,
        debugDescription: "a change puts text in at one place, or takes out a range")
    }
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ range: Range<Int>, _ text: String) throws {
      try values.encode(range.lowerBound, forKey: .start)
      try values.encode(range.upperBound, forKey: .end)
      try values.encode(text, forKey: .replacement)
    }
    switch self {
    case .insert(let text, let offset): try encode(offset..<offset, text)
    case .append(let text, let offset):
      try encode(offset..<offset, text)
      try values.encode(true, forKey: .after)
    case .remove(let range): try encode(range, "")
    }
  }
}
