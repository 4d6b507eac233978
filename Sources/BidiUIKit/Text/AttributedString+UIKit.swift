#if canImport(UIKit)
  public import BidiAttributed
  internal import BidiText
  public import Foundation
  internal import UIKit

  extension AttributedString {
    /// A text of UIKit, with its paragraph styles as those of the core.
    ///
    /// The attributes of the core's table are carried too. Those of UIKit alone, such as fonts and
    /// colors, are dropped: `resolvingBidiParagraphs(in:)` is a way that keeps
    /// them all.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - table: What to carry.
    public init(bidi text: NSAttributedString, carrying table: AttributeTable = .standard) {
      let copy = NSMutableAttributedString(attributedString: text)
      text.forEachParagraphStyle(in: NSRange(location: 0, length: text.length)) { style, range in
        copy.addAttribute(
          NSAttributedString.Key(ParagraphStyleAttribute.name),
          value: BidiAttributed.ParagraphStyle(style), range: range)
      }
      self.init(copy, carrying: table)
    }
  }

  extension NSAttributedString {
    /// The text with a paragraph style on each paragraph that says its direction and its edge.
    ///
    /// Each paragraph is resolved on its own, by its own style, direction and letters. Text and all
    /// other attributes stay as they are. A text that was resolved stays as it is in the same
    /// environment, but its edges are left and right now: keep the one that was authored.
    ///
    /// ```swift
    /// let environment = ParagraphEnvironment(layoutDirection: .rightToLeft)
    /// label.attributedText = text.resolvingBidiParagraphs(in: environment)
    /// ```
    ///
    /// - Parameter environment: Where the paragraphs are shown.
    /// - Returns: The text.
    /// - Complexity: O(*n* + *r*), *r* the number of runs.
    public func resolvingBidiParagraphs(in environment: ParagraphEnvironment) -> NSAttributedString
    {
      let result = NSMutableAttributedString(attributedString: self)
      let text = AttributedString(bidi: self)
      for paragraph in text.paragraphs(in: environment) {
        let range = NSRange(
          location: paragraph.start.utf16, length: paragraph.end.utf16 - paragraph.start.utf16)
        guard range.length > 0, NSMaxRange(range) <= length else { continue }
        var base = NSParagraphStyle.default
        forEachParagraphStyle(in: NSRange(location: range.location, length: 1)) { style, _ in
          base = style
        }
        result.addAttribute(
          .paragraphStyle,
          value: NSParagraphStyle.bidi(paragraph.resolvedStyle, over: base), range: range)
      }
      return NSAttributedString(attributedString: result)
    }

    fileprivate func forEachParagraphStyle(
      in range: NSRange, _ body: (NSParagraphStyle, NSRange) -> Void
    ) {
      // Unsafe is the pointer that would stop the enumeration, which nobody touches.
      unsafe enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
        if let style = value as? NSParagraphStyle { body(style, range) }
      }
    }
  }
#endif
