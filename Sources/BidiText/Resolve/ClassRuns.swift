/// Neighbouring characters of one Bidi_Class, the unit that the rules work on.
///
/// Rules W1–N2 treat neighbours of one class alike, except those of ``ClassSet/single``, which have an
/// item each.
struct ClassRun: BitwiseCopyable {
  /// Where the first character begins, in bytes from the start of the paragraph.
  let start: UInt32

  /// The class as the rules have left it: X1–X8 change it by overrides, W and N resolve it.
  var type: UInt8

  /// The class that the characters have by themselves.
  let original: UInt8

  /// The embedding level.
  var level: UInt8

  @inline(__always)
  init(start: UInt32, type: UInt8) {
    self.start = start
    self.type = type
    original = type
    level = 0
  }
}

extension BidiResolver {
  /// Reads a paragraph into ``items``, up to and with its separator, or as far as offsets reach.
  ///
  /// - Returns: Where the paragraph ends, and the classes in it.
  mutating func readClasses(_ text: TextBytes, from start: Int) -> (end: Int, classes: ClassSet) {
    items.removeAll()
    let tables = tables
    var classes = ClassSet()
    var index = start
    var current: UInt8 = 0xFF
    // The end of the last words that were skipped: no word of their class comes after a space there.
    var endOfWords = -1
    let count = start + min(text.count - start, longestParagraph)
    while index < count {
      let first = index
      let lead = text[index]
      let code = Self.readCode(text, lead, at: &index, tables)
      if code == current {
        if WordScan.knows(lead: lead, ofClass: code) {
          index = WordScan.end(ofClass: code, in: text, from: index, count: count)
          endOfWords = index
        }
        continue
      }
      if ClassSet.strong.contains(code: current) {
        // W1 makes a mark one with the letter before it, and what X9 removes belongs to the run before it.
        if code == ClassCode.nsm || code == ClassCode.bn { continue }
        if lead == 0x20, first != endOfWords, index < count,
          Self.skipsLetter(text, ofClass: current, at: &index, tables)
        {
          continue
        }
      }
      if joinsLastRun(code) {
        items.truncate(to: items.count &- 1)
        current = code
        continue
      }
      items.append(ClassRun(start: UInt32(truncatingIfNeeded: first &- start), type: code))
      classes.insert(code: code)
      current = code
      if ClassSet.single.contains(code: code) {
        current = 0xFF
        if code == ClassCode.b {
          // CR LF is one separator.
          if lead == 0x0D, index < count, text[index] == 0x0A { index &+= 1 }
          break
        }
      }
    }
    return (index, classes)
  }

  /// The class of the character that begins with a byte; the index moves to its end.
  @inline(__always)
  private static func readCode(
    _ text: TextBytes, _ lead: UInt8, at index: inout Int, _ tables: CharacterTables
  ) -> UInt8 {
    if lead < 0x80 {
      index &+= 1
      return tables.code(ofShort: UInt32(lead))
    }
    if lead < 0xE0 {
      let second = text[index &+ 1]
      index &+= 2
      return tables.code(ofShort: UInt32(lead & 0x1F) << 6 | UInt32(second & 0x3F))
    }
    let point = text.codePoint(at: index)
    index &+= lead < 0xF0 ? 3 : 4
    return tables.code(of: point)
  }

  /// Skips a character of one or two bytes that has a class, so that the space before it needs no item of its own.
  @inline(__always)
  private static func skipsLetter(
    _ text: TextBytes, ofClass current: UInt8, at index: inout Int, _ tables: CharacterTables
  ) -> Bool {
    let lead = text[index]
    guard lead < 0xE0 else { return false }
    var end = index
    guard readCode(text, lead, at: &end, tables) == current else { return false }
    index = end
    return true
  }

  /// Whether the last item is neutral and stands between two strong ones of this class.
  ///
  /// Rule N1 makes it one of them, whatever the embedding, and no rule before N1 looks at it: all three are
  /// one item. White space there is not trailing.
  @inline(__always)
  private func joinsLastRun(_ code: UInt8) -> Bool {
    let count = items.count
    guard ClassSet.strong.contains(code: code), count >= 2 else { return false }
    let between = items[count &- 1].original
    return (between == ClassCode.ws || between == ClassCode.on)
      && items[count &- 2].original == code
  }

  /// The direction of the first strong character of ``items`` (P2), isolates passed over.
  mutating func firstStrongOfItems() -> WritingDirection? {
    var depth = 0
    for position in 0..<items.count {
      switch items[position].original {
      case ClassCode.l where depth == 0: return .leftToRight
      case ClassCode.r where depth == 0, ClassCode.al where depth == 0: return .rightToLeft
      case ClassCode.fsi, ClassCode.lri, ClassCode.rli: depth += 1
      case ClassCode.pdi where depth > 0: depth -= 1
      default: break
      }
    }
    return nil
  }
}
