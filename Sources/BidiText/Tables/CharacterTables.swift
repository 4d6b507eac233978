/// Tables that answer for a code point in two loads.
///
/// Built once, from the lists of a ``CharacterSource``, and never freed.
@safe
struct CharacterTables: @unchecked Sendable {
  // Sendable without a check: the memory is written before the value exists, and never again.
  private let blocks: UnsafePointer<UInt16>
  private let codes: UnsafePointer<UInt8>
  private let shortCodes: UnsafePointer<UInt8>
  private let brackets: UnsafeBufferPointer<UInt32>
  private let mirrors: UnsafeBufferPointer<UInt32>

  /// The tables of the process.
  static let shared = CharacterTables(
    classRanges: DataSource.characters.classRanges(),
    bracketPairs: DataSource.characters.bracketPairs(),
    mirrorPairs: DataSource.characters.mirrorPairs())

  private static let blockSize = 128

  init(classRanges: [UInt32], bracketPairs: [UInt32], mirrorPairs: [UInt32]) {
    var special: [UInt32: UInt8] = [:]
    var identities: [UInt32] = []
    for index in stride(from: 0, to: bracketPairs.count, by: 2) {
      let (open, close) = (bracketPairs[index], bracketPairs[index + 1])
      special[open] = ClassCode.openingBracket
      special[close] = ClassCode.closingBracket
      // BD16 takes canonically equivalent brackets for the same: U+2329 is U+3008, U+232A is U+3009.
      // A pair is known by its opening bracket.
      let identity: UInt32 = open == 0x2329 ? 0x3008 : open
      identities += [open, identity, close, identity]
    }
    let (blocks, codes) = Self.stages(classRanges, special: special)
    // Neither is empty: there are 8,704 blocks.
    unsafe self.blocks = Self.copy(blocks).baseAddress.unsafelyUnwrapped
    unsafe self.codes = Self.copy(codes).baseAddress.unsafelyUnwrapped
    let shortCodes = (0..<0x800).map { (value: Int) -> UInt8 in
      codes[Int(blocks[value >> 7]) << 7 | value & 0x7F]
    }
    unsafe self.shortCodes = Self.copy(shortCodes).baseAddress.unsafelyUnwrapped
    unsafe brackets = Self.copy(Self.sortedPairs(identities))
    unsafe mirrors = Self.copy(Self.sortedPairs(mirrorPairs))
  }

  /// The two stages: the block of each 128 code points, and the blocks, each once.
  private static func stages(
    _ classRanges: [UInt32], special: [UInt32: UInt8]
  ) -> ([UInt16], [UInt8]) {
    let specialBlocks = Set(special.keys.map { Int($0) / blockSize })
    var blocks: [UInt16] = []
    var codes: [UInt8] = []
    var known: [[UInt8]: UInt16] = [:]
    var uniform: [UInt8: UInt16] = [:]
    var range = 0
    func start(_ range: Int) -> Int {
      range < classRanges.count ? Int(classRanges[range] >> 8) : 0x110000
    }
    func code(_ range: Int) -> UInt8 {
      range < classRanges.count ? UInt8(classRanges[range] & 0xFF) : ClassCode.l
    }
    func store(_ block: [UInt8]) -> UInt16 {
      if let index = known[block] { return index }
      let index = UInt16(codes.count / blockSize)
      codes += block
      known[block] = index
      return index
    }
    for block in 0..<(0x110000 / blockSize) {
      let first = block * blockSize
      while start(range + 1) <= first { range += 1 }
      if start(range + 1) >= first + blockSize, !specialBlocks.contains(block) {
        let value = code(range)
        let index = uniform[value] ?? store(Array(repeating: value, count: blockSize))
        uniform[value] = index
        blocks.append(index)
        continue
      }
      var values: [UInt8] = []
      var inner = range
      for codePoint in first..<first + blockSize {
        while start(inner + 1) <= codePoint { inner += 1 }
        values.append(special[UInt32(codePoint)] ?? code(inner))
      }
      blocks.append(store(values))
    }
    return (blocks, codes)
  }

  /// Memory that is never freed.
  private static func copy<Element>(_ array: [Element]) -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count)
    _ = unsafe memory.initialize(from: array)
    return UnsafeBufferPointer(memory)
  }

  private static func sortedPairs(_ pairs: [UInt32]) -> [UInt32] {
    // Types are written, because the compiler takes seconds to find them.
    let starts: [Int] = stride(from: 0, to: pairs.count, by: 2).sorted { pairs[$0] < pairs[$1] }
    return starts.flatMap { start -> [UInt32] in [pairs[start], pairs[start + 1]] }
  }

  /// The class code of a code point, up to 0x10FFFF.
  @inline(__always)
  func code(of codePoint: UInt32) -> UInt8 {
    let block = unsafe Int(blocks[Int(truncatingIfNeeded: codePoint >> 7)])
    return unsafe codes[block << 7 | Int(truncatingIfNeeded: codePoint & 0x7F)]
  }

  /// The class code of a code point below 0x800, those of one and two bytes: one load.
  @inline(__always)
  func code(ofShort codePoint: UInt32) -> UInt8 {
    assert(codePoint < 0x800)
    return unsafe shortCodes[Int(truncatingIfNeeded: codePoint)]
  }

  /// Whether a character is seen: not removed by X9, no directional formatting, no paragraph separator.
  @inline(__always)
  static func isVisible(_ codePoint: UInt32, ofClass code: UInt8) -> Bool {
    if ClassSet.removed.contains(code: code) || code == ClassCode.b { return false }
    return codePoint < 0x061C || DirectionalFormatting(rawValue: codePoint) == nil
  }

  /// What a paired bracket, its partner, and those canonically equivalent to them have in common.
  func bracketIdentity(of codePoint: UInt32) -> UInt32 {
    unsafe Self.find(codePoint, in: brackets) ?? codePoint
  }

  /// The mirror of a character (Bidi_Mirroring_Glyph), or the character itself.
  func mirror(of codePoint: UInt32) -> UInt32 {
    unsafe Self.find(codePoint, in: mirrors) ?? codePoint
  }

  private static func find(_ key: UInt32, in pairs: UnsafeBufferPointer<UInt32>) -> UInt32? {
    var low = 0
    var high = pairs.count / 2
    while low < high {
      let middle = (low + high) / 2
      let value = unsafe pairs[middle * 2]
      if value == key { return unsafe pairs[middle * 2 + 1] }
      if value < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
