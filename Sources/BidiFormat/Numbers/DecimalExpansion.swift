import MessageSyntax

/// All decimal digits of a floating-point number; their number is finite.
struct DecimalExpansion: Sendable {
  /// The digits, 0 to 9, without leading zeros; empty for zero.
  private(set) var digits: [UInt8]

  /// The number of digits before the point; negative if zeros follow the point.
  private(set) var pointOffset: Int

  /// Makes the digits of a finite number without its sign.
  ///
  /// - Complexity: O(*e*²), *e* the exponent; the number has at most 767 digits that are not zero.
  init(of value: Double) {
    let hidden: UInt64 = value.exponentBitPattern == 0 ? 0 : 1 << 52
    let significand = value.significandBitPattern | hidden
    // value = significand · 2^exponent
    let exponent = max(1, Int(value.exponentBitPattern)) - 1075
    guard significand != 0 else {
      digits = []
      pointOffset = 0
      return
    }
    var number = DecimalInteger(significand)
    if exponent >= 0 {
      number.multiply(by: 2, times: exponent, atOnce: 29)
    } else {
      // 2^-n = 5^n / 10^n
      number.multiply(by: 5, times: -exponent, atOnce: 13)
    }
    digits = number.digits
    pointOffset = digits.count + min(0, exponent)
  }

  /// Rounds to a number of digits, half to even.
  ///
  /// - Parameter count: The number of digits that stay. If it is below 0, the result is zero.
  mutating func round(toDigits count: Int) {
    guard count < digits.count else {
      digits.append(contentsOf: repeatElement(0, count: digits.isEmpty ? 0 : count - digits.count))
      return
    }
    guard count >= 0 else {
      digits = []
      return
    }
    let rest = digits[count...]
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isOdd = count > 0 && digits[count - 1] & 1 == 1
    let up = isHalf ? isOdd : (rest.first ?? 0) >= 5
    digits.removeSubrange(count...)
    guard up else { return }
    var place = count
    while place > 0 {
      place -= 1
      if digits[place] < 9 {
        digits[place] += 1
        return
      }
      digits[place] = 0
    }
    digits.insert(1, at: 0)
    pointOffset += 1
  }

  /// The digit at a place before or after the point; zero if there is none.
  ///
  /// - Parameter place: 0 for the first digit after the point, −1 for the last one before it.
  /// - Returns: 0 to 9.
  func digit(at place: Int) -> UInt8 {
    let index = pointOffset + place
    return digits.indices.contains(index) ? digits[index] : 0
  }
}

/// A natural number of any size, in limbs of nine decimal digits.
private struct DecimalInteger {
  /// The limbs, from the lowest.
  private var limbs: [UInt32] = []

  private static let base: UInt64 = 1_000_000_000

  init(_ value: UInt64) {
    var rest = value
    while rest > 0 {
      limbs.append(UInt32(rest % Self.base))
      rest /= Self.base
    }
  }

  /// Multiplies by a power.
  ///
  /// Factors that fit into 32 bits together are multiplied first.
  mutating func multiply(by factor: UInt64, times: Int, atOnce: Int) {
    var left = times
    while left > 0 {
      let count = min(left, atOnce)
      multiply(by: (0..<count).reduce(1) { power, _ in power * factor })
      left -= count
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * factor + carry
      limbs[index] = UInt32(product % Self.base)
      carry = product / Self.base
    }
    while carry > 0 {
      limbs.append(UInt32(carry % Self.base))
      carry /= Self.base
    }
  }

  /// The decimal digits, from the highest, without leading zeros.
  var digits: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(limbs.count * 9)
    for limb in limbs.reversed() {
      let text = String(limb)
      let zeros = result.isEmpty ? 0 : 9 - text.utf8.count
      result.append(contentsOf: repeatElement(0, count: zeros))
      result.append(contentsOf: text.utf8.map { $0 - .digitZero })
    }
    return result
  }
}
