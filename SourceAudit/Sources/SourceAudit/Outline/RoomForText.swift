internal import BidiSource

/// How wide a view is beside the text that it shows.
enum TextRoom: Sendable {
  /// Something gives the view a width of its own, or its text may have several lines: an alignment moves the text.
  case wide
  /// The view is as wide as its text.
  case fitted
}

/// Whether there is room in which an alignment moves a text.
///
/// A label without room is as wide as its text, and looks the same with every alignment. So a fault needs evidence of room.
extension Outline {
  /// Whether something is seen that gives the view of a text more width than the text needs, or the text several lines.
  ///
  /// The class of a label, a style, and what a block sets up stand for many labels, of which not each has room. Of a file alone, a XIB and other types are not known: there the text may have room.
  func hasRoom(_ alignment: TextAlignment) -> Bool {
    let receiver = alignment.receiver
    let last = receiver.split(separator: ".").last.map(String.init) ?? ""
    if !knowsProject || last == "textLabel" { return true }
    var views = names(of: tied(receiver, in: alignment.place.scope))
    let type = typeName(of: alignment.place.scope)
    if case .function(let name) = scopes[function(of: alignment.place.scope)].kind {
      views.insert(TiedView(type: type, name: name))
    }
    if let room = room(of: views) { return room == .wide }
    return isStyleOfLines(views)
      || framedNames[function(of: alignment.place.scope)]?.contains(receiver) ?? false
      || hasRoomElsewhere(receiver, last, alignment)
  }

  /// Whether a style of paragraphs is for several lines: it says how far apart these are, or where they begin.
  private func isStyleOfLines(_ views: Set<TiedView>) -> Bool {
    allTies(of: views).hasLines
      && views.contains { view in
        types[view]?.contains { $0.hasSuffix("ParagraphStyle") } ?? false
          || view.name.lowercased().hasSuffix("style")
          || view.name.lowercased().contains("paragraph")
      }
  }

  /// Whether a view is in a stack view that is seen to make it wider than its text: a column that fills, or a row in which nothing
  /// else takes the room.
  private func isFilled(_ views: Set<TiedView>) -> Bool {
    rows.contains { row in
      guard row.views.contains(where: views.contains) else { return false }
      var (arrangement, names) = (row.arrangement, Set<TiedView>())
      if let stack = row.stack {
        names = self.names(of: stack)
        for part in rows where part.stack.map(names.contains) ?? false {
          arrangement.formUnion(part.arrangement)
        }
        for name in names { arrangements[name].map { arrangement.formUnion($0) } }
      }
      if arrangement.isColumnOfContents || arrangement.isRowOfContents { return false }
      if !arrangement.distributions.isDisjoint(with: ["fillEqually", "fillProportionally"]) {
        return true
      }
      // Of a stack view that is made elsewhere, the axis has to be seen.
      guard row.isMade || !arrangement.axes.isEmpty else { return false }
      return names.isEmpty || !arranged.isDisjoint(with: names) || !allTies(of: names).hugs
    }
  }

  /// Whether a XIB, or the file of another type, gives a view room.
  ///
  /// Where the type is not seen, all views of the name have to have room.
  private func hasRoomElsewhere(
    _ receiver: String, _ name: String, _ alignment: TextAlignment
  ) -> Bool {
    guard let known = rooms[name] else { return false }
    let owner = receiver.dropLast(name.count).drop { $0 == "." }.split(separator: ".")
      .joined(separator: ".")
    let owners =
      owner.isEmpty
      ? [typeName(of: alignment.place.scope)]
      : names(of: tied(owner, in: alignment.place.scope)).reduce(into: []) { $0 += types[$1] ?? [] }
    if owners.isEmpty { return known.values.allSatisfy { $0 == .wide } }
    return owners.contains { known[$0] == .wide }
  }

  /// How wide a view with some names is beside its text; nil if nothing tells.
  func room(of views: Set<TiedView>) -> TextRoom? {
    if hugsText(views) { return .fitted }
    let ties = allTies(of: views)
    let isWide =
      ties.breaksLines || ties.isShownWide || !framed.isDisjoint(with: views)
      || isFilled(views) || !frames(of: views).isEmpty
      || views.contains { masks[$0]?.hasFlexibleWidth ?? false || isTextView($0) || isField($0) }
    return isWide ? .wide : nil
  }

  /// Whether a view is one to type a text into, by its type or its name: it has room for what is typed.
  private func isField(_ view: TiedView) -> Bool {
    types[view]?.contains { $0.hasSuffix("Field") || $0.hasSuffix("SearchBar") } ?? false
      || ["field", "input"].contains(NameWords.split(view.name).last)
  }

  /// The view that an assignment gives a frame or a width, by what is assigned to, without spaces: `label` for `label.frame`, and for
  /// `label.frame.size`; nil for another one.
  static func framedView(_ target: String) -> String? {
    let ends = [
      ".frame", ".bounds", ".frame.size", ".bounds.size", ".frame.size.width",
      ".bounds.size.width", ".frame.width", ".width", ".size",
    ]
    guard let end = ends.first(where: target.hasSuffix) else { return nil }
    return String(target.dropLast(end.count))
  }

  /// Notes that a view has a frame that code gives it.
  mutating func noteFramed(view: String, in scope: Int) {
    if view.isEmpty { return }
    framed.insert(tied(view, in: scope))
    framedNames[function(of: scope), default: []].insert(view)
  }

  /// How wide the views of the file's types are beside their texts, of some names: by the name, then by the type.
  func rooms(named names: Set<String>) -> [String: [String: TextRoom]] {
    var views = Set(ties.keys)
    views.formUnion(arranged)
    views.formUnion(framed)
    views.formUnion(otherNames.keys)
    views.formUnion(framesOfViews.keys)
    var rooms: [String: [String: TextRoom]] = [:]
    for view in views where view.function == nil && names.contains(view.name) {
      rooms[view.name, default: [:]][view.type] = room(of: self.names(of: view))
    }
    return rooms
  }
}
