internal import BidiSource

/// The number of a page is computed from the left end of a scroll view.
///
/// ## What it finds
///
/// A page made of `contentOffset.x`, or of the `x` of `targetContentOffset`, divided by a width; an offset set to a number of
/// widths, or moved by a width, and a rectangle at a number of widths that a scroll view shall show (a warning). An offset set to 0 (an info). The offset and the width may have names: variables of
/// the function, or constants of the type.
///
/// ## What it leaves out
///
/// The paging of a `TabView`: SwiftUI turns it round, and its selection is a tag and no offset. What pages by hand beside it is
/// found: an offset here, and a drag by `physical-pan` and `reversed-drag`. Comparisons, such as a guard against the end of the
/// content; a fade or another share of the way; a function that compares the offset and sets it, as one that locks scrolling to
/// the side or joins both ends of a row; an offset that snaps to the nearest page, whose number goes nowhere else; a collection
/// view that shows one item at most, or whose layout is a class of the project that does not turn round
/// (`flipsHorizontallyInOppositeLayoutDirection`), so that the first page is at the left; the pages of a scene of a storyboard
/// that stand at the right of each other by `left` and `right`, and have no page control of UIKit; pages, and other views of one
/// width, that the type lays out by hand from the left, at `index * width` or by adding the width in a loop, where the same width
/// counts them. Of these, a page is found beside a page control of UIKit, which turns round and shows another one, and so is an
/// offset that is made of its number where a finger on the dots may run the function: the finding says that only the dots turn;
/// and all of a collection view; a page control that keeps its direction by `semanticContentAttribute`; a page that is kept as the size of the screen changes (`viewWillTransition`); the
/// start of a table view, which scrolls up and down; an offset that goes a page on to the side of a velocity or a translation, where
/// the finger goes; in a project, a type in which nothing shows that UIKit turns the pages round is
/// an info: no collection view and no stack view; a `timeline` or a `waveform` along a film or a song, whose time runs the
/// same way everywhere; a view whose `semanticContentAttribute` keeps one direction; a function or
/// a type that asks for the layout direction.
///
/// ## Why it matters
///
/// An offset counts from the left. From right to left the first page is at the right, at the greatest offset: the dots
/// of a page control show the last page for the first one, and a button "next" goes back.
///
/// ## Example
///
///     swift
///     wrong: pageControl.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)
///     right: let page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
///     right: let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
///     right: pageControl.currentPage = isRightToLeft ? pageControl.numberOfPages - 1 - page : page
///
/// ## Example
///
///     objective-c
///     wrong: NSInteger page = scrollView.contentOffset.x / scrollView.bounds.size.width;
///     right: if (scrollView.contentOffset.x <= 0) { [self beginDragging]; }
///
/// ## Source
///
/// - UIKit, UIScrollView.h: contentOffset
enum PhysicalOffsetRule: SourceRule {
  static let id = "physical-offset"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    let found = outline.scrollOffsets.filter { isFault($0, outline) }
    var uses: [String: Set<ScrollOffset.Use>] = [:]
    for offset in found {
      uses[outline.typeName(of: offset.place.scope), default: []].insert(offset.use)
    }
    return found.map { offset in
      if offset.use != .start, outline.isAmongHandLaidPages(offset) {
        return finding(
          at: offset.place.offset, explanation: explanationOfDots, cure: cureOfDots)
      }
      let isOneOfBoth =
        uses[outline.typeName(of: offset.place.scope)]?.isSuperset(of: [.page, .jump]) ?? false
      return finding(
        at: offset.place.offset,
        severity: offset.use == .start || !outline.seesTurningPages(offset) ? .info : .warning,
        explanation: explanation(of: offset.use),
        cure: offset.use == .start
          ? "Set the start by the layout direction: from right to left it is the width of the content less the width of the view."
          : "Count pages from the right in a right-to-left interface: the last page less this one."
            + (isOneOfBoth ? ofBoth : "") + ofReaders(offset, outline))
    }
  }

  private static let explanationOfDots =
    "The pages stand from the left by their frames in every interface, and the dots of UIPageControl turn round: from right to left the first dot is at the right, and the first page at the left."

  private static let cureOfDots =
    "Keep the dots as the pages stand, by semanticContentAttribute = .forceLeftToRight of the page control, or lay the pages out from the right and count them from there."

  private static let ofBoth =
    " Do so at once where the type makes a page of the offset, and an offset of a page: the two have to count from the same end."

  /// What the cure says of types elsewhere that look at the same offset.
  private static func ofReaders(_ offset: ScrollOffset, _ outline: Outline) -> String {
    guard offset.use == .jump,
      let readers = outline.offsetReaders[outline.typeName(of: offset.place.scope)]
    else { return "" }
    let names = readers.sorted().joined(separator: ", ")
    return readers.count == 1
      ? " \(names) looks at this offset, too: let it count from the same end."
      : " \(names) look at this offset, too: let all of them count from the same end."
  }

  private static func isFault(_ offset: ScrollOffset, _ outline: Outline) -> Bool {
    if offset.use == .comparison || outline.frozen.contains(offset.receiver)
      || outline.readsLayoutDirection(offset.place)
      || outline.startsLeft(offset.place, offset.receiver)
      || outline.typesOfFixedPages.contains(outline.typeName(of: offset.place.scope))
      || outline.movesAlongTime(offset.place, offset.receiver)
      || outline.countsHandLaidPages(offset) || outline.keepsDots(offset) || followsFinger(offset)
    {
      return false
    }
    let function = outline.function(of: offset.place.scope)
    let isCompared = outline.offsetUses[function]?.contains(.comparison) ?? false
    if offset.use != .page, isCompared || isStartOfTable(offset) { return false }
    return !outline.keepsPage(function)
      && !(offset.use == .page && outline.snaps(offset, function))
  }

  /// Whether an offset goes a page on to the side that a finger goes to: `start + width * (velocity > 0 ? -1 : 1)`.
  private static func followsFinger(_ offset: ScrollOffset) -> Bool {
    offset.use == .jump
      && ["velocity", "translation"].contains(where: offset.value.lowercased().contains)
  }

  /// Whether a table is set to its start, which lies at the same place from both sides: it scrolls up and down.
  private static func isStartOfTable(_ offset: ScrollOffset) -> Bool {
    let name = offset.receiver.split(separator: ".").last.map(String.init) ?? ""
    return offset.use == .start && NameWords.split(name).contains("table")
  }

  private static func explanation(of use: ScrollOffset.Use) -> String {
    switch use {
    case .page:
      "The page is counted from the left end: from right to left the first page is at the right end, and has the greatest number here."
    case .jump:
      "The offset goes to a page that is counted from the left end: from right to left the first page is at the right end, so another one is shown."
    case .start, .comparison:
      "An offset of 0 is the left end: from right to left that is the end of the content; if its start is meant, it is shown from its end."
    }
  }
}

extension Outline {
  /// Whether something is seen that turns the pages of a scroll view round: a collection view or a stack view.
  ///
  /// What is laid out by frames in a scroll view stays where it is. Of a file alone, the type of the pages is not known.
  fileprivate func seesTurningPages(_ offset: ScrollOffset) -> Bool {
    if !knowsProject { return true }
    let type = typeName(of: offset.place.scope)
    let (facts, receiver) = (facts(of: type), offset.receiver.lowercased())
    return facts.namesCollectionView || ["collection", "stack"].contains(where: receiver.contains)
      || arrangements.keys.contains { $0.type == type } || rows.contains { $0.type == type }
  }
}
