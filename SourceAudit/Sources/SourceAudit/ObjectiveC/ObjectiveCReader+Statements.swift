extension ObjectiveCReader {
  /// Reads what a name begins or ends.
  mutating func readName(_ index: Int) {
    switch text(index) {
    case "UIEdgeInsetsMake", "NSEdgeInsetsMake": readInsets(index)
    case "CGAffineTransformMakeTranslation", "CGAffineTransformTranslate": readTranslation(index)
    case "CGAffineTransformMakeScale":
      if text(index + 1) == "(", let x = arguments(at: index + 1).first,
        amount(x).number.map({ $0 < 0 }) ?? false
      {
        outline.flips.append(Flip(receiver: 0..<0, scope: place(index).scope, mayBeAny: true))
      }
    case "CGAffineTransformIdentity":
      if text(index - 1) == "=", text(index - 2) == "transform" {
        outline.transformResets.append(place(index))
      }
    case "textAlignment", "alignment":
      if text(index) == "alignment" { readStack(at: index) }
      readAlignment(index)
    case "axis", "distribution": readStack(at: index)
    case "configuration":
      if text(index + 1) == "=" {
        addConfigured(receiver(before: index), index + 2..<statementEnd(from: index + 2))
      }
    case "CGAffineTransformMakeRotation", "CGAffineTransformRotate": readTurn(index)
    case _ where ShownTexts.propertiesOfLines.contains(text(index)):
      if text(index + 1) == "=" {
        outline.ties[tied(receiver(before: index), at: index), default: Ties()].addLines()
      }
    case "layoutMarginsRelativeArrangement":
      outline.followingMargins.insert(tied(receiver(before: index), at: index))
    case "numberOfLines":
      if text(index + 1) == "=", Amount(text(index + 2)).number != 1 {
        outline.ties[tied(receiver(before: index), at: index), default: Ties()].addLines()
      }
    case "hidden", "text", "attributedText", "lineBreakMode":
      if text(index - 1) == ".", text(index + 1) == "=" {
        readShown(
          text(index), index + 2..<statementEnd(from: index + 2), of: receiver(before: index),
          at: index)
      }
    case "CGRectMake", "CGRectOffset": notePage(index)
    case "autoresizingMask", "translatesAutoresizingMaskIntoConstraints":
      if text(index + 1) == "=" {
        noteMask(
          text(index), index + 2..<statementEnd(from: index + 2), of: receiver(before: index))
      }
    case "origin":
      notePage(ofOrigin: index)
      // `frame.origin.x = …;` of a view's frame, or of a rectangle that becomes one.
      if text(index - 1) == ".", text(index + 1) == ".", text(index + 2) == "x",
        text(index + 3) == "=", text(index - 2).lowercased().hasSuffix("frame")
      {
        let view = source(expressionStart(before: index - 1)..<index - 1)
        readFrameStart(
          index + 4..<statementEnd(from: index + 4),
          of: view.hasSuffix(".frame") ? String(view.dropLast(".frame".count)) : view)
      }
    case let side
    where ["left", "right"].contains(side) && text(index - 1) == "."
      && text(index + 1) == "=":
      // `label.right = width - 15;` of a category.
      outline.sided.insert(tied(receiver(before: index), at: index))
    case "width", "size", "bounds":
      if text(index + 1) == "=", text(index - 1) == "." {
        let start = expressionStart(before: index - 1)
        if let view = Outline.framedView(source(start..<index + 1)) {
          outline.noteFramed(view: view, in: scopes[index])
        }
      }
    case "frame":
      if text(index + 1) == "=" {
        if text(index - 1) == "." {
          outline.noteFramed(view: receiver(before: index), in: scopes[index])
        }
        let value = index + 2..<statementEnd(from: index + 2)
        if let view = viewOfVariable(index) {
          readFrame(value, of: view.name, isFirst: view.isMade)
        } else {
          readFrame(value, of: receiver(before: index))
        }
      }
    case "contentHorizontalAlignment":
      if text(index + 1) == "=" {
        addContentAlignment(
          index + 2..<statementEnd(from: index + 2), of: receiver(before: index))
      }
    case "edges":
      if text(index - 1) == ".", text(index + 1) == "=" {
        readEdgePan(index + 2..<statementEnd(from: index + 2), of: receiver(before: index))
      }
    case "contentOffset": readOffset(index)
    case "targetContentOffset":
      if text(index + 1) == "->", text(index + 2) == "x" {
        readUse(ofOffset: index, at: index, from: index, after: index + 3)
      }
    case "semanticContentAttribute":
      if text(index + 1) == "=" {
        freeze(index + 2..<statementEnd(from: index + 2), receiver(before: index))
      }
    case "direction":
      if text(index - 1) == ".", ["=", "==", "!="].contains(text(index + 1)) {
        readSwipes(index + 2..<statementEnd(from: index + 2), of: receiver(before: index))
      }
    case "case":
      let end = index + 2
      if text(end) == ":" {
        if text(end + 1) != "break" { readSwipes(index + 1..<end) }
        readBridge(index + 1)
      }
    case "UISwipeGestureRecognizerDirectionLeft", "UISwipeGestureRecognizerDirectionRight":
      // Before the sign: `UISwipeGestureRecognizerDirectionLeft == swipe.direction`.
      if ["==", "!="].contains(text(index + 1)) { readSwipes(index..<index + 1) }
    case let name:
      if text(index + 1) == "+=" { notePageStep(index) }
      if let value = value(of: index), let x = placeOfOffset(in: value) {
        readUse(ofOffset: x, at: index, from: index, after: index + 1)
      }
      guard text(index + 1) == ".", text(index - 1) != ".",
        let maker = makers.last(where: { $0.name == name && $0.range.contains(index) })
      else { return }
      readChain(index, item: maker.item)
    }
  }

  /// Reads `Leading: return Left;` after `case`.
  private mutating func readBridge(_ index: Int) {
    guard text(index + 2) == "return", text(index + 4) == ";" else { return }
    for (edge, side) in [("Leading", "Left"), ("Trailing", "Right")]
    where text(index).hasSuffix(edge) && text(index + 3).hasSuffix(side) {
      outline.bridgedEdges.append(place(index + 3))
    }
  }

  private mutating func readInsets(_ index: Int) {
    guard text(index + 1) == "(" else { return }
    let values = arguments(at: index + 1)
    if values.count == 4, source(values[1]).hasSuffix(".leading"),
      source(values[3]).hasSuffix(".trailing")
    {
      outline.bridgedEdges.append(place(values[1].lowerBound))
    }
    guard values.count == 4, let left = Amount(filledSource(values[1])).number,
      let right = Amount(filledSource(values[3])).number
    else { return }
    var receiver = ""
    if text(index - 1) == "=", text(index - 3) == "." {
      receiver = source(expressionStart(before: index - 3)..<index - 3)
    } else if text(index - 1) == "=", text(index - 2).hasPrefix("_") {
      receiver = "self"
    } else if text(index - 1) == ":", text(index - 2).hasPrefix("set") {
      // `[button setImageEdgeInsets:UIEdgeInsetsMake(…)]`.
      receiver = source(expressionStart(before: index - 2)..<index - 2)
    }
    outline.insets.append(
      EdgeInsets(
        place: place(index), left: left, right: right, use: use(before: index), receiver: receiver,
        isNamed: text(index - 1) == "=" && text(index - 3) == "UIEdgeInsets",
        isArgument: [":", ",", "("].contains(text(index - 1)), choice: choice(before: index),
        isUsedWithoutSides: isInChainWithoutSides(index), method: method(returning: index),
        isOfLayoutSpec: text(index - 2) == "insetLayoutSpecWithInsets"))
  }

  /// Where the choice stands that the value at a token is an arm of: `small ? value : other`; nil for none.
  private func choice(before index: Int) -> Int? {
    if text(index - 1) == "?" { return index - 1 }
    guard text(index - 1) == ":", text(index - 2) == ")", partners[index - 2] > 1,
      text(partners[index - 2] - 2) == "?"
    else { return nil }
    return partners[index - 2] - 2
  }

  /// Whether the value at a token is an argument of a chain such as `make.leading.trailing.equalTo(view).insets(…)`, which has
  /// neither left nor right.
  func isInChainWithoutSides(_ index: Int) -> Bool {
    guard text(index - 1) == "(", ["insets", "mas_insets"].contains(text(index - 2)) else {
      return false
    }
    var name = index - 2
    while text(name - 1) == ".", name > 2 {
      var before = name - 2
      if text(before) == ")", partners[before] > 0 { before = partners[before] - 1 }
      if ["left", "right", "edges"].contains(text(before)) { return false }
      name = before
    }
    return true
  }

  /// The name of what takes the value that begins at a token.
  private func use(before index: Int) -> String {
    switch text(index - 1) {
    case "=": text(index - 2)
    case ":": text(index - 2)
    case ",", "(": enclosingCall(index)
    default: ""
    }
  }

  private func enclosingCall(_ index: Int) -> String {
    var position = index - 1
    while position >= 0 {
      switch text(position) {
      case ")", "]", "}":
        guard partners[position] >= 0 else { return "" }
        position = partners[position]
      case "(": return text(position - 1)
      case "[", "{", ";": return ""
      default: break
      }
      position -= 1
    }
    return ""
  }

  private mutating func readTranslation(_ index: Int) {
    guard text(index + 1) == "(" else { return }
    let values = arguments(at: index + 1)
    let isMade = text(index) == "CGAffineTransformMakeTranslation"
    guard values.count == (isMade ? 2 : 3) else { return }
    let source = filledSource(values[isMade ? 0 : 1])
    let (number, width) = (Amount(source).number, source.signedWidth ?? "")
    guard number != nil || !width.isEmpty else { return }
    let drawing: Set = [
      "applyTransform", "CGContextConcatCTM", "imageByApplyingTransform",
      "CGRectApplyAffineTransform",
      "CGPointApplyAffineTransform", "CGPathCreateCopyByTransformingPath",
    ]
    outline.translations.append(
      Translation(
        place: place(index), x: number ?? (source.hasPrefix("-") ? -1 : 1), width: width,
        receiver: text(index - 1) == "=" ? receiver(before: index - 2) : "",
        isDrawing: drawing.contains(use(before: index)), isOfView: isGivenToView(index)))
  }

  /// Whether a transform is given to a view: `view.transform = …`, also by the name of a variable.
  private func isGivenToView(_ index: Int) -> Bool {
    guard text(index - 1) == "=" else { return true }
    let name = text(index - 2)
    if name.hasSuffix("ransform"), text(index - 3) == "." { return true }
    return tokens.indices.contains {
      text($0) == name && scopes[$0] == scopes[index]
        && (text($0 - 1) == "=" && text($0 - 2).hasSuffix("ransform")
          || text($0 - 1) == ":" && text($0 - 2) == "setTransform")
    }
  }

  /// Reads a value of `semanticContentAttribute` that keeps one direction.
  mutating func freeze(_ value: Range<Int>, _ receiver: String) {
    guard value.count == 1, let name = value.first.map(text),
      name.hasPrefix("UISemanticContentAttribute"), name != "UISemanticContentAttributeUnspecified"
    else { return }
    outline.frozen.insert(receiver)
  }

  private mutating func readAlignment(_ index: Int) {
    guard text(index + 1) == "=" else { return }
    var start = index
    var receiver = "self"
    if [".", "->"].contains(text(index - 1)) {
      start = expressionStart(before: index - 1)
      receiver = source(start..<index - 1)
    }
    addAlignment(index + 2..<statementEnd(from: index + 2), of: receiver)
  }

  mutating func addContentAlignment(_ value: Range<Int>, of receiver: String) {
    let prefix = "UIControlContentHorizontalAlignment"
    guard let first = value.first else { return }
    let name = value.count == 1 && text(first).hasPrefix(prefix) ? text(first) : prefix
    outline.contentAlignments.append(
      TextAlignment(
        place: place(first), receiver: receiver, value: name.dropFirst(prefix.count).lowercased(),
        isWished: isWished(first)))
  }

  mutating func addAlignment(_ value: Range<Int>, of receiver: String) {
    // Stacks and others have an `alignment` too, with other values.
    guard let first = value.first, source(value).contains("NSTextAlignment") else { return }
    let names = [
      "NSTextAlignmentLeft": "left", "NSTextAlignmentRight": "right",
      "NSTextAlignmentNatural": "natural", "NSTextAlignmentCenter": "center",
      "NSTextAlignmentJustified": "justified",
    ]
    outline.alignments.append(
      TextAlignment(
        place: place(first), receiver: receiver,
        value: value.count == 1 ? names[text(first)] ?? "" : "", isWished: isWished(first)))
  }

  /// Deeper blocks are written by no person.
  private static let deepestBlock = 8

  /// Whether a condition or a case around a value asks for the side that the name of the value ends with:
  /// `if ([align isEqualToString:@"left"]) { … }`.
  private func isWished(_ value: Int) -> Bool {
    guard let side = ["Left", "Right"].first(where: text(value).hasSuffix) else { return false }
    func asks(_ index: Int) -> Bool {
      text(index).lowercased() == "@\"\(side.lowercased())\"" || text(index).hasSuffix(side)
    }
    var place = value
    for _ in 0..<Self.deepestBlock {
      guard let brace = openingBrace(before: place), text(brace - 1) == ")",
        partners[brace - 1] > 0, scopes[brace - 1] == scopes[value]
      else { return false }
      let open = partners[brace - 1]
      if text(open - 1) == "switch" {
        let label = (brace..<place).last { ["case", "default"].contains(text($0)) }
        if let label, asks(label + 1) { return true }
      } else if text(open - 1) == "if", text(open + 1) != "!",
        (open..<brace).contains(where: { ["==", ":"].contains(text($0)) && asks($0 + 1) })
      {
        return true
      }
      place = brace
    }
    return false
  }

  /// Where the expression begins that ends before a dot.
  func expressionStart(before dot: Int) -> Int {
    var index = dot - 1
    while index > 0 {
      if ["]", ")"].contains(text(index)), partners[index] >= 0 { index = partners[index] }
      guard [".", "->"].contains(text(index - 1)) || text(index) == "[" && isIndex(index) else {
        break
      }
      index -= text(index) == "[" ? 1 : 2
    }
    return max(index, 0)
  }

  /// Whether a bracket is an index: a name or a bracket stands before it.
  private func isIndex(_ open: Int) -> Bool {
    open > 0 && (tokens[open - 1].kind == .identifier || ["]", ")"].contains(text(open - 1)))
      && text(open - 1) != "return"
  }

  /// Where a statement ends, or what it stands in.
  func statementEnd(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      if ["(", "[", "{"].contains(text(index)), partners[index] > index {
        index = partners[index] + 1
      } else if [";", ")", "]", "}", ",", "&&", "||", "?"].contains(text(index)) {
        // A choice is no plain value.
        return text(index) == "?" ? choiceEnd(from: index) : index
      } else {
        index += 1
      }
    }
    return index
  }

  private func choiceEnd(from start: Int) -> Int {
    var index = start
    while index < tokens.count, ![";", "}"].contains(text(index)) { index += 1 }
    return index
  }

  private mutating func readOffset(_ index: Int) {
    if text(index + 1) == "=" {
      readJump(index + 2..<statementEnd(from: index + 2), of: receiver(before: index))
    }
    guard text(index + 1) == ".", text(index + 2) == "x" else { return }
    let sign = text(index + 3)
    let value = index + 4..<max(index + 4, statementEnd(from: index + 4))
    if sign == "=", Amount(text(index + 4)).number == 0, text(index + 5) == ";" {
      return addOffset(index, .start)
    }
    let words = filledSource(value)
    if sign == "=" && words.isJump || ["+=", "-="].contains(sign) && words.isStepOfPages {
      let unit = sign == "=" ? words.pagePlace?.unit : words.unitOfPages
      return addOffset(index, .jump, by: unit, sign == "=" ? words : "")
    }
    readUse(
      ofOffset: index, at: index, from: expressionStart(before: index - 1), after: index + 3)
  }

  /// Reads what is done with an offset, or with a name that holds one and stands between two tokens: it is compared, or a page
  /// is made of it.
  private mutating func readUse(
    ofOffset index: Int, at place: Int, from start: Int, after end: Int
  ) {
    let comparisons: Set = ["==", "!=", "<", "<=", ">", ">="]
    let ends: Set = [")", ";", "&&", "||", "?", "]", ",", ":"]
    if comparisons.contains(text(start - 1)) || isCompared(from: end, ends) {
      addOffset(index, .comparison, at: place)
    } else if let divisor = page(from: start, after: end) {
      addOffset(index, .page, at: place, by: divisor.unitOfPages)
    }
  }

  /// Where an offset stands in a value that is one: `scrollView.contentOffset.x`; nil for another value.
  private func placeOfOffset(in value: Range<Int>) -> Int? {
    guard value.count > 2, text(value.upperBound - 1) == "x" else { return nil }
    let index = value.upperBound - 3
    return ["contentOffset", "targetContentOffset"].contains(text(index)) ? index : nil
  }

  private mutating func addOffset(
    _ index: Int, _ use: ScrollOffset.Use, at place: Int? = nil, by unit: String? = nil,
    _ value: String = ""
  ) {
    outline.scrollOffsets.append(
      ScrollOffset(
        place: self.place(place ?? index), use: use, receiver: receiver(before: index), unit: unit,
        value: value))
  }

  /// What has the property at a token, without spaces.
  func receiver(before index: Int) -> String {
    guard [".", "->"].contains(text(index - 1)) else { return "self" }
    return source(expressionStart(before: index - 1)..<index - 1)
  }

  /// Reads the offset that a scroll view is given: `CGPointMake(…, …)`.
  mutating func readJump(_ point: Range<Int>, of receiver: String) {
    guard let first = point.first, text(first) == "CGPointMake", text(first + 1) == "(",
      let x = arguments(at: first + 1).first, !x.isEmpty, case let source = filledSource(x),
      source.isJump
    else { return }
    outline.scrollOffsets.append(
      ScrollOffset(
        place: place(x.lowerBound), use: .jump, receiver: receiver, unit: source.pagePlace?.unit,
        value: source))
  }

  /// People write shorter statements.
  private static let longestStatement = 200

  /// What an offset is divided by, without spaces, if that is a width, and the quotient is a whole number or called a page; nil
  /// for another use.
  private func page(from start: Int, after offset: Int) -> String? {
    var slash = offset
    // `(scrollView.contentOffset.x + width / 2) / width`.
    let last = min(tokens.count, offset + Self.longestStatement)
    while slash < last, ![";", "{", "}", ","].contains(text(slash)), text(slash) != "/" {
      slash += 1
    }
    guard text(slash) == "/" else { return nil }
    var end = slash
    while end < last, ![";", "{", "}", ","].contains(text(end)) { end += 1 }
    let divisor = filledSource(slash + 1..<end)
    guard divisor.namesWidth, !divisor.contains("contentSize") else { return nil }
    var begin = start
    let earliest = max(0, start - Self.longestStatement)
    while begin > earliest, ![";", "{", "}"].contains(text(begin - 1)) { begin -= 1 }
    let before = tokens[begin..<start].map(\.text)
    if before.contains("fabs") || before.contains("ABS") { return nil }
    let roundings: Set = [
      "round", "roundf", "floor", "floorf", "ceil", "ceilf", "lround", "lroundf", "lrint",
    ]
    let isWhole =
      before.contains(where: roundings.contains)
      || ["int", "NSInteger", "NSUInteger"].contains(before.first ?? "")
      || zip(before, before.dropFirst()).contains {
        $0 == "(" && ["int", "NSInteger", "NSUInteger"].contains($1)
      }
    let target = before.firstIndex(of: "=").map { before[$0 - 1].lowercased() } ?? ""
    guard isWhole || target.contains("page") || target.contains("index") else { return nil }
    return filledSource(slash + 1..<operandEnd(from: slash + 1))
  }

  /// Where the first part of a sum or a product ends.
  private func operandEnd(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      if ["(", "["].contains(text(index)), partners[index] > index {
        index = partners[index] + 1
      } else if ["+", "-", "*", "/", ")", "]", ",", ";", "?", "{", "}"].contains(text(index)) {
        break
      } else {
        index += 1
      }
    }
    return index
  }

  /// Whether a sum that goes on at a token is compared with something.
  private func isCompared(from start: Int, _ ends: Set<String>) -> Bool {
    var index = start
    while index < tokens.count, !ends.contains(text(index)), text(index) != "{" {
      if ["==", "!=", "<", "<=", ">", ">="].contains(text(index)) { return true }
      index =
        ["(", "["].contains(text(index)) && partners[index] > index
        ? partners[index] + 1 : index + 1
    }
    return false
  }
}
