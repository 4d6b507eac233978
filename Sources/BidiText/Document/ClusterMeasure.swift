/// The widths of text: the advance of each grapheme cluster, which the caller knows.
///
/// Advances are in any unit, such as points or cells; those that are negative or not finite count as 0. What is not seen,
/// such as a directional formatting character, has none.
public struct ClusterMeasure: Sendable {
  /// The widths of a paragraph's glyphs, where they are known by character.
  ///
  /// A glyph can stand for several characters, and then for several grapheme clusters: it is a ligature. Carets stand
  /// inside it, at equal distances, and no line ends inside it.
  package struct Glyphs: Sendable {
    /// One advance for each scalar: that of what begins there, 0 for the scalars that a glyph began before.
    package var advances: [Double]
    /// Whether glyphs begin at each scalar.
    package var isStart: [Bool]
    /// The advances of the hyphens that are shown where a line ends at a soft hyphen (U+00AD), by its offset.
    package var hyphens: [Int: Double]

    /// Makes the widths of a paragraph.
    package init(advances: [Double], isStart: [Bool], hyphens: [Int: Double] = [:]) {
      self.advances = advances
      self.isStart = isStart
      self.hyphens = hyphens
    }
  }

  /// Who knows the widths.
  enum Source: Sendable {
    /// One advance for each cluster of a paragraph's content.
    case clusters(@Sendable (Substring) -> [Double])
    /// One advance for each scalar of it.
    case glyphs(@Sendable (Substring) -> Glyphs)
  }

  let source: Source

  /// Measures whole paragraphs, for text whose letters are shaped by their neighbours.
  ///
  /// - Parameter advances: Given the content of a paragraph without its separator, it returns one advance for each
  ///   `Character`, in logical order. Missing ones count as 0, others are passed over.
  public init(paragraph advances: @escaping @Sendable (Substring) -> [Double]) {
    source = .clusters(advances)
  }

  /// Measures whole paragraphs whose glyphs are known.
  ///
  /// - Parameter glyphs: Given the content of a paragraph without its separator, it returns the widths of its glyphs.
  package init(glyphs: @escaping @Sendable (Substring) -> Glyphs) { source = .glyphs(glyphs) }

  /// Measures cluster by cluster.
  ///
  /// - Parameter advance: The advance of a cluster.
  public init(cluster advance: @escaping @Sendable (Character) -> Double) {
    self.init(paragraph: { $0.map(advance) })
  }

  /// Cells of a terminal: see ``Swift/StringProtocol/cellWidth``.
  public static let cells = ClusterMeasure(paragraph: { text in
    ShownClusters.mayJoin(in: text.unicodeScalars)
      ? text.map { Double($0.cellWidth) } : text.unicodeScalars.map { Double($0.cellWidth) }
  })
}
