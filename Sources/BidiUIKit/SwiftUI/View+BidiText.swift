#if canImport(UIKit) && canImport(SwiftUI)
  public import BidiText
  public import SwiftUI

  extension View {
    /// Gives a view the layout direction of a text, and sets lines of text against its leading edge.
    ///
    /// ```swift
    /// TextField("Message", text: $message).bidiText(message)
    /// ```
    ///
    /// SwiftUI takes the edge from the interface. Here it comes from the text, by a strategy that is
    /// not misled by specifiers and names at its start; what has no direction has that of the
    /// interface. In which order the pieces of a line are shown is not changed, which a modifier
    /// cannot do: for that there is ``DirectionalText``.
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
            \.layoutDirection, SwiftUI.LayoutDirection(UserInterfaceLayoutDirection(direction))
          )
          .multilineTextAlignment(.leading)
      } else {
        content.multilineTextAlignment(.leading)
      }
    }
  }
#endif
