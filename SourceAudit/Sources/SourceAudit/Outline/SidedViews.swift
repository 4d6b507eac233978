/// Views that stand at one side in every interface, texts in the middle, and views of Texture.
extension Outline {
  /// What the cure of an alignment says of the view that has it, if the view itself is placed by its left or its right; empty for
  /// other views.
  func noteOfPlace(_ alignment: TextAlignment) -> String {
    standsAtSide(alignment.receiver, alignment.place)
      ? " \(alignment.receiver) itself is placed by its left or right, too: turn both at once, as one alone moves the content away from its edge."
      : ""
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
