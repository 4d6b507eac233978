public import BidiAttributed
public import BidiText
public import Foundation

/// What a text is for, by which natural alignment is decided.
public enum TextRole: String, Sendable, Hashable, Codable, CaseIterable {
  /// A part of the interface, such as the title of a row.
  case label

  /// Text to read.
  case body

  /// Text that is being typed.
  case field
}

/// What natural alignment follows, for each role of a text.
public struct NaturalAlignmentPolicies: Sendable, Hashable {
  /// The policy for labels.
  public var label: NaturalAlignmentPolicy
  /// The policy for text to read.
  public var body: NaturalAlignmentPolicy
  /// The policy for text that is being typed.
  public var field: NaturalAlignmentPolicy

  /// Labels follow the interface, so that a list does not zigzag; text to read and to type follows
  /// its paragraphs.
  public static let standard = NaturalAlignmentPolicies(
    label: .followsLayout, body: .followsParagraph, field: .followsParagraph)

  /// Makes policies.
  public init(
    label: NaturalAlignmentPolicy, body: NaturalAlignmentPolicy, field: NaturalAlignmentPolicy
  ) {
    (self.label, self.body, self.field) = (label, body, field)
  }

  /// The policy for a role.
  subscript(role: TextRole) -> NaturalAlignmentPolicy {
    switch role {
    case .label: label
    case .body: body
    case .field: field
    }
  }
}

/// Text of a node, authored once for both directions.
public struct TextContent: Sendable, Hashable {
  /// The text.
  public enum Source: Sendable, Hashable {
    /// Text without attributes.
    case plain(String)

    /// Text with attributes; paragraphs with a style of their own keep it.
    case attributed(AttributedString)
  }

  /// The text.
  public var source: Source

  /// The style of paragraphs that have none of their own.
  public var style: ParagraphStyle

  /// What the text is for.
  public var role: TextRole

  /// The size of the letters, in points.
  public var fontSize: Double

  /// The color of the letters.
  public var color: LayoutColor

  /// What lies between the box and the text.
  public var insets: DirectionalEdgeInsets

  /// How many lines there are at most, where the text is wider than its box; 0 for any number, nil
  /// for a text that no program breaks.
  public var lineLimit: Int?

  /// How small the letters may become so that the text fits, as a part of their size.
  public var minimumScale: Double

  /// Makes text without attributes.
  public init(
    _ text: String, style: ParagraphStyle = ParagraphStyle(), role: TextRole = .label,
    fontSize: Double = 17, color: LayoutColor = LayoutColor(red: 0, green: 0, blue: 0)
  ) {
    self.init(.plain(text), style: style, role: role, fontSize: fontSize, color: color)
  }

  /// Makes text.
  public init(
    _ source: Source, style: ParagraphStyle = ParagraphStyle(), role: TextRole = .label,
    fontSize: Double = 17, color: LayoutColor = LayoutColor(red: 0, green: 0, blue: 0)
  ) {
    self.source = source
    self.style = style
    self.role = role
    self.fontSize = fontSize
    self.color = color
    insets = .zero
    lineLimit = nil
    minimumScale = 1
  }

  /// The text, without attributes.
  public var string: String {
    switch source {
    case .plain(let text): text
    case .attributed(let text): String(text.characters)
    }
  }
}
