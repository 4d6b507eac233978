#if canImport(UIKit) && canImport(SwiftUI)
  public import BidiText
  public import SwiftUI

  extension View {
    /// Sets lines of text against the edge, and in the direction, that a text asks for.
    ///
    /// ```swift
    /// Text(message).bidiText(message)
    /// ```
    ///
    /// SwiftUI takes the direction of a paragraph from its first strong letter and its edge from the
    /// interface. Here both come from the text, by a strategy that is not misled by specifiers and
    /// names at its start; what has no direction has that of the interface.
    ///
    /// - Parameters:
    ///   - text: The text that is shown.
    ///   - strategy: How the direction is found.
    /// - Returns: The view.
    public func bidiText(_ text: String, by strategy: DirectionStrategy = .firstStrongOutsideCode)
      -> some View
    {
      modifier(BidiTextModifier(direction: strategy.direction(of: text)))
    }
  }

  private struct BidiTextModifier: ViewModifier {
    let direction: WritingDirection?

    func body(content: Content) -> some View {
      if let direction {
        content
          .environment(
            \.layoutDirection, SwiftUI.LayoutDirection(BidiText.LayoutDirection(direction))
          )
          .multilineTextAlignment(.leading)
      } else {
        content.multilineTextAlignment(.leading)
      }
    }
  }
#endif
