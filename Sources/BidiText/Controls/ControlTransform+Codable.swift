/// As a list of names: `["marks", "isolates"]`.
extension ControlGroups: Codable {
  private enum Name: String, Codable, CaseIterable {
    case marks, embeddings, isolates, overrides

    var group: ControlGroups {
      switch self {
      case .marks: .marks
      case .embeddings: .embeddings
      case .isolates: .isolates
      case .overrides: .overrides
      }
    }
  }

  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Name].self).map(\.group))
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Name.allCases.filter { contains($0.group) })
  }
}

/// As `"always"`, or as the container whose order counts: `{"where-order-changes-in": "auto-rtl"}`.
extension MarkingMode: Codable {
  private enum Word: String, Codable { case always }

  private enum Key: String, CodingKey {
    case whereOrderChanges = "where-order-changes-in"
  }

  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    if (try? decoder.singleValueContainer().decode(Word.self)) != nil {
      self = .always
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    self = .whereOrderChanges(
      in: try container.decode(BaseDirection.self, forKey: .whereOrderChanges))
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .always:
      var container = encoder.singleValueContainer()
      try container.encode(Word.always)
    case .whereOrderChanges(let base):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(base, forKey: .whereOrderChanges)
    }
  }
}

/// As an object with the name of the operation and what it takes: `{"operation": "isolated", "mode": "always"}`, with
/// `"direction"` where there is one, `"only"` for the groups that are removed, and `"style"` for the controls that others become.
extension ControlTransform: Codable {
  private enum Name: String, Codable {
    case embedded, isolated, overridden, marked, stripped, balanced, converted
  }

  private enum Key: String, CodingKey {
    case operation, direction, mode, only, style
  }

  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func direction() throws -> WritingDirection {
      try container.decode(WritingDirection.self, forKey: .direction)
    }
    func mode() throws -> MarkingMode {
      try container.decodeIfPresent(MarkingMode.self, forKey: .mode) ?? .always
    }
    self =
      switch try container.decode(Name.self, forKey: .operation) {
      case .embedded: .embedded(in: try direction(), mode: try mode())
      case .isolated:
        .isolated(
          in: try container.decodeIfPresent(WritingDirection.self, forKey: .direction),
          mode: try mode())
      case .overridden: .overridden(in: try direction(), mode: try mode())
      case .marked: .marked(in: try direction(), mode: try mode())
      case .stripped:
        .strippingControls(
          only: try container.decodeIfPresent(ControlGroups.self, forKey: .only) ?? .all)
      case .balanced: .balancingControls
      case .converted:
        .convertingControls(to: try container.decode(ControlStyle.self, forKey: .style))
      }
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch operation {
    case .wrap(let control, let mode):
      let name: Name =
        switch control.kind {
        case .override: .overridden
        case .isolate: .isolated
        default: .embedded
        }
      try container.encode(name, forKey: .operation)
      try container.encodeIfPresent(control.openedDirection, forKey: .direction)
      try container.encode(mode, forKey: .mode)
    case .mark(let direction, let mode):
      try container.encode(Name.marked, forKey: .operation)
      try container.encode(direction, forKey: .direction)
      try container.encode(mode, forKey: .mode)
    case .strip(let groups):
      try container.encode(Name.stripped, forKey: .operation)
      try container.encode(groups, forKey: .only)
    case .balance:
      try container.encode(Name.balanced, forKey: .operation)
    case .convert(let style):
      try container.encode(Name.converted, forKey: .operation)
      try container.encode(style, forKey: .style)
    }
  }
}
