extension Ecosystem {
  /// Libraries of Go: go-i18n, gotext, golang.org/x/text, and the `Tr` of Gitea and Gogs, also in templates.
  static let go = Ecosystem(
    name: "Go", languages: [.go, .markup],
    toolkits: ["web pages"],
    idioms: [
      LookupIdiom(
        names: ["Tr"], key: .literal(0), arguments: .rest(from: 1),
        example: "c.Tr(\"key\", a)", source: "github.com/go-gitea/gitea, modules/translation"),
      LookupIdiom(
        names: ["TrN"], key: .literal(2), arguments: .rest(from: 3),
        example: "locale.TrN(3, \"one\", \"key\", a)",
        source: "github.com/go-gitea/gitea, modules/translation"),
      LookupIdiom(
        names: ["LocalizeConfig"], key: .labelled("MessageID"), arguments: .collection(at: 0),
        example:
          "localizer.MustLocalize(&i18n.LocalizeConfig{MessageID: \"key\", TemplateData: map[string]any{\"Name\": a }})",
        source: "pkg.go.dev/github.com/nicksnyder/go-i18n/v2/i18n#LocalizeConfig"),
      LookupIdiom(
        names: ["T"], receivers: ["i18n"], key: .literal(0), arguments: .collection(at: 1),
        example: "i18n.T(\"key\", a)", source: "pkg.go.dev/github.com/nicksnyder/go-i18n/i18n"),
      LookupIdiom(
        names: ["G"], receivers: ["i18n"], key: .literal(0), arguments: .around,
        example: "fmt.Sprintf(i18n.G(\"key\"), a)",
        source: "pkg.go.dev/github.com/snapcore/snapd/i18n"),
      LookupIdiom(
        names: ["Get"], receivers: ["gotext", "po", "locale"], key: .literal(0),
        arguments: .rest(from: 1), example: "gotext.Get(\"key\", a)",
        source: "pkg.go.dev/github.com/leonelquinteros/gotext#Get"),
      LookupIdiom(
        names: ["GetN"], receivers: ["gotext", "po", "locale"], key: .literal(1),
        arguments: .rest(from: 3), example: "gotext.GetN(\"one\", \"key\", 3, a)",
        source: "pkg.go.dev/github.com/leonelquinteros/gotext#GetN"),
      LookupIdiom(
        names: ["Sprintf", "Printf"], receivers: ["p", "printer"], key: .literal(0),
        arguments: .rest(from: 1), isCertain: false, example: "p.Sprintf(\"key\", a)",
        source: "pkg.go.dev/golang.org/x/text/message#Printer"),
    ])
}
