extension Ecosystem {
  /// Foundation, SwiftUI, and the generators SwiftGen and R.swift.
  static let apple = Ecosystem(
    name: "Apple", languages: [.swift, .c],
    idioms: [
      LookupIdiom(
        names: [
          "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringWithDefaultValue",
          "NSLocalizedStringFromTableInBundle", "localizedString", "localizedStringForKey",
        ], key: .literal(0), arguments: .around,
        example: "String(format: NSLocalizedString(\"key\", comment: \"\"), a)",
        source: "developer.apple.com/documentation/foundation/nslocalizedstring"),
      LookupIdiom(
        names: ["String"], key: .labelled("localized"), arguments: .around,
        example: "String(format: String(localized: \"key\"), a)",
        source: "developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)"),
      LookupIdiom(
        names: ["Text", "LocalizedStringKey", "LocalizedStringResource", "Label", "Button"],
        key: .literal(0), arguments: .around, example: "Text(\"key\")",
        source: "developer.apple.com/documentation/swiftui/text"),
      LookupIdiom(
        names: ["L10n", "Strings", "R.string.localizable"], key: .member,
        arguments: .rest(from: 0), example: "L10n.key(a)",
        source: "github.com/SwiftGen/SwiftGen, github.com/mac-cain13/R.swift"),
    ])
}
