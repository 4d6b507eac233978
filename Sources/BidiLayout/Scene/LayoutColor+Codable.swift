extension LayoutColor: Codable {
  private enum CodingKeys: String, CodingKey {
    case red, green, blue, alpha
  }

  /// Makes a color of `#RRGGBB` or `#RRGGBBAA`.
  ///
  /// - Parameter hexadecimal: Two digits for each part, from 00 to FF; nil is returned for anything
  ///   else.
  public init?(hexadecimal: String) {
    var digits: [Int] = []
    for byte in hexadecimal.utf8.dropFirst() {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      digits.append(digit)
    }
    guard hexadecimal.hasPrefix("#"), digits.count == 6 || digits.count == 8 else { return nil }
    func part(_ index: Int) -> Double { Double(digits[index] * 16 + digits[index + 1]) / 255 }
    self.init(
      red: part(0), green: part(2), blue: part(4), alpha: digits.count == 8 ? part(6) : 1)
  }

  /// Reads a color: `"#RRGGBB"`, `"#RRGGBBAA"`, or the four parts by name.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      guard let color = LayoutColor(hexadecimal: text) else { throw decoder.unknownName(text) }
      self = color
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try values.decode(Double.self, forKey: .red),
      green: try values.decode(Double.self, forKey: .green),
      blue: try values.decode(Double.self, forKey: .blue),
      alpha: try values.decode(Double.self, forKey: .alpha))
  }

  /// Writes the four parts by name.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(red, forKey: .red)
    try values.encode(green, forKey: .green)
    try values.encode(blue, forKey: .blue)
    try values.encode(alpha, forKey: .alpha)
  }
}
