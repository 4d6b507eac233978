/// How insets that have a name are read.
extension ObjectiveCReader {
  /// Finds insets of variables, and of properties that the file declares, of which nothing uses a side of the interface, or only
  /// computations of the app.
  mutating func resolveInsets(_ project: ProjectNames?) {
    for number in outline.insets.indices {
      let method = outline.insets[number].method
      if method.isEmpty || project?.isInInterface(method) ?? false { continue }
      let reading = reading(ofMethod: method)
      outline.insets[number].isUsedWithoutSides = reading == .noSide
      outline.insets[number].isOnlyComputed = reading == .computed
    }
    let areMarginsOfFrames = areMarginsOfFrames
    for number in outline.insets.indices
    where outline.insets[number].property == "layoutMargins"
      && outline.insets[number].receiver == "self" && areMarginsOfFrames
    {
      outline.insets[number].isUsedWithoutSides = true
    }
    let properties = declaredInsets()
    func variable(_ insets: EdgeInsets) -> DeclaredName? {
      if insets.isNamed { return DeclaredName(name: insets.use, scope: insets.place.scope) }
      let name = insets.use.withoutBar
      // A property has no scope.
      return insets.receiver == "self" && properties.contains(name)
        ? DeclaredName(name: name, scope: -1) : nil
    }
    let names = Set(outline.insets.compactMap(variable))
    guard !names.isEmpty else { return }
    // The name as a value: `table.separatorInset = insets;`, `[table setSeparatorInset:insets]`, `insets.top`.
    var uses: [DeclaredName: [Int]] = [:]
    for index in tokens.indices where tokens[index].kind == .identifier && text(index + 1) != "=" {
      let name = DeclaredName(name: text(index), scope: scopes[index])
      let property = DeclaredName(name: text(index).withoutBar, scope: -1)
      if names.contains(name) {
        uses[name, default: []].append(index)
      } else if names.contains(property), text(index - 1) != "UIEdgeInsets" {
        uses[property, default: []].append(index)
      }
    }
    let readings = uses.mapValues { $0.map(reading(of:)).max() ?? .noSide }
    for number in outline.insets.indices {
      let insets = outline.insets[number]
      guard let name = variable(insets) else { continue }
      // Nobody sees insets of a function that nothing uses.
      let isOfFunction =
        if name.scope >= 0, case .function = outline.scopes[name.scope].kind { true } else { false }
      let reading = readings[name] ?? (isOfFunction ? .noSide : .side)
      outline.insets[number].isUsedWithoutSides = reading == .noSide
      outline.insets[number].isOnlyComputed = reading == .computed
    }
  }

  /// Whether only frames are computed of the margins that a view of the file has: then nothing but these frames knows them, and
  /// both stay at their sides.
  private var areMarginsOfFrames: Bool {
    let uses = tokens.indices.filter { text($0) == "layoutMargins" && text($0 + 1) != "=" }
    if uses.isEmpty || tokens.contains(where: { Margins.isFollower($0.text) }) { return false }
    if outline.scopes.contains(where: { scope in
      if case .type(let name) = scope.kind { return Margins.isFollowed(by: name) }
      return false
    }) {
      return false
    }
    let readings = uses.map { text($0 - 1) == "." && !isOfSelf($0) ? .side : reading(of: $0) }
    return readings.max() == .computed
  }

  /// The method that returns the insets at a token: `- (UIEdgeInsets)padding { return UIEdgeInsetsMake(…); }`; empty for none.
  func method(returning index: Int) -> String {
    guard text(index - 1) == "return", let brace = openingBrace(before: index),
      text(brace - 2) == ")", text(brace - 3) == "UIEdgeInsets", text(brace - 4) == "("
    else { return "" }
    let name = text(brace - 1)
    return ProjectInsets.propertiesOfUIKit.contains(name) || Self.methodsOfUIKit.contains(name)
      ? "" : name
  }

  private static let methodsOfUIKit: Set<String> = [
    "safeAreaInsets", "alignmentRectInsets", "separatorInset",
  ]

  /// How the insets that a method gives are read: by the messages of the file.
  private func reading(ofMethod name: String) -> InsetReading {
    var readings: [InsetReading] = []
    for index in tokens.indices where text(index) == name {
      if text(index - 1) == ".", text(index + 1) != "=" {
        readings.append(isOfSelf(index) ? reading(of: index) : .side)
      } else if text(index + 1) == "]", case let open = partners[index + 1], open >= 0,
        message(at: open)?.parts.first?.name == index
      {
        readings.append(reading(ofMessage: open))
      }
    }
    return readings.max() ?? .side
  }

  /// How the insets that a message gives are read: as those of a variable, or by a part of them.
  private func reading(ofMessage open: Int) -> InsetReading {
    if text(open - 1) == "=", text(open - 3) == "UIEdgeInsets" {
      let name = text(open - 2)
      let uses = tokens.indices.filter {
        text($0) == name && scopes[$0] == scopes[open] && text($0 + 1) != "="
          && text($0 + 1) != "]"
      }
      return uses.map(reading(of:)).max() ?? .noSide
    }
    if text(partners[open] + 1) == "." {
      return ["top", "bottom"].contains(text(partners[open] + 2)) ? .noSide : .side
    }
    return ["=", ":"].contains(text(open - 1)) && LopsidedInsetsRule.isSilent(text(open - 2))
      ? .noSide : .side
  }

  /// Properties and variables of objects that hold insets: `@property (nonatomic) UIEdgeInsets padding;`.
  private func declaredInsets() -> Set<String> {
    Set(
      tokens.indices.filter { text($0 - 1) == "UIEdgeInsets" && text($0 + 1) == ";" }
        .map { text($0).withoutBar })
  }

  private func reading(of index: Int) -> InsetReading {
    if text(index + 1) == "." {
      let member = text(index + 2)
      if ["top", "bottom"].contains(member) || isPartOfBothSides(index) { return .noSide }
      return ["left", "right"].contains(member) ? reading(ofSide: member, at: index) : .side
    }
    if isInChainWithoutSides(index) { return .noSide }
    let start = isOfSelf(index) ? index - 2 : index
    return ["=", ":"].contains(text(start - 1)) && LopsidedInsetsRule.isSilent(text(start - 2))
      ? .noSide : .side
  }

  private func isOfSelf(_ index: Int) -> Bool {
    text(index - 1) == "." && text(index - 2) == "self"
  }

  /// People write shorter expressions.
  private static let longestExpression = 100

  private static let makersOfRectangles: Set<String> = [
    "CGRectMake", "CGPointMake", "CGSizeMake", "CGRectInset", "CGRectOffset",
  ]

  /// How the left or the right of insets is read at a token: by what takes it.
  private func reading(ofSide side: String, at index: Int) -> InsetReading {
    var place = index - 1
    let earliest = max(0, index - Self.longestExpression)
    while place >= earliest {
      switch text(place) {
      case ")", "]", "}":
        guard partners[place] >= 0 else { return .side }
        place = partners[place]
      case "(":
        if Self.makersOfRectangles.contains(text(place - 1)) { return .computed }
        // A function of numbers gives a number: `MAX(insets.left, 8)`.
        if tokens.indices.contains(place - 1), tokens[place - 1].kind == .identifier,
          !["MAX", "MIN", "fabs", "ceil", "floor", "round"].contains(text(place - 1))
        {
          return .side
        }
      case "[":
        return message(at: place).map { mirrors($0, side) } ?? false ? .noSide : .side
      case "+=", "-=": return .computed
      case "=":
        return text(place - 2) != "." || ["x", "width"].contains(text(place - 1))
          ? .computed : .side
      case ";", "{": return .side
      default: break
      }
      place -= 1
    }
    return .side
  }

  /// Whether a message fixes leading by the left, or trailing by the right: `[icon.leadingAnchor constraintEqualToAnchor:…
  /// constant:insets.left]`.
  private func mirrors(_ message: Message, _ side: String) -> Bool {
    guard let first = message.parts.first, text(first.name).hasSuffix("ToAnchor") else {
      return false
    }
    let ends = [message.receiver, first.argument].map { text($0.upperBound - 1) }
    return ends.contains(side == "left" ? "leadingAnchor" : "trailingAnchor")
      && ends.allSatisfy { ["leadingAnchor", "trailingAnchor"].contains($0) }
  }

  /// Whether a use of left or right stands in one sum with the other: `insets.left + insets.right`, which is a width.
  private func isPartOfBothSides(_ index: Int) -> Bool {
    let length = isOfSelf(index) ? 6 : 4
    for first in [index, index - length] where text(first) == text(first + length) {
      let sides = [text(first + 2), text(first + length + 2)].sorted()
      guard text(first) == text(index), sides == ["left", "right"] else { continue }
      let isNegative = text(first + 3 - length) == "-"
      if text(first + 3) == (isNegative ? "-" : "+") { return true }
    }
    return false
  }
}

extension String {
  /// The name of a property by that of its variable: `padding` for `_padding`.
  fileprivate var withoutBar: String { hasPrefix("_") ? String(dropFirst()) : self }
}
