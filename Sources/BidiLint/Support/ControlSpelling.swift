import BidiText

/// A control that is spelled out in a text, as `&rlm;`, `&#x200F;`, `\\u200F` or, without its backslash, `u200F`.
struct ControlSpelling {
  /// The range of the spelling.
  let range: Range<String.Index>

  /// The spelling.
  let text: Substring

  /// The control that the spelling means.
  let control: DirectionalFormatting

  /// Finds the spellings in a text.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - bareToo: Whether spellings without a backslash count. In Latin text they may be parts of words.
  /// - Returns: The spellings, in order.
  /// - Complexity: O(*n*).
  static func all(in value: String, bareToo: Bool) -> [ControlSpelling] {
    let bytes = value.utf8
    var found: [ControlSpelling] = []
    var index = bytes.startIndex
    var before = UInt8(ascii: " ")
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

    /// Reads the rest of an entity: `rlm;`, `#8207;`, `#x200F;`.
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

    /// Reads the rest of an escape: `u200F`, `U200F`, `u{200F}`.
    private mutating func escape() -> DirectionalFormatting? {
      if take("u{") {
        let control = hexadecimal(3...4)
        return control != nil && take("}") ? control : nil
      }
      guard take("u") || take("U") else { return nil }
      return digits(4...4, radix: 16)
    }

    /// Reads four hexadecimal digits after a `u`, if no further digit follows.
    private mutating func bareEscape() -> DirectionalFormatting? {
      let control = digits(4...4, radix: 16)
      return rest.first?.isHexadecimalDigit == true ? nil : control
    }

    /// Reads hexadecimal digits after any number of zeros.
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
  /// Whether the byte is a hexadecimal digit.
  fileprivate var isHexadecimalDigit: Bool {
    isASCIIDigit || self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f")
  }

  /// Whether the byte is an ASCII letter, a digit or an underscore.
  fileprivate var isASCIIWordByte: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "_")
  }
}
