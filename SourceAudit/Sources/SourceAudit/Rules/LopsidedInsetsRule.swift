internal import BidiSource

/// Insets differ at left and right, in every interface alike.
///
/// ## What it finds
///
/// `UIEdgeInsets(top:left:bottom:right:)` and `UIEdgeInsetsMake` (and those of AppKit), where left and right are numbers and
/// differ, or names that stand for numbers. Those of a chain of SnapKit or Masonry count too:
/// `make.edges.equalToSuperview().inset(insets)`; and those of Texture, `ASInsetLayoutSpec(insets:child:)`.
///
/// In a project it is a warning where the sources show that a property of UIKit which knows left and right alone is given them:
/// `contentInset`, `textContainerInset`, insets of a bar button, those of a button of a class that is seen to have no
/// configuration, and `layoutMargins` of a stack view that lays out by them or of a content view. All else is an info: an
/// argument, a model, a property or a function of the app, margins of a view of which nothing is seen to follow them.
///
/// ## What it leaves out
///
/// Equal numbers, or anything that is no number; left and right in one sum, `insets.left + insets.right`, which is a width; a
/// chain of leading and trailing, or of top and bottom; caps of resizable images; rectangles that are drawn; separators of
/// tables, which UIKit turns by itself, also through a constant, a default value or an argument; insets of which only top and
/// bottom are used, or whose left and right are distances of what leads and trails, also in a function of another file that
/// takes them, a variable of the type that is given them, or a property of another type, or which a method of Objective-C gives;
/// insets that a function of PureLayout such as `autoPinEdgesToSuperviewEdges(with:)` takes, or one of a library that wraps it, or that are added to `edgeAnchors` of
/// Anchorage, or that `anchors.edges.pin(insets:)` of Align takes: all make leading of the left and trailing of the right; insets of a view that itself stands at its left or its
/// right in every interface, and margins of a view that only frames are computed of: they fit the place, and it is the place that
/// is wrong (a view at a distance from the end of a width is one, and insets of an image beside a title turn with neither, and are found); a constant that puts an icon into the middle of a button, as their sizes tell; the
/// inset of a collection view whose layout never turns round; insets of a view whose class turns what is in it round by the
/// direction; functions that put something at a latitude of a map; insets of image, title and content of a button that has a
/// configuration, by its own code or in the initializer of its class: UIKit ignores them; the second arm of one choice, and both where one has
/// more at the left and the other more at the right: data chooses the side; constants that nothing in the project uses, or that other files use so; insets that a call changes, as
/// `.swapped()` does; constants of constraints, such as 8 and -8, in a call; a view whose `semanticContentAttribute` keeps one
/// direction. Insets of a section of a collection view: the flow layout mirrors each row with them, so that left leads and right
/// trails; in a layout of the project that computes frames itself they are an info. So is a difference below 4
/// points, a shift of the image of a bar button by 2 points or less, insets of incoming and outgoing messages, which stand at the side of who wrote them, or a difference below 8 for the image or the title in the middle of a button that is not seen to have both, which half of it moves, and what may be constants of a pair but for two points, such as 20 and -18. Insets that only the app's own drawing or
/// arithmetic reads, or the class of a button that places its image itself, are an info: they fit that code, which is to be turned. So
/// are those of which nothing shows who reads their left: an argument of a library, a property of a structure of the app.
///
/// ## Why it matters
///
/// The wide side stays at the left. From right to left the text stands close to the picture it should keep away
/// from, and leaves a gap at the other side.
///
/// ## Example
///
///     swift
///     wrong: stackView.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8)
///     right: stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
///
/// ## Example
///
///     objective-c
///     wrong: button.titleEdgeInsets = UIEdgeInsetsMake(0, 8, 0, 0);
///     right: configuration.imagePadding = 8;
///
/// ## Source
///
/// - UIKit, UIGeometry.h: NSDirectionalEdgeInsets
/// - UIKit, UIButton.h: "This property is ignored when using UIButtonConfiguration"
/// - PureLayout, ALView+PureLayout.m: "The insets.left corresponds to a leading edge constraint"
/// - Anchorage, Anchorage.swift: EdgeAnchors + EdgeInsets
/// - Align, Align.swift: "By default, edges use locale-specific `.leading` and `.trailing`"
enum LopsidedInsetsRule: SourceRule {
  static let id = "lopsided-insets"

  /// What takes insets that do not count from a side of the interface, or that UIKit turns.
  private static let silent: Set<String> = [
    "withCapInsets", "resizableImageWithCapInsets", "capInsets", "by", "inMargins",
    "UIEdgeInsetsInsetRect", "separatorInset", "alignmentRectInsets", "withAlignmentRectInsets",
    "imageWithAlignmentRectInsets", "stretchableImage", "setSeparatorInset",
  ]

  /// Whether what takes insets counts from no side of the interface.
  static func isSilent(_ use: String) -> Bool { silent.contains(use) || makesLeading(use) }

  /// Functions of PureLayout: the left of their insets leads, and the right trails.
  private static let makers: Set<String> = Set(
    ["Edges", "Margins", "SafeArea"].flatMap {
      ["autoPinEdgesToSuperview\($0)", "autoPinEdgesToSuperview\($0)WithInsets"]
    })

  /// Whether a function makes constraints to leading and trailing of the left and the right of insets.
  static func makesLeading(_ function: String) -> Bool { makers.contains(function) }

  private static let doubtful: Set<String> = ["sectionInset"]

  /// Whether insets are the constants of a pair of constraints: an argument with the same number at both sides and another
  /// sign.
  ///
  /// For example `fill(view, insets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8))`. A method such as
  /// `setTitleEdgeInsets` takes insets.
  private static func areConstants(_ insets: EdgeInsets) -> Bool {
    insets.left == -insets.right && insets.isArgument && !insets.use.hasPrefix("set")
      && !insets.isOfChain
  }

  /// Whether insets may be such constants too, but for a point or two, or in a variable: 20 and -18.
  private static func mayBeConstants(_ insets: EdgeInsets) -> Bool {
    insets.left * insets.right < 0 && abs(abs(insets.left) - abs(insets.right)) <= 2
      && (insets.isArgument || insets.isNamed) && !insets.use.hasPrefix("set") && !insets.isOfChain
  }

  /// Whether insets are those of a collection view whose layout starts at the left in both interfaces.
  private static func isOfFixedLayout(_ insets: EdgeInsets, _ outline: Outline) -> Bool {
    let isInset = insets.use == "contentInset" && !["", "self"].contains(insets.receiver)
    return (isInset || doubtful.contains(insets.use))
      && outline.startsLeft(insets.place, insets.receiver)
  }

  /// Choices of which one arm has more at the left and the other more at the right: data chooses the side, as that of who wrote a
  /// message, and the direction of the interface does not.
  private static func choicesBySide(in outline: Outline) -> Set<Int> {
    var sides: [Int: Set<Bool>] = [:]
    for insets in outline.insets where insets.left != insets.right {
      if let choice = insets.choice {
        sides[choice, default: []].insert(insets.left > insets.right)
      }
    }
    return Set(sides.filter { $0.value.count == 2 }.keys)
  }

  /// Nobody sees a smaller difference.
  static let leastShift = 4.0

  /// Nor does anybody see that an image of a bar button is moved by less than this.
  private static let leastShiftInBar = 2.0

  /// Insets of the images and the titles of buttons.
  ///
  /// Both stand in the middle of the button, so that half of the difference moves one of them, and what moves the other one
  /// counts too. From right to left image and title change places, and the insets do not: what kept the two apart by half of the
  /// difference moves them together by as much, one over the other. So the whole counts for a button that is given both. A
  /// button that aligns its content by a side moves them by the whole too.
  private struct Halves {
    private struct Part: Hashable {
      let type, button, property: String
    }

    private static let others = [
      "imageEdgeInsets": "titleEdgeInsets", "titleEdgeInsets": "imageEdgeInsets",
    ]

    private let outline: Outline
    private let aligned: Set<String>
    /// The least and the greatest difference of left and right.
    private var differences: [Part: ClosedRange<Double>] = [:]

    init(_ outline: Outline) {
      self.outline = outline
      aligned = Set(outline.contentAlignments.filter { $0.value != "center" }.map(\.receiver))
      for insets in outline.insets where Self.others[insets.property] != nil {
        let (part, difference) = (part(insets.property, of: insets), insets.left - insets.right)
        let known = differences[part] ?? difference...difference
        differences[part] =
          min(known.lowerBound, difference)...max(known.upperBound, difference)
      }
    }

    private func part(_ property: String, of insets: EdgeInsets) -> Part {
      Part(
        type: outline.typeName(of: insets.place.scope), button: insets.receiver, property: property)
    }

    /// How far insets move what they are given to.
    func shift(of insets: EdgeInsets) -> Double {
      let difference = insets.left - insets.right
      // An image of a bar button has nothing beside it.
      if insets.property == "imageInsets" {
        return abs(difference) / 2 <= leastShiftInBar ? 0 : abs(difference)
      }
      guard let other = Self.others[insets.property], !aligned.contains(insets.receiver) else {
        return abs(difference)
      }
      let known = differences[part(other, of: insets)] ?? 0...0
      let way = max(difference - known.lowerBound, known.upperBound - difference)
      return outline.showsImageAndTitle(insets)
        ? max(abs(difference) / 2, way)
        : max(abs(difference), way) / 2
    }
  }

  static func findings(in outline: Outline) -> [OffsetFinding] {
    // The arms of one choice are one fault.
    var choices: Set<Int> = []
    let bySide = choicesBySide(in: outline)
    let halves = Halves(outline)
    return outline.insets.compactMap { insets in
      if insets.left == insets.right || insets.isUsedWithoutSides || isSilent(insets.use)
        || areConstants(insets)
        || outline.frozen.contains(insets.receiver) || isOfFixedLayout(insets, outline)
        || outline.ignoresInsets(insets) || outline.fitsItsSide(insets)
        || outline.areTurnedByClass(insets)
      {
        return nil
      }
      if outline.readsLayoutDirection(insets.place) || outline.isDrawing(insets.place)
        || outline.isPlacedOnMap(insets.place) || outline.areOfMirroredSection(insets)
      {
        return nil
      }
      if let choice = insets.choice, bySide.contains(choice) || !choices.insert(choice).inserted {
        return nil
      }
      // Outsets make room for a finger, which nobody sees; nor does anybody see a difference of a few points.
      let isOfOwnCode = insets.isOnlyComputed || outline.placesByInsets(insets)
      let isDoubtful =
        isOfOwnCode || insets.isUnseen || !outline.areShownPhysical(insets)
        || doubtful.contains(insets.use)
        || insets.left < 0 && insets.right < 0
        || halves.shift(of: insets) < leastShift || mayBeConstants(insets)
        || outline.isSideMeant(insets.place, insets.receiver) || outline.isOfSender(insets)
      return finding(
        at: insets.place.offset, severity: isDoubtful ? .info : .warning,
        explanation:
          "\(points(insets.left)) at the left and \(points(insets.right)) at the right: from right to left the two do not change places, so what is inset stands too near to one side and too far from the other.",
        cure: isOfOwnCode
          ? "Turn the code that draws or places by these insets round by the layout direction: swapped alone, they no longer fit it."
          : cure(of: insets, outline) + outline.noteOfContent(insets),
        about: outline.subject(insets.place, insets.receiver))
    }
  }

  /// Properties of UIKit and AppKit that take insets with left and right, and no others.
  private static let physical: Set<String> = [
    "contentInset", "contentInsets", "scrollIndicatorInsets", "verticalScrollIndicatorInsets",
    "horizontalScrollIndicatorInsets", "scrollerInsets", "textContainerInset", "sectionInset",
    "imageInsets", "landscapeImagePhoneInsets", "largeContentSizeImageInsets",
    "additionalSafeAreaInsets",
  ]

  private static func cure(of insets: EdgeInsets, _ outline: Outline) -> String {
    let property = insets.property
    let values = "leading \(number(insets.left)) and trailing \(number(insets.right))"
    if insets.isOfChain {
      return
        "Write directionalEdges with NSDirectionalEdgeInsets, or leading and trailing for left and right: \(values)."
    }
    if property == "layoutMargins", !insets.isArgument {
      return "Write directionalLayoutMargins with NSDirectionalEdgeInsets: \(values)."
    }
    let swap =
      "Swap the two where the layout direction is right to left: \(number(insets.right)) at the left and \(number(insets.left)) at the right."
    // Texture has no others.
    if insets.isOfLayoutSpec || outline.textureType(of: insets.receiver, insets.place) != nil {
      return swap
    }
    // The insets of a button take no others.
    if ["image", "title", "content"].contains(where: {
      property.lowercased().hasSuffix("\($0)edgeinsets")
    }) {
      return
        "Swap the two by the layout direction, or give the button a UIButton.Configuration\(outline.since(15)): its imagePadding keeps image and title apart, and its contentInsets lead and trail."
    }
    if physical.contains(property) { return swap }
    return
      "Write NSDirectionalEdgeInsets with \(values) where it is taken, or swap the two by the layout direction."
  }
}

/// A number as people write it.
func number(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}

/// A length in points.
func points(_ value: Double) -> String {
  value == 1 ? "1 point" : "\(number(value)) points"
}
