import BidiText

/// The arguments that a text names in braces: `{name}`, `${x}`, `%{count}`, `{count, plural, …}`.
enum MessageNames {
  /// What differs between a text and that of the base language, as phrases.
  ///
  /// A name may stand as often as the language needs it, and with another type or format.
  static func differences(of text: String, from base: String) -> [String] {
    let (mine, theirs) = (names(in: text), names(in: base))
    let extra = mine.filter { mine in !theirs.contains { $0.name == mine.name } }
    let missing = theirs.filter { theirs in !mine.contains { $0.name == theirs.name } }
    return missing.map { "\($0.written) of the base language is missing" }
      + extra.map { "\($0.written) takes an argument that the base language does not have" }
  }

  private static func names(in text: String) -> [(name: String, written: String)] {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
    var found: [(name: String, written: String)] = []
    func add(_ new: (name: String, written: String)) {
      if !found.contains(where: { $0.name == new.name }) { found.append(new) }
    }
    let kinds: Set<Island.Kind> = [.formatSpecifier, .messageArgument]
    for island in text.islands(IslandOptions(kinds: kinds, findsNested: false)) {
      let written = text[island.range]
      guard let brace = written.firstIndex(of: "{") else { continue }
      // `{{x}}` is no `{x}`: another program reads it.
      let opener = written[...brace] + written[brace...].dropFirst().prefix { $0 == "{" }
      let name = written.dropFirst(opener.count).drop { $0 == " " }
        .prefix { !" ,:|}".contains($0) }
      let isMessage = island.kind == .messageArgument
      add((String(opener + name), isMessage ? "{\(name), …}" : String(written)))
      // The texts of a message stand in braces too.
      guard isMessage else { continue }
      for inner in MessageBranches.texts(of: written) { names(in: String(inner)).forEach(add) }
    }
    return found
  }
}
