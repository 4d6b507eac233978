import BidiSource
import Foundation
import LocalizationFiles

/// What Foundation's property-list reader makes of a file.
enum FoundationReader {
  /// The string entries of a file, by the UTF-16 units of their keys; nil where Foundation refuses it.
  ///
  /// Keys are units and not strings, because `==` of String takes canonically equivalent keys for one.
  static func entries(of bytes: [UInt8]) -> [[UInt16]: [UInt16]]? {
    guard
      let object = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let dictionary = object as? NSDictionary
    else { return nil }
    var entries: [[UInt16]: [UInt16]] = [:]
    for (key, value) in dictionary {
      guard let key = units(key), let value = units(value) else { continue }
      entries[key] = value
    }
    return entries
  }

  private static func units(_ value: Any) -> [UInt16]? {
    if let string = value as? NSString {
      return (0..<string.length).map { string.character(at: $0) }
    }
    return (value as? String).map { Array($0.utf16) }
  }
}

extension LocalizationFile {
  /// The entries that Foundation is to see: those before a fault that stops it; the last of equal keys.
  var entriesForFoundation: [[UInt16]: [UInt16]] {
    var result: [[UInt16]: [UInt16]] = [:]
    for entry in entries where entry.isReadByFoundation {
      result[Array(entry.key.string.utf16)] = Array(entry.value.string.utf16)
    }
    return result
  }
}
