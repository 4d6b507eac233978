internal import BidiAttributed
internal import BidiLayout
internal import BidiText
internal import Foundation

/// Reads what views say, and how it looks.
struct TextReader {
  let resources: InterfaceResources

  /// The size of the letters.
  func fontSize(_ element: Element, otherwise size: Double) -> Double {
    let font =
      element.child(key: "fontDescription") ?? element.child(key: "titleFontDescription")
    guard let font else { return size }
    if let points = font.number("pointSize") ?? font.number("size"), points > 0 { return points }
    return font["style"].flatMap { Self.textStyles[$0] } ?? size
  }

  /// Sizes of the styles of dynamic type at the size "large", as Apple's interface guidelines have them.
  private static let textStyles: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15,
    "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleCaption1": 12,
    "UICTFontTextStyleCaption2": 11,
  ]

  /// A text that stands in an attribute, or in an element of its own where it has line breaks.
  func string(_ element: Element, _ key: String) -> String? {
    if let text = element[key] { return text }
    guard let child = element.child(key: key),
      child.name == "string" || child.name == "mutableString"
    else { return nil }
    return child["base64-UTF8"] == nil ? child.text : Self.decoded(child.text)
  }

  /// Text with characters that XML cannot have is written in base 64.
  private static func decoded(_ text: String) -> String? {
    var letters = text.filter { !$0.isWhitespace }
    while letters.count % 4 != 0 { letters.append("=") }
    return Data(base64Encoded: letters).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The alignment by name.
  static func alignment(_ name: String?) -> ParagraphStyle.Alignment {
    name.flatMap(ParagraphStyle.Alignment.init(rawValue:)) ?? .natural
  }

  /// What a label, a field or a text view shows; nil for nothing.
  func content(
    of element: Element, _ property: String, role: TextRole, fontSize: Double, color: LayoutColor
  ) -> TextContent? {
    let style = ParagraphStyle(alignment: Self.alignment(element["textAlignment"]))
    if let attributed = element.child("attributedString", key: "attributed\(property.capitalized)")
    {
      let text = attributedText(attributed)
      guard !text.characters.isEmpty else { return nil }
      let font = attributed.children.lazy.compactMap(Self.size).first
      return TextContent(
        .attributed(text), style: style, role: role, fontSize: font ?? fontSize, color: color)
    }
    guard let text = string(element, property), !text.isEmpty else { return nil }
    return TextContent(text, style: style, role: role, fontSize: fontSize, color: color)
  }

  private static func size(ofFontIn fragment: Element) -> Double? {
    fragment.child("attributes")?.child("font")?.number("size").flatMap { $0 > 0 ? $0 : nil }
  }

  /// Fragments with the alignment and the writing direction of their paragraphs.
  private func attributedText(_ element: Element) -> AttributedString {
    var text = AttributedString()
    for fragment in element.children where fragment.name == "fragment" {
      guard let content = string(fragment, "content"), !content.isEmpty else { continue }
      var part = AttributedString(content)
      if let style = fragment.child("attributes")?.child("paragraphStyle") {
        var paragraph = ParagraphStyle(alignment: Self.alignment(style["alignment"]))
        switch style["baseWritingDirection"] {
        case "leftToRight": paragraph.baseWritingDirection = .leftToRight
        case "rightToLeft": paragraph.baseWritingDirection = .rightToLeft
        default: break
        }
        part[ParagraphStyleAttribute.self] = paragraph
      }
      text += part
    }
    return text
  }
}
