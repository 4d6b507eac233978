import BidiSource

/// A binary property list, whose objects are read one by one.
///
/// Every offset and count in the file is checked. Source: CoreFoundation, `CFBinaryPList.c`.
struct BinaryPropertyList {
  /// An object of the kinds that hold texts.
  enum Object {
    /// The UTF-16 units of a string.
    case string([UInt16])
    /// Pairs of objects, by their numbers.
    case dictionary([(key: Int, value: Int)])
    /// Objects, by their numbers.
    case array([Int])
    /// Anything else.
    case other
  }

  private let bytes: [UInt8]
  private let objectCount: Int
  private let offsetSize: Int
  private let referenceSize: Int
  private let table: Int

  /// The number of the outermost object.
  let root: Int

  /// How long the file is.
  var byteCount: Int { bytes.count }

  /// Reads what stands at the start and at the end of a file.
  ///
  /// - Throws: `SourceDecodingError` for a file that is cut or is not of version 00.
  init(_ bytes: [UInt8]) throws(SourceDecodingError) {
    guard bytes.starts(with: "bplist0".utf8) else {
      throw Self.error("it is not of version 00", at: 0)
    }
    guard bytes.count >= 8 + 1 + Self.trailerSize else {
      throw Self.error("the file is cut: its end is missing", at: 0)
    }
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerSize
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = Self.number(bytes[(trailer + 8)..<(trailer + 16)]),
      let root = Self.number(bytes[(trailer + 16)..<(trailer + 24)]),
      let table = Self.number(bytes[(trailer + 24)..<(trailer + 32)]),
      root < objectCount, table > 8, table <= trailer,
      objectCount <= (trailer - table) / offsetSize
    else {
      throw Self.error("its last 32 bytes do not fit the file; perhaps it is cut", at: trailer)
    }
    (self.objectCount, self.root, self.table) = (objectCount, root, table)
  }

  /// An object.
  ///
  /// - Parameter number: Which.
  /// - Returns: The object, whose parts are not read yet.
  /// - Throws: `SourceDecodingError` for what does not lie in the file.
  func object(_ number: Int) throws(SourceDecodingError) -> Object {
    let entry = table + number * offsetSize
    guard let start = Self.number(bytes[entry..<entry + offsetSize]), start >= 8, start < table
    else { throw Self.error("object \(number) lies outside of the file", at: entry) }
    switch bytes[start] >> 4 {
    case 0x5:
      let (place, count) = try extent(at: start, width: 1)
      let characters = bytes[place..<place + count]
      guard characters.allSatisfy({ $0 < 0x80 }) else {
        throw Self.error("a string of ASCII holds other bytes", at: start)
      }
      return .string(characters.map(UInt16.init))
    case 0x6:
      let (place, count) = try extent(at: start, width: 2)
      return .string(
        (0..<count).map { UInt16(bytes[place + 2 * $0]) << 8 | UInt16(bytes[place + 2 * $0 + 1]) })
    case 0xD:
      let (place, count) = try extent(at: start, width: 2 * referenceSize)
      var pairs: [(key: Int, value: Int)] = []
      pairs.reserveCapacity(count)
      for index in 0..<count {
        pairs.append(
          (
            try reference(at: place + index * referenceSize),
            try reference(at: place + (count + index) * referenceSize)
          ))
      }
      return .dictionary(pairs)
    case 0xA:
      let (place, count) = try extent(at: start, width: referenceSize)
      var elements: [Int] = []
      elements.reserveCapacity(count)
      for index in 0..<count {
        elements.append(try reference(at: place + index * referenceSize))
      }
      return .array(elements)
    default:
      return .other
    }
  }

  /// Where the content of an object begins, and how many items it has.
  private func extent(
    at start: Int, width: Int
  ) throws(SourceDecodingError) -> (place: Int, count: Int) {
    var place = start + 1
    var count: Int? = Int(bytes[start] & 0xF)
    if count == 0xF {
      // The count follows, as an object that is a whole number.
      count = nil
      if place < table, bytes[place] >> 4 == 1, bytes[place] & 0xF <= 3 {
        let size = 1 << Int(bytes[place] & 0xF)
        if place + 1 + size <= table { count = Self.number(bytes[place + 1..<place + 1 + size]) }
        place += 1 + size
      }
    }
    guard let count, place <= table, count <= (table - place) / width else {
      throw Self.error("an object is longer than the file", at: start)
    }
    return (place, count)
  }

  private func reference(at place: Int) throws(SourceDecodingError) -> Int {
    guard let number = Self.number(bytes[place..<place + referenceSize]), number < objectCount
    else { throw Self.error("an object is named that is not there", at: place) }
    return number
  }

  /// A number, high byte first; nil for one that is beyond all files.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.reduce(0) { (number: Int?, byte) in
      number.flatMap { $0 < 1 << 48 ? $0 << 8 | Int(byte) : nil }
    }
  }

  static func error(_ message: String, at offset: Int) -> SourceDecodingError {
    SourceDecodingError(
      message: "the binary property list cannot be read: \(message);"
        + " make the file anew, or check its source file",
      location: SourceLocation(line: 1, column: 1, byteOffset: offset))
  }

  private static let trailerSize = 32
}
