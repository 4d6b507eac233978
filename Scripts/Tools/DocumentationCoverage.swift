// Counts public symbols with and without documentation, from symbol graphs: Scripts/docs --coverage.
import Foundation

/// What is read of a symbol graph.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Name: Decodable { let precise: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Location: Decodable { let uri: String }

    let kind: Kind
    let identifier: Name
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?

    var path: String { pathComponents.joined(separator: "/") }

    /// Whether somebody wrote the symbol: not the compiler, and not a declaration of an extension.
    var isWritten: Bool {
      location != nil && kind.identifier != "swift.extension"
        && !identifier.precise.contains("::SYNTHESIZED::")
    }

    var isDocumented: Bool { docComment?.lines.contains { !$0.text.isEmpty } == true }
    var hasExample: Bool { docComment?.lines.contains { $0.text == "```swift" } == true }
  }

  let symbols: [Symbol]
}

/// The public symbols of a module, and its landing page.
struct Module {
  let name: String
  private var own: [SymbolGraph.Symbol] = []
  /// Those that extend other modules.
  private var extending: [(module: String, symbol: SymbolGraph.Symbol)] = []
  private let landingPage: String
  private let catalog: String

  init(name: String, graphs folder: String) throws {
    self.name = name
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      let symbols = try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
        .filter(\.isWritten)
      let names = file.dropLast(".symbols.json".count).split(separator: "@")
      if names.count == 1 {
        own += symbols
      } else {
        extending += symbols.map { (String(names[1]), $0) }
      }
    }
    let folder = "Sources/\(name)/\(name).docc"
    landingPage = (try? String(contentsOfFile: "\(folder)/\(name).md", encoding: .utf8)) ?? ""
    let articles = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    catalog = articles.compactMap {
      try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
    .joined()
  }

  private var all: [SymbolGraph.Symbol] { own + extending.map(\.symbol) }

  var count: Int { all.count }
  var undocumented: [String] { all.filter { !$0.isDocumented }.map(\.path) }

  /// What a reader can start from: types, functions, and members of other modules' types.
  var entryPoints: [(path: String, symbol: SymbolGraph.Symbol)] {
    own.filter { $0.pathComponents.count == 1 }.map { ($0.path, $0) }
      + extending.map { ("\($0.module)/\($0.symbol.path)", $0.symbol) }
  }

  /// Those that the landing page does not name under a topic; calls of one name are told apart there by
  /// a hash after the path.
  var unlisted: [String] {
    entryPoints.map(\.path).filter { path in
      !landingPage.contains("``\(path)``") && !landingPage.contains("``\(path)-")
    }
  }

  /// Those without an example of their own, and that no example of the module's articles names.
  var withoutExample: [String] {
    let code = catalog.components(separatedBy: "```")
    let examples = stride(from: 1, to: code.count, by: 2).map { code[$0] }
      .filter { $0.hasPrefix("swift\n") }.joined()
    // An example of a member shows its type.
    let shown = Set(own.filter(\.hasExample).compactMap(\.pathComponents.first))
    return entryPoints.filter { path, symbol in
      guard !symbol.hasExample, !shown.contains(path) else { return false }
      let name = (symbol.pathComponents.last ?? "").prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      return !examples.contains(name)
    }.map(\.path)
  }
}

@main enum Tool {
  static func main() throws {
    let graphs = CommandLine.arguments[1]
    var isComplete = true
    for name in CommandLine.arguments.dropFirst(2) {
      let module = try Module(name: name, graphs: "\(graphs)/\(name)")
      let missing = module.undocumented
      let entries = module.entryPoints.count
      print(
        "\(name): \(module.count - missing.count) of \(module.count) public symbols have a doc comment, "
          + "\(entries - module.unlisted.count) of \(entries) entry points are on the landing page, "
          + "\(entries - module.withoutExample.count) have an example")
      for path in missing { print("  no doc comment: \(path)") }
      for path in module.unlisted { print("  not on the landing page: \(path)") }
      // Examples of every entry point are asked for where people begin.
      if name == "BidiText" { for path in module.withoutExample { print("  no example: \(path)") } }
      isComplete = isComplete && missing.isEmpty && module.unlisted.isEmpty
    }
    exit(isComplete ? 0 : 1)
  }
}
