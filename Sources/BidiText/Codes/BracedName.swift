/// What names an argument between braces, as in `{name}` and `{0}`.
package enum BracedName {
  /// The position in the list of arguments, counted from 0.
  case position(Int)
  /// A name.
  case name(String)

  /// Reads what stands between braces: a number without leading zeros, or a name of letters, digits, `_`, `-`
  /// and `.`, with white space and controls round it.
  package init?(_ inside: String) {
    let scalars = inside.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isOutsideName }),
      let last = scalars.lastIndex(where: { !$0.isOutsideName })
    else { return nil }
    let name = String(scalars[first...last])
    if name.utf8.allSatisfy(\.isASCIIDigit) {
      guard let number = Int(name), name == String(number) else { return nil }
      self = .position(number)
      return
    }
    let isName = name.unicodeScalars.allSatisfy { scalar in
      guard scalar.value < 0x80 else {
        return !scalar.isOutsideName && !scalar.properties.isWhitespace
      }
      return UInt8(scalar.value).isASCIIAlphanumeric || "_-.".unicodeScalars.contains(scalar)
    }
    let beginsWithDigit = name.utf8.first?.isASCIIDigit ?? true
    guard isName, !beginsWithDigit else { return nil }
    self = .name(name)
  }
}

extension Unicode.Scalar {
  /// Whether the character may stand round a name but not in it: white space, and controls that keep a
  /// pattern readable in an editor.
  fileprivate var isOutsideName: Bool {
    properties.isPatternWhitespace || DirectionalFormatting(self) != nil
  }
}
