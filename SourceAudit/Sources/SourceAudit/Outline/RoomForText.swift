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
  /// The class of a label, a style, and what a block sets up stand for many labels, of which some have room; what specifications of
  /// Texture lay out may grow. Of a file alone, a XIB and other types are not known: there the text may have room.
  func hasRoom(_ alignment: TextAlignment) -> Bool {
    let receiver = alignment.receiver
    let last = receiver.split(separator: ".").last.map(String.init) ?? ""
    if !knowsProject || ["", "self", "$0"].contains(receiver)
      || ShownTexts.labelsOfCells.contains(last)
    {
      return true
    }
    var views = names(of: tied(receiver, in: alignment.place.scope))
    let type = typeName(of: alignment.place.scope)
    if case .function(let name) = scopes[function(of: alignment.place.scope)].kind {
      views.insert(TiedView(type: type, name: name))
    }
    if let room = room(of: views) { return room == .wide }
    let own = views.reduce(into: Set<String>()) { $0.formUnion(types[$1] ?? []) }
    let isStyle = !own.isEmpty && !own.contains { Self.viewEnds.contains(where: $0.hasSuffix) }
    return isStyle || textureType(of: receiver, alignment.place) != nil
      || last.lowercased().contains("style")
      || framedNames[type]?.contains(receiver) ?? false
      || hasRoomElsewhere(receiver, last, alignment)
  }

  /// Ends of names of types that show a text.
  private static let viewEnds = ["Label", "View", "Button", "Node", "Cell", "Field"]

  /// Whether a XIB, or the file of another type, gives a view room.
  ///
  /// Where the type is not seen, all views of the name count.
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
    let own = owners.compactMap { known[$0] }
    return (own.isEmpty ? Array(known.values) : own).contains(.wide)
  }

  /// How wide a view with some names is beside its text; nil if nothing tells.
  func room(of views: Set<TiedView>) -> TextRoom? {
    if hugsText(views) { return .fitted }
    let ties = allTies(of: views)
    let isWide =
      ties.hasLines || ties.isStretched || !framed.isDisjoint(with: views)
      || !arranged.isDisjoint(with: views) || !frames(of: views).isEmpty
      || views.contains { masks[$0] != nil || isTextView($0) || isField($0) }
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
    framedNames[typeName(of: scope), default: []].insert(view)
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
