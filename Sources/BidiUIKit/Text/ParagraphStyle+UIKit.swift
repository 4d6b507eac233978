#if canImport(UIKit)
  public import BidiAttributed
  public import BidiText
  public import UIKit

  extension BidiAttributed.ParagraphStyle {
    /// A style of UIKit.
    ///
    /// Indents and tab stops of UIKit are measured from the edge where the lines of the paragraph
    /// begin, as those of the core are. Left and right stay left and right: what they mean in old
    /// styles is said by `LeftRightMeaning` when the style is resolved.
    ///
    /// - Parameter style: The style. What the core has no property for, such as line heights and
    ///   hyphenation, is not taken over.
    public init(_ style: NSParagraphStyle) {
      self.init(
        alignment: .init(style.alignment),
        baseWritingDirection: WritingDirection(style.baseWritingDirection))
      firstLineHeadIndent = Double(style.firstLineHeadIndent)
      headIndent = Double(style.headIndent)
      tailIndent = Double(style.tailIndent)
      lineSpacing = Double(style.lineSpacing)
      paragraphSpacing = Double(style.paragraphSpacing)
      paragraphSpacingBefore = Double(style.paragraphSpacingBefore)
      tabStops = style.tabStops.map { TabStop($0) }
      defaultTabInterval = Double(style.defaultTabInterval)
    }
  }

  extension TabStop {
    /// A tab stop of UIKit.
    ///
    /// - Parameter tab: The tab stop; a natural one is leading.
    public init(_ tab: NSTextTab) {
      let alignment: Alignment =
        switch tab.alignment {
        case .left: .left
        case .right: .right
        case .center: .center
        case .natural, .justified: .leading
        @unknown default: .leading
        }
      self.init(location: Double(tab.location), alignment: alignment)
    }
  }

  extension NSParagraphStyle {
    /// A style that UIKit draws a paragraph with.
    ///
    /// - Parameters:
    ///   - style: The style, resolved for the paragraph.
    ///   - base: A style that has what the core has no property for, such as line heights.
    /// - Returns: The style.
    public static func bidi(
      _ style: ResolvedParagraphStyle, over base: NSParagraphStyle = .default
    ) -> NSParagraphStyle {
      let result = NSMutableParagraphStyle()
      result.setParagraphStyle(base)
      result.alignment = NSTextAlignment(style.alignment)
      result.baseWritingDirection = NSWritingDirection(style.writingDirection)
      result.firstLineHeadIndent = CGFloat(style.firstLineHeadIndent)
      result.headIndent = CGFloat(style.headIndent)
      result.tailIndent = CGFloat(style.tailIndent)
      result.lineSpacing = CGFloat(style.lineSpacing)
      result.paragraphSpacing = CGFloat(style.paragraphSpacing)
      result.paragraphSpacingBefore = CGFloat(style.paragraphSpacingBefore)
      result.tabStops = style.tabs.map {
        NSTextTab(textAlignment: $0.alignment.textAlignment, location: CGFloat($0.location))
      }
      result.defaultTabInterval = CGFloat(style.defaultTabInterval)
      return result
    }
  }

  extension ResolvedParagraphStyle.Tab.Alignment {
    /// UIKit has decimal tabs only as terminators of right-aligned ones.
    fileprivate var textAlignment: NSTextAlignment {
      switch self {
      case .left: .left
      case .right, .decimal: .right
      case .center: .center
      }
    }
  }
#endif
