// The public declarations of modules, one a line, from symbol graphs: what Scripts/release compares.
import Foundation

/// What is read of a symbol graph.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Name: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }

    let kind: Kind
    let identifier: Name
    let pathComponents: [String]
    let declarationFragments: [Fragment]?

    /// Whether it is one that somebody wrote or that its type promises, not a declaration of an extension.
    var isListed: Bool {
      kind.identifier != "swift.extension" && !identifier.precise.contains("::SYNTHESIZED::")
    }

    /// The path and the declaration, in one line.
    var line: String {
      let declaration = (declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(pathComponents.joined(separator: ".")): \(declaration)"
    }
  }

  let symbols: [Symbol]
}

@main
enum APIDigest {
  /// The folder of the graphs, then the modules.
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, arguments.count > 1 else {
      FileHandle.standardError.write(Data("APIDigest: GRAPHS MODULE...\n".utf8))
      exit(64)
    }
    for module in arguments.dropFirst() {
      var lines: Set<String> = []
      for file in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(module)") {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(module)/\(file)"))
        let symbols = try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
        lines.formUnion(symbols.filter(\.isListed).map { "\(module) \($0.line)" })
      }
      print(lines.sorted().joined(separator: "\n"))
    }
  }
}
