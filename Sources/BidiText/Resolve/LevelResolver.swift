private import BidiICU

/// The seam between the results and the engine that resolves levels.
///
/// Everything above asks for levels here and nowhere else.
enum LevelResolver {
  /// Resolves one paragraph, separator included, to a level for each scalar.
  ///
  /// Levels are those after rule L1 with the paragraph as one line; characters that rule X9 removes
  /// get a level of no meaning.
  static func resolve(
    _ scalars: [Unicode.Scalar], baseDirection: BaseDirection
  ) throws(BidiError) -> (paragraphLevel: UInt8, levels: [UInt8]) {
    let requested: UInt8 =
      switch baseDirection {
      case .auto(fallback: .leftToRight): 0xFE
      case .auto(fallback: .rightToLeft): 0xFF
      case .explicit(let direction): EmbeddingLevel(direction).number
      }
    var utf16: [UInt16] = []
    utf16.reserveCapacity(scalars.count)
    for scalar in scalars { utf16.append(contentsOf: UTF16.encode(scalar) ?? .init()) }

    let units: (paragraphLevel: UInt8, levels: [UInt8])
    do {
      var resolver = try ParagraphResolver()
      units = try resolver.levels(of: utf16, requestedLevel: requested)
    } catch {
      throw BidiError.engine(error.description)
    }

    if utf16.count == scalars.count { return units }
    var levels: [UInt8] = []
    levels.reserveCapacity(scalars.count)
    var unit = 0
    for scalar in scalars {
      levels.append(units.levels[unit])
      unit += UTF16.width(scalar)
    }
    return (units.paragraphLevel, levels)
  }
}
