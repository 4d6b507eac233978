extension Ecosystem {
  /// The i18n of Rails.
  static let ruby = Ecosystem(
    name: "Rails", languages: [.ruby],
    toolkits: ["web pages", "React Native"],
    idioms: [
      LookupIdiom(
        names: ["t", "translate"], key: .literal(0), arguments: .collection(at: 1),
        example: "I18n.t(\"key\", name: a)", source: "guides.rubyonrails.org/i18n.html")
    ])
}
