extension Ecosystem {
  /// Libraries of web applications: i18next, vue-i18n, FormatJS, Angular, and the extensions of browsers.
  static let web = Ecosystem(
    name: "web", languages: [.javaScript, .markup, .php],
    idioms: [
      LookupIdiom(
        names: ["t", "$t", "translate", "$tc", "tc", "instant", "trans", "trans_choice", "__"],
        key: .literal(0), arguments: .collection(at: 1), example: "t('key', { name: a })",
        source: "www.i18next.com/translation-function/interpolation"),
      LookupIdiom(
        names: ["formatMessage"], key: .labelled("id"), arguments: .collection(at: 1),
        example: "intl.formatMessage({ id: 'key' }, { name: a })",
        source: "formatjs.github.io/docs/react-intl/api#formatmessage"),
      LookupIdiom(
        names: ["getMessage"], receivers: ["i18n"], key: .literal(0),
        arguments: .collection(at: 1), example: "chrome.i18n.getMessage('key', [a])",
        source: "developer.chrome.com/docs/extensions/reference/api/i18n"),
    ])
}
