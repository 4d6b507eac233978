/// The font that a text asks for: families in order, and a style.
///
/// ```swift
/// var font = TextFont(["Noto Sans", "Noto Sans Arabic"], size: 17)
/// font.weight = 700
/// ```
public struct TextFont: Sendable, Hashable, Codable {
  /// The names of families, the best first; fontconfig knows `sans-serif`, `serif` and `monospace` too.
  public var families: [String]

  /// The size of the letters, in points.
  public var size: Double

  /// The weight of OpenType, from 1 to 1000: 400 is regular, 700 bold.
  public var weight: Double

  /// Whether letters are slanted.
  public var isItalic: Bool

  /// Settings of the font, in the syntax of HarfBuzz: `liga=0`, `ss01`.
  public var features: [String]

  /// The space that is added after each glyph, in points.
  ///
  /// Ligatures that are not needed are left out where it is not 0, as in CSS.
  public var letterSpacing: Double

  /// Makes a font.
  ///
  /// - Parameters:
  ///   - families: The names of families, the best first.
  ///   - size: The size of the letters, in points; one that is negative or not finite counts as 0.
  ///   - weight: The weight of OpenType.
  ///   - isItalic: Whether letters are slanted.
  ///   - features: Settings of the font.
  ///   - letterSpacing: The space that is added after each glyph.
  public init(
    _ families: [String] = ["sans-serif"], size: Double = 17, weight: Double = 400,
    isItalic: Bool = false, features: [String] = [], letterSpacing: Double = 0
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
    self.letterSpacing = letterSpacing
  }

  /// The size, and 0 for one that cannot be.
  var drawnSize: Double { size.isFinite && size > 0 ? size : 0 }
}
