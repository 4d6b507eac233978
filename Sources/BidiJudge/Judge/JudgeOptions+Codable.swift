import BidiText

/// Coded as an object.
///
/// An option that is not in the object has its default. So an empty object has the options of the command line.
extension JudgeOptions: Codable {
  private enum CodingKeys: String, CodingKey {
    case containers, style, samples
    case numberPolicies = "numbers"
    case includesRareClasses = "rare-classes"
    case reportedTolerances = "tolerances"
  }

  /// Reads options from the form that the type is coded as.
  ///
  /// - Throws: `DecodingError` for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    containers =
      try values.decodeIfPresent([DisplayContainer].self, forKey: .containers) ?? containers
    style = try values.decodeIfPresent(RepairStyle.self, forKey: .style) ?? style
    numberPolicies =
      try values.decodeIfPresent(NumberPolicies.self, forKey: .numberPolicies) ?? numberPolicies
    includesRareClasses =
      try values.decodeIfPresent(Bool.self, forKey: .includesRareClasses) ?? includesRareClasses
    reportedTolerances =
      try values.decodeIfPresent(Set<Fault.Tolerance>.self, forKey: .reportedTolerances)
      ?? reportedTolerances
    samples = try values.decodeIfPresent([SampleArgument].self, forKey: .samples) ?? samples
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(containers, forKey: .containers)
    try values.encode(style, forKey: .style)
    try values.encode(numberPolicies, forKey: .numberPolicies)
    try values.encode(includesRareClasses, forKey: .includesRareClasses)
    try values.encode(
      reportedTolerances.sorted { $0.rawValue < $1.rawValue }, forKey: .reportedTolerances)
    try values.encode(samples, forKey: .samples)
  }
}
