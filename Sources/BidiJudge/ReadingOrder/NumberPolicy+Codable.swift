/// Coded as words: `sign-left,percent-right`; see ``NumberPolicy/init(words:)``.
extension NumberPolicy: Codable {
  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for an unknown word.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = try container.decode(String.self)
    guard let policy = Self(words: words) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(words)\" is no number policy")
    }
    self = policy
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }
}

/// Coded as an object with a policy for each language or locale: `{"fa": "sign-left"}`.
///
/// If two keys are one locale, such as `FA` and `fa`, the last in the order of their characters counts.
extension NumberPolicies: Codable {
  /// Reads the form above.
  ///
  /// - Throws: `DecodingError` for a text that is no policy.
  public init(from decoder: any Decoder) throws {
    self.init()
    let policies = try decoder.singleValueContainer().decode([String: NumberPolicy].self)
    // A dictionary has another order in each run.
    for (locale, policy) in policies.sorted(by: { $0.key < $1.key }) {
      self[locale: locale] = policy
    }
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(policies)
  }
}
