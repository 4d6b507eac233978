internal import BidiSource

/// What was shaped before, by text and font.
///
/// Two generations: when the young one is full it becomes the old one, and what is asked for again is taken over.
final class ShapeCache: @unchecked Sendable {
  /// What decides how a stretch is shaped, which the size of the letters does not.
  struct Key: Hashable {
    let face: ObjectIdentifier
    let script: UInt32
    let isRightToLeft: Bool
    let language: String?
    let features: String?
    /// How many characters of ``text`` stand before the stretch, and where it ends.
    let start: Int32
    let end: Int32
    /// The stretch with its context.
    let text: ArraySlice<Unicode.Scalar>
  }

  // Sendable without a check: the lock is held wherever the tables are touched.
  private let lock = Lock()
  private var young: [Key: ShapedPiece] = [:]
  private var old: [Key: ShapedPiece] = [:]
  private var size = 0
  private let limit: Int

  /// - Parameter limit: How many characters a generation holds.
  init(limit: Int) { self.limit = limit }

  func piece(for key: Key) -> ShapedPiece? {
    lock.withLock {
      if let piece = young[key] { return piece }
      guard let piece = old[key] else { return nil }
      add(piece, for: key)
      return piece
    }
  }

  func store(_ piece: ShapedPiece, for key: Key) {
    lock.withLock { add(piece, for: key) }
  }

  /// - Precondition: The lock is held.
  private func add(_ piece: ShapedPiece, for key: Key) {
    let cost = key.text.count + piece.glyphs.count
    // One text that would push out all others is not kept.
    guard cost <= limit / 4 else { return }
    size += cost
    if size > limit {
      old = young
      young = [:]
      size = cost
    }
    young[key] = piece
  }
}
