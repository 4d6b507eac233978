/// A length in points, or a part of the room that a parent has.
///
/// In JSON a number, or a string such as `"50%"`.
public enum Length: Sendable, Hashable {
  /// So many points.
  case points(Double)

  /// A part of the parent's length within its insets: 50 for half of it.
  case percent(Double)

  /// The length in points.
  ///
  /// - Parameter room: The parent's length within its insets, in points.
  /// - Returns: The length; not below 0.
  func resolved(in room: Double) -> Double {
    switch self {
    case .points(let points): max(0, points)
    case .percent(let percent): max(0, percent / 100 * room)
    }
  }
}

extension Length: Codable {
  /// Reads a length: a number of points, or a string of percent.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let points = try? value.decode(Double.self) {
      self = .points(points)
      return
    }
    let text = try value.decode(String.self)
    guard text.hasSuffix("%"), let percent = Double(text.dropLast()), percent.isFinite else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription:
            "'\(text)' is no length: a number or a percentage such as '50%' is wanted"
        ))
    }
    self = .percent(percent)
  }

  /// Writes a length.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .points(let points): try value.encode(points)
    case .percent(let percent): try value.encode("\(percent)%")
    }
  }
}
