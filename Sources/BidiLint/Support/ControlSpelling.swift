import BidiText

/// A control that is spelled out in a text, as `&rlm;`, `&#x200F;`, `\\u200F` or, with its backslash lost, `u200F`.
struct ControlSpelling {
  /// Where the spelling stands.
  let range: Range<String.Index>

  /// The spelling.
  let text: Substring

  /// What it is meant for.
  let control: DirectionalFormatting

  /// The spellings of a text.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - bareToo: Whether those without a backslash count, which in Latin text may be a part of a word.
  /// - Returns: The spellings, in order.
  /// - Complexity: O(*n*).
  static func all(in value: String, bareToo: Bool) -> [ControlSpelling] {
    let bytes = value.utf8
    var found: [ControlSpelling] = []
    var index = bytes.startIndex
    var before: UInt8 = 0x20
    while index < bytes.endIndex {
      var reader = Reader(rest: bytes[index...])
      if let control = reader.read(bareToo: bareToo && !before.isASCIIWordByte) {
        let range = index..<reader.rest.startIndex
        found.append(ControlSpelling(range: range, text: value[range], control: control))
        index = range.upperBound
        before = UInt8(ascii: ";")
      } else {
        before = bytes[index]
        index = bytes.index(after: index)
      }
    }
    return found
  }

  /// Reads one spelling.
  private struct Reader {
    var rest: Substring.UTF8View

    mutating func read(bareToo: Bool) -> DirectionalFormatting? {
      switch rest.popFirst() {
      case UInt8(ascii: "&"): entity()
      case UInt8(ascii: "\\"): escape()
      case UInt8(ascii: "u"), UInt8(ascii: "U"): bareToo ? bareEscape() : nil
      default: nil
      }
    }

    /// `rlm;`, `#8207;`, `#x200F;`.
    private mutating func entity() -> DirectionalFormatting? {
      let control: DirectionalFormatting?
      if take("rlm") {
        control = .rightToLeftMark
      } else if take("lrm") {
        control = .leftToRightMark
      } else if take("#x") || take("#X") {
        control = hexadecimal(3...4)
      } else if take("#") {
        control = digits(4...4, radix: 10)
      } else {
        control = nil
      }
      return control != nil && take(";") ? control : nil
    }

    /// `u200F`, `U200F`, `u{200F}`.
    private mutating func escape() -> DirectionalFormatting? {
      if take("u{") {
        let control = hexadecimal(3...4)
        return control != nil && take("}") ? control : nil
      }
      guard take("u") || take("U") else { return nil }
      return digits(4...4, radix: 16)
    }

    /// `200F` behind a `u`, and no more such digits.
    private mutating func bareEscape() -> DirectionalFormatting? {
      let control = digits(4...4, radix: 16)
      return rest.first?.isHexadecimalDigit == true ? nil : control
    }

    /// Hexadecimal digits with zeros before them.
    private mutating func hexadecimal(_ counts: ClosedRange<Int>) -> DirectionalFormatting? {
      while take("0") {}
      return digits(counts, radix: 16)
    }

    private mutating func digits(
      _ counts: ClosedRange<Int>, radix: Int
    ) -> DirectionalFormatting? {
      let digits = rest.prefix(counts.upperBound).prefix(while: \.isHexadecimalDigit)
      guard counts.contains(digits.count),
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
      else { return nil }
      rest = rest[digits.endIndex...]
      return DirectionalFormatting(rawValue: number)
    }

    private mutating func take(_ text: StaticString) -> Bool {
      let start = rest
      for offset in 0..<text.utf8CodeUnitCount {
        let byte = unsafe text.utf8Start[offset]
        if rest.popFirst() != byte {
          rest = start
          return false
        }
      }
      return true
    }
  }
}

extension UInt8 {
  /// Whether it is a hexadecimal digit.
  fileprivate var isHexadecimalDigit: Bool {
    let small = self | 0x20
    return small >= 0x61 && small <= 0x66 || self >= 0x30 && self <= 0x39
  }

  /// Whether it is a letter or digit of ASCII, or an underscore.
  fileprivate var isASCIIWordByte: Bool {
    let small = self | 0x20
    return small >= 0x61 && small <= 0x7A || self >= 0x30 && self <= 0x39 || self == 0x5F
  }
}
