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

  /// Whether a component is given a function by its parameters, or takes it out of an object of the program:
  /// `function Row({ formatSize }) {`, `const { size: formatSize } = useUnits()`.
  ///
  /// - Parameter name: The token of the function that is called.
  /// - Returns: Whether it is; no for a function of an object that a library gives.
  func isGiven(_ name: Int) -> Bool {
    file.places(like: name).contains { place in
      guard place < name, let around = file.brackets(around: place), !file.isDot(place - 1) else {
        return false
      }
      if isParameter(place, around) { return true }
      guard file.isOpen(around.open, "{"), file.has(around.close + 1, "="),
        ["const", "let", "var"].contains(file.text(of: around.open - 1))
      else { return false }
      let value = around.close + 2..<file.endOfExpression(from: around.close + 2)
      return !value.contains { isOfLibrary($0) }
    }
  }

  /// Whether a name stands among the parameters of a function, also in an object that is one.
  private func isParameter(_ place: Int, _ around: (open: Int, close: Int)) -> Bool {
    var (open, close) = around
    if file.isOpen(open, "{"), let outer = file.brackets(around: open) { (open, close) = outer }
    guard file.isOpen(open, "("),
      place == around.open + 1 || file.has(place - 1, ",")
        || file.has(place - 1, ":") && !file.has(place - 2, "?")
    else { return false }
    return file.has(close + 1, "=>") || FunctionReader.endOfParameters(open, in: file) == close
  }

  /// Whether an object, or the function that gives it, is one of a library: `require('units')`, `useIntl()`, `intl`.
  private func isOfLibrary(_ index: Int) -> Bool {
    if file.has(index, "require"), file.isOpen(index + 1, "("),
      let path = file.literal(index + 2..<index + 3)
    {
      return !Self.isOfProgram(path)
    }
    guard file.isIdentifier(index), !file.isDot(index - 1) || file.has(index, "intl") else {
      return false
    }
    return file.has(index, "intl") || path(of: index).map { !Self.isOfProgram($0) } ?? false
  }

  private static func isOfProgram(_ path: String) -> Bool {
    path.hasPrefix(".") || path.hasPrefix("@/") || path.hasPrefix("~")
  }

  /// The path, if the name at a place is one that is imported there.
  private func path(at place: Int) -> String? {
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
