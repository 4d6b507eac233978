internal import BidiSource

/// A left or right edge is fixed, and nothing fixes the other edge alike.
///
/// ## What it finds
///
/// A constraint from `leftAnchor` or `rightAnchor`, from the attribute `.left` or `.right`, or from `make.left` or
/// `make.right` of SnapKit and Masonry, without its partner in the same function: the same two views, the other
/// edges, the same constant, from either view. A visual format with the option `directionLeftToRight` is found, too.
///
/// ## What it leaves out
///
/// Pairs whose constants are equal, also in two properties of constraints; limits of a view whose centre is fixed; edges of a view that has the width or the centre of the other view, or the width of the
/// screen; an edge of a view whose other edge reaches that of the same view by an inequality, as `a.right >= b.right` beside `a.left
/// == b.left`: it fills the view, and turns inside; constants of which one
/// is no number; a view that grows with the view around by its autoresizing mask, and keeps it; the digits of one number beside
/// each other, or at a centre in their order, such as `tensDigit` and `onesDigit`, and what is aligned with one: numbers run from left to right; the keys of a number pad, and the dots of a code, by their
/// names, such as `numericButtons` and `pinDots`; a spacer between two views, which both of its sides are fixed to alike; a visual format with the option that
/// places one view between two equal distances, also by metrics, or gives one view a width and nothing else; places that are computed; types such
/// as `Scrubber` and `WaveformView`, in which a place is a time. Where the function or the type asks for the layout direction,
/// nothing is found. A view with left or right in its name is an info, and so are two views at both sides of a centre, each at
/// the same distance: only their order stays as it is; and so are two distances that differ by less than 4 points, or by less than
/// 8 beside a text in the middle.
///
/// ## Why it matters
///
/// Left stays left. In Arabic the interface begins at the right: the view stands where the line ends, over what was
/// mirrored to that place.
///
/// ## Example
///
///     swift
///     wrong: icon.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
///     right: icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
///
/// ## Example
///
///     objective-c
///     wrong: [icon mas_makeConstraints:^(MASConstraintMaker *make) {
///     wrong:   make.left.equalTo(self.view).offset(16);
///     wrong: }];
///     right: [icon mas_makeConstraints:^(MASConstraintMaker *make) {
///     right:   make.leading.equalTo(self.view).offset(16);
///     right: }];
///
/// ## Source
///
/// - UIKit, NSLayoutAnchor.h: leadingAnchor and leftAnchor
/// - UIKit, NSLayoutConstraint.h: NSLayoutFormatDirectionLeadingToTrailing
/// - Auto Layout Guide: Visual Format Language
enum UnpairedAnchorRule: SourceRule {
  static let id = "unpaired-anchor"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    var groups: [Group: [EdgeConstraint]] = [:]
    // `a.left = b.left` says what `b.left = a.left` says.
    var turned: [Group: [EdgeConstraint]] = [:]
    for constraint in outline.constraints {
      let function = outline.function(of: constraint.place.scope)
      groups[Group(function: function, item: constraint.item), default: []].append(constraint)
      turned[Group(function: function, item: constraint.other), default: []]
        .append(constraint.turned)
    }
    let faults = groups.flatMap { group, constraints -> [Fault] in
      let found = Self.faults(in: constraints, turned[group] ?? [], outline)
      // Properties hold a constraint each: `lazy var start = icon.leftAnchor.constraint(…)`.
      guard !found.isEmpty, outline.scopes[group.function].isProperty else { return found }
      let others = outline.constraints.filter {
        let function = outline.function(of: $0.place.scope)
        return $0.item == group.item && outline.scopes[function].isProperty
          && outline.typeName(of: function) == outline.typeName(of: group.function)
      }
      return found.filter { fault in
        !others.contains { isPartner($0, of: fault.constraint) && isEqual($0, fault.constraint) }
      }
    }
    let digits = Digits(outline)
    return told(faults.filter { !digits.contain($0.constraint) }, in: outline)
      + visualFormats(in: outline)
  }

  /// A constraint without its partner.
  private struct Fault {
    let constraint: EdgeConstraint
    /// One of the other side with another constant, or another relation.
    let partner: EdgeConstraint?
  }

  /// The findings of some faults; those of one row say that they belong together.
  private static func told(_ faults: [Fault], in outline: Outline) -> [OffsetFinding] {
    let chains = Chains(faults.map(\.constraint), outline)
    return faults.map { fault in
      let constraint = fault.constraint
      let opposite = chains.opposite(of: constraint)
      let isDoubtful =
        opposite != nil || chains.isHalf(constraint) || isSmall(fault, outline)
        || outline.isSideMeant(constraint.place, constraint.item)
      return finding(
        at: constraint.place.offset, severity: isDoubtful ? .info : .warning,
        explanation: opposite.map { explanation(constraint, opposite: $0) }
          ?? explanation(constraint, partner: fault.partner),
        cure: cure(constraint)
          + (opposite != nil || fault.partner != nil || chains.contain(constraint)
            ? " Do so in all constraints of these views to left and right at once: a row of which only some turn contradicts itself."
            : ""),
        about: outline.subject(constraint.place, constraint.item))
    }
  }

  /// Whether two distances differ so little that nobody sees it; half of it moves a text in the middle.
  private static func isSmall(_ fault: Fault, _ outline: Outline) -> Bool {
    guard let partner = fault.partner, partner.relation == fault.constraint.relation,
      let one = fault.constraint.amount.number, let two = partner.amount.number
    else { return false }
    let isHalved = outline.centresText(fault.constraint.item, fault.constraint.place)
    return abs(abs(one) - abs(two)) / (isHalved ? 2 : 1) < LopsidedInsetsRule.leastShift
  }

  /// Constraints of which some hang on others: they place the same view, or a gap stands between two of their views.
  private struct Chains {
    private let outline: Outline
    /// A side of a centre, with a distance.
    private struct Centre: Hashable {
      let function: Int
      let attribute: EdgeAttribute
      let relation: EdgeConstraint.Relation
      let distance: Amount
    }

    /// Constraints that hang on a centre.
    private var centred: [Centre: [EdgeConstraint]] = [:]
    /// How many constraints place a view, and how many are about it.
    private var placed: [Group: Int] = [:]
    private var touched: [Group: Int] = [:]
    /// Views at the ends of gaps.
    private var ends: Set<Group> = []
    /// Views at one side of a centre, with another one as far from it at the other side.
    private var halves: Set<Group> = []

    init(_ constraints: [EdgeConstraint], _ outline: Outline) {
      self.outline = outline
      for constraint in outline.constraints where constraint.otherAttribute == .centerX {
        centred[centre(constraint, constraint.attribute), default: []].append(constraint)
      }
      for constraint in centred.values.joined() where opposite(of: constraint) != nil {
        halves.insert(groups(constraint)[0])
      }
      for constraint in constraints {
        placed[groups(constraint)[0], default: 0] += 1
        for group in groups(constraint) {
          touched[group, default: 0] += 1
          if constraint.isGap { ends.insert(group) }
        }
      }
    }

    private func groups(_ constraint: EdgeConstraint) -> [Group] {
      let function = outline.function(of: constraint.place.scope)
      return [constraint.item, constraint.other].map { Group(function: function, item: $0) }
    }

    /// The view at the other side of the centre that a view hangs on, at the same distance; nil for none.
    func opposite(of constraint: EdgeConstraint) -> String? {
      guard constraint.otherAttribute == .centerX else { return nil }
      return centred[centre(constraint, constraint.attribute.mirrored)]?.first {
        $0.item != constraint.item && haveSameOther($0, constraint)
      }?.item
    }

    /// Whether a view is one of two at both sides of a centre, as far from it: only their order stays as it is.
    func isHalf(_ constraint: EdgeConstraint) -> Bool { halves.contains(groups(constraint)[0]) }

    private func centre(_ constraint: EdgeConstraint, _ attribute: EdgeAttribute) -> Centre {
      Centre(
        function: outline.function(of: constraint.place.scope), attribute: attribute,
        relation: constraint.relation, distance: constraint.amount.size)
    }

    func contain(_ constraint: EdgeConstraint) -> Bool {
      let own = groups(constraint)
      // Others hang on the view by an edge, or the view hangs on one of them.
      if touched[own[0]] ?? 0 > 1 || placed[own[1]] ?? 0 > 0 { return true }
      if own.contains(where: { ends.contains($0) && touched[$0] ?? 0 > 1 }) { return true }
      // `title.trailing = page.leading` beside `title.left` and `page.right`.
      let view = outline.tied(constraint.item, in: constraint.place.scope)
      return (outline.neighbours[view] ?? []).contains {
        placed[Group(function: own[0].function, item: $0.name)] != nil
      }
    }
  }

  /// The constraints of one view in one function.
  private struct Group: Hashable {
    let function: Int
    let item: String
  }

  private static func faults(
    in group: [EdgeConstraint], _ turned: [EdgeConstraint], _ outline: Outline
  ) -> [Fault] {
    var faults: [Fault] = []
    // Of two edges that do not match, one is told.
    var told: Set<Int> = []
    for (index, constraint) in group.enumerated() where !told.contains(index) {
      guard [.left, .right].contains(constraint.attribute), !constraint.isCopied,
        !outline.isFixedByMask(constraint),
        !outline.isOfNumberPad(constraint.item, by: constraint.other, constraint.place),
        !outline.readsLayoutDirection(constraint.place), !outline.isAlongTime(constraint.place)
      else { continue }
      let alike = group.filter { haveSameOther($0, constraint) }
      if alike.contains(where: { $0.attribute == .width || $0.attribute == .centerX }) { continue }
      let partners = group.indices.filter { isPartner(group[$0], of: constraint) }
      // The other edge may be said of the other view.
      let turnedPartners = turned.filter { isPartner($0, of: constraint) }
      let others = partners.map { group[$0] } + turnedPartners
      if others.contains(where: { isEqual($0, constraint) || fills($0, constraint) }) { continue }
      // It is told of the edge that is fixed.
      if constraint.relation == .inequality, others.contains(where: { $0.relation == .equal }) {
        continue
      }
      if isSpacer(constraint, in: group) { continue }
      // A view in the middle is only kept from the sides.
      if constraint.relation == .inequality, group.contains(where: { $0.attribute == .centerX }) {
        continue
      }
      told.formUnion(partners)
      let limit = turnedPartners.first { $0.relation == .inequality }
      faults.append(
        Fault(constraint: constraint, partner: partners.first.map { group[$0] } ?? limit))
    }
    return faults
  }

  /// The other view; its guides have the same edges from both sides.
  private static func other(_ constraint: EdgeConstraint) -> String {
    for guide in [".safeAreaLayoutGuide", ".layoutMarginsGuide", ".readableContentGuide"]
    where constraint.other.hasSuffix(guide) {
      return String(constraint.other.dropLast(guide.count))
    }
    return constraint.other
  }

  /// Whether two constraints may compare with the same view: the container may be any of those with names.
  private static func haveSameOther(_ first: EdgeConstraint, _ second: EdgeConstraint) -> Bool {
    let others = [other(first), other(second)]
    return others[0] == others[1] || others.contains("superview")
  }

  private static func isPartner(_ first: EdgeConstraint, of second: EdgeConstraint) -> Bool {
    first.attribute == second.attribute.mirrored && haveSameOther(first, second)
      && first.otherAttribute == second.otherAttribute.mirrored
  }

  private static func isEqual(_ first: EdgeConstraint, _ second: EdgeConstraint) -> Bool {
    first.relation == second.relation && haveEqualAmounts(first, second)
  }

  /// Whether an edge is fixed, and the other one reaches that of the same view: the view fills it, and what it holds turns inside.
  private static func fills(_ other: EdgeConstraint, _ fixed: EdgeConstraint) -> Bool {
    fixed.relation == .equal && other.reachesEdge && haveEqualAmounts(other, fixed)
  }

  private static func haveEqualAmounts(_ first: EdgeConstraint, _ second: EdgeConstraint) -> Bool {
    guard let one = first.amount.number, let two = second.amount.number else { return true }
    return abs(one) == abs(two)
  }

  /// Whether a view is a space between two others, which both of its sides are fixed to alike.
  private static func isSpacer(_ constraint: EdgeConstraint, in group: [EdgeConstraint]) -> Bool {
    let words = NameWords.split(constraint.item)
    return constraint.isGap
      && ["space", "spacer", "gap", "filler"].contains(where: words.contains)
      && group.contains {
        $0.attribute == constraint.attribute.mirrored && $0.otherAttribute == constraint.attribute
          && isEqual($0, constraint)
      }
  }

  private static func explanation(_ constraint: EdgeConstraint, opposite: String) -> String {
    "\(constraint.item) and \(opposite) stand at both sides of the centre of \(constraint.other), at the same distance: from right to left the two do not change places."
  }

  private static func explanation(
    _ constraint: EdgeConstraint, partner: EdgeConstraint?
  ) -> String {
    let (side, item) = (constraint.attribute.rawValue, constraint.item)
    let target =
      constraint.otherAttribute == .centerX
      ? "centre" : constraint.otherAttribute.rawValue + " edge"
    let isFixed = constraint.relation == .equal
    let start =
      "The \(side) edge of \(item) is \(isFixed ? "fixed at" : "limited by") the \(target) of \(constraint.other)"
    let other = constraint.attribute.mirrored.rawValue
    if let partner {
      return start
        + (partner.relation == constraint.relation || partner.reachesEdge
          ? ", and the \(other) edge with another constant: from right to left the two distances do not change places."
          : ", and the \(other) edge is only limited: from right to left it stays at the \(side).")
    }
    // Which of the two views has its place from elsewhere is not seen.
    if constraint.isGap {
      return start
        + ": from right to left \(item) still stands at the \(other) of \(constraint.other), and the two do not change places."
    }
    return start
      + (isFixed
        ? ", and nothing fixes its \(other) edge alike: from right to left it stays at the \(side)."
        : ", and nothing limits its \(other) edge alike: from right to left the limit stays at the \(side).")
  }

  private static func cure(_ constraint: EdgeConstraint) -> String {
    let (old, new) = constraint.attribute == .left ? ("left", "leading") : ("right", "trailing")
    let (oldOther, newOther) = old == "left" ? ("right", "trailing") : ("left", "leading")
    func other(_ end: String) -> String {
      constraint.isGap
        ? " and \(newOther)\(end) for \(oldOther)\(end)." : ", on both sides of the constraint."
    }
    return switch constraint.style {
    case .anchor: "Write \(new)Anchor for \(old)Anchor" + other("Anchor")
    case .item: "Write the attribute \(new) for \(old)" + other("")
    case .pin:
      "Write \(constraint.attribute == .left ? "start" : "end") for \(old), as in topStart for topLeft: PinLayout turns it by Pin.layoutDirection."
    case .chain: "Write make.\(new) for make.\(old), and leading and trailing for the other view."
    }
  }

  private static func visualFormats(in outline: Outline) -> [OffsetFinding] {
    outline.visualFormats.compactMap { format in
      guard !format.format.hasPrefix("V:"), !outline.readsLayoutDirection(format.place),
        !format.isSymmetric
      else { return nil }
      return finding(
        at: format.place.offset,
        explanation:
          "The option makes \"\(format.format)\" run from left to right in every interface: from right to left the order of the views and their distances stay as they are.",
        cure: "Leave the option out: a format runs from the leading side.")
    }
  }
}
