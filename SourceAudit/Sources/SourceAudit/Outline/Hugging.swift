internal import BidiSource

/// A view of a type, by its name.
struct TiedView: Hashable {
  /// The type; empty for a variable of a function.
  let type: String
  let name: String
  /// The function whose variable it is; nil for a member of the type.
  var function: Int?
}

/// Views that are given to a stack view together.
struct StackedViews {
  let views: [TiedView]
  /// The type around it.
  let type: String
  /// Whether one of the views is a spacer, which takes the room.
  var hasSpacer = false
  /// The stack view; nil if it has no name.
  var stack: TiedView?
  /// What the call says of the stack view.
  var arrangement = Arrangement()
  /// Whether the call makes a stack view of UIKit, which is a row if nothing says otherwise.
  var isMade = true
}

/// How a stack view arranges its views, as far as code says so: last names of values, such as `vertical`.
struct Arrangement {
  var axes: Set<String> = []
  var distributions: Set<String> = []
  var alignments: Set<String> = []

  /// Notes the value of a property; others are passed over.
  mutating func add(_ property: String, _ value: String) {
    switch property {
    case "axis": axes.insert(value)
    case "distribution": distributions.insert(value)
    case "alignment": alignments.insert(value)
    default: break
    }
  }

  mutating func formUnion(_ other: Arrangement) {
    axes.formUnion(other.axes)
    distributions.formUnion(other.distributions)
    alignments.formUnion(other.alignments)
  }

  /// Whether nothing is said.
  var isEmpty: Bool { axes.isEmpty && distributions.isEmpty && alignments.isEmpty }

  /// Whether the views stand one below the other, each as wide as its content.
  ///
  /// Source: UIKit, UIStackView.h: UIStackViewAlignmentLeading, Center and Trailing.
  var isColumnOfContents: Bool {
    // Views of a row are aligned to the top, the bottom or a baseline.
    let isColumn = axes == ["vertical"] || axes.isEmpty && !alignments.contains("center")
    return isColumn && !alignments.isEmpty
      && alignments.isSubset(of: ["leading", "center", "trailing"])
  }

  /// Whether the views stand beside each other, each as wide as its content, and the room that is left is between them.
  ///
  /// Source: UIKit, UIStackView.h: UIStackViewDistributionEqualSpacing, UIStackViewDistributionEqualCentering.
  var isRowOfContents: Bool {
    axes == ["horizontal"] && !distributions.isEmpty
      && distributions.isSubset(of: ["equalSpacing", "equalCentering"])
  }

  /// Whether the views may stand one below the other, or have widths that they did not ask for.
  var mayStretch: Bool {
    !axes.isSubset(of: ["horizontal"]) || !distributions.isSubset(of: ["fill"])
  }
}

/// What fixes a view to the side.
struct Ties {
  private var isStartFixed = false
  private var isEndFixed = false
  private var isStartLimited = false
  private var isEndLimited = false
  private var isCentered = false
  private(set) var hasWidth = false
  /// Whether the width is given, and not only limited.
  private var hasGivenWidth = false
  private(set) var hasLines = false

  /// Adds an attribute such as `leading`, `rightMargin` or `edges`; others are passed over.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, without `Anchor` and the prefixes of Objective-C.
  ///   - relation: The name of the relation, such as `greaterThanOrEqualTo`.
  mutating func add(_ attribute: String, _ relation: String) {
    let relation = relation.lowercased()
    let isEqual = !relation.contains("greater") && !relation.contains("less")
    switch attribute {
    case "leading", "left", "leadingMargin", "leftMargin":
      isStartFixed = isStartFixed || isEqual
      isStartLimited = isStartLimited || !isEqual
    case "trailing", "right", "trailingMargin", "rightMargin":
      isEndFixed = isEndFixed || isEqual
      isEndLimited = isEndLimited || !isEqual
    case "centerX", "center", "centerXWithinMargins": isCentered = true
    case "edges", "margins", "horizontalEdges", "directionalEdges", "directionalHorizontalEdges":
      (isStartFixed, isEndFixed) = (true, true)
    case "width", "size":
      hasWidth = hasWidth || !relation.contains("less")
      hasGivenWidth = hasGivenWidth || isEqual
    default: break
    }
  }

  /// Notes that the view may have more than one line.
  mutating func addLines() { hasLines = true }

  /// Adds what is known of the same view by another name.
  mutating func formUnion(_ other: Ties) {
    isStartFixed = isStartFixed || other.isStartFixed
    isEndFixed = isEndFixed || other.isEndFixed
    isStartLimited = isStartLimited || other.isStartLimited
    isEndLimited = isEndLimited || other.isEndLimited
    isCentered = isCentered || other.isCentered
    hasWidth = hasWidth || other.hasWidth
    hasGivenWidth = hasGivenWidth || other.hasGivenWidth
    hasLines = hasLines || other.hasLines
  }

  /// Whether something places the view to the side.
  var isTied: Bool { isStartFixed || isEndFixed || isCentered }

  /// Whether both sides are fixed.
  var isFixedAtBothSides: Bool { isStartFixed && isEndFixed }

  /// Whether constraints make the view wider than its content asks for.
  var isStretched: Bool {
    isFixedAtBothSides || isCentered && (isStartFixed || isEndFixed) || hasWidth
  }

  /// Whether constraints are seen to give the view a width that its content does not decide.
  var isShownWide: Bool {
    isFixedAtBothSides || isCentered && (isStartFixed || isEndFixed) || hasGivenWidth
  }

  /// Whether one side is fixed and the other one limited: a text of several lines is broken there.
  var breaksLines: Bool { hasLines && (isShownWide || hugsBySight) }

  /// Whether the view is as wide as its content.
  var hugs: Bool { (isStartFixed || isEndFixed || isCentered) && !isStretched }

  /// Whether the view is as wide as its content, and its other side is seen to be free: it is only kept from something.
  var hugsBySight: Bool {
    !isStretched && (isStartFixed && isEndLimited || isEndFixed && isStartLimited)
  }
}

/// Priorities by which views hug what they hold.
///
/// Source: UIKit, UIView.h: contentHuggingPriorityForAxis, and NSLayoutConstraint.h: UILayoutPriority.
struct Hugging {
  /// The priority of views that code gives none.
  static let usual = 250.0
  /// The priority of a constraint that must hold.
  static let required = 1000.0
  /// The priority of controls of one size, such as a switch.
  private static let ofFixedControls = 750.0
  private static let wordsOfFixedControls: Set<String> = [
    "switch", "toggle", "stepper", "indicator", "spinner",
  ]
  /// Words of views that have no width of their own, and take what is left.
  private static let wordsOfBars: Set<String> = ["progress", "slider"]

  /// All that code gives: the least and the greatest.
  private(set) var least: Double
  private(set) var greatest: Double

  init(_ priority: Double) { (least, greatest) = (priority, priority) }

  mutating func add(_ priority: Double) {
    (least, greatest) = (min(least, priority), max(greatest, priority))
  }

  mutating func formUnion(_ other: Hugging) {
    add(other.least)
    add(other.greatest)
  }

  /// The priority that a view without one has, by its name.
  static func usual(of view: TiedView) -> Double {
    let words = NameWords.split(view.name.split(separator: ".").last.map(String.init) ?? "")
    if words.contains(where: wordsOfFixedControls.contains) { return ofFixedControls }
    return words.contains(where: wordsOfBars.contains) && !words.contains("label") ? 0 : usual
  }
}

extension Outline {
  /// All names of a view: a property may have another one inside of the block that makes it.
  func names(of view: TiedView) -> Set<TiedView> {
    var (found, open): (Set<TiedView>, [TiedView]) = ([view], [view])
    while let next = open.popLast() {
      for other in otherNames[next] ?? [] where found.insert(other).inserted { open.append(other) }
    }
    return found
  }

  /// Notes that two names stand for one view.
  mutating func join(_ first: TiedView, _ second: TiedView) {
    guard first != second else { return }
    otherNames[first, default: []].insert(second)
    otherNames[second, default: []].insert(first)
  }

  /// Notes that one view begins where another one ends.
  mutating func addNeighbours(_ first: TiedView, _ second: TiedView) {
    neighbours[first, default: []].insert(second)
    neighbours[second, default: []].insert(first)
  }

  /// Notes that something fixes a side of a view, and perhaps at a side of another one.
  mutating func addTie(
    _ side: String, of view: TiedView, _ relation: String, to other: (view: TiedView, side: String)?
  ) {
    ties[view, default: Ties()].add(side, relation)
    guard let other else { return }
    ties[other.view, default: Ties()].add(other.side, relation)
    if EdgeConstraint.Bound(relation) == nil, side.isOppositeSide(to: other.side) {
      addNeighbours(view, other.view)
    }
  }

  /// The view that a name in a scope stands for; `_title` is the variable of the property `title`.
  func tied(_ view: String, in scope: Int) -> TiedView {
    let local = TiedView(type: "", name: view, function: function(of: scope))
    if locals.contains(local) { return local }
    let isVariable = view.hasPrefix("_") && view.utf8.count > 1
    return TiedView(
      type: typeName(of: scope), name: isVariable ? String(view.dropFirst()) : view)
  }

  /// Whether a view is as wide as its content, so that an alignment has no effect: nothing fixes both of its sides, or gives it a
  /// width, or another view takes the room that is left.
  func hugsText(_ alignment: TextAlignment) -> Bool {
    var views = names(of: tied(alignment.receiver, in: alignment.place.scope))
    // `let title: UILabel = { … }()`: the view has another name inside.
    if case .function(let name) = scopes[function(of: alignment.place.scope)].kind {
      views.insert(TiedView(type: typeName(of: alignment.place.scope), name: name))
    }
    return hugsText(views)
  }

  /// Whether a view with some names is as wide as its content.
  func hugsText(_ views: Set<TiedView>) -> Bool {
    let own = allTies(of: views)
    // Lines of a text have different widths, but for one that may not be broken.
    let hasLines = own.hasLines || views.contains { isTextView($0) }
    if hasLines, !isRigid(views) { return false }
    if own.hasWidth { return false }
    // A stack view fixes the sides that code leaves free.
    let isFree = own.hugs && arranged.isDisjoint(with: views)
    return isFree || isAsWideAsContentInStack(views, own) || isBesideYielding(views, own)
  }

  /// Whether a view is one for texts of several lines, by its type or its name.
  func isTextView(_ view: TiedView) -> Bool {
    types[view]?.contains { $0.hasSuffix("TextView") } ?? false
      || NameWords.split(view.name).suffix(2).elementsEqual(["text", "view"])
  }

  func allTies(of views: Set<TiedView>) -> Ties {
    views.compactMap { ties[$0] }.reduce(into: Ties()) { $0.formUnion($1) }
  }

  /// Whether a view may be neither wider nor narrower than its text in one line.
  private func isRigid(_ views: Set<TiedView>) -> Bool {
    views.contains { resistant.contains($0) }
      && hugging(of: views).map { $0.least >= Hugging.required } ?? false
  }

  private func hugging(of views: Set<TiedView>) -> Hugging? {
    let all = views.compactMap { huggings[$0] }
    guard var union = all.first else { return nil }
    for other in all.dropFirst() { union.formUnion(other) }
    return union
  }

  /// Whether a view takes room before views that hug by a priority: its own one is less, and it has no width.
  private func yields(_ view: TiedView, to priority: Double) -> Bool {
    let views = names(of: view)
    let own = hugging(of: views)?.greatest ?? Hugging.usual(of: view)
    return own < priority && !allTies(of: views).hasWidth
  }

  /// The least priority by which a view with some names hugs; the usual one if code gives none.
  private func priority(of views: Set<TiedView>) -> Double {
    hugging(of: views)?.least ?? Hugging.usual
  }

  /// Whether a view stands beside another one that hugs less, and so takes the room that is left: `value.leading =
  /// title.trailing`.
  private func isBesideYielding(_ views: Set<TiedView>, _ own: Ties) -> Bool {
    guard own.isFixedAtBothSides else { return false }
    let priority = priority(of: views)
    return views.contains { view in
      (neighbours[view] ?? []).contains { other in
        let ties = allTies(of: names(of: other))
        return !views.contains(other) && yields(other, to: priority)
          && (ties.isFixedAtBothSides || ties.hugs)
      }
    }
  }

  /// Whether a view is in a stack view that lets it be as wide as its content.
  private func isAsWideAsContentInStack(_ views: Set<TiedView>, _ own: Ties) -> Bool {
    if own.isStretched { return false }
    let priority = priority(of: views)
    let around = rows.filter { $0.views.contains(where: views.contains) }
    let isInUnnamed = around.contains { row in
      row.stack == nil
        && (row.arrangement.isColumnOfContents
          || (row.isMade || row.arrangement.axes == ["horizontal"]) && !mayStretch(row)
            && hasRoom(in: [row], beside: views, priority))
    }
    return isInUnnamed
      || Set(around.compactMap(\.stack)).contains { stack in
        let names = names(of: stack)
        let parts = rows.filter { $0.stack.map(names.contains) ?? false }
        var arrangement = Arrangement()
        for part in parts { arrangement.formUnion(part.arrangement) }
        for name in names { arrangements[name].map { arrangement.formUnion($0) } }
        if arrangement.isColumnOfContents || arrangement.isRowOfContents { return true }
        // A column of one view is as wide as that view.
        if arrangement.axes == ["vertical"], parts.flatMap(\.views).count == 1,
          allTies(of: names).hugs
        {
          return true
        }
        // Of a stack view that is made elsewhere, the axis has to be seen.
        let isRow = parts.contains(where: \.isMade) || arrangement.axes == ["horizontal"]
        return isRow && !arrangement.mayStretch
          && (allTies(of: names).hugsBySight || hasRoom(in: parts, beside: views, priority))
      }
  }

  /// What a stack view without a name is given is not seen.
  private func mayStretch(_ row: StackedViews) -> Bool {
    if !row.arrangement.isEmpty { return row.arrangement.mayStretch }
    return !row.type.isEmpty && facts(of: row.type).mayStretchViews
  }

  /// Whether something else in a row takes the room that is left, or has to: nothing may stretch a view that must hug.
  private func hasRoom(
    in parts: [StackedViews], beside views: Set<TiedView>, _ priority: Double
  ) -> Bool {
    let others = parts.flatMap(\.views).filter { !views.contains($0) }
    return parts.contains(where: \.hasSpacer) || others.contains { yields($0, to: priority) }
      || priority >= Hugging.required
        && !others.contains { self.priority(of: names(of: $0)) >= Hugging.required }
  }
}

extension String {
  /// A priority as source without spaces writes it: `.defaultLow-1`, `UILayoutPriority(251)`, `UILayoutPriorityDefaultLow+30`,
  /// `249`; nil for another value.
  var layoutPriority: Double? {
    if let number = Amount(self).number { return number }
    let text = lowercased()
    let names: [(String, Double)] = [
      ("required", Hugging.required), ("defaulthigh", 750), ("defaultlow", Hugging.usual),
      ("fittingsizelevel", 50),
    ]
    for (name, value) in names {
      guard let range = text.firstRange(of: name) else { continue }
      let rest = text[range.upperBound...].replacing(".rawvalue", with: "")
        .filter { !"()".contains($0) }
      if rest.isEmpty { return value }
      return ["+", "-"].contains(rest.first ?? " ") ? Double(rest).map { value + $0 } : nil
    }
    guard let open = text.lastIndex(of: "(") else { return nil }
    return Double(text[open...].filter { $0.isNumber || $0 == "." })
  }
}
