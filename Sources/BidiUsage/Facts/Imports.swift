/// Tells where a file takes a name from: another file of the program, or a library.
struct Imports {
  let file: TokenizedFile

  /// The path that JavaScript imports a name from: `./units` in `import { short as size } from './units'` and in
  /// `const size = require('./units')`; nil for a name that no statement imports.
  func path(of name: Int) -> String? {
    for place in file.places(like: name) {
      if let path = path(at: place) { return path }
    }
    return nil
  }

  /// Whether a file of the program gives a name its meaning: `from .widgets import Path`, `path = require('./path')`.
  func isOfProgram(_ name: Int) -> Bool {
    if file.language == .python {
      return file.places(like: name).contains { place in
        let start = Scopes(file: file).startOfStatement(before: place)
        return file.has(start, "from") && file.has(start + 1, ".")
          && (start..<place).contains { file.has($0, "import") }
      }
    }
    return path(of: name).map { Self.isOfProgram($0) } ?? false
  }

  /// Whether a library that is known to write values gives a name its meaning: an import from it, or a value that it makes, as in
  /// `const { formatNumber } = useIntl()`.
  ///
  /// - Parameter name: The token of the name.
  /// - Returns: Whether it does; no for a name that comes from elsewhere.
  func isOfLibrary(_ name: Int) -> Bool {
    // `({ round }) => round(size)`
    guard Scopes(file: file).binding(of: name) != .given else { return false }
    if let path = path(of: name) { return Self.isOfLibrary(path) }
    return values(of: name).contains { value in value.contains { isOfLibraryItself($0) } }
  }

  /// Whether a name is imported from a library, is `Intl`, or is `intl`, which libraries give to components.
  ///
  /// `intl` is that of a library where the file imports what gives it, and where it has no other value: `const intl = useLocale()`.
  func isOfLibraryItself(_ name: Int) -> Bool {
    guard file.isIdentifier(name) else { return false }
    if !file.isDot(name - 1), let path = path(of: name) { return Self.isOfLibrary(path) }
    switch file.text(of: name) {
    case "Intl": return true
    case "intl", "$intl":
      return isGivenLibrary
        && (file.isDot(name - 1)
          ? file.has(name - 2, "this") || file.has(name - 2, "props")
          : values(of: name).allSatisfy(isGivenToComponent))
    default: return false
    }
  }

  /// Whether a value is made by a library, or is among what a component is given: `this.props`.
  private func isGivenToComponent(_ value: Range<Int>) -> Bool {
    value.contains { index in
      guard file.isIdentifier(index) else { return false }
      return file.text(of: index) == "props" || path(of: index).map(Self.isOfLibrary) ?? false
    }
  }

  /// What the file sets a name to, also as one of several: `const { formatNumber } = useIntl()`.
  private func values(of name: Int) -> [Range<Int>] {
    file.places(like: name).compactMap { place in
      guard !file.isDot(place - 1) else { return nil }
      var end = place
      if !file.has(place + 1, "="), let around = file.brackets(around: place),
        file.isOpen(around.open, "{")
      {
        end = around.close
      }
      guard file.has(end + 1, "="), !file.has(end + 2, "=") else { return nil }
      return end + 2..<max(end + 2, file.endOfExpression(from: end + 2))
    }
  }

  /// Whether the file imports what gives components the `intl` of a library, or the services of Ember, which have that of ember-intl.
  ///
  /// Sources: formatjs.github.io/docs/react-intl/api (`injectIntl`, `IntlShape`), ember-intl.github.io.
  private var isGivenLibrary: Bool {
    file.tokens.indices.contains { index in
      guard file.isIdentifier(index) else { return false }
      switch file.text(of: index) {
      case "injectIntl", "IntlShape", "WrappedComponentProps":
        return path(at: index).map(Self.isOfLibrary) ?? false
      case "from": return file.literal(index + 1..<index + 2) == "@ember/service"
      default: return false
      }
    }
  }

  /// Whether a path is that of a package which writes numbers, dates, sizes and prices.
  ///
  /// Other packages may be folders of the program: `utils/units`.
  private static func isOfLibrary(_ path: String) -> Bool {
    packages.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Source: the pages of the packages at npmjs.com.
  private static let packages: [String] = [
    "@angular", "@formatjs", "@internationalized", "@lingui", "@nextcloud", "@wordpress",
    "accounting", "d3-format", "date-fns", "dayjs", "ember-intl", "filesize", "format-duration",
    "globalize", "humanize-duration", "i18next", "lodash", "lodash-es", "luxon", "moment",
    "next-intl", "numbro", "numeral", "pretty-bytes", "pretty-ms", "react-i18next", "react-intl",
    "svelte-i18n", "use-intl", "vue-i18n",
  ]

  private static func isOfProgram(_ path: String) -> Bool {
    path.hasPrefix(".") || path.hasPrefix("@/") || path.hasPrefix("~")
  }

  /// The path, if the name at a place is one that is imported there.
  private func path(at place: Int) -> String? {
    // `import { useIntl as useBase }` gives the other name.
    guard !file.has(place + 1, "as") else { return nil }
    let scopes = Scopes(file: file)
    var (first, last) = (scopes.startOfStatement(before: place), place)
    if let around = file.brackets(around: place), file.isOpen(around.open, "{") {
      // `import { Path } from './path'`
      (first, last) = (scopes.startOfStatement(before: around.open), around.close)
    }
    if file.has(first, "import") {
      return (last..<min(last + Self.mostOfPath, file.tokens.count)).lazy
        .compactMap { file.literal($0..<$0 + 1) }.first
    }
    guard file.has(last + 1, "="), file.has(last + 2, "require"), file.isOpen(last + 3, "(") else {
      return nil
    }
    return file.literal(last + 4..<last + 5)
  }

  /// How many tokens after the names of an import are looked at for the path.
  private static let mostOfPath = 12
}
