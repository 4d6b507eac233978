internal import BidiAttributed
internal import Foundation

extension TextContent: Codable {
  private enum CodingKeys: String, CodingKey {
    case string, attributed, style, role, fontSize, color, insets, lineLimit, minimumScale
  }

  /// Reads a text; only `string`, or `attributed` in the form of an `ArchivedAttributedString`, is
  /// needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let attributed = try values.decodeIfPresent(ArchivedAttributedString.self, forKey: .attributed)
    let source: Source =
      if let attributed { .attributed(attributed.text) } else {
        .plain(try values.decode(String.self, forKey: .string))
      }
    self.init(
      source, style: try values.value(.style, otherwise: ParagraphStyle()),
      role: try values.value(.role, otherwise: .label),
      fontSize: try values.value(.fontSize, otherwise: 17),
      color: try values.value(.color, otherwise: LayoutColor(red: 0, green: 0, blue: 0)))
    insets = try values.value(.insets, otherwise: .zero)
    lineLimit = try values.decodeIfPresent(Int.self, forKey: .lineLimit)
    minimumScale = try values.value(.minimumScale, otherwise: 1)
  }

  /// Writes what differs from a new text.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    let new = TextContent("")
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch source {
    case .plain(let text): try values.encode(text, forKey: .string)
    case .attributed(let text):
      try values.encode(ArchivedAttributedString(text), forKey: .attributed)
    }
    try values.encode(style, .style, unless: new.style)
    try values.encode(role, .role, unless: new.role)
    try values.encode(fontSize, .fontSize, unless: new.fontSize)
    try values.encode(color, .color, unless: new.color)
    try values.encode(insets, .insets, unless: new.insets)
    try values.encodeIfPresent(lineLimit, forKey: .lineLimit)
    try values.encode(minimumScale, .minimumScale, unless: new.minimumScale)
  }
}
