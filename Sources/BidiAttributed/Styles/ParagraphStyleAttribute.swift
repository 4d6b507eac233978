public import Foundation

extension AttributeScopes {
  /// The attributes of this package.
  public var bidi: BidiAttributes.Type { BidiAttributes.self }

  /// The attributes of this package, with those of Foundation.
  public struct BidiAttributes: AttributeScope {
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute

    /// The attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

/// The style of a paragraph: an attribute that holds for whole paragraphs.
///
/// Paragraphs are those of Foundation here, which end at LF, CR, CR LF and PS. A stretch up to another
/// separator of UAX #9, such as NEL, is a paragraph with a direction of its own, and has the style of the
/// paragraph of Foundation that it stands in.
///
/// In Markdown: `^[text](bidiParagraphStyle: {alignment: 'leading', headIndent: 20})`, where Foundation reads
/// Markdown.
public enum ParagraphStyleAttribute: CodableAttributedStringKey,
  MarkdownDecodableAttributedStringKey
{
  /// A style.
  public typealias Value = ParagraphStyle

  /// The name in archives.
  public static let name = "BidiKit.ParagraphStyle"

  /// The name in Markdown.
  public static let markdownName = "bidiParagraphStyle"

  /// The attribute holds for whole paragraphs.
  public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
}

extension AttributeDynamicLookup {
  /// Finds an attribute of `AttributeScopes.BidiAttributes` by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.BidiAttributes, Key>
  ) -> Key { self[Key.self] }
}
