extension Ecosystem {
  /// Foundation, SwiftUI, and the generators SwiftGen and R.swift.
  static let apple = Ecosystem(
    name: "Apple", languages: [.swift, .c],
    toolkits: ["UIKit and AppKit"],
    idioms: [
      LookupIdiom(
        names: [
          "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringWithDefaultValue",
          "NSLocalizedStringFromTableInBundle",
        ], key: .literal(0), arguments: .around,
        example: "String(format: NSLocalizedString(\"key\", comment: \"\"), a)",
        source: "developer.apple.com/documentation/foundation/nslocalizedstring"),
      LookupIdiom(
        names: ["localizedString", "localizedStringForKey", "localized", "localize"],
        key: .literal(0), arguments: .rest(from: 1),
        example:
          "String.localizedStringWithFormat(bundle.localizedString(forKey: \"key\", value: nil, table: nil), a)",
        source:
          "developer.apple.com/documentation/foundation/bundle/localizedstring(forkey:value:table:)"
      ),
      LookupIdiom(
        names: ["String"], key: .labelled("localized"), arguments: .around, isCertain: false,
        example: "String(format: String(localized: \"key\"), a)",
        source:
          "developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)"
      ),
      LookupIdiom(
        names: ["Text", "LocalizedStringKey", "LocalizedStringResource", "Label", "Button"],
        key: .literal(0), arguments: .around, isCertain: false, example: "Text(\"key\")",
        source: "developer.apple.com/documentation/swiftui/text"),
      LookupIdiom(
        names: ["localized", "localizedString", "tr", "l10n", "i18n"], key: .receiver,
        arguments: .around, example: "String(format: \"key\".localized, a)",
        source: "a custom of applications, such as github.com/marmelroy/Localize-Swift"),
      LookupIdiom(
        names: ["localizedFormat", "localizedPlural"], key: .receiver, arguments: .rest(from: 0),
        example: "\"key\".localizedFormat(a)", source: "github.com/marmelroy/Localize-Swift"),
      LookupIdiom(
        names: ["L10n", "Strings", "R.string.localizable"], key: .member,
        arguments: .rest(from: 0), example: "L10n.key(a)",
        source: "github.com/SwiftGen/SwiftGen, github.com/mac-cain13/R.swift"),
    ], collectsTexts: true)
}
