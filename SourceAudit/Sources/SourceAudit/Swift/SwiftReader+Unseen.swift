/// Views that are made and given to nothing that shows them.
extension SwiftReader {
  /// Takes out what is said of views that nobody sees.
  mutating func removeUnseen(_ uses: ValueUses) {
    var known: [String: [Range<Int>]] = [:]
    func isUnseen(_ receiver: String, _ place: Outline.Place) -> Bool {
      if receiver.isEmpty { return false }
      let stretches = known[receiver] ?? uses.stretchesOfUnseen(receiver)
      known[receiver] = stretches
      return stretches.contains { $0.contains(place.offset) }
    }
    outline.frames.removeAll { isUnseen($0.receiver, $0.place) }
    outline.alignments.removeAll { isUnseen($0.receiver, $0.place) }
    outline.contentAlignments.removeAll { isUnseen($0.receiver, $0.place) }
    outline.insets.removeAll { isUnseen($0.receiver, $0.place) }
    removeHidden(uses)
    removeEmpty(uses)
    removeFitted(uses)
  }
}

extension ValueUses {
  /// Members of views by which nothing else gets the view, and nothing shows it.
  private static let plainMembers: Set<String> = [
    "frame", "bounds", "center", "alpha", "isHidden", "backgroundColor", "tintColor",
    "cornerRadius", "contentMode", "clipsToBounds", "transform", "text", "font", "textColor",
    "textAlignment", "numberOfLines", "title", "image", "titleLabel", "isEnabled",
    "contentHorizontalAlignment", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
    "accessibilityIdentifier", "accessibilityLabel", "isUserInteractionEnabled", "sizeToFit",
    "setTitle", "setImage", "setTitleColor", "addTarget", "autoresizingMask", "layoutMargins",
    "translatesAutoresizingMaskIntoConstraints",
  ]

  /// The stretches in which a name stands for a view that the file makes for itself and only sets properties of.
  fileprivate func stretchesOfUnseen(_ name: String) -> [Range<Int>] {
    let declared = declarations[name] ?? []
    guard declared.contains(where: \.isMadeForFile) else { return [] }
    let (own, ofAnyMember) = usesOfDeclarations(of: name)
    func areHarmless(_ uses: [Use]) -> Bool {
      uses.allSatisfy { Self.plainMembers.contains($0.member) }
    }
    guard areHarmless(ofAnyMember) else { return [] }
    return zip(declared, own).compactMap { declaration, uses in
      declaration.isMadeForFile && areHarmless(uses) ? declaration.scope : nil
    }
  }
}
