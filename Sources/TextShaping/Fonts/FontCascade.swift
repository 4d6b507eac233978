internal import BidiSource

/// The fonts for one style and language, opened when they are needed.
final class FontCascade: @unchecked Sendable {
  // Sendable without a check: the lock is held wherever the dictionaries are touched.
  private let lock = Lock()
  private let list: FontList
  private let faces: FaceTable

  /// The font that letters come from unless it lacks them.
  let primary: FontFace

  /// What was found for characters that the primary font lacks: a place in the list, or −1.
  private var found: [UInt32: Int] = [:]
  private var colored: Int??

  init(_ list: FontList, _ faces: FaceTable) throws(ShapingError) {
    self.list = list
    self.faces = faces
    var primary: FontFace?
    for index in 0..<list.count {
      primary = list.place(index).flatMap { faces.face(at: $0) }
      if primary != nil { break }
    }
    guard let primary else { throw .noFonts }
    self.primary = primary
  }

  /// The first font that has all of some characters, or else the first of them; nil where no font has it.
  ///
  /// - Parameters:
  ///   - scalars: The characters of a grapheme cluster that have glyphs; one at least.
  ///   - isEmoji: Whether a font in colors goes before the others.
  /// - Returns: The font.
  func face(for scalars: some Collection<UInt32>, isEmoji: Bool) -> FontFace? {
    if isEmoji, let face = coloredFace(for: scalars) { return face }
    if scalars.allSatisfy({ primary.hasScalar($0) }) { return primary }
    if scalars.count > 1 {
      for index in 0..<list.count where scalars.allSatisfy({ list.has($0, index) }) {
        if let face = list.place(index).flatMap({ faces.face(at: $0) }) { return face }
      }
    }
    return scalars.first.flatMap(face(for:))
  }

  /// Whether one font is asked before another.
  func isBefore(_ face: FontFace, _ other: FontFace) -> Bool {
    if face === other || other === primary { return false }
    if face === primary { return true }
    for index in 0..<list.count {
      let place = list.place(index)
      if place == FontPlace(path: face.path, index: face.index) { return true }
      if place == FontPlace(path: other.path, index: other.index) { return false }
    }
    return false
  }

  /// The first font that has a character; nil where no font has it.
  func face(for scalar: UInt32) -> FontFace? {
    if primary.hasScalar(scalar) { return primary }
    let index = lock.withLock {
      if let known = found[scalar] { return known }
      let index =
        (0..<list.count).first { index in
          list.has(scalar, index) && list.place(index).flatMap { faces.face(at: $0) } != nil
        } ?? -1
      found[scalar] = index
      return index
    }
    return index < 0 ? nil : list.place(index).flatMap { faces.face(at: $0) }
  }

  private func coloredFace(for scalars: some Collection<UInt32>) -> FontFace? {
    let index: Int? = lock.withLock {
      if let colored { return colored }
      let index = (0..<list.count).first(where: list.isColored)
      colored = .some(index)
      return index
    }
    guard let index, let first = scalars.first, list.has(first, index) else { return nil }
    return list.place(index).flatMap { faces.face(at: $0) }
  }
}

extension FontFace {
  func hasScalar(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar).map { hasGlyph(for: $0) } ?? false
  }
}

/// The faces that are open.
struct FaceTable: Sendable {
  private let table = LockedTable<FontPlace, FontFace?>()

  /// A face, opened once; nil for a file that holds none.
  func face(at place: FontPlace) -> FontFace? {
    table.value(for: place) {
      do throws(ShapingError) {
        return try FontFace(path: place.path, index: place.index)
      } catch {
        return nil
      }
    }
  }
}
