/// A kind of view, by the direction that it gives to paragraphs.
public enum DisplayContainer: String, Sendable, Hashable, Codable, CaseIterable {
  /// Each paragraph has the direction of its first strong character, or of the locale if it has none. Labels of UIKit,
  /// AppKit and Android by default, HTML with `dir=auto`.
  case natural
  /// Paragraphs are right to left.
  case rightToLeft = "rtl"
  /// Paragraphs are left to right.
  case leftToRight = "ltr"

  /// The container that gives all paragraphs a direction.
  public init(_ direction: WritingDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// The base direction that the container gives to paragraphs.
  ///
  /// - Parameter localeDirection: The direction of the interface.
  /// - Returns: The base direction for the Unicode Bidirectional Algorithm.
  public func baseDirection(in localeDirection: WritingDirection) -> BaseDirection {
    switch self {
    case .natural: .auto(fallback: localeDirection)
    case .rightToLeft: .explicit(.rightToLeft)
    case .leftToRight: .explicit(.leftToRight)
    }
  }

  /// The direction that the container gives to a text.
  package func direction(of text: String, fallback: WritingDirection) -> WritingDirection {
    baseDirection(in: fallback).direction(of: text)
  }
}

extension BaseDirection {
  /// The direction that a paragraph gets.
  package func direction(of text: String) -> WritingDirection {
    switch self {
    case .explicit(let direction): direction
    case .auto(let fallback): WritingDirection(firstStrongIn: text) ?? fallback
    }
  }
}
