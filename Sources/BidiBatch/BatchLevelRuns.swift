public import BidiText

/// The level runs of many texts: a collection with one element for each text.
///
/// The runs lie one after the other in a few arrays, so that a text takes no allocation.
public struct BatchLevelRuns: Sendable, RandomAccessCollection {
  /// The runs of some neighbouring texts.
  struct Piece: Sendable {
    var runs: [UTF8LevelRun] = []

    /// Where the runs of each text end.
    var ends: [Int] = []

    init(textCount: Int) {
      ends.reserveCapacity(textCount)
      runs.reserveCapacity(4 * textCount)
    }

    /// Appends the runs of a text.
    mutating func append(
      _ text: Substring, _ baseDirection: BaseDirection, _ context: OutsideContext,
      _ resolver: inout BidiResolver
    ) {
      resolver.forEachParagraph(of: text, baseDirection: baseDirection, context: context) {
        $0.appendRuns(to: &runs, from: $1)
      }
      ends.append(runs.count)
    }
  }

  private let pieces: [Piece]

  /// How many texts a piece has; the last may have fewer.
  private let pieceCount: Int

  /// How many texts there are.
  public let count: Int

  /// 0.
  public var startIndex: Int { 0 }

  /// The number of texts.
  public var endIndex: Int { count }

  /// The runs of a text, in logical order.
  public subscript(position: Int) -> ArraySlice<UTF8LevelRun> {
    let piece = pieces[position / pieceCount]
    let index = position % pieceCount
    return piece.runs[(index == 0 ? 0 : piece.ends[index - 1])..<piece.ends[index]]
  }

  /// Resolves texts piece by piece.
  init(
    _ count: Int, _ utf8Count: (Int) -> Int,
    _ resolve: @escaping @Sendable (Range<Int>) -> Piece
  ) async {
    self.count = count
    // Not worth a task.
    let isSmall = (0..<count).prefix(1_000).reduce(count) { $0 + utf8Count($1) } < 16_384
    // So many that no core waits long for another, each long enough to be worth a task, and so short that its runs
    // need no pages of their own from the system.
    let pieceCount = isSmall ? Swift.max(count, 1) : Swift.min(Swift.max(count / 64, 1), 256)
    self.pieceCount = pieceCount
    let ranges = stride(from: 0, to: count, by: pieceCount).map {
      $0..<Swift.min($0 + pieceCount, count)
    }
    if ranges.count <= 1 {
      pieces = ranges.map(resolve)
      return
    }
    pieces = await withTaskGroup(of: (Int, Piece).self) { group in
      for (index, range) in ranges.enumerated() { group.addTask { (index, resolve(range)) } }
      var pieces = ranges.map { _ in Piece(textCount: 0) }
      for await (index, piece) in group { pieces[index] = piece }
      return pieces
    }
  }
}
