public import BidiText
public import Foundation

extension Locale {
  /// The direction that the locale's language is written in, by its script.
  ///
  /// ```swift
  /// Locale(identifier: "uz_Arab_AF").writingDirection  // .rightToLeft
  /// Locale(identifier: "ar-Latn").writingDirection  // .leftToRight
  /// ```
  ///
  /// Nil for an identifier without a language, and for languages whose script CLDR does not know. See
  /// `WritingDirection.init(locale:)` of BidiText, which gives the same on every system.
  public var writingDirection: WritingDirection? { WritingDirection(locale: identifier) }

  /// The direction of an interface in the locale: the side that it begins on.
  ///
  /// ```swift
  /// Locale(identifier: "he_IL").layoutDirection  // .rightToLeft
  /// ```
  ///
  /// Nil where ``writingDirection`` is.
  public var layoutDirection: UserInterfaceLayoutDirection? {
    writingDirection.map { UserInterfaceLayoutDirection($0) }
  }
}

extension Locale.Language {
  /// The direction that the language is written in, by its script.
  ///
  /// ```swift
  /// Locale.Language(identifier: "az-Arab").writingDirection  // .rightToLeft
  /// Locale.Language(languageCode: "ks", script: "Deva").writingDirection  // .leftToRight
  /// ```
  ///
  /// Nil for languages whose script CLDR does not know. `characterDirection` is Foundation's answer: it is
  /// `leftToRight` for most of these.
  public var writingDirection: WritingDirection? { WritingDirection(locale: bidiIdentifier) }

  /// The direction of an interface in the language: the side that it begins on.
  ///
  /// ```swift
  /// Locale.Language(identifier: "ar").layoutDirection  // .rightToLeft
  /// ```
  ///
  /// Nil where ``writingDirection`` is.
  public var layoutDirection: UserInterfaceLayoutDirection? {
    writingDirection.map { UserInterfaceLayoutDirection($0) }
  }

  /// What was said of the language, as a BCP 47 identifier: `zh-Hant-TW`.
  var bidiIdentifier: String {
    let parts = Locale.Language.Components(language: self)
    let names = [
      parts.languageCode?.identifier, parts.script?.identifier, parts.region?.identifier,
    ]
    return names.compactMap(\.self).joined(separator: "-")
  }
}

extension Locale.LanguageDirection {
  /// Foundation's name of a direction; `unknown` for nil.
  ///
  /// ```swift
  /// Locale.LanguageDirection(WritingDirection.rightToLeft)  // .rightToLeft
  /// ```
  ///
  /// - Parameter direction: The direction.
  public init(_ direction: WritingDirection?) {
    self =
      switch direction {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case nil: .unknown
      }
  }
}

extension WritingDirection {
  /// A direction by Foundation's name of it; nil for an unknown one, and for columns.
  ///
  /// ```swift
  /// WritingDirection(Locale.LanguageDirection.rightToLeft)  // .rightToLeft
  /// WritingDirection(Locale.LanguageDirection.topToBottom)  // nil
  /// ```
  ///
  /// - Parameter direction: Foundation's `characterDirection` of a language or the like.
  public init?(_ direction: Locale.LanguageDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

extension UserInterfaceLayoutDirection {
  /// A direction by Foundation's name of it; nil for an unknown one, and for columns.
  ///
  /// - Parameter direction: Foundation's `characterDirection` of a language or the like.
  public init?(_ direction: Locale.LanguageDirection) {
    guard let direction = WritingDirection(direction) else { return nil }
    self.init(direction)
  }
}
