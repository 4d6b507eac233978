/// Finds islands in one pass.
///
/// The leftmost beginning wins; of islands that begin at the same place, the detector that is asked first,
/// in the order of ``islandOfWord``, ``islandOfDigits`` and ``islandOfSign``: what is longer and more
/// telling first. The scanner goes on behind an island, and behind the word where there is none.
///
/// What keeps the time linear: a detector looks ahead a bounded way, or no further than the word or run of
/// digits that is passed over next, or notes in ``memory`` how far it has looked in vain.
struct IslandScanner {
  /// An island in the making.
  struct Found {
    let range: Range<Int>
    let kind: Island.Kind
    let direction: Island.Direction
    var depth = 0

    init(_ range: Range<Int>, _ kind: Island.Kind, _ direction: Island.Direction = .leftToRight) {
      self.range = range
      self.kind = kind
      self.direction = direction
    }
  }

  /// How far detectors have looked in vain: nothing of theirs begins before.
  struct Memory {
    var noEmail = 0
    var noHost = 0
    var noFileName = 0
    var noGroupedCode = 0
    var noRelativePath = 0
    var noLinkTarget = 0
    var noComment = 0
    /// The numbers of backquotes that are closed nowhere, as bits.
    var noCodeSpan = 0
    /// Where a pair of Markdown's emphasis may have begun: `**`, `~~`.
    var openStars: Int?
    var openTildes: Int?
    /// Where the next item of a list begins.
    var nextItem: Int?
  }

  /// How deep islands are nested at most: each depth looks at a text once more.
  static let depthLimit = 4

  let bytes: TextBytes
  let specifiers: SpecifierList
  let findsNested: Bool

  var text: IslandText
  var memory = Memory()
  private(set) var kinds: IslandKinds
  private var found: [Found] = []
  private var depth = 0

  /// Matching braces, worked out where first needed.
  var braces: BracePairs?

  init(_ bytes: TextBytes, specifiers: SpecifierList, kinds: IslandKinds, findsNested: Bool) {
    self.bytes = bytes
    self.specifiers = specifiers
    self.findsNested = findsNested
    text = IslandText(bytes: bytes, lower: 0, upper: bytes.count)
    let hasContext =
      !kinds.isDisjoint(with: .contextual) && text.hasRightToLeftLetter(in: 0..<bytes.count)
    self.kinds = hasContext ? kinds : kinds.subtracting(.contextual)
  }

  /// Whether a kind is looked for.
  @inline(__always)
  func wants(_ kind: Island.Kind) -> Bool { kinds.contains(IslandKinds(kind)) }

  /// Finds the islands of the whole text, outermost first.
  mutating func run() -> [Found] {
    if wants(.datePattern), let pattern = datePatternOfAll() {
      emit(pattern)
    } else {
      scan()
    }
    // The first mark of a pair is known only at the second one.
    found.sort { ($0.range.lowerBound, $0.depth) < ($1.range.lowerBound, $1.depth) }
    return found
  }

  private mutating func scan() {
    var index = text.lower
    while index < text.upper {
      let byte = bytes[index]
      if byte.isASCIILetter || byte >= 0xC3 && byte <= 0xCA && text.isLatinLetter(at: index) {
        let end = text.endOfWord(index)
        let island = islandOfWord(index, end: end)
        if let island { emit(island) }
        index = island?.range.upperBound ?? end
      } else if byte == 0x20 {
        index += 1
      } else if text.digitWidth(at: index) > 0 {
        let island = islandOfDigits(index)
        if let island { emit(island) }
        index = island?.range.upperBound ?? endOfPassedDigits(index)
      } else if let island = islandOfSign(byte, index) {
        emit(island)
        index = island.range.upperBound
      } else {
        index += TextBytes.width(ofLead: byte)
      }
    }
  }

  /// The end of a number that is no island, with the letters that are joined to it: `4K`, `3D`.
  private func endOfPassedDigits(_ start: Int) -> Int {
    let end = endOfQuantity(start) ?? text.endOfDigits(start)
    return text.continuesWord(end) ? text.endOfWord(end) : end
  }

  private mutating func emit(_ island: Found) {
    append(island)
    guard findsNested, depth + 1 < Self.depthLimit else { return }
    let nested = kinds.intersection(island.kind.nestedKinds)
    guard !nested.isEmpty, nested != .arguments || mayHoldArguments(island.range) else { return }
    let outside = (text, kinds, memory)
    let inside = insideOf(island)
    text = IslandText(bytes: bytes, lower: inside.lowerBound, upper: inside.upperBound)
    kinds = nested
    memory = Memory()
    depth += 1
    scan()
    depth -= 1
    (text, kinds, memory) = outside
  }

  /// Adds an island, and looks for nothing in it.
  mutating func append(_ island: Found) {
    var island = island
    island.depth = depth
    found.append(island)
  }

  private func mayHoldArguments(_ range: Range<Int>) -> Bool {
    range.contains { Self.argumentSigns.contains(bytes[$0]) }
  }

  private static let argumentSigns = ASCIISet("%{$")

  /// Where to look for islands in an island, so that it is not found in itself.
  private func insideOf(_ island: Found) -> Range<Int> {
    switch island.kind {
    // The bracket, the brace or the backquote that opens it.
    case .messageArgument, .tag, .markdown: island.range.lowerBound + 1..<island.range.upperBound
    default: island.range
    }
  }

  // MARK: Which detectors are asked

  private mutating func islandOfWord(_ start: Int, end: Int) -> Found? {
    guard !text.isInWord(start) else { return nil }
    if Self.wordSigns.contains(text[end]) {
      if let island = address(start) ?? uuid(start) ?? shortcut(start, end: end)
        ?? signedWord(start, end: end) ?? dollarAmount(start, end: end)
      {
        noteItem(island)
        return island
      }
    } else if text[end] == 0xC2 || text[end] == 0xE2, let island = signedWord(start, end: end) {
      noteItem(island)
      return island
    }
    return identifier(start, end: end) ?? datePattern(start, end: end) ?? dateInWords(
      start, end: end)
      ?? prefixedVersion(start, end: end) ?? codedAmount(start, end: end) ?? listItems(start)
  }

  /// What stands behind the first word of every address and every word with a sign.
  private static let wordSigns = ASCIISet(":.@/\\-+%#$({*")

  /// Names of things elsewhere: what a letter or a digit begins.
  private mutating func address(_ start: Int) -> Found? {
    url(start) ?? email(start) ?? dottedIdentifier(start) ?? relativePath(start)
      ?? dottedSignedWord(start) ?? fileName(start) ?? domain(start)
  }

  private mutating func islandOfDigits(_ start: Int) -> Found? {
    guard !text.isInWord(start) else { return nil }
    let end = text.endOfDigits(start)
    let wordEnd = text.endOfWord(end)
    if Self.wordSigns.contains(text[wordEnd]), let island = uuid(start) { return island }
    return date(start) ?? phoneNumber(start) ?? time(start) ?? ipAddress(start)
      ?? (Self.wordSigns.contains(text[wordEnd]) ? address(start) : nil)
      ?? version(start) ?? groupedCode(start) ?? range(start) ?? number(start)
      ?? dateInWords(afterDay: start)
  }

  private mutating func islandOfSign(_ byte: UInt8, _ index: Int) -> Found? {
    switch byte {
    case UInt8(ascii: "%"):
      time(index) ?? range(index) ?? number(index) ?? percentSpecifier(index)
    case UInt8(ascii: "{"): bracesSpecifier(index)
    case UInt8(ascii: "$"): dollarSpecifier(index) ?? range(index) ?? number(index)
    case UInt8(ascii: "<"): tag(index)
    case UInt8(ascii: "&"): entity(index)
    case UInt8(ascii: "@"): handle(index)
    case UInt8(ascii: "#"):
      hashBracesSpecifier(index) ?? serviceCode(index) ?? hashtag(index) ?? number(index)
    // Nothing begins in the middle of a mark of emphasis.
    case UInt8(ascii: "*") where memory.openStars != index - 1:
      serviceCode(index) ?? wildcard(index) ?? emphasis(index)
    case UInt8(ascii: "~") where memory.openTildes != index - 1:
      path(index) ?? emphasis(index) ?? number(index)
    case UInt8(ascii: "_"): leadingLineIdentifier(index)
    case UInt8(ascii: "`"): codeSpan(index)
    case UInt8(ascii: "]"): linkTarget(index)
    case UInt8(ascii: "("): phoneNumber(index)
    case UInt8(ascii: "+"): phoneNumber(index) ?? range(index) ?? number(index)
    case UInt8(ascii: "-"): option(index) ?? range(index) ?? number(index)
    case UInt8(ascii: "/"), UInt8(ascii: "\\"): path(index)
    case UInt8(ascii: "."): path(index) ?? dotWord(index)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quotation(index)
    case 0xC2, 0xD7, 0xD8, 0xD9, 0xE2, 0xEF: islandOfSymbol(byte, index)
    default: nil
    }
  }

  /// Quotation marks, currency signs, keys, minus: signs beyond ASCII.
  private mutating func islandOfSymbol(_ byte: UInt8, _ index: Int) -> Found? {
    switch byte {
    case 0xC2, 0xE2:
      quotation(index) ?? (byte == 0xE2 ? symbolShortcut(index) : nil) ?? range(index)
        ?? number(index)
    // U+05F4, gershayim.
    case 0xD7: text[index + 1] == 0xB4 ? quotation(index) : nil
    // U+066A, the Arabic percent sign.
    case 0xD9: text[index + 1] == 0xAA ? number(index) : nil
    // U+060B, the Afghani sign, and U+FDFC, the rial sign.
    default: number(index)
    }
  }
}
