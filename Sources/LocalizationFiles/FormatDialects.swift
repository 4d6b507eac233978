import MessageSyntax

/// The dialects that the programs of an ecosystem have.
extension MessageDialects {
  /// Foundation's formats, names that an app replaces by itself, the forms that Wikipedia's apps have, and MessageFormat 2.
  static let apple = MessageDialects.names.union([
    .printf, .catalogNumber, .strftime, .icu, .mediaWiki, .messageFormat2, .buildVariable,
  ])

  /// The formats of `java.util.Formatter` and ICU, and else the same.
  static let android = MessageDialects.names.union([
    .printf, .javaDates, .strftime, .icu, .mediaWiki, .messageFormat2, .buildVariable,
  ])

  /// The places that Compose Multiplatform fills in by itself, and names that an app replaces.
  static let compose = MessageDialects.names.union([.composePlace])
}

extension LocalizationEntry {
  /// Takes the dialects of a file, if nothing in it says more.
  mutating func take(_ dialects: MessageDialects) {
    if self.dialects == .usual { self.dialects = dialects }
  }
}
