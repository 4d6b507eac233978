internal import BidiSource
internal import SwiftSyntax

extension SwiftReader {
  /// Finds insets of which nothing uses a side of the interface.
  ///
  /// A call gives them to a function that is known, or they have a name: that of a constant or a variable, of a parameter
  /// with these insets by default, or of a parameter in the same file. A constant that nothing uses is one of them.
  mutating func resolveInsets(_ uses: ValueUses) {
    var judge = InsetJudge(uses: uses, project: project?.insets ?? ProjectInsets(uses))
    for index in outline.insets.indices
    where outline.insets[index].isLopsided && !outline.insets[index].isUsedWithoutSides {
      let insets = outline.insets[index]
      if case .argument(let call, let argument) = uses.takersOfCalls[insets.place.offset] {
        outline.insets[index].isUsedWithoutSides =
          uses.isInsetWithoutSides(call, argument) ?? judge.mirrors(call, argument)
          ?? (insets.isNamed && judge.isUsedWithoutSides(label: insets.use))
      } else if insets.isNamed {
        outline.insets[index].isUsedWithoutSides = judge.isUsedWithoutSides(
          insets.use, at: insets.place.offset)
      } else if !["", "self"].contains(insets.receiver) {
        // `appearance.padding = insets` of another type.
        outline.insets[index].isUsedWithoutSides =
          project?.insets.isMemberUsedWithoutSides(insets.use) ?? false
      }
    }
  }
}

extension SwiftReader {
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

/// What a file does with insets; each call and each name is looked at once.
private struct InsetJudge {
  let uses: ValueUses
  let project: ProjectInsets
  private var calls: [Int: [Bool?]] = [:]
  private var names: [String: [Bool]] = [:]

  init(uses: ValueUses, project: ProjectInsets) {
    (self.uses, self.project) = (uses, project)
  }

  /// Whether the functions of a call mirror the insets of an argument; nil if none is known.
  mutating func mirrors(_ call: Int, _ argument: Int) -> Bool? {
    let answers = calls[call] ?? project.mirrors(uses.calls[call])
    calls[call] = answers
    return answers[argument]
  }

  /// Whether all parameters of a label are used, and only where no side of the interface counts.
  mutating func isUsedWithoutSides(label: String) -> Bool {
    var answers: [Bool] = []
    for name in uses.namesOfLabels[label] ?? [] {
      let own = isWithoutSides(name)
      answers += zip(uses.declarations[name] ?? [], own).filter { $0.0.label == label }.map(\.1)
    }
    return !answers.isEmpty && answers.allSatisfy { $0 }
  }

  /// Whether the variable or the parameter whose value stands at an offset is used, and only where no side of the interface
  /// counts.
  mutating func isUsedWithoutSides(_ name: String, at offset: Int) -> Bool {
    // The name stands directly before its first value.
    let number = (uses.declarations[name] ?? []).firstIndex(notBefore: offset) - 1
    return number >= 0 && isWithoutSides(name)[number]
  }

  /// For each declaration of a name, whether it is used, and only where no side of the interface counts.
  private mutating func isWithoutSides(_ name: String) -> [Bool] {
    if let known = names[name] { return known }
    let (own, ofAnyMember) = uses.usesOfDeclarations(of: name)
    let areOthersWithout = ofAnyMember.allSatisfy { isWithoutSides($0) }
    let declared = uses.declarations[name] ?? []
    let answers = zip(declared, own).map { declaration, own in
      let others = declaration.isMember ? ofAnyMember : []
      guard own.allSatisfy({ isWithoutSides($0) }), others.isEmpty || areOthersWithout else {
        return false
      }
      return isWithoutSidesElsewhere(
        declaration, name, isUsedHere: !(own.isEmpty && others.isEmpty))
    }
    names[name] = answers
    return answers
  }

  /// Whether no other file counts from a side of the interface by insets of which no side counts here.
  private func isWithoutSidesElsewhere(
    _ declaration: ValueUses.Declaration, _ name: String, isUsedHere: Bool
  ) -> Bool {
    // What calls give to a parameter without a use is not known: a protocol has no body.
    if declaration.label != nil { return isUsedHere }
    // Nobody sees insets that nothing uses.
    guard declaration.reach == .project else { return true }
    // A member of that name elsewhere may be one of another type.
    if isUsedHere, !declaration.isStatic { return true }
    return project.isUsedWithoutSides(declaration, name) ?? isUsedHere
  }

  private mutating func isWithoutSides(_ use: ValueUses.Use) -> Bool {
    switch uses.effect(of: use) {
    case .none: true
    case .side: false
    case .handedOn(let call, let argument): mirrors(call, argument) ?? false
    }
  }
}

extension EdgeInsets {
  /// Whether left and right differ.
  var isLopsided: Bool { left != right }
}

extension ValueUses {
  /// What a use of insets does with their sides.
  enum Effect {
    /// Nothing: no side counts, or leading has the left and trailing the right.
    case none
    /// It counts from a side of the interface, or from one that is not known.
    case side
    /// What takes the argument of a call decides.
    case handedOn(call: Int, index: Int)
  }

  /// What a use of insets does with their sides.
  func effect(of use: Use) -> Effect {
    switch use.member {
    case "top", "bottom": .none
    case "left": isMirrored(use, to: .leading) ? .none : .side
    case "right": isMirrored(use, to: .trailing) ? .none : .side
    case Self.bothSides: .none
    case "": use.isWhole ? effect(of: use.taker) : .side
    default: .side
    }
  }

  /// Whether a chain such as `make.edges.equalToSuperview().inset(insets)` takes insets for sides that lead and trail, or for
  /// top and bottom alone; nil for an argument of another call.
  func isInsetWithoutSides(_ call: Int, _ argument: Int) -> Bool? {
    guard ["inset", "insets"].contains(calls[call].name), calls[call].labels[argument] == "_" else {
      return nil
    }
    return calls[call].sides.isDisjoint(with: [.left, .right])
  }

  /// What is done with whole insets.
  private func effect(of taker: Taker) -> Effect {
    switch taker {
    case .nothing: return .side
    case .property(let name, _): return LopsidedInsetsRule.isSilent(name) ? .none : .side
    case .argument(let call, let index):
      if let isWithout = isInsetWithoutSides(call, index) { return isWithout ? .none : .side }
      let label = calls[call].labels[index]
      let isSilent = LopsidedInsetsRule.isSilent(label == "_" ? calls[call].name : label)
      return isSilent ? .none : .handedOn(call: call, index: index)
    }
  }

  /// Whether a distance is counted from a side that leads or trails, and from neither left nor right.
  private func isMirrored(_ use: Use, to side: Sides) -> Bool {
    let sides = sides(of: use.taker)
    return sides.contains(side) && sides.isDisjoint(with: [.left, .right])
  }

  /// The sides that a distance is counted from: those of a label, or else of the call or the property.
  private func sides(of taker: Taker) -> Sides {
    switch taker {
    case .nothing: return []
    case .property(_, let sides): return sides
    case .argument(let call, let index):
      let own = Sides(wordsOf: calls[call].labels[index])
      return own.isEmpty ? calls[call].sides : own
    }
  }
}
