// Source: ITU-T E.164: 15 digits at most; the codes of countries of three digits.
extension IslandScanner {
  /// `+1 (555) 010-9999`, `0800 123 456`, `555-010-9999`, `(02) 9999 0000`, `+971`.
  func phoneNumber(_ start: Int) -> Found? {
    guard wants(.phoneNumber), let phone = groups(start) else { return nil }
    if phone.isInternational {
      guard phone.digits >= 7 || isCountryCode(start + 1, phone) else { return nil }
    } else {
      guard phone.digits >= 7, phone.count > 1 else { return nil }
      let isNational = text.digitValue(at: start) == 0 && !phone.hasPoints
      let hasArea = phone.isBracketed && phone.digits > 8
      guard isNational || hasArea || phone.lengths == 0x334 || phone.lengths == 0x1334
      else { return nil }
    }
    return Found(start..<phone.end, .phoneNumber)
  }

  private struct Groups {
    var end = 0
    var digits = 0
    var count = 0
    /// How long the first groups are, one hexadecimal digit each.
    var lengths = 0
    var isInternational = false
    var isBracketed = false
    var hasPoints = false
  }

  /// Groups of digits with one space, hyphen or point between, the first ones perhaps in brackets.
  private func groups(_ start: Int) -> Groups? {
    var phone = Groups()
    var index = start
    if text.isAt("+", index) {
      guard text.isAtOpening(start) || text.isBehindPrefix(start) else { return nil }
      phone.isInternational = true
      index += 1
    } else if text.isAt("(", index), text.continuesWord(index - 1) {
      return nil
    }
    while true {
      let isOpen = text.isAt("(", index)
      if isOpen {
        guard !phone.isBracketed, phone.count < 2 else { break }
        index += 1
      }
      let group = text.digits(at: index)
      guard group.count > 0, phone.digits + group.count <= 15 else { break }
      if isOpen {
        guard text.isAt(")", group.end), group.count <= 5 else { break }
        phone.isBracketed = true
      }
      phone.digits += group.count
      phone.count += 1
      phone.lengths = phone.count < 8 ? phone.lengths << 4 | min(group.count, 15) : 0
      phone.end = isOpen ? group.end + 1 : group.end
      index = endOfPhoneSeparator(phone.end, &phone.hasPoints)
      guard index > phone.end || isOpen || text.isAt("(", index) else { break }
    }
    // More digits, or letters, make it something else.
    guard phone.count > 0, !text.continuesWord(phone.end), !followsMoreDigits(phone.end) else {
      return nil
    }
    return phone
  }

  private func endOfPhoneSeparator(_ start: Int, _ hasPoints: inout Bool) -> Int {
    if text.isAt(".", start), text.digitWidth(at: start + 1) > 0 {
      hasPoints = true
      return start + 1
    }
    if let dash = text.endOfDash(start) { return dash }
    return text.endOfSpace(start) ?? start
  }

  private func followsMoreDigits(_ end: Int) -> Bool {
    guard let sign = text.endOfDash(end) ?? (Self.digitSigns.contains(text[end]) ? end + 1 : nil)
    else { return false }
    return text.digitWidth(at: sign) > 0
  }

  private static let digitSigns = ASCIISet("/:,.")

  /// Whether a number is the code of a country of three digits: shorter ones are as well a number with a sign.
  private func isCountryCode(_ start: Int, _ phone: Groups) -> Bool {
    guard phone.count == 1, phone.digits == 3, let number = text.smallNumber(at: start) else {
      return false
    }
    return Self.zones.contains(number.value / 10)
  }

  /// The first two digits of the codes of three digits.
  private static let zones: Set<Int> = [
    21, 22, 23, 24, 25, 26, 29, 35, 37, 38, 42, 50, 59, 67, 68, 69, 80, 85, 87, 88, 96, 97, 99,
  ]

  /// `*123#`, `#31#`, `*#06#`: signs, digits and `*`, up to `#`.
  func serviceCode(_ start: Int) -> Found? {
    guard wants(.phoneNumber) else { return nil }
    var index = start
    while index < start + 3, text.isAt("*", index) || text.isAt("#", index) { index += 1 }
    let first = index
    while index < start + 32, text[index].isASCIIDigit || text.isAt("*", index) { index += 1 }
    guard index > first, text[first].isASCIIDigit, text.isAt("#", index),
      !text.continuesWord(index + 1)
    else { return nil }
    return Found(start..<index + 1, .phoneNumber)
  }
}
