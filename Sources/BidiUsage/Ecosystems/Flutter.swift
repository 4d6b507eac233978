extension Ecosystem {
  /// The localizations that Flutter generates, and the libraries easy_localization, intl and i18n_extension.
  static let flutter = Ecosystem(
    name: "Flutter", languages: [.dart],
    toolkits: ["Flutter"],
    idioms: [
      LookupIdiom(
        names: [
          "AppLocalizations", "Localizations", "S", "l10n", "localizations", "appLocalizations",
          "loc",
        ],
        key: .member, arguments: .rest(from: 0),
        example: "AppLocalizations.of(context)!.key(a)",
        source: "docs.flutter.dev/ui/accessibility-and-internationalization/internationalization"),
      LookupIdiom(
        names: ["tr", "plural"], key: .literal(0), arguments: .collection(at: 1),
        example: "tr('key', args: [a])", source: "pub.dev/packages/easy_localization"),
      LookupIdiom(
        names: ["tr", "plural"], key: .receiver, arguments: .collection(at: 0),
        example: "'key'.tr(args: [a])", source: "pub.dev/packages/easy_localization"),
      LookupIdiom(
        names: ["trParams", "trArgs"], key: .receiver, arguments: .collection(at: 0),
        example: "'key'.trArgs([a])", source: "pub.dev/packages/get"),
      LookupIdiom(
        names: ["i18n"], key: .receiver, arguments: .around,
        example: "'key'.i18n", source: "pub.dev/packages/i18n_extension"),
    ])
}
