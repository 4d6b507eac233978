/// The widths of text: the advance of each grapheme cluster, which the caller knows.
///
/// Advances are in any unit, such as points or cells; those that are negative or not finite count as 0. What is not seen,
/// such as a directional formatting character, has none.
public struct ClusterMeasure: Sendable {
  /// One advance for each cluster of a paragraph's content.
  let advances: @Sendable (Substring) -> [Double]

  /// Measures whole paragraphs, for text whose letters are shaped by their neighbours.
  ///
  /// - Parameter advances: Given the content of a paragraph without its separator, it returns one advance for each
  ///   `Character`, in logical order. Missing ones count as 0, others are passed over.
  public init(paragraph advances: @escaping @Sendable (Substring) -> [Double]) {
    self.advances = advances
  }

  /// Measures cluster by cluster.
  ///
  /// - Parameter advance: The advance of a cluster.
  public init(cluster advance: @escaping @Sendable (Character) -> Double) {
    advances = { $0.map(advance) }
  }

  /// Cells of a terminal: see ``Swift/StringProtocol/cellWidth``.
  public static let cells = ClusterMeasure(paragraph: { text in
    ShownClusters.mayJoin(in: text.unicodeScalars)
      ? text.map { Double($0.cellWidth) } : text.unicodeScalars.map { Double($0.cellWidth) }
  })
}
