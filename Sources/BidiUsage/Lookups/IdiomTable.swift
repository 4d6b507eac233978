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

  init(_ ecosystems: [Ecosystem], _ language: SourceLanguage) {
    for ecosystem in ecosystems where ecosystem.languages.contains(language) {
      takers.merge(ecosystem.takers) { first, _ in first }
      for idiom in ecosystem.idioms {
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
