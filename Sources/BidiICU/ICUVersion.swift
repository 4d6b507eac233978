private import CBidiICU

/// A version of ICU or of the Unicode data in it.
public struct ICUVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The first number.
  public let major: Int

  /// The second number.
  public let minor: Int

  /// The third number.
  public let patch: Int

  /// The version of the linked ICU library, such as 72.1.
  public static var library: ICUVersion {
    var numbers: [UInt8] = [0, 0, 0, 0]
    unsafe bidi_icu_version(&numbers)
    return ICUVersion(numbers)
  }

  /// The version of Unicode whose character data ICU carries, such as 15.0.0.
  public static var unicode: ICUVersion {
    var numbers: [UInt8] = [0, 0, 0, 0]
    unsafe bidi_icu_unicode_version(&numbers)
    return ICUVersion(numbers)
  }

  /// The version of CLDR whose locale data ICU carries, such as 42.0.0.
  ///
  /// All numbers are 0 where ICU's data cannot be loaded.
  public static var cldr: ICUVersion {
    var numbers: [UInt8] = [0, 0, 0, 0]
    var status: Int32 = 0
    unsafe bidi_icu_cldr_version(&numbers, &status)
    return ICUVersion(numbers)
  }

  /// The versions of the library and of its data in one phrase.
  ///
  /// For example `ICU 72.1.0, CLDR 42.0.0, Unicode 15.0.0`.
  public static var summary: String { "ICU \(library), CLDR \(cldr), Unicode \(unicode)" }

  private init(_ numbers: [UInt8]) {
    major = Int(numbers[0])
    minor = Int(numbers[1])
    patch = Int(numbers[2])
  }

  /// The three numbers with dots between them.
  public var description: String { "\(major).\(minor).\(patch)" }

  /// Orders versions by their numbers.
  public static func < (lhs: ICUVersion, rhs: ICUVersion) -> Bool {
    (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
  }
}
