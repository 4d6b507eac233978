extension Ecosystem {
  /// Resource bundles of Java, also in the pages of Thymeleaf.
  static let javaBundles = Ecosystem(
    name: "Java bundles", languages: [.java, .kotlin, .markup],
    toolkits: ["Swing", "JavaFX"],
    idioms: [
      LookupIdiom(
        names: ["getString", "getMessage", "message", "tr", "get", "lang"], key: .literal(0),
        arguments: .rest(from: 1), isCertain: false, example: "bundle.getString(\"key\", a)",
        source: "docs.oracle.com/javase/8/docs/api/java/util/ResourceBundle.html"),
      LookupIdiom(
        names: [], key: .expression, arguments: .around, example: "<p th:text=\"#{key}\">",
        counterExample: "<p th:text=\"${key}\">",
        source: "thymeleaf.org/doc/tutorials/3.1/usingthymeleaf.html#messages"),
    ])
}
