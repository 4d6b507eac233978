internal import BidiLayout

/// A constraint of a file, as it stands there.
struct InterfaceConstraint: Sendable {
  /// What an attribute belongs to.
  enum Item: Sendable, Hashable {
    case view(Element)
    case guide(InterfaceGuide)

    var element: Element {
      switch self {
      case .view(let element): element
      case .guide(let guide): guide.element
      }
    }
  }

  /// An attribute of Interface Builder.
  struct Attribute: Sendable, Hashable {
    /// The name without what says that it is one of the margins.
    let name: String

    /// Whether it is measured inside the layout margins.
    let isOfMargins: Bool

    init(_ text: String) {
      if text.hasSuffix("WithinMargins") {
        (name, isOfMargins) = (String(text.dropLast(13)), true)
      } else if text.hasSuffix("Margin") {
        (name, isOfMargins) = (String(text.dropLast(6)), true)
      } else {
        (name, isOfMargins) = (text, false)
      }
    }

    var isKnown: Bool { Self.known.contains(name) }
    var isLength: Bool { name == "width" || name == "height" }
    var isSide: Bool { isPhysical || isDirectional || name == "top" || name == "bottom" }
    var isPhysical: Bool { name == "left" || name == "right" }
    var isDirectional: Bool { name == "leading" || name == "trailing" }
    var isVertical: Bool { Self.vertical.contains(name) }

    private static let vertical: Set<String> = [
      "top", "bottom", "centerY", "baseline", "firstBaseline", "lastBaseline",
    ]
    private static let known: Set<String> = vertical.union([
      "left", "right", "leading", "trailing", "centerX", "width", "height",
    ])

    /// The side that follows the interface and is the same from left to right.
    var directional: String? {
      switch name {
      case "left": "leading"
      case "right": "trailing"
      default: nil
      }
    }
  }

  enum Relation: String, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  let element: Element
  let id: String
  let first: Item
  let firstAttribute: Attribute
  let relation: Relation
  let second: Item?
  let secondAttribute: Attribute?
  let multiplier: Double
  var constant: Double
  let priority: Double
}

/// A layout guide of a file.
struct InterfaceGuide: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case safeArea
    case keyboard
    case scrollContent
    case scrollFrame
    case topLayout
    case bottomLayout
    /// Another one of UIKit's, inside of the view.
    case inset
    /// One of the app's, which constraints place.
    case own
  }

  let element: Element
  let id: String
  let kind: Kind

  /// The view that it belongs to.
  let owner: Element
}
