extension Ecosystem {
  /// Resource bundles of Java.
  static let javaBundles = Ecosystem(
    name: "Java bundles", languages: [.java, .kotlin],
    toolkits: ["Swing", "JavaFX"],
    idioms: [
      LookupIdiom(
        names: ["getString", "getMessage", "message", "tr", "get", "lang"], key: .literal(0),
        arguments: .rest(from: 1), isCertain: false, example: "bundle.getString(\"key\", a)",
        source: "docs.oracle.com/javase/8/docs/api/java/util/ResourceBundle.html")
    ])
}
