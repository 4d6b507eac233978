internal import BidiSource
internal import SwiftSyntax

extension SwiftReader {
  /// Finds insets of which nothing uses a side of the interface, or only computations of the app.
  ///
  /// A call gives them to a function that is known, or they have a name: that of a constant or a variable, of a parameter
  /// with these insets by default, or of a parameter in the same file; or a variable of the app is given them. A constant that
  /// nothing uses is one of them.
  mutating func resolveInsets(_ uses: ValueUses) {
    var judge = InsetJudge(uses: uses, project: project?.insets ?? ProjectInsets(uses))
    for index in outline.insets.indices
    where outline.insets[index].isLopsided && !outline.insets[index].isUsedWithoutSides {
      let reading = reading(of: outline.insets[index], uses, &judge)
      outline.insets[index].isUsedWithoutSides = reading == .noSide
      outline.insets[index].isOnlyComputed = reading == .computed
      outline.insets[index].isUnseen = reading == .unseen
      if outline.insets[index].isNamed {
        outline.insets[index].isGivenToUIKit = uses.uses(of: outline.insets[index].use)
          .contains(where: \.isGivenToUIKit)
      }
    }
  }

  private func reading(
    of insets: EdgeInsets, _ uses: ValueUses, _ judge: inout InsetJudge
  ) -> InsetReading {
    let offset = insets.place.offset
    switch uses.takersOfCalls[offset] {
    case .argument(let call, let argument):
      if let isWithout = uses.isInsetWithoutSides(call, argument) {
        return isWithout ? .noSide : .side
      }
      if let known = judge.reading(call, argument) { return known }
      if insets.isNamed, let known = judge.reading(label: insets.use) { return known }
      if wrapsPureLayout { return .noSide }
      return judge.project.reading(of: uses.calls[call], argument)
    case .edges: return .noSide
    case .nothing, .property, .constant, nil: break
    }
    if insets.isNamed { return judge.reading(insets.use, at: offset) }
    switch insets.receiver {
    case "": return .side
    case "self":
      if insets.use == "layoutMargins" {
        let type = outline.typeName(of: insets.place.scope)
        return Margins.mayBeFollowed(in: text, by: type) ? .side : judge.readingOfMargins()
      }
      // `insets = UIEdgeInsets(…)`, where the file declares `insets`.
      return judge.reading(assigned: insets.use, at: offset) ?? .side
    // `appearance.padding = insets` of another type.
    default: return project?.insets.reading(ofMember: insets.use) ?? .side
    }
  }
}

extension SwiftReader {
  /// Whether the file imports PureLayout, or what wraps it: a function that the project does not have pins as PureLayout does.
  private var wrapsPureLayout: Bool {
    ["import PureLayout", "import BEPureLayout"].contains(where: text.contains(word:))
  }

  /// Whether insets of a constant put a picture into the middle of a button, as sizes with the same first word tell: 11 points
  /// beside 22 of 44.
  func putsIntoMiddle(_ name: String, _ left: Double, _ right: Double, in scope: Int) -> Bool {
    guard left == 0 || right == 0, let word = NameWords.split(name).first else { return false }
    let type = outline.typeName(of: scope)
    let widths = values.compactMap { declared, value -> Double? in
      guard declared.type == type, NameWords.split(declared.name).first == word,
        let call = value?.as(FunctionCallExprSyntax.self),
        Self.lastName(call.calledExpression) == "CGSize",
        let width = call.arguments.first(where: { $0.label?.text == "width" })
      else { return nil }
      return Amount(Self.source(of: width.expression)).number
    }
    return widths.contains { inner in widths.contains { $0 - inner == 2 * (left + right) } }
  }
}

/// How insets are read, by what counts most.
enum InsetReading: Int, Comparable {
  /// No side counts, or what leads and trails has them.
  case noSide
  /// The app computes with left or right: the fault, if there is one, is in what it draws or places.
  case computed
  /// What takes them is not seen: a function of a library, a property that nothing reads.
  case unseen
  /// A side of the interface counts, or one that is not known.
  case side

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// What a file does with insets; each call and each name is looked at once.
private struct InsetJudge {
  let uses: ValueUses
  let project: ProjectInsets
  private var calls: [Int: [InsetReading?]] = [:]
  private var names: [String: [InsetReading]] = [:]

  init(uses: ValueUses, project: ProjectInsets) {
    (self.uses, self.project) = (uses, project)
  }

  /// How the functions of a call read the insets of an argument; nil if none is known.
  mutating func reading(_ call: Int, _ argument: Int) -> InsetReading? {
    let answers = calls[call] ?? project.readings(of: uses.calls[call])
    calls[call] = answers
    return answers[argument]
  }

  /// How the parameters of a label are read, all together; nil for a label of another file.
  mutating func reading(label: String) -> InsetReading? {
    var answers: [InsetReading] = []
    for name in uses.namesOfLabels[label] ?? [] {
      let own = readings(of: name)
      answers += zip(uses.declarations[name] ?? [], own).filter { $0.0.label == label }.map(\.1)
    }
    return answers.max()
  }

  /// How the variable or the parameter is read whose value stands at an offset.
  mutating func reading(_ name: String, at offset: Int) -> InsetReading {
    // The name stands directly before its first value.
    let number = (uses.declarations[name] ?? []).firstIndex(notBefore: offset) - 1
    return number >= 0 ? readings(of: name)[number] : .side
  }

  /// How the stored variable is read that is given insets at an offset; nil if the file does not declare it.
  mutating func reading(assigned name: String, at offset: Int) -> InsetReading? {
    let declared = uses.declarations[name] ?? []
    let around = declared.indices.filter {
      declared[$0].scope.contains(offset) && declared[$0].label == nil
    }
    guard !ProjectInsets.propertiesOfUIKit.contains(name),
      let number = around.max(by: {
        declared[$0].scope.lowerBound < declared[$1].scope.lowerBound
      }), !declared[number].isComputed
    else { return nil }
    return readings(of: name)[number]
  }

  /// How the margins of a view of the file are read: no side counts where only frames are computed of them, as then nothing but
  /// these frames knows the margins, and both stay at their sides.
  func readingOfMargins() -> InsetReading {
    let effects = uses.uses(of: "layoutMargins").map { use -> InsetReading in
      if case .ofOther = use.owner { return .side }
      return switch uses.effect(of: use) {
      case .none: .noSide
      case .computed: .computed
      case .side, .handedOn, .kept: .side
      }
    }
    return effects.max() == .computed ? .noSide : .side
  }

  /// For each declaration of a name, how it is read.
  private mutating func readings(of name: String) -> [InsetReading] {
    if let known = names[name] { return known }
    let (own, ofAnyMember) = uses.usesOfDeclarations(of: name)
    let ofOthers = reading(of: ofAnyMember)
    let declared = uses.declarations[name] ?? []
    let answers = zip(declared, own).map { declaration, own in
      let hasOthers = declaration.isMember && !ofAnyMember.isEmpty
      let here = max(reading(of: own), hasOthers ? ofOthers : .noSide)
      if here == .side { return here }
      return max(
        here, readingElsewhere(declaration, name, isUsedHere: !own.isEmpty || hasOthers))
    }
    names[name] = answers
    return answers
  }

  private mutating func reading(of uses: [ValueUses.Use]) -> InsetReading {
    uses.map { reading(of: $0) }.max() ?? .noSide
  }

  /// How other files read insets.
  private func readingElsewhere(
    _ declaration: ValueUses.Declaration, _ name: String, isUsedHere: Bool
  ) -> InsetReading {
    // What calls give to a parameter without a use is not known: a protocol has no body.
    if declaration.label != nil { return isUsedHere ? .noSide : .side }
    // Nobody sees insets that nothing uses.
    guard declaration.reach == .project else { return .noSide }
    // A member of that name elsewhere may be one of another type.
    if isUsedHere, !declaration.isStatic { return .noSide }
    return project.reading(of: declaration, name) ?? (isUsedHere ? .noSide : .side)
  }

  private mutating func reading(of use: ValueUses.Use) -> InsetReading {
    switch uses.effect(of: use) {
    case .none: .noSide
    case .computed: .computed
    case .side: .side
    case .handedOn(let call, let argument):
      reading(call, argument) ?? project.reading(of: uses.calls[call], argument)
    case .kept(let keeper): project.reading(ofKept: keeper)
    }
  }
}

extension ValueUses.Use {
  /// Whether a property of UIKit is given the value.
  fileprivate var isGivenToUIKit: Bool {
    guard case .property(let name, _) = taker, member.isEmpty, isWhole else { return false }
    return ProjectInsets.propertiesOfUIKit.contains(name) && name != "layoutMargins"
  }
}

extension EdgeInsets {
  /// Whether left and right differ.
  var isLopsided: Bool { left != right }
}

/// The margins of views.
enum Margins {
  /// What follows margins of itself, by the side that leads and the one that trails.
  private static let followers: Set<String> = [
    "layoutMarginsGuide", "isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement",
    "preservesSuperviewLayoutMargins", "readableContentGuide", "withVisualFormat",
    "constraintsWithVisualFormat", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin",
    "NSLayoutAttributeLeadingMargin", "NSLayoutAttributeTrailingMargin",
    "NSLayoutAttributeLeftMargin", "NSLayoutAttributeRightMargin", "directionalLayoutMargins",
  ]

  private static let search = NameSearch(followers)

  /// Whether a name is one of what follows margins of itself.
  static func isFollower(_ name: String) -> Bool { followers.contains(name) }

  /// Whether a view of a type follows its margins of itself.
  static func isFollowed(by type: String) -> Bool {
    ["Cell", "StackView"].contains(where: type.contains)
  }

  /// Whether something else than code of the file may lay out by the margins of a view: a guide, a stack view, a cell.
  ///
  /// Source: UIKit, UIView.h: layoutMargins.
  static func mayBeFollowed(in text: [UInt8], by type: String) -> Bool {
    isFollowed(by: type) || !search.names(in: text).isEmpty
  }
}

extension ValueUses {
  /// What a use of insets does with their sides.
  enum Effect {
    /// Nothing: no side counts, or leading has the left and trailing the right.
    case none
    /// Left or right is a number in a computation of the app.
    case computed
    /// It counts from a side of the interface, or from one that is not known.
    case side
    /// What takes the argument of a call decides.
    case handedOn(call: Int, index: Int)
    /// A property that is not one of UIKit keeps them by its name.
    case kept(String)
  }

  /// What may be read of insets; empty for the whole.
  static let membersOfInsets: Set<String> = ["", "top", "bottom", "left", "right", bothSides]

  /// What a use of insets does with their sides.
  func effect(of use: Use) -> Effect {
    switch use.member {
    case "top", "bottom": .none
    case "left": effect(of: .leading, for: use.taker)
    case "right": effect(of: .trailing, for: use.taker)
    case Self.bothSides: .none
    case "": use.isWhole ? effect(of: use.taker) : .side
    default: .side
    }
  }

  /// Whether a chain such as `make.edges.equalToSuperview().inset(insets)` takes insets for sides that lead and trail, or for
  /// top and bottom alone; nil for an argument of another call.
  func isInsetWithoutSides(_ call: Int, _ argument: Int) -> Bool? {
    if LopsidedInsetsRule.makesLeading(calls[call].name) { return true }
    if calls[call].pinsByAlign, calls[call].labels[argument] == "insets" { return true }
    guard ["inset", "insets"].contains(calls[call].name), calls[call].labels[argument] == "_" else {
      return nil
    }
    return calls[call].sides.isDisjoint(with: [.left, .right])
  }

  /// What is done with whole insets.
  private func effect(of taker: Taker) -> Effect {
    switch taker {
    case .nothing: return .side
    case .constant(let name, let range): return effect(ofConstant: name, in: range)
    case .edges: return .none
    case .property(let name, _):
      if LopsidedInsetsRule.isSilent(name) { return .none }
      return ProjectInsets.propertiesOfUIKit.contains(name) ? .side : .kept(name)
    case .argument(let call, let index):
      if let isWithout = isInsetWithoutSides(call, index) { return isWithout ? .none : .side }
      let label = calls[call].labels[index]
      let isSilent = LopsidedInsetsRule.isSilent(label == "_" ? calls[call].name : label)
      return isSilent ? .none : .handedOn(call: call, index: index)
    }
  }

  /// What is done with insets by the name of a constant that has them: `let padding = Metrics.padding`.
  ///
  /// - Complexity: O(*n*) in the uses: each constant has its value before it is used.
  private func effect(ofConstant name: String, in range: Range<Int>) -> Effect {
    let effects = uses(of: name, in: range).filter { $0.owner == .any }.map { effect(of: $0) }
    var result = Effect.none
    if effects.isEmpty { return .side }
    for effect in effects {
      switch (result, effect) {
      case (_, .none): break
      case (.none, _), (.computed, .computed): result = effect
      default: return .side
      }
    }
    return result
  }

  /// What a distance does that is the left or the right of insets, and belongs to what leads or trails.
  private func effect(of side: Sides, for taker: Taker) -> Effect {
    let sides = sides(of: taker)
    if !sides.isEmpty {
      return sides.contains(side) && sides.isDisjoint(with: [.left, .right]) ? .none : .side
    }
    switch taker {
    case .nothing, .edges, .constant: return .computed
    case .property(let name, _): return Self.partsOfRectangles.contains(name) ? .computed : .side
    case .argument(let call, _):
      return Self.makersOfRectangles.contains(calls[call].name) ? .computed : .side
    }
  }

  private static let partsOfRectangles: Set<String> = [
    "x", "width", "origin", "size", "frame", "bounds", "center",
  ]

  private static let makersOfRectangles: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGVector", "insetBy", "offsetBy",
  ]

  /// The sides that a distance is counted from: those of a label, or else of the call or the property.
  private func sides(of taker: Taker) -> Sides {
    switch taker {
    case .nothing, .edges, .constant: return []
    case .property(_, let sides): return sides
    case .argument(let call, let index):
      let own = Sides(wordsOf: calls[call].labels[index])
      return own.isEmpty ? calls[call].sides : own
    }
  }
}
