internal import BidiSource

/// An image whose name shows a direction may be the same in both interfaces.
///
/// ## What it finds
///
/// `UIImage(named:)`, `Image(_:)`, `NSImage(named:)` and `imageNamed:` with a name, or `Image(.arrowBack)` with a symbol of one, that holds a word such as `arrow`,
/// `back`, `chevron`, `next` or `left`. It is an info: the name is only a hint. `bidi-scene audit` looks the image up in
/// the asset catalogs of the project. If the catalog mirrors the image, nothing is found; if not, the finding stands at
/// the catalog, once, with the picture.
///
/// ## What it leaves out
///
/// Images that are always turned by a quarter, which point up or down; one that a condition turns points to its side before or
/// after, and is found. A chevron whose name tells of no side, and whose view is turned by a half alone, as that of a row that
/// opens. Images that are flipped (`flipsForRightToLeftLayoutDirection`,
/// `imageFlippedForRightToLeftLayoutDirection`) or turned; names with left and right, up or down; road signs and places on maps, as `turn_left` and
/// `compass_arrow`, and what a type such as `RoadTurnView` shows; the sign to play; an image for the left beside
/// one for the right; a function or a type that asks for the layout direction.
///
/// ## Why it matters
///
/// An arrow that points back in a left-to-right interface points forward in an Arabic one.
///
/// ## Example
///
///     swift
///     wrong: let image = UIImage(named: "ic_arrow_right")
///     right: let image = UIImage(named: "ic_arrow_right")?.imageFlippedForRightToLeftLayoutDirection()
///
/// ## Example
///
///     objective-c
///     wrong: UIImage *image = [UIImage imageNamed:@"back_button"];
///     right: UIImage *image = [[UIImage imageNamed:@"back_button"] imageFlippedForRightToLeftLayoutDirection];
///
/// ## Source
///
/// - Apple, Asset Catalog Format Reference: language-direction
enum DirectedImageRule: SourceRule {
  static let id = "directed-image"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.namedImages.compactMap { image in
      guard let word = NameWords(image.name).direction, !outline.isMirrored(image),
        !outline.hasOtherSide(image, in: outline.namedImages),
        !outline.readsLayoutDirection(image.place), !outline.isOnMap(image)
      else { return nil }
      return finding(
        at: image.place.offset, severity: .info,
        explanation:
          "By '\(word)' in its name, '\(image.name)' may show a direction; nothing here mirrors it from right to left.",
        cure:
          "If it shows a direction, set its Direction in the asset catalog to \u{201C}Left to Right, Mirrors\u{201D}.",
        image: image.name)
    }
  }
}

extension Outline {
  /// Whether the function of an image names the one for the other side too: both are chosen by the side.
  func hasOtherSide(_ image: Symbol, in images: [Symbol]) -> Bool {
    let other = image.name.lowercased()
    let function = function(of: image.place.scope)
    return [("left", "right"), ("right", "left")].contains { side, opposite in
      let mirrored = other.replacing(side, with: opposite)
      return mirrored != other
        && images.contains {
          $0.name.lowercased() == mirrored && self.function(of: $0.place.scope) == function
        }
    }
  }

  /// Whether an image is flipped or turned, or may be the one that its function flips.
  func isFlipped(_ image: Symbol) -> Bool {
    flips.contains { $0.receiver.contains(image.place.offset) }
      || scopes[function(of: image.place.scope)].flipsSomeImage
  }

  /// Whether an image of the app is flipped, or turned so that it points up or down.
  fileprivate func isMirrored(_ image: Symbol) -> Bool {
    flips.contains { !$0.isChosenTurn && $0.receiver.contains(image.place.offset) }
      || scopes[function(of: image.place.scope)].flipsSomeImage || isAlwaysTurned(image)
      || isTurnedUpsideDown(image)
  }

  /// Whether the view of an image is always turned by a quarter: its arrow points up or down.
  func isAlwaysTurned(_ image: Symbol) -> Bool {
    guard !image.receiver.isEmpty else { return false }
    let function = function(of: image.place.scope)
    let turns = turns.filter {
      $0.isQuarter && $0.receiver == image.receiver && self.function(of: $0.scope) == function
    }
    return !turns.isEmpty && !turns.contains(where: \.isChosen)
  }

  /// Whether the view of an arrow whose name tells of no side is turned by a half alone, as that of a row that opens: the arrow
  /// points down, and then up.
  private func isTurnedUpsideDown(_ image: Symbol) -> Bool {
    guard !image.receiver.isEmpty, NameWords(image.name).isOfPlainArrow else { return false }
    let type = typeName(of: image.place.scope)
    var names = [image.receiver.withoutImageView]
    // `let chevron: UIImageView = { … }()`: the view has another name inside.
    if case .function(let name) = scopes[function(of: image.place.scope)].kind {
      names.append(name)
    }
    let turns = turns.filter { names.contains($0.receiver) && typeName(of: $0.scope) == type }
    return turns.contains(where: \.isHalfOrNone) && !turns.contains(where: \.isQuarter)
  }

  /// Whether an image is shown by a function or a type of ways on a map, where an arrow points along a road.
  func isOnMap(_ image: Symbol) -> Bool {
    var current: Int? = image.place.scope
    while let index = current {
      switch scopes[index].kind {
      case .type(let name), .function(let name):
        if NameWords(name).isOfMap { return true }
      case .file: break
      }
      current = scopes[index].parent
    }
    return false
  }

  /// The names of the images of the app that are flipped, or shown by code that asks for the direction.
  var mirroredImages: [String] {
    namedImages.filter { isMirrored($0) || readsLayoutDirection($0.place) || isOnMap($0) }
      .map(\.name)
  }
}
