/// Views that stand at one side in every interface, texts in the middle, and views of Texture.
extension Outline {
  /// What the cure of an alignment says of what stands at one side in every interface, too: the view that has it, or what is beside
  /// it; empty where nothing is seen.
  func noteOfPlace(_ alignment: TextAlignment) -> String {
    let note = noteOfSide(alignment)
    let views = names(of: tied(alignment.receiver, in: alignment.place.scope))
    guard note.isEmpty, let width = frames(of: views).compactMap({ Amount($0.width).number }).first
    else { return note }
    return
      " \(alignment.receiver) is \(points(width)) wide by its frame, which stays at the left: turn it, too, as the text alone would stand at its right end."
  }

  private func noteOfSide(_ alignment: TextAlignment) -> String {
    let receiver = alignment.receiver
    if standsAtSide(receiver, alignment.place) {
      return
        " \(receiver) itself is placed by its left or right, too: turn both at once, as one alone moves the content away from its edge."
    }
    let views = names(of: tied(receiver, in: alignment.place.scope))
    let beside = views.reduce(into: Set<TiedView>()) { $0.formUnion(physicalNeighbours[$1] ?? []) }
    guard
      let other = beside.subtracting(views).map(\.name).min()
        ?? viewAtSide(beside: views)
    else { return "" }
    return
      " \(other) is placed beside it by left or right, too: turn both at once, as one alone moves the text away from it."
  }

  /// A view that a frame places at one side, in a function that gives frames to some views, too; nil for none.
  private func viewAtSide(beside views: Set<TiedView>) -> String? {
    let functions = Set(frames(of: views).map { function(of: $0.place.scope) })
    if functions.isEmpty { return nil }
    return frames.first { frame in
      [.afterEnd, .farSide].contains(frame.kind) && !frame.receiver.isEmpty
        && functions.contains(function(of: frame.place.scope))
        && names(of: view(of: frame)).isDisjoint(with: views)
    }?.receiver
  }

  /// What the cure of insets says of a button whose content stands at one side in every interface; empty for other views.
  func noteOfContent(_ insets: EdgeInsets) -> String {
    let views = names(of: tied(insets.receiver, in: insets.place.scope))
    let alignment = contentAlignments.first {
      ["left", "right"].contains($0.value) && views.contains(tied($0.receiver, in: $0.place.scope))
    }
    guard let alignment, !insets.receiver.isEmpty else { return "" }
    return
      " What \(insets.receiver) holds stands at the \(alignment.value) by contentHorizontalAlignment: turn both at once."
  }

  /// What the cure of an alignment says of insets of the same button that differ; empty where there are none.
  func noteOfInsets(_ alignment: TextAlignment) -> String {
    let views = names(of: tied(alignment.receiver, in: alignment.place.scope))
    let isLopsided = insets.contains {
      $0.left != $0.right && ButtonClasses.insets.contains($0.property)
        && views.contains(tied($0.receiver, in: $0.place.scope))
    }
    return isLopsided ? " Its insets at left and right differ, too: turn both at once." : ""
  }

  /// Notes that one view stands at the left or at the right of another one in every interface.
  mutating func addPhysicalNeighbours(_ first: TiedView, _ second: TiedView) {
    physicalNeighbours[first, default: []].insert(second)
    physicalNeighbours[second, default: []].insert(first)
  }

  /// Whether a view is placed by one of its sides, by a frame, a constraint, a property or its autoresizing mask.
  func standsAtSide(_ receiver: String, _ place: Place) -> Bool {
    if receiver.isEmpty { return false }
    let views = names(of: tied(receiver, in: place.scope))
    if !views.isDisjoint(with: sided) || staysAtSide(views) { return true }
    return views.reduce(into: Set<EdgeAttribute>()) { $0.formUnion(sides[$1] ?? []) }.count == 1
  }

  /// Whether insets belong to a view that itself stands at one side in every interface: they fit its place.
  ///
  /// Image and title of a button change places in the button, wherever that stands.
  func fitsItsSide(_ insets: EdgeInsets) -> Bool {
    guard !insets.receiver.isEmpty, insets.receiver != "self", !insets.isNamed else { return false }
    if ["imageEdgeInsets", "titleEdgeInsets"].contains(insets.property),
      showsImageAndTitle(insets) || !showsImageOrTitle(insets)
    {
      return false
    }
    let views = names(of: tied(insets.receiver, in: insets.place.scope))
    if !views.isDisjoint(with: atSide) || staysAtSide(views) { return true }
    return views.reduce(into: Set<EdgeAttribute>()) { $0.formUnion(sides[$1] ?? []) }.count == 1
      && !allTies(of: views).isFixedAtBothSides
  }

  /// Whether the text of a view stands in its middle.
  func centresText(_ view: String, _ place: Place) -> Bool {
    let views = names(of: tied(view, in: place.scope))
    return views.reduce(into: Set<String>()) { $0.formUnion(textSides[$1] ?? []) } == ["center"]
  }

  /// The type of Texture that a view is made of, such as `ASButtonNode`; nil for another view.
  func textureType(of receiver: String, _ place: Place) -> String? {
    if receiver.isEmpty { return nil }
    let own = names(of: tied(receiver, in: place.scope)).lazy.flatMap { types[$0] ?? [] }
    return own.filter { $0.hasPrefix("AS") && $0.hasSuffix("Node") }.min()
  }
}
