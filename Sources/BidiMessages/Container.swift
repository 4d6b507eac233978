public import BidiText

/// The place that a value is shown in, by the direction that it gives its paragraphs.
public enum Container: String, Sendable, Hashable, Codable, CaseIterable {
  /// Each paragraph takes the direction of its first strong character: labels of UIKit, AppKit and
  /// Android by default, HTML with `dir=auto`. Without one it takes that of the locale.
  case natural
  /// Paragraphs are right to left.
  case rtl
  /// Paragraphs are left to right.
  case ltr

  /// The direction that the container asks for.
  ///
  /// - Parameter localeDirection: The direction of the interface.
  /// - Returns: What the algorithm is to be asked for.
  public func baseDirection(in localeDirection: WritingDirection) -> BaseDirection {
    switch self {
    case .natural: .auto(fallback: localeDirection)
    case .rtl: .explicit(.rightToLeft)
    case .ltr: .explicit(.leftToRight)
    }
  }

  /// The direction that the container gives to a text.
  package func direction(of text: String, fallback: WritingDirection) -> WritingDirection {
    switch baseDirection(in: fallback) {
    case .explicit(let direction): direction
    case .auto(let fallback): WritingDirection(firstStrongIn: text) ?? fallback
    }
  }
}
