internal import BidiSource

/// Members of extensions of UIScrollView that count pages from the left: `extension UIScrollView { var currentPage: Int { … } }`.
enum PageCounters {
  /// Members that are asked for pages alone that are laid out by hand from the left.
  ///
  /// What lays the pages out is looked for in the files that name a member after a dot.
  ///
  /// - Parameter files: The source files.
  /// - Returns: The names of the members; none that nothing names.
  /// - Complexity: O(*n*). Only files that extend UIScrollView, and those that name such a member, are parsed.
  static func ofFixedPages(in files: some Collection<SourceFile>) -> Set<String> {
    let names = files.reduce(into: Set<String>()) { names, file in
      if file.text.contains(word: "extension UIScrollView") { names.formUnion(counters(in: file)) }
    }
    if names.isEmpty { return [] }
    let hashes = Dictionary(names.map { (WordReader.hash($0), $0) }) { first, _ in first }
    let search = NameSearch(names)
    var (fixed, others): (Set<String>, Set<String>) = ([], [])
    for file in files where !search.names(in: file.text).isEmpty {
      let asked = asked(hashes, by: file)
      if asked.isEmpty { continue }
      let outline = SourceAudit.outline(of: file)
      // A page control of UIKit turns round, and then shows another page than the one that stands there.
      let isFixed =
        !outline.scopes.contains { $0.namesCollectionView || $0.namesPageControl }
        && outline.typeFacts.values.contains { $0.steps.contains("") }
      if isFixed { fixed.formUnion(asked) } else { others.formUnion(asked) }
    }
    return fixed.subtracting(others)
  }

  private static func counters(in file: SourceFile) -> [String] {
    let outline = SourceAudit.outline(of: file)
    return outline.scrollOffsets.compactMap { offset in
      guard offset.unit?.isEmpty ?? true,
        outline.typeName(of: offset.place.scope) == "UIScrollView",
        case .function(let name) = outline.scopes[outline.function(of: offset.place.scope)].kind
      else { return nil }
      return name
    }
  }

  /// The members that a file names of something that may scroll: not of a page control, which has a `currentPage` too.
  private static func asked(_ names: [UInt64: String], by file: SourceFile) -> Set<String> {
    var reader = WordReader(file.text, .init(path: file.path))
    var (last, before): (WordReader.Token?, WordReader.Token?) = (nil, nil)
    var asked: Set<String> = []
    while let token = reader.next() {
      defer { (last, before) = (token, last) }
      guard case .word(let hash) = token.kind, let member = names[hash], !token.isInLiteral,
        last?.kind == .sign(UInt8(ascii: ".")), let owner = before
      else { continue }
      let name = String(decoding: file.text[owner.range], as: UTF8.self).lowercased()
      if !["control", "indicator", "dots"].contains(where: name.contains) { asked.insert(member) }
    }
    return asked
  }
}
