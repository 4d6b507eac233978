/// A way to write characters that are not seen with characters that are.
public enum ControlNotation: String, Sendable, Hashable, Codable, CaseIterable {
  /// By name, for people: `‹RLE›`.
  case names

  /// A Swift literal: `\u{202B}`.
  case swift

  /// A `.strings` file: `\U202B`.
  case strings

  /// JSON, Java, JavaScript: `\u202B`.
  case json

  /// XML and HTML: `&#x202B;`.
  ///
  /// Decimal references are read too.
  case xml

  /// The spelling of a control.
  ///
  /// ```swift
  /// ControlNotation.strings.spelling(of: .rightToLeftEmbedding)  // "\\U202B"
  /// ```
  public func spelling(of control: DirectionalFormatting) -> String {
    introducer.description + body(of: control.scalar)
  }

  /// The spelling of an invisible character.
  public func spelling(of character: InvisibleCharacter) -> String {
    introducer.description + body(of: character.scalar)
  }

  /// The character that an escape begins with.
  var introducer: Unicode.Scalar {
    switch self {
    case .names: "\u{2039}"
    case .swift, .strings, .json: "\\"
    case .xml: "&"
    }
  }

  /// What stands after the introducer.
  func body(of scalar: Unicode.Scalar) -> String {
    Self.bodies[self]?[scalar] ?? makeBody(of: scalar)
  }

  /// The bodies of all characters that have a name.
  private static let bodies = Dictionary(
    uniqueKeysWithValues: allCases.map { notation in
      (
        notation,
        Dictionary(
          uniqueKeysWithValues: scalarsByName.values.map {
            ($0, notation.makeBody(of: $0))
          })
      )
    })

  private func makeBody(of scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.codePoint.dropFirst(2))
    return switch self {
    case .names: (Self.name(of: scalar) ?? hex) + "\u{203A}"
    case .swift: "u{\(hex)}"
    case .strings: "U\(hex)"
    case .json: "u\(hex)"
    case .xml: "#x\(hex);"
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String? {
    DirectionalFormatting(scalar)?.abbreviation ?? InvisibleCharacter(scalar)?.abbreviation
  }

  /// The characters by their names.
  private static let scalarsByName: [String: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: DirectionalFormatting.allCases.map { ($0.abbreviation, $0.scalar) }
      + InvisibleCharacter.allCases.map { ($0.abbreviation, $0.scalar) })

  /// Reads what stands after an introducer.
  ///
  /// - Parameters:
  ///   - scalars: A text.
  ///   - start: Where to begin.
  /// - Returns: The character that is written there, and the position after it; nil if there is none.
  func readBody(
    _ scalars: [Unicode.Scalar], at start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    var reader = Reader(scalars: scalars, position: start)
    let scalar: Unicode.Scalar?
    switch self {
    case .names:
      let name = reader.take(upTo: 5) { ("A"..."Z").contains($0) }
      guard reader.take("\u{203A}") else { return nil }
      scalar = Self.scalarsByName[name]
    case .swift:
      guard reader.take("u"), reader.take("{") else { return nil }
      scalar = reader.takeNumber(digits: 1...8, radix: 16)
      guard reader.take("}") else { return nil }
    case .strings, .json:
      guard reader.take(self == .strings ? "U" : "u") else { return nil }
      scalar = reader.takeNumber(digits: 4...4, radix: 16)
    case .xml:
      guard reader.take("#") else { return nil }
      scalar = reader.takeNumber(digits: 1...8, radix: reader.take("x") ? 16 : 10)
      guard reader.take(";") else { return nil }
    }
    return scalar.map { ($0, reader.position) }
  }
}

private struct Reader {
  let scalars: [Unicode.Scalar]
  var position: Int

  mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard position < scalars.count, scalars[position] == expected else { return false }
    position += 1
    return true
  }

  mutating func take(upTo count: Int, where belongs: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while taken.count < count, position < scalars.count, belongs(scalars[position]) {
      taken.append(scalars[position])
      position += 1
    }
    return String(taken)
  }

  mutating func takeNumber(digits: ClosedRange<Int>, radix: Int) -> Unicode.Scalar? {
    let number = take(upTo: digits.upperBound) { scalar in
      scalar.isASCII && Character(scalar).hexDigitValue.map { $0 < radix } ?? false
    }
    guard digits.contains(number.utf8.count) else { return nil }
    return UInt32(number, radix: radix).flatMap(Unicode.Scalar.init)
  }
}
