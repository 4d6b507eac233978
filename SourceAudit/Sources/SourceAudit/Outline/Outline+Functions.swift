internal import BidiSource

/// What the functions around places do.
extension Outline {
  /// Whether a place is in code of an image, or in a function that makes a bitmap or turns it: no view moves.
  func isOfBitmap(_ place: Place) -> Bool {
    let function = scopes[function(of: place.scope)]
    if case .function = function.kind, function.makesBitmap { return true }
    return ["UIImage", "NSImage", "CGImage", "CIImage"].contains(typeName(of: place.scope))
  }

  /// Whether a function keeps the page when the size of the screen changes: an offset becomes a number of a page, and that an
  /// offset again.
  func keepsPage(_ function: Int) -> Bool {
    guard case .function(let name) = scopes[function].kind,
      ["viewWillTransition", "willRotate", "willTransition"].contains(where: name.hasPrefix)
    else { return false }
    let uses = offsetUses[function] ?? []
    return uses.contains(.page) && (uses.contains(.jump) || scopes[function].givesOffset)
  }

  /// Whether a page is only rounded to and left again: the offset snaps to a whole page, which is right from both sides.
  func snaps(_ offset: ScrollOffset, _ function: Int) -> Bool {
    if offset.isGivenBack { return true }
    guard case .function(let name) = scopes[function].kind, !scopes[function].tellsPage else {
      return false
    }
    return name == "targetContentOffset"
      || name.hasPrefix("scrollViewWillEnd") && scopes[function].givesOffset
  }

  /// Notes that code asks for the side that something is set to, by the name of what has it: `menuPosition`, `side`.
  mutating func noteSide(_ name: String, in scope: Int) {
    if NameWords.split(name).last.map(Self.wordsOfSides.contains) ?? false {
      mark(scope) { $0.asksForSide = true }
    }
  }

  private static let wordsOfSides: Set<String> = [
    "side", "position", "edge", "placement", "alignment", "location",
  ]

  /// Whether the function of a place asks for a side that something is set to.
  func asksForSide(_ place: Place) -> Bool { scopes[function(of: place.scope)].asksForSide }

  /// Notes that the number of a page leaves a function.
  mutating func noteToldPage(in scope: Int) { mark(scope) { $0.tellsPage = true } }

  /// Notes that a function gives a scroll view the offset at which it will stop.
  mutating func noteGivenOffset(in scope: Int) { mark(scope) { $0.givesOffset = true } }

  /// Whether a place is in a function in which UIKit has views laid out.
  func isLaidOut(_ place: Place) -> Bool {
    guard case .function(let name) = scopes[function(of: place.scope)].kind else { return false }
    return ["layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews"].contains(name)
  }

  /// Whether a place is in a function that puts something at a place on a map.
  func isPlacedOnMap(_ place: Place) -> Bool {
    let function = scopes[function(of: place.scope)]
    if case .function = function.kind { return function.namesLatitude }
    return false
  }

  /// Whether a place is in a function that draws by numbers.
  func isDrawing(_ place: Place) -> Bool {
    var current: Int? = place.scope
    while let index = current {
      if case .function(let name) = scopes[index].kind,
        ["draw", "drawing", "render", "rendering"].contains(NameWords.split(name).first)
      {
        return true
      }
      current = scopes[index].parent
    }
    return false
  }
}
