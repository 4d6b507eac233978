internal import BidiSource

/// The frame of a view is placed by a number, by the end of another view or from the right end, in every interface alike.
///
/// ## What it finds
///
/// A frame whose `x` is made of `maxX` of something: `CGRect(x: icon.frame.maxX + 8, …)` and `CGRect(origin:size:)` given to
/// `frame` or to `init(frame:)`, `frame.origin = CGPoint(x: icon.frame.maxX, y: 0)` and `frame.origin.x = icon.frame.maxX`;
/// `CGRectMake(CGRectGetMaxX(…), …)` in Objective-C. The place may stand in a name of the function or the type. A frame at a
/// distance from the right end: `CGRect(x: bounds.width - 56, …)` and `frame.origin.x = view.frame.width - 72`, in functions of
/// layout and outside of them. A frame whose `x` and width are numbers, and `x` is greater than 0, that `layoutSubviews`,
/// `viewDidLayoutSubviews` or `viewWillLayoutSubviews` gives to a view.
///
/// ## What it leaves out
///
/// A number outside of these three functions: it is often a first value that constraints replace. A view that the function puts
/// at another place too, as one of two sides; what is in the middle; `bounds.width - other.frame.maxX`, which turns a place
/// round. A function or a type with a side in its name, such as `SlideMenu`, makes it an info. Functions that draw; a
/// `playhead` and other marks along the time of a film or a song; views with left or right in their names; a rectangle that is
/// compared, or kept by what is no view; what a choice puts at one of two sides, as the bubble of a message by who wrote it, and all
/// that stands by it or in an arm of such a choice; a line on the end of another view; one of two fades, shadows or arrows of one kind and width, as far from their ends of what is around; keys of a number pad and dots of a code; functions that put something at a
/// latitude of a map; a mark in the corner of a picture that fills the cell of a grid is an info, and so is a view that begins where all around it ends, as one that slides in, and a view with another one
/// of its width as far from the left end as it is from the right end; a first frame that a view is made with, where the type gives the view another one that
/// is told of; a private view that the file makes, and shows nowhere; rectangles that are no frames; a view whose `semanticContentAttribute` keeps one
/// direction; a function or a type that asks for the layout direction, or turns its frames round; a type of which a class above
/// turns all views round by the direction as they are laid out.
///
/// ## Why it matters
///
/// In a type that places everything by frames, one line must not be turned alone: the first finding of the type says so, and each cure;
/// where the view may stand in a scroll view whose offset the type looks at, the cure says what to do with the offset. Frames
/// count from the left, and nothing turns them round. From right to left the text still stands at the right of its icon, while
/// the rest of the screen begins at the right.
///
/// ## Example
///
///     swift
///     wrong: label.frame = CGRect(x: icon.frame.maxX + 8, y: 0, width: 100, height: 20)
///     right: label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
///
/// ## Example
///
///     objective-c
///     wrong: self.label.frame = CGRectMake(CGRectGetMaxX(self.icon.frame) + 8, 0, 100, 20);
///     right: [self.label.leadingAnchor constraintEqualToAnchor:self.icon.trailingAnchor constant:8].active = YES;
///
/// ## Source
///
/// - UIKit, UIView.h: frame, effectiveUserInterfaceLayoutDirection
enum PhysicalFrameRule: SourceRule {
  static let id = "physical-frame"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    let byView = Dictionary(grouping: outline.frames) {
      View(function: outline.function(of: $0.place.scope), name: $0.receiver)
    }
    let placed = outline.frames.filter { frame in
      if outline.readsLayoutDirection(frame.place) || outline.isDrawing(frame.place)
        || outline.isAlongTime(frame.place, frame.receiver)
        || outline.turnedTypes.contains(outline.typeName(of: frame.place.scope))
        || outline.isChosen(frame) || outline.isPlacedOnMap(frame.place)
        || outline.isOfNumberPad(frame.receiver, frame.place)
      {
        return false
      }
      switch frame.kind {
      case .other: return false
      case .afterEnd: return true
      case .numbered: return outline.isLaidOut(frame.place)
      case .farSide:
        // Something chooses between this side and another place of the same view.
        let view = View(function: outline.function(of: frame.place.scope), name: frame.receiver)
        if outline.isOneOfPair(frame) { return false }
        return frame.receiver.isEmpty
          || byView[view]?.allSatisfy { $0.kind == .farSide } ?? true
      }
    }
    // A view that is made with a frame and given another one is told of once, where it is given that.
    let later = Set(placed.filter { !$0.isFirst && !$0.receiver.isEmpty }.map(outline.view(of:)))
    let found = placed.filter { frame in
      !frame.isFirst || frame.receiver.isEmpty
        || outline.names(of: outline.view(of: frame)).isDisjoint(with: later)
    }
    var counts = Dictionary(grouping: found) { outline.typeName(of: $0.place.scope) }
      .mapValues(\.count)
    return found.sorted { $0.place.offset < $1.place.offset }.map { frame in
      // A type is told of once.
      let type = outline.typeName(of: frame.place.scope)
      let count = counts.updateValue(0, forKey: type) ?? 0
      let isAlone = count < fewestOfType || type.isEmpty || outline.namesLeading(type)
      return finding(
        at: frame.place.offset,
        severity: outline.isSideMeant(frame.place, frame.receiver) || outline.isMark(frame)
          || outline.hasCounterpart(frame) || frame.isBeyondEnd ? .info : .warning,
        explanation: explanation(of: frame.kind) + (isAlone ? "" : ofWholeType(type, count)),
        cure:
          "Use constraints on leading and trailing, or turn the frame round by the layout direction."
          + (isAlone && hasCompanions(frame, outline) ? ofRow : "") + ofHalves(frame, outline)
          + ofPages(outline.standsInScrollView(frame)),
        about: outline.subject(frame.place, frame.receiver))
    }
  }

  private static let ofRow =
    " Do so for all views of its row at once: this one alone would lie over the others."

  /// What the cure says of the other half of a pair: the place that a text view leaves free, and what the view draws by itself.
  private static func ofHalves(_ frame: PlacedFrame, _ outline: Outline) -> String {
    let type = outline.typeName(of: frame.place.scope)
    if type.isEmpty { return "" }
    let keepsPlace = outline.insets.contains {
      $0.left != $0.right && $0.property == "textContainerInset"
        && outline.typeName(of: $0.place.scope) == type
    }
    let draws = outline.scopes.indices.contains { index in
      guard case .function(let name) = outline.scopes[index].kind else { return false }
      return ["draw", "drawRect"].contains(name) && outline.typeName(of: index) == type
    }
    return
      (keepsPlace ? " textContainerInset keeps a place free at one side: turn both at once." : "")
      + (draws ? " What the view draws in draw(_:) has to turn with it." : "")
  }

  /// What the cure says of a scroll view whose offset the type looks at: a turned frame alone would leave it at the last page.
  private static func ofPages(_ standsInScrollView: Bool?) -> String {
    let cure =
      "from right to left set the offset to the right end at first, and where a page is made of the offset, or an offset of a page, take the last page less this one."
    return switch standsInScrollView {
    case true?:
      " Turn all that stands in its scroll view, and its offset, which counts from the left: \(cure)"
    case nil:
      " If it stands in the scroll view whose offset this type looks at, turn all that stands there, and the offset, which counts from the left: \(cure)"
    case false?: ""
    }
  }

  /// Whether the type of a frame gives other views frames by numbers or by ends.
  private static func hasCompanions(_ frame: PlacedFrame, _ outline: Outline) -> Bool {
    let type = outline.typeName(of: frame.place.scope)
    return !type.isEmpty
      && outline.frames.contains {
        $0.receiver != frame.receiver && outline.typeName(of: $0.place.scope) == type
      }
  }

  /// A view in a function.
  private struct View: Hashable {
    let function: Int
    let name: String
  }

  /// With fewer frames, a type is not one that places everything by frames.
  private static let fewestOfType = 3

  private static func ofWholeType(_ type: String, _ count: Int) -> String {
    " \(type) places \(count) views so, and none by leading and trailing: turn them all together, or none; this one alone would lie over the others."
  }

  private static func explanation(of kind: PlacedFrame.Kind) -> String {
    switch kind {
    case .afterEnd:
      "The frame is placed by a right end in every interface: from right to left it belongs at the left end."
    case .farSide:
      "The frame is placed at a distance from the right end in every interface: from right to left it belongs at the left end."
    case .numbered, .other:
      "The frame begins at the same distance from the left in every interface: from right to left it belongs at the right."
    }
  }
}

extension Outline {
  /// Whether a view is a mark in the corner of a cell of a grid.
  ///
  /// All else in the cell begins at its left edge, as a picture does that fills it. Nothing lies beside the mark, and either corner
  /// will do.
  fileprivate func isMark(_ frame: PlacedFrame) -> Bool {
    let type = typeName(of: frame.place.scope)
    let words = NameWords.split(type)
    guard frame.kind == .farSide, !frame.receiver.isEmpty,
      words.contains("collection") || words.contains("grid"), words.last == "cell"
    else { return false }
    let others = frames.filter {
      $0.receiver != frame.receiver && typeName(of: $0.place.scope) == type
    }
    return !others.isEmpty && others.allSatisfy { LinearSum($0.x)?.isZero ?? false }
  }
}
