/// The files that programs make HTML of, which shows line feeds as spaces.
///
/// Sources: HTML, "white-space: normal"; Django's `blocktranslate` and Angular's `i18n` keep the line feeds of a template, and
/// the browser folds them.
enum MarkupTemplate {
  /// Endings that say so wherever they stand: `page.html`, `page.html.erb`, `page.html.twig`.
  private static let markup: Set<Substring> = ["html", "htm", "xhtml"]

  /// Endings of template languages that make nothing but markup: Zope, Vue, Svelte, Jakarta, Haml, Pug, Slim, Razor, PHP.
  private static let templates: Set<Substring> = [
    "pt", "zpt", "vue", "svelte", "jsp", "haml", "pug", "slim", "cshtml", "phtml",
  ]

  /// Whether a path, as files name the place of a text, is that of such a file.
  static func isAt(_ path: some StringProtocol) -> Bool {
    let name =
      path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map { $0.lowercased() } ?? ""
    let endings = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    return endings.contains(where: markup.contains) || endings.last.map(templates.contains) ?? false
  }
}
