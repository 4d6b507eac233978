public import Foundation

/// A color, with parts from 0 to 1.
public struct TextColor: Sendable, Hashable, Codable {
  /// The part of red.
  public var red: Double
  /// The part of green.
  public var green: Double
  /// The part of blue.
  public var blue: Double
  /// How much of what is behind is covered.
  public var alpha: Double

  /// Makes a color.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Black.
  public static let black = TextColor(red: 0, green: 0, blue: 0)

  /// White.
  public static let white = TextColor(red: 1, green: 1, blue: 1)
}

/// The font of a stretch of text.
public enum TextFontAttribute: CodableAttributedStringKey {
  /// A font.
  public typealias Value = TextFont
  /// The name in archives.
  public static let name = "BidiKit.TextFont"
}

/// The color of a stretch of text.
public enum TextColorAttribute: CodableAttributedStringKey {
  /// A color.
  public typealias Value = TextColor
  /// The name in archives.
  public static let name = "BidiKit.TextColor"
}
