/// A font file with other names, for tests of fonts that are not free.
///
/// Source: OpenType 1.9, sections "Font file" and `name`; TrueType Reference Manual, table `trak`.
public struct MadeFont {
  /// The tables, by their tags.
  private var tables: [(tag: [UInt8], bytes: [UInt8])] = []
  private let version: [UInt8]

  /// Reads a font; nil for bytes that are none.
  ///
  /// - Parameter bytes: A file of TrueType or OpenType that is no collection.
  public init?(_ bytes: [UInt8]) {
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let count = number(4, 2) else { return nil }
    version = Array(bytes[..<4])
    for record in 0..<count {
      let place = 12 + 16 * record
      guard let start = number(place + 8, 4), let length = number(place + 12, 4),
        start + length <= bytes.count
      else { return nil }
      tables.append((Array(bytes[place..<place + 4]), Array(bytes[start..<start + length])))
    }
  }

  /// Gives the font a name of its family, and no other names.
  public mutating func rename(_ family: String) {
    // Family, style, full name and name of PostScript.
    let names = [(1, family), (2, "Regular"), (4, family), (6, family.filter { $0 != " " })]
    var records: [UInt8] = []
    var text: [UInt8] = []
    for (id, name) in names {
      let units = name.utf16.flatMap { Self.big(Int($0), 2) }
      // Windows, Unicode, English.
      records += [3, 1, 0x409, id, units.count, text.count].flatMap { Self.big($0, 2) }
      text += units
    }
    let head = [0, names.count, 6 + records.count].flatMap { Self.big($0, 2) }
    set("name", head + records + text)
  }

  /// Adds space to each letter of some sizes.
  ///
  /// - Parameter spaces: Sizes in points, in order, and the spaces in font units.
  public mutating func track(_ spaces: [(size: Int, units: Int)]) {
    // The table, its data, one track, its sizes, and their spaces.
    let sizes = 12 + 8 + 8
    let values = sizes + 4 * spaces.count
    var bytes = Self.big(0x10000, 4) + [0, 12, 0, 0].flatMap { Self.big($0, 2) }
    bytes += Self.big(1, 2) + Self.big(spaces.count, 2) + Self.big(sizes, 4)
    bytes += Self.big(0, 4) + Self.big(2, 2) + Self.big(values, 2)
    bytes += spaces.flatMap { Self.big($0.size << 16, 4) }
    bytes += spaces.flatMap { Self.big($0.units & 0xFFFF, 2) }
    set("trak", bytes)
  }

  /// The bytes of the file; sums of its tables are not made, and no reader asks for them.
  public var bytes: [UInt8] {
    var head = version + [tables.count, 0, 0, 0].flatMap { Self.big($0, 2) }
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables {
      head += table.tag + Self.big(0, 4) + Self.big(start + body.count, 4)
      head += Self.big(table.bytes.count, 4)
      body += table.bytes
      body += repeatElement(0, count: (4 - body.count % 4) % 4)
    }
    return head + body
  }

  private mutating func set(_ tag: String, _ bytes: [UInt8]) {
    tables.removeAll { $0.tag == Array(tag.utf8) }
    tables.append((Array(tag.utf8), bytes))
    tables.sort { $0.tag.lexicographicallyPrecedes($1.tag) }
  }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
