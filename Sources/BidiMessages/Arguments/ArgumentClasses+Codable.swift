extension ArgumentClasses {
  /// The name of each class, as machines read it.
  private static let names: [(ArgumentClasses, String)] = [
    (.number, "number"), (.ownWord, "own-word"), (.foreignWord, "foreign-word"),
    (.edged, "edged"), (.address, "address"), (.empty, "empty"),
  ]

  /// The names of the classes, as machines read them.
  package var identifiers: [String] {
    Self.names.filter { contains($0.0) }.map(\.1)
  }

  /// The class of a name; nil where there is none.
  package init?(identifier: String) {
    guard let known = Self.names.first(where: { $0.1 == identifier }) else { return nil }
    self = known.0
  }
}

/// As a list of names, those of the reports: `["number", "foreign-word"]`.
extension ArgumentClasses: Codable {
  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for a name that is not known.
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
