/// The ways to look up texts in files of a language, found by the hash of an identifier.
struct IdiomTable: Sendable {
  /// A way to look up texts, found by one of its names.
  struct Candidate: Sendable {
    let idiom: LookupIdiom

    /// The identifiers of the name, such as `R` and `string`.
    let name: [String]
  }

  private(set) var byHash: [UInt32: [Candidate]] = [:]

  /// Functions that are given references, and the place of the first argument after the reference.
  private(set) var takers: [String: Int] = [:]

  /// The functions that give a translated text, whatever key they are given.
  private(set) var translators: Set<String> = []

  private static let generatedName = Array("L10n".utf8)

  /// The ways to look up texts that an identifier may begin.
  func candidates(_ index: Int, in file: TokenizedFile) -> [Candidate] {
    if let known = byHash[file.tokens[index].hash] { return known }
    // Modules give the types that SwiftGen makes a name before the usual one: `VectorL10n`.
    guard file.language == .swift || file.language == .c, file.tokens[index].end - file.tokens[index].start > 4,
      file.bytes(of: index).suffix(4).elementsEqual(Self.generatedName)
    else { return [] }
    return byHash[SourceToken.hash(of: Self.generatedName)] ?? []
  }

  init(_ ecosystems: [Ecosystem], _ language: SourceLanguage) {
    for ecosystem in ecosystems where ecosystem.languages.contains(language) {
      takers.merge(ecosystem.takers) { first, _ in first }
      translators.formUnion(ecosystem.takers.keys)
      for idiom in ecosystem.idioms {
        if case .literal = idiom.key, idiom.isCertain { translators.formUnion(idiom.names) }
        for name in idiom.names {
          let parts = name.split(separator: ".").map(String.init)
          guard let first = parts.first else { continue }
          byHash[SourceToken.hash(of: first.utf8), default: []].append(
            Candidate(idiom: idiom, name: parts))
        }
      }
    }
  }
}
