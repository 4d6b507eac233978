/// Labels that are as wide as their text for ever.
extension ObjectiveCReader {
  /// Removes alignments of labels that `sizeToFit` makes as wide as their text of one line, and that nothing makes wider or gives
  /// another text afterwards: variables of functions.
  ///
  /// Source: UIKit, UIView.h: sizeToFit.
  mutating func removeFitted() {
    if outline.fits.isEmpty { return }
    outline.alignments = outline.alignments.filter { alignment in
      let view = outline.tied(alignment.receiver, in: alignment.place.scope)
      guard view.function != nil, outline.fits[view] != nil, outline.otherNames[view] == nil,
        !outline.hasLines(alignment)
      else { return true }
      return !isFitted(view.name, in: alignment.place.scope)
    }
  }

  /// What a function does with a variable at a token.
  private enum Deed: Equatable {
    case declares, fits, changesText, keepsWidth, other
  }

  private func isFitted(_ name: String, in scope: Int) -> Bool {
    let uses = tokens.indices.filter {
      tokens[$0].text == name && scopes[$0] == scope && ![".", "->"].contains(text($0 - 1))
        && text($0 + 1) != ":"
    }
    let deeds = uses.map { (place: $0, deed: deed(at: $0)) }
    guard let fit = deeds.last(where: { $0.deed == .fits })?.place,
      deeds.contains(where: { $0.deed == .changesText })
    else { return false }
    return deeds.allSatisfy { place, deed in
      switch deed {
      case .changesText: place < fit
      case .other: false
      case .declares, .fits, .keepsWidth: true
      }
    }
  }

  private func deed(at index: Int) -> Deed {
    if text(index + 1) == "=" || text(index - 1) == "*" { return .declares }
    var member = ""
    if text(index + 1) == "." {
      member = text(index + 2)
      // What is only read changes nothing.
      if text(index + 3) != "=", !Self.lists.contains(member) { return .keepsWidth }
    } else if text(index - 1) == "[" {
      member = text(index + 1)
      if member.hasPrefix("set"), let first = member.dropFirst(3).first {
        member = first.lowercased() + member.dropFirst(4)
      }
    } else if text(index - 1) == ":" {
      return ["addSubview", "insertSubview"].contains(text(index - 2)) ? .keepsWidth : .other
    } else if text(index - 1) == "=", text(index - 2) == "titleView" {
      // A bar leaves its title as wide as it is.
      return .keepsWidth
    }
    if member == "sizeToFit" { return .fits }
    if ["text", "attributedText", "font"].contains(member) { return .changesText }
    return Self.keepsWidth.contains(member) ? .keepsWidth : .other
  }

  /// Members whose own members may be set.
  private static let lists: Set<String> = ["frame", "bounds"]

  private static let keepsWidth: Set<String> = [
    "textAlignment", "textColor", "alpha", "hidden", "backgroundColor", "tintColor", "center",
    "tag", "userInteractionEnabled", "opaque", "shadowColor", "shadowOffset", "numberOfLines",
    "lineBreakMode", "accessibilityIdentifier", "accessibilityLabel", "autoresizingMask",
  ]
}
