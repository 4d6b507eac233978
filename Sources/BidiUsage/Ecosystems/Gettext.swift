extension Ecosystem {
  /// gettext, in the languages that it is used in; its keys are texts of the base language.
  static let gettext = Ecosystem(
    name: "gettext", languages: [.c, .python, .javaScript, .php, .cSharp],
    toolkits: ["GTK", "wxWidgets", "web pages", "React Native"],
    idioms: [
      LookupIdiom(
        names: [
          "_", "N_", "gettext", "__", "wxTRANSLATE", "i18n", "_e", "esc_html__", "esc_attr__",
          "gettext_lazy", "ugettext", "pgettext_lazy", "XO", "XXO", "XC", "_t",
          "_u", "wxGetTranslation", "_x", "_ex", "esc_html_x", "esc_attr_x",
        ], key: .literal(0), arguments: .around, example: "printf(_(\"key\"), a)",
        source: "gnu.org/software/gettext/manual/html_node/Mark-Keywords.html"),
      LookupIdiom(
        names: ["C_", "NC_", "pgettext", "npgettext", "i18nc", "dgettext"],
        key: .literal(1), arguments: .around, example: "printf(C_(\"context\", \"key\"), a)",
        source: "docs.gtk.org/glib/i18n.html"),
      LookupIdiom(
        names: ["ngettext", "_n", "_nx", "wxPLURAL", "i18np"], key: .literal(1), arguments: .around,
        example: "printf(ngettext(\"one\", \"key\", a), a)",
        source: "gnu.org/software/gettext/manual/html_node/Plural-forms.html"),
      // Other objects have functions of these names too.
      LookupIdiom(
        names: ["GetString"], key: .literal(0), arguments: .rest(from: 1), isCertain: false,
        example: "Catalog.GetString(\"key\", a)", source: "docs.go-mono.com, Mono.Unix.Catalog"),
      LookupIdiom(
        names: ["GetPluralString"], key: .literal(1), arguments: .rest(from: 3), isCertain: false,
        example: "Catalog.GetPluralString(\"one\", \"key\", 2, a)",
        source: "docs.go-mono.com, Mono.Unix.Catalog"),
    ], collectsTexts: true)
}
