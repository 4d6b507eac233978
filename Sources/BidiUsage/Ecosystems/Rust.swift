extension Ecosystem {
  /// The libraries rust-i18n and i18n-embed, and gettext in programs of GTK.
  static let rust = Ecosystem(
    name: "Rust", languages: [.rust],
    toolkits: ["web pages", "React Native", "GTK", "wxWidgets"],
    idioms: [
      LookupIdiom(
        names: ["t"], key: .literal(0), arguments: .collection(at: 1),
        example: "t!(\"key\", name = a)", source: "docs.rs/rust-i18n"),
      LookupIdiom(
        names: ["fl"], key: .literal(1), arguments: .collection(at: 2),
        example: "fl!(LOADER, \"key\", name = a)", source: "docs.rs/i18n-embed-fl"),
      LookupIdiom(
        names: ["gettext", "gettext_f"], key: .literal(0), arguments: .collection(at: 1),
        example: "gettext_f(\"key\", &[(\"name\", a)])", source: "docs.rs/gettext-rs"),
      LookupIdiom(
        names: ["ngettext", "ngettext_f"], key: .literal(1), arguments: .collection(at: 3),
        example: "ngettext_f(\"one\", \"key\", 2, &[(\"name\", a)])", source: "docs.rs/gettext-rs"),
      LookupIdiom(
        names: ["pgettext", "pgettext_f"], key: .literal(1), arguments: .collection(at: 2),
        example: "pgettext_f(\"menu\", \"key\", &[(\"name\", a)])", source: "docs.rs/gettext-rs"),
    ])
}
