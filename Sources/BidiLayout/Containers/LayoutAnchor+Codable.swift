extension LayoutAnchor: Codable {
  private enum CodingKeys: String, CodingKey {
    case attribute, to, sibling, own, multiplier, constant
  }

  /// Reads an equation: `attribute`; then `to`, an attribute of the parent or of `sibling`, or
  /// `own`, one of the node itself, or none of them; `multiplier` and `constant` are 1 and 0 where
  /// they are missing.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let target: Target
    if let own = try values.decodeIfPresent(Attribute.self, forKey: .own) {
      target = .own(own)
    } else if let attribute = try values.decodeIfPresent(Attribute.self, forKey: .to) {
      let sibling = try values.decodeIfPresent(String.self, forKey: .sibling)
      target = sibling.map { .sibling($0, attribute) } ?? .parent(attribute)
    } else {
      target = .none
    }
    self.init(
      try values.decode(Attribute.self, forKey: .attribute), to: target,
      multiplier: try values.value(.multiplier, otherwise: 1),
      try values.value(.constant, otherwise: 0))
  }

  /// Writes an equation.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(attribute, forKey: .attribute)
    switch target {
    case .none: break
    case .parent(let attribute): try values.encode(attribute, forKey: .to)
    case .sibling(let id, let attribute):
      try values.encode(id, forKey: .sibling)
      try values.encode(attribute, forKey: .to)
    case .own(let attribute): try values.encode(attribute, forKey: .own)
    }
    try values.encode(multiplier, .multiplier, unless: 1)
    try values.encode(constant, .constant, unless: 0)
  }
}
