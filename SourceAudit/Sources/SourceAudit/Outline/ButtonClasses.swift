internal import BidiSource

/// Classes of buttons of which UIKit does not use the insets of image, title and content as they are.
struct ButtonClasses: Sendable {
  /// Classes that give themselves a configuration as they are made.
  var configured: Set<String> = []
  /// Classes that place image or title themselves, by the insets.
  var placing: Set<String> = []

  /// The insets that UIKit does not use for a button with a configuration.
  ///
  /// Source: UIKit, UIButton.h: "This property is ignored when using UIButtonConfiguration".
  static let insets: Set<String> = ["imageEdgeInsets", "titleEdgeInsets", "contentEdgeInsets"]

  /// The methods by which a class places image and title.
  private static let places: Set<String> = [
    "imageRect", "titleRect", "imageRectForContentRect", "titleRectForContentRect",
  ]

  /// Whether a class that uses a name in a function places something by the insets of the button.
  static func places(_ function: String, by name: String) -> Bool {
    insets.contains(name) && places.contains(function)
  }

  mutating func formUnion(_ other: ButtonClasses) {
    configured.formUnion(other.configured)
    placing.formUnion(other.placing)
  }

  /// Adds the classes that inherit from those that are known.
  mutating func addHeirs(by names: ProjectNames) {
    for type in names.parents.keys {
      let ancestors = names.ancestors(of: type)
      if !ancestors.isDisjoint(with: configured) { configured.insert(type) }
      if !ancestors.isDisjoint(with: placing) { placing.insert(type) }
    }
  }

  /// Words of files that such classes may stand in.
  static let words = insets.union(["configuration", "Configuration"])
}

extension Outline {
  /// Notes a type that a view is made of, or declared with; what any view may be tells nothing.
  mutating func addType(_ type: String, of view: TiedView) {
    guard type.first?.isUppercase ?? false, !["UIButton", "UIView", "UIControl"].contains(type)
    else { return }
    types[view, default: []].insert(type)
  }

  /// Whether UIKit ignores insets of a button, as it has a configuration.
  func ignoresInsets(_ insets: EdgeInsets) -> Bool {
    guard ButtonClasses.insets.contains(insets.property), !insets.receiver.isEmpty else {
      return false
    }
    let names = names(of: tied(insets.receiver, in: insets.place.scope))
    return !names.isDisjoint(with: configured)
      || isOfClass(insets, names, buttons.configured)
  }

  /// Whether insets belong to a view whose class turns what is in it round by the layout direction.
  func areTurnedByClass(_ insets: EdgeInsets) -> Bool {
    guard !turnedTypes.isEmpty, !insets.receiver.isEmpty else { return false }
    return isOfClass(
      insets, names(of: tied(insets.receiver, in: insets.place.scope)), turnedTypes)
  }

  /// Whether only the class of a button reads insets, to place image and title itself.
  func placesByInsets(_ insets: EdgeInsets) -> Bool {
    guard ButtonClasses.insets.contains(insets.property), !insets.receiver.isEmpty else {
      return false
    }
    let names = names(of: tied(insets.receiver, in: insets.place.scope))
    return isOfClass(insets, names, buttons.placing)
  }

  /// Whether a button is given an image and a title, by its name or inside of its own class.
  func showsImageAndTitle(_ insets: EdgeInsets) -> Bool {
    let names = names(of: tied(insets.receiver, in: insets.place.scope))
    return !names.isDisjoint(with: titled) && !names.isDisjoint(with: pictured)
  }

  /// Whether a button is given an image or a title.
  func showsImageOrTitle(_ insets: EdgeInsets) -> Bool {
    let names = names(of: tied(insets.receiver, in: insets.place.scope))
    return !names.isDisjoint(with: titled.union(pictured))
  }

  /// Whether insets are seen to be given to a property of UIKit that does not turn them, and that moves something.
  func areShownPhysical(_ insets: EdgeInsets) -> Bool {
    if !knowsProject || insets.isOfChain || insets.isOfLayoutSpec || insets.isGivenToUIKit {
      return true
    }
    let property = insets.property
    guard ProjectInsets.propertiesOfUIKit.contains(property), !insets.isNamed,
      !insets.isArgument || insets.use.hasPrefix("set"), !insets.receiver.isEmpty
    else { return false }
    if ButtonClasses.insets.contains(property) { return isPlainButton(insets) }
    return property != "layoutMargins" || followsMargins(insets)
  }

  /// Whether what has insets is seen to be a button without a configuration.
  private func isPlainButton(_ insets: EdgeInsets) -> Bool {
    let plain = plainButtons.union(["UIButton"])
    let type = typeName(of: insets.place.scope)
    if insets.receiver == "self" { return plain.contains(type) }
    let views = names(of: tied(insets.receiver, in: insets.place.scope))
    let own = views.reduce(into: Set<String>()) { $0.formUnion(types[$1] ?? []) }
    if !own.isEmpty { return own.isSubset(of: plain) }
    let name = insets.receiver.split(separator: ".").last.map(String.init) ?? ""
    if let owners = configuredOutlets[name], owners.contains(type) || name != insets.receiver {
      return false
    }
    return !views.isDisjoint(with: texts.buttons)
      || ["button", "btn"].contains(NameWords.split(name).last)
  }

  /// Whether a view is one that lays out by its margins: a stack view that is told so, a cell, or one whose file does so.
  private func followsMargins(_ insets: EdgeInsets) -> Bool {
    let views = names(of: tied(insets.receiver, in: insets.place.scope))
    return insets.receiver == "self" || insets.receiver.hasSuffix("contentView")
      || !views.isDisjoint(with: followingMargins)
  }

  /// Whether all types that a button is made of, or its own class, are among some.
  private func isOfClass(
    _ insets: EdgeInsets, _ names: Set<TiedView>, _ classes: Set<String>
  ) -> Bool {
    if insets.receiver == "self" { return classes.contains(typeName(of: insets.place.scope)) }
    let own = names.reduce(into: Set<String>()) { $0.formUnion(types[$1] ?? []) }
    return !own.isEmpty && own.isSubset(of: classes)
  }
}
