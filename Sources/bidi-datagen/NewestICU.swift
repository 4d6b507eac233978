private import CNewestICU

/// Properties of characters by the newest ICU at hand: the one that Foundation of the Swift toolchain carries.
///
/// ICU 76 has Unicode 16, where the libicu of a system can be years older.
struct NewestICU {
  /// A property, as ICU numbers it.
  enum Property: Int32 {
    case bidiClass = 0x1000
    case bracketType = 0x1015
    case script = 0x100A
  }

  /// A stretch of code points with one value of a property.
  struct Stretch {
    let codePoints: ClosedRange<UInt32>
    let value: Int32
  }

  /// The program found no such ICU.
  struct Missing: Error, CustomStringConvertible {
    var description: String { "Foundation of this toolchain has no lib_FoundationICU.so" }
  }

  private let icu: newest_icu

  init() throws(Missing) {
    var icu = newest_icu()
    guard unsafe newest_icu_find(&icu) else { throw Missing() }
    self.icu = icu
  }

  /// The version of its Unicode data, such as 16.0.0.
  var unicode: String {
    var numbers: [UInt8] = [0, 0, 0, 0]
    unsafe icu.unicode_version(&numbers)
    return numbers.prefix(3).map(String.init).joined(separator: ".")
  }

  /// The version of the Unicode data, or a text that no generated file has.
  static var version: String { (try? NewestICU().unicode) ?? "none" }

  /// The values of a property for all code points, in stretches that touch one another.
  func stretches(of property: Property) -> [Stretch] {
    var result: [Stretch] = []
    for codePoint in UInt32(0)...0x10FFFF {
      let value = icu.property(Int32(codePoint), property.rawValue)
      if let last = result.last, last.value == value {
        result[result.count - 1] = Stretch(
          codePoints: last.codePoints.lowerBound...codePoint, value: value)
      } else {
        result.append(Stretch(codePoints: codePoint...codePoint, value: value))
      }
    }
    return result
  }

  /// Opening brackets with their closing ones, in the order of the opening ones.
  func bracketPairs() -> [UInt32] {
    stretches(of: .bracketType).filter { $0.value == 1 }.flatMap(\.codePoints)
      .flatMap { [$0, UInt32(icu.paired_bracket(Int32($0)))] }
  }

  /// Characters that have a mirror, each with its mirror.
  func mirrorPairs() -> [UInt32] {
    (UInt32(0)...0x10FFFF).flatMap { codePoint -> [UInt32] in
      let mirror = UInt32(icu.mirror(Int32(codePoint)))
      return mirror == codePoint ? [] : [codePoint, mirror]
    }
  }

  /// The long name of a script, such as `Arabic`.
  func scriptName(_ script: Int32) -> String {
    unsafe icu.script_name(script).map { unsafe String(cString: $0) } ?? "Unknown"
  }

  /// The four-letter codes of the scripts that are written right to left, in ICU's order.
  func rightToLeftScripts() -> [String] {
    (0...icu.greatest(Property.script.rawValue)).compactMap { script in
      guard icu.is_right_to_left(script) != 0, let code = icu.script_code(script)
      else { return nil }
      return unsafe String(cString: code)
    }
  }
}
