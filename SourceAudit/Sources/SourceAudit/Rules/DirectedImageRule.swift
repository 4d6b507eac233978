internal import BidiSource

/// An image whose name shows a direction may be the same in both interfaces.
///
/// ## What it finds
///
/// `UIImage(named:)`, `Image(_:)`, `NSImage(named:)` and `imageNamed:` with a name that holds a word such as `arrow`,
/// `back`, `chevron`, `next` or `left`. It is an info: the name is only a hint. `bidi-scene audit` looks the image up in
/// the asset catalogs of the project. If the catalog mirrors the image, nothing is found; if not, the finding stands at
/// the catalog, once, with the picture.
///
/// ## What it leaves out
///
/// Images that are always turned by a quarter, which point up or down; one that a condition turns points to its side before or
/// after, and is found. Images that are flipped (`flipsForRightToLeftLayoutDirection`,
/// `imageFlippedForRightToLeftLayoutDirection`) or turned;
/// names with left and right, up or down; an image for the left beside one for the right; a function or a type that asks for
/// the layout direction.
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
        !outline.readsLayoutDirection(image.place)
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

  /// Whether an image of the app is flipped, or always turned.
  fileprivate func isMirrored(_ image: Symbol) -> Bool {
    flips.contains { !$0.isChosenTurn && $0.receiver.contains(image.place.offset) }
      || scopes[function(of: image.place.scope)].flipsSomeImage || isAlwaysTurned(image)
  }

  /// Whether the view of an image is always turned by a quarter: its arrow points up or down.
  private func isAlwaysTurned(_ image: Symbol) -> Bool {
    guard !image.receiver.isEmpty else { return false }
    let function = function(of: image.place.scope)
    let turns = quarterTurns.filter { $0.receiver == image.receiver && $0.function == function }
    return !turns.isEmpty && !turns.contains(where: \.isChosen)
  }

  /// The names of the images of the app that are flipped, or shown by code that asks for the direction.
  var mirroredImages: [String] {
    namedImages.filter { isMirrored($0) || readsLayoutDirection($0.place) }.map(\.name)
  }
}
