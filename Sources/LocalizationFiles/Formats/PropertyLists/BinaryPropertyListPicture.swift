import BidiSource
import BidiText

/// Writes the texts of a binary property list as a text, so that they have places which can be shown.
///
/// A dictionary of texts is written as `.strings`, one with dictionaries inside as XML. Keys are in the order of their
/// bytes. What is neither text nor dictionary is left out.
enum BinaryPropertyListPicture {
  /// The text of a file.
  ///
  /// - Parameters:
  ///   - list: The file.
  ///   - shape: Where its texts stand.
  /// - Returns: The text, in UTF-8.
  /// - Throws: `SourceDecodingError` for a list that is damaged, or that repeats its parts without bound.
  static func text(
    of list: BinaryPropertyList, shape: PropertyListShape
  ) throws(SourceDecodingError) -> [UInt8] {
    var reader = Reader(list: list)
    reader.hasLists = shape == .vocabulary
    guard case .dictionary(let entries) = try reader.tree(list.root) else {
      throw BinaryPropertyList.error("it holds no dictionary", at: 0)
    }
    if shape != .flat || entries.contains(where: { $0.value.holdsFormat }) {
      var text = Array("<plist version=\"1.0\">\n".utf8)
      writeXML(entries, to: &text)
      return text + "</plist>\n".utf8
    }
    var text: [UInt8] = []
    for (key, value) in entries {
      guard case .string(let value) = value else { continue }
      text.append(UInt8(ascii: "\""))
      writeQuoted(key, to: &text)
      text += "\" = \"".utf8
      writeQuoted(value, to: &text)
      text += "\";\n".utf8
    }
    return text
  }

  /// What the list holds, each part as often as it stands in another.
  private indirect enum Tree {
    case string([UInt16])
    case dictionary([(key: [UInt16], value: Tree)])
    case array([Tree])
    case other

    /// Whether there are the forms of a text inside, as in a `.stringsdict`.
    var holdsFormat: Bool {
      guard case .dictionary(let entries) = self else { return false }
      return entries.contains { $0.key.elementsEqual("NSStringLocalizedFormatKey".utf16) }
    }
  }

  private struct Reader {
    let list: BinaryPropertyList

    /// Whether lists count.
    var hasLists = false

    /// How many units may still be written.
    ///
    /// Parts may stand in several others. Real files repeat short strings; a made one can repeat dictionaries until
    /// they fill the memory.
    private var budget: Int
    private var depth = 0

    init(list: BinaryPropertyList) {
      self.list = list
      budget = list.byteCount * 64 + 1 << 20
    }

    mutating func tree(_ number: Int) throws(SourceDecodingError) -> Tree {
      // A dictionary that holds itself gets here too.
      guard depth < 512 else {
        throw BinaryPropertyList.error("its parts are nested more than 512 deep", at: 0)
      }
      switch try list.object(number) {
      case .array(let numbers):
        // Also of a list that does not count: to read it took time.
        try spend(numbers.count)
        guard hasLists else { return .other }
        depth += 1
        defer { depth -= 1 }
        var elements: [Tree] = []
        for number in numbers { elements.append(try tree(number)) }
        return .array(elements)
      case .other:
        return .other
      case .string(let units):
        try spend(units.count)
        return .string(units)
      case .dictionary(let pairs):
        try spend(pairs.count)
        depth += 1
        defer { depth -= 1 }
        var entries: [(key: [UInt16], value: Tree)] = []
        entries.reserveCapacity(pairs.count)
        for pair in pairs {
          guard case .string(let key) = try list.object(pair.key) else {
            throw BinaryPropertyList.error("a key of a dictionary is no string", at: 0)
          }
          try spend(key.count)
          entries.append((key, try tree(pair.value)))
        }
        return .dictionary(Self.sorted(entries))
      }
    }

    private static func sorted(
      _ entries: [(key: [UInt16], value: Tree)]
    ) -> [(key: [UInt16], value: Tree)] {
      let bytes = entries.map { Array(String(decoding: $0.key, as: UTF16.self).utf8) }
      return entries.indices.sorted { bytes[$0].lexicographicallyPrecedes(bytes[$1]) }
        .map { entries[$0] }
    }

    private mutating func spend(_ units: Int) throws(SourceDecodingError) {
      budget -= units + 8
      if budget < 0 {
        throw BinaryPropertyList.error("it repeats its parts without bound", at: 0)
      }
    }
  }

  // MARK: Writing

  private static func writeQuoted(_ units: [UInt16], to text: inout [UInt8]) {
    var index = 0
    while index < units.count {
      let unit = units[index]
      switch unit {
      case 0x22, 0x5C: text += [0x5C, UInt8(unit)]
      case 0x0A: text += "\\n".utf8
      case 0x09: text += "\\t".utf8
      case 0x20..<0x7F: text.append(UInt8(unit))
      case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: text += escape(unit).utf8
      default:
        let next = index + 1 < units.count ? units[index + 1] : 0
        if let scalar = scalar(unit, next) {
          text += scalar.utf8
          if scalar.value > 0xFFFF { index += 1 }
        } else {
          text += escape(unit).utf8
        }
      }
      index += 1
    }
  }

  private static func scalar(_ unit: UInt16, _ next: UInt16) -> Unicode.Scalar? {
    guard UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(next) else {
      return Unicode.Scalar(unit)
    }
    return Unicode.Scalar(lead: unit, trail: next)
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func writeXML(
    _ entries: [(key: [UInt16], value: Tree)], to text: inout [UInt8]
  ) {
    // Without indentation, which would grow with the depth.
    text += "<dict>\n".utf8
    for (key, value) in entries {
      if case .other = value { continue }
      text += "<key>".utf8
      writeCharacters(key, to: &text)
      text += "</key>\n".utf8
      writeXML(value, to: &text)
    }
    text += "</dict>\n".utf8
  }

  private static func writeXML(_ value: Tree, to text: inout [UInt8]) {
    switch value {
    case .string(let string):
      text += "<string>".utf8
      writeCharacters(string, to: &text)
      text += "</string>\n".utf8
    case .dictionary(let entries): writeXML(entries, to: &text)
    case .array(let elements):
      text += "<array>\n".utf8
      for element in elements { writeXML(element, to: &text) }
      text += "</array>\n".utf8
    // An element of a list keeps its place.
    case .other: text += "<true/>\n".utf8
    }
  }

  private static func writeCharacters(_ units: [UInt16], to text: inout [UInt8]) {
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
      switch scalar {
      case "&", "<", ">": text += (scalar.markupReference ?? "").utf8
      case "\r": text += "&#13;".utf8
      // XML has no spelling for these.
      case "\0"..<"\t", "\u{B}", "\u{C}", "\u{E}"..<" ", "\u{FFFE}", "\u{FFFF}":
        text += "\u{FFFD}".utf8
      default: text += scalar.utf8
      }
    }
  }
}
