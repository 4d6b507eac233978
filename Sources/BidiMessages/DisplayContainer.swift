public import BidiText

/// The place that a value is shown in, by the direction that it gives its paragraphs.
public enum DisplayContainer: String, Sendable, Hashable, Codable, CaseIterable {
  /// Each paragraph takes the direction of its first strong character: labels of UIKit, AppKit and
  /// Android by default, HTML with `dir=auto`. Without one it takes that of the locale.
  case natural
  /// Paragraphs are right to left.
  case rightToLeft = "rtl"
  /// Paragraphs are left to right.
  case leftToRight = "ltr"

  /// The container whose paragraphs have a direction.
  public init(_ direction: WritingDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// The direction that the container asks for.
  ///
  /// - Parameter localeDirection: The direction of the interface.
  /// - Returns: What the algorithm is to be asked for.
  public func baseDirection(in localeDirection: WritingDirection) -> BaseDirection {
    switch self {
    case .natural: .auto(fallback: localeDirection)
    case .rightToLeft: .explicit(.rightToLeft)
    case .leftToRight: .explicit(.leftToRight)
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
