extension ArgumentClasses {
  /// The names of the classes in JSON and configuration files.
  private static let names: [(ArgumentClasses, String)] = [
    (.number, "number"), (.ownWord, "own-word"), (.foreignWord, "foreign-word"),
    (.edged, "edged"), (.address, "address"), (.empty, "empty"),
  ]

  /// The names of the classes in JSON and configuration files.
  package var identifiers: [String] {
    Self.names.filter { contains($0.0) }.map(\.1)
  }

  /// The class with a name; nil for an unknown name.
  package init?(identifier: String) {
    guard let known = Self.names.first(where: { $0.1 == identifier }) else { return nil }
    self = known.0
  }
}

/// Coded as a list of names, as in reports: `["number", "foreign-word"]`.
extension ArgumentClasses: Codable {
  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    self = []
    let container = try decoder.singleValueContainer()
    for name in try container.decode([String].self) {
      guard let known = Self(identifier: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "there is no class of arguments \"\(name)\"")
      }
      formUnion(known)
    }
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifiers)
  }
}
