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
    let search = NameSearch(names)
    var (fixed, others): (Set<String>, Set<String>) = ([], [])
    for file in files {
      let asked = names.filter { search.names(in: file.text).contains($0) && asks(file, for: $0) }
      if asked.isEmpty { continue }
      let outline = SourceAudit.outline(of: file)
      let isFixed =
        !outline.scopes.contains(where: \.namesCollectionView)
        && outline.handLaidPages.contains {
          outline.laysOutPagesByHand(outline.typeName(of: $0.place.scope))
        }
      if isFixed { fixed.formUnion(asked) } else { others.formUnion(asked) }
    }
    return fixed.subtracting(others)
  }

  private static func counters(in file: SourceFile) -> [String] {
    let outline = SourceAudit.outline(of: file)
    return outline.scrollOffsets.compactMap { offset in
      guard outline.typeName(of: offset.place.scope) == "UIScrollView",
        case .function(let name) = outline.scopes[outline.function(of: offset.place.scope)].kind
      else { return nil }
      return name
    }
  }

  /// Whether a file names a member of something that may scroll: not of a page control, which has a `currentPage` too.
  private static func asks(_ file: SourceFile, for member: String) -> Bool {
    let hash = WordReader.hash(member)
    var reader = WordReader(file.text, .init(path: file.path))
    var (last, before): (WordReader.Token?, WordReader.Token?) = (nil, nil)
    while let token = reader.next() {
      defer { (last, before) = (token, last) }
      guard token.kind == .word(hash), !token.isInLiteral,
        last?.kind == .sign(UInt8(ascii: ".")), let owner = before
      else { continue }
      let name = String(decoding: file.text[owner.range], as: UTF8.self).lowercased()
      if !["control", "indicator", "dots"].contains(where: name.contains) { return true }
    }
    return false
  }
}
