extension Ecosystem {
  /// KI18n, which puts the arguments in itself; its keys are texts of the base language.
  static let kde = Ecosystem(
    name: "KDE", languages: [.c],
    toolkits: ["Qt"],
    idioms: [
      LookupIdiom(
        names: ["i18n", "xi18n"], key: .literal(0), arguments: .rest(from: 1),
        example: "i18n(\"key\", a)", source: ki18n),
      LookupIdiom(
        names: ["i18nc", "xi18nc"], key: .literal(1), arguments: .rest(from: 2),
        example: "i18nc(\"@info\", \"key\", a)", source: ki18n),
      LookupIdiom(
        names: ["i18np", "xi18np"], key: .literal(1), arguments: .rest(from: 2),
        example: "i18np(\"one\", \"key\", a)", source: ki18n),
      LookupIdiom(
        names: ["i18ncp", "xi18ncp"], key: .literal(2), arguments: .rest(from: 3),
        example: "i18ncp(\"@info\", \"one\", \"key\", a)", source: ki18n),
    ], collectsTexts: true)

  private static let ki18n = "api.kde.org/ki18n-index.html, the programmer's guide"
}
