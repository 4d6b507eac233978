/// The grapheme clusters of a line, for text that is written in visual order.
///
/// A reader takes a cluster for one character: a family of emoji, a flag, a letter with its points. Each stands where
/// its first shown character stands, and is whole and in logical order inside. Source: UAX #29, extended grapheme
/// clusters, as `Character` of Swift has them.
///
/// Every directional formatting character is a cluster of its own (Grapheme_Cluster_Break Control). ZWJ, ZWNJ and tags
/// are not: they extend the cluster before them, and are shown with it although rule X9 removes them.
struct ShownClusters {
  /// The end of a cluster, at the place of its first shown character; 0 elsewhere.
  ///
  /// Nil where each character is a cluster.
  private let ends: [Int]?

  /// Every character is a cluster.
  static let single = ShownClusters(ends: nil)

  private init(ends: [Int]?) { self.ends = ends }

  /// - Parameters:
  ///   - text: The line.
  ///   - count: How many places the line has, in the unit of its offsets.
  ///   - length: How many places a cluster takes.
  ///   - isShown: Whether a shown character begins at an offset from the start of the line.
  /// - Complexity: O(*n*).
  init(
    of text: String, count: Int, length: (Character) -> Int, isShown: (Int) -> Bool
  ) {
    var ends = Array(repeating: 0, count: count)
    var start = 0
    for cluster in text {
      let end = start + length(cluster)
      if let first = (start..<end).first(where: isShown) { ends[first] = end }
      start = end
    }
    self.ends = ends
  }

  /// The end of the cluster that is shown where a shown character is; nil if the character belongs to a cluster
  /// that began before it.
  ///
  /// - Parameters:
  ///   - offset: Where the character begins.
  ///   - next: Where the next character begins.
  /// - Returns: The end.
  func end(at offset: Int, next: Int) -> Int? {
    guard let ends else { return next }
    return ends[offset] == 0 ? nil : ends[offset]
  }

  /// Whether two characters of a paragraph's content may share a cluster.
  ///
  /// False is certain: each character is a cluster then.
  static func mayJoin(in scalars: some Sequence<Unicode.Scalar>) -> Bool {
    let tables = CharacterTables.shared
    return scalars.contains { mayJoin($0.value, ofClass: tables.code(of: $0.value)) }
  }

  /// Whether a character may share a cluster with a neighbour.
  ///
  /// False is certain. Where it is false for all characters of a line, each is a cluster.
  @inline(__always)
  static func mayJoin(_ codePoint: UInt32, ofClass code: UInt8) -> Bool {
    if codePoint < 0x300 { return false }
    if code == ClassCode.nsm { return true }
    switch codePoint {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x089F, 0x08E2:
      // Prepended marks join the digits after them; marks of later versions of Unicode.
      return true
    case 0x200C, 0x200D, 0x302E, 0x302F: return true
    case ..<0x0900, 0x2000..<0xA000: return false
    default: return true
    }
  }
}
