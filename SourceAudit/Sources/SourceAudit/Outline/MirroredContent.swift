internal import BidiSource

/// What UIKit mirrors by itself, what has no side, and what a system does not have.
extension Outline {
  /// Controls of UIKit that lay out what they hold, whatever its alignment is.
  ///
  /// Source: UIKit, UITextField.h: textAlignment; UISegmentedControl.h.
  static let controlsWithoutAlignment: Set<String> = [
    "UITextField", "UISearchTextField", "UISegmentedControl", "UISlider", "UISwitch", "UIStepper",
    "UIPageControl", "UIDatePicker",
  ]

  private static let endsOfNames = [
    ["text", "field"], ["segmented", "control"], ["page", "control"], ["date", "picker"],
  ]

  /// Whether an alignment of the content has no effect in a control, by its type, that of the class around, or its name.
  func laysOutAlone(_ alignment: TextAlignment) -> Bool {
    let without = Self.controlsWithoutAlignment.union(controlsWithoutAlignment)
    if ["", "self"].contains(alignment.receiver) {
      return without.contains(typeName(of: alignment.place.scope))
    }
    let views = names(of: tied(alignment.receiver, in: alignment.place.scope))
    let types = views.reduce(into: Set<String>()) { $0.formUnion(self.types[$1] ?? []) }
    if !types.isEmpty { return !types.isDisjoint(with: without) }
    let name = alignment.receiver.split(separator: ".").last.map(String.init) ?? ""
    let end = Array(NameWords.split(name).suffix(2))
    return Self.endsOfNames.contains(end)
  }

  /// Whether an alignment of the content is seen to be that of a button.
  ///
  /// Of a file alone, it may be.
  func isOfButton(_ alignment: TextAlignment) -> Bool {
    if !knowsProject { return true }
    let views = names(of: tied(alignment.receiver, in: alignment.place.scope))
    let own = views.reduce(into: Set<String>()) { $0.formUnion(types[$1] ?? []) }
    if !own.isEmpty { return own.contains { plainButtons.contains($0) || $0.hasSuffix("Button") } }
    let name = alignment.receiver.split(separator: ".").last.map(String.init) ?? ""
    return !views.isDisjoint(with: texts.buttons)
      || ["button", "btn"].contains(NameWords.split(name).last)
  }

  /// Whether insets are those of a section of a collection view, which the flow layout mirrors with its rows.
  ///
  /// The left leads, and the right trails. A layout that computes frames itself counts from the left.
  func areOfMirroredSection(_ insets: EdgeInsets) -> Bool {
    guard
      insets.property == "sectionInset"
        || scopes[function(of: insets.place.scope)].givesSectionInsets
    else { return false }
    let type = typeName(of: insets.place.scope)
    return !scopes.indices.contains { index in
      guard case .function(let name) = scopes[index].kind else { return false }
      return name.hasPrefix("layoutAttributesFor") && typeName(of: index) == type
    }
  }

  /// Words of views that only adorn an end.
  private static let adornments: Set<String> = [
    "fade", "fader", "gradient", "gradients", "shadow", "shade", "mask", "blur", "arrow",
    "overlay", "curtain", "vignette",
  ]

  /// Whether a view at the right end has a counterpart of its kind at the left end, made for that side: both stand as far from
  /// their ends, are as wide, and hold nothing to read.
  func isOneOfPair(_ frame: PlacedFrame) -> Bool {
    let stem = Self.stem(of: frame.receiver)
    return !Self.adornments.isDisjoint(with: stem)
      && hasCounterpart(frame) { Self.stem(of: $0.receiver) == stem }
  }

  /// Whether another view of the function stands as far from the left end as this one does from the right end, and is as wide: only
  /// what the two hold tells whether they have to change places.
  func hasCounterpart(
    _ frame: PlacedFrame, where isAlike: (PlacedFrame) -> Bool = { _ in true }
  ) -> Bool {
    guard let start = LinearSum(frame.x), let width = LinearSum(frame.width) else { return false }
    return frames.contains { other in
      guard other.receiver != frame.receiver, isAlike(other),
        function(of: other.place.scope) == function(of: frame.place.scope),
        let otherStart = LinearSum(other.x),
        let otherWidth = LinearSum(other.width), width.difference(from: otherWidth) == 0
      else { return false }
      return start.adding(width, times: 1).adding(otherStart, times: 1).isOne
    }
  }

  /// The words of a name of a view without numbers.
  private static func stem(of receiver: String) -> [String] {
    NameWords.split(receiver.filter { $0.isLetter || $0 == "_" })
  }

  /// What a cure says after something that a version of iOS is the first to have; empty if the app runs on no older one.
  func since(_ system: Double) -> String {
    leastSystem ?? 0 >= system ? "" : " (from iOS \(number(system)) on)"
  }
}
