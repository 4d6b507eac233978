extension Ecosystem {
  /// Libraries of web applications: i18next, vue-i18n, next-intl, FormatJS, Angular, Svelte, and the extensions of browsers.
  static let web = Ecosystem(
    name: "web", languages: [.javaScript, .markup, .php],
    toolkits: ["web pages", "React Native"],
    idioms: [
      LookupIdiom(
        names: [
          "t", "$t", "translate", "$tc", "tc", "instant", "trans", "trans_choice", "__", "$te",
        ],
        key: .literal(0), arguments: .collection(at: 1), example: "t('key', { name: a })",
        source: "www.i18next.com/translation-function/interpolation"),
      LookupIdiom(
        names: ["rich", "markup"], receivers: ["t"], key: .literal(0),
        arguments: .collection(at: 1), example: "t.rich('key', { name: a })",
        counterExample: "text.rich('key', { name: a })",
        source: "next-intl.dev/docs/usage/translations#rich-text"),
      LookupIdiom(
        names: ["$_", "$format"], key: .literal(0), arguments: .collection(at: 1),
        example: "$_('key', { values: { name: a } })", counterExample: "_$('key')",
        source: "github.com/kaisermann/svelte-i18n/blob/main/docs/Formatting.md"),
      LookupIdiom(
        names: ["$gettext"], key: .literal(0), arguments: .collection(at: 1),
        example: "$gettext('key', { name: a })",
        source: "jshmrtn.github.io/vue3-gettext/functions.html"),
      LookupIdiom(
        names: ["$pgettext", "$ngettext"], key: .literal(1), arguments: .around,
        example: "$pgettext('context', 'key')",
        source: "jshmrtn.github.io/vue3-gettext/functions.html"),
      LookupIdiom(
        names: ["formatMessage"], key: .labelled("id"), arguments: .collection(at: 1),
        example: "intl.formatMessage({ id: 'key' }, { name: a })",
        source: "formatjs.github.io/docs/react-intl/api#formatmessage"),
      LookupIdiom(
        names: ["getMessage"], receivers: ["i18n"], key: .literal(0),
        arguments: .collection(at: 1), example: "chrome.i18n.getMessage('key', [a])",
        source: "developer.chrome.com/docs/extensions/reference/api/i18n"),
    ] + tags)

  /// Keys in tags, attributes and templates.
  private static let tags: [LookupIdiom] = [
    LookupIdiom(
      names: ["Trans", "Translation"], key: .component(attribute: "i18nKey", values: "values"),
      arguments: .around, example: "<Trans i18nKey=\"key\" values={{ name: a }} components={{}} />",
      counterExample: "<Trans i18nKey={key} /> <Link i18nKey=\"key\" />",
      source: "react.i18next.com/latest/trans-component"),
    LookupIdiom(
      names: ["FormattedMessage", "FormattedHTMLMessage"],
      key: .component(attribute: "id", values: "values"), arguments: .around,
      example: "<FormattedMessage id=\"key\" values={{ name: a }} />",
      counterExample: "<Input id=\"key\" values={{ name: a }} />",
      source: "formatjs.github.io/docs/react-intl/components#formattedmessage"),
    LookupIdiom(
      names: ["data-i18n", "data-i18n-key", "data-l10n-id"], key: .attribute, arguments: .around,
      example: "<p data-i18n=\"key\">", counterExample: "<p data-title=\"key\" :data-i18n=\"key\">",
      source: "github.com/i18next/jquery-i18next"),
    LookupIdiom(
      names: ["v-t"], key: .attribute, arguments: .around,
      example: "<p v-t=\"{ path: 'key', args: { name: a } }\">",
      counterExample: "<p v-if=\"'key'\" v-t=\"key\">",
      source: "vue-i18n.intlify.dev/api/directive"),
    LookupIdiom(
      names: ["keypath"], key: .attribute, arguments: .around,
      example: "<i18n-t keypath=\"key\">", counterExample: "<i18n-t :keypath=\"key\">",
      source: "vue-i18n.intlify.dev/guide/advanced/component"),
    LookupIdiom(
      names: ["translate", "transloco"], key: .piped, arguments: .around,
      example: "{{ 'key' | translate: { name: a } }}", counterExample: "{{ 'key' | uppercase }}",
      source: "github.com/ngx-translate/core, jsverse.gitbook.io/transloco"),
  ]
}
