#if canImport(UIKit) && canImport(SwiftUI)
  public import BidiText
  public import SwiftUI

  /// A text in the order, and at the edge, of its own direction.
  ///
  /// ```swift
  /// DirectionalText(message, by: .wordShare(above: 0.4))
  /// ```
  ///
  /// The order is carried by controls round each paragraph, so that it is the same whichever direction
  /// SwiftUI gives the paragraph. The view is as wide as it is let be, with the lines at the leading
  /// edge of the text. A text without a direction is shown as SwiftUI shows it.
  public struct DirectionalText: View {
    private let text: String
    private let strategy: DirectionStrategy
    private let style: ControlStyle

    /// Makes a text.
    ///
    /// - Parameters:
    ///   - text: The text, which is not localized.
    ///   - strategy: How the direction is found.
    ///   - style: Which controls are put round the paragraphs.
    public init(
      _ text: String, by strategy: DirectionStrategy = .firstStrongOutsideCode,
      style: ControlStyle = .embeddings
    ) {
      self.text = text
      self.strategy = strategy
      self.style = style
    }

    /// The text with its controls.
    public var body: some View {
      Text(verbatim: shownText)
        .frame(maxWidth: .infinity, alignment: .leading)
        .bidiText(text, by: strategy)
    }

    private var shownText: String {
      guard let direction = strategy.direction(of: text) else { return text }
      return switch style {
      case .embeddings: text.embedded(in: direction)
      case .isolates: text.isolated(in: direction)
      }
    }
  }
#endif
