extension ObjectiveCReader {
  private static let anchors: [String: EdgeAttribute] = [
    "leftAnchor": .left, "rightAnchor": .right, "widthAnchor": .width, "centerXAnchor": .centerX,
  ]

  private static let attributes: [String: EdgeAttribute] = [
    "NSLayoutAttributeLeft": .left, "NSLayoutAttributeRight": .right,
    "NSLayoutAttributeLeftMargin": .left, "NSLayoutAttributeRightMargin": .right,
    "NSLayoutAttributeWidth": .width, "NSLayoutAttributeCenterX": .centerX,
    "NSLayoutAttributeCenterXWithinMargins": .centerX,
  ]

  /// Reads a message that makes constraints; answers whether it is one.
  private mutating func readConstraint(_ message: Message) -> Bool {
    let first = message.parts[0]
    switch text(first.name) {
    case "constraintEqualToAnchor", "constraintGreaterThanOrEqualToAnchor",
      "constraintLessThanOrEqualToAnchor":
      readTies(message)
      readAnchor(message)
    case "constraintEqualToConstant", "constraintGreaterThanOrEqualToConstant":
      readTies(message)
      if text(first.name) == "constraintEqualToConstant",
        let (item, attribute) = anchor(message.receiver), attribute == .width,
        filledSource(first.argument).isWidthAround
      {
        outline.addWidthAround(of: item, at: place(first.name))
      }
    case let name where SwiftReader.pins[name] != nil: readPin(message, name)
    case "constraintWithItem":
      readTies(ofItems: message)
      readItems(message)
    case "constraintsWithVisualFormat": readVisualFormat(message)
    case "mas_makeConstraints", "mas_remakeConstraints", "mas_updateConstraints":
      readMaker(message)
    case let name where name.hasPrefix("auto"):
      if name.hasPrefix("autoPinEdge") { readPinned(message) }
      readTiesOfPureLayout(message)
    default: return false
    }
    return true
  }

  /// Reads the message that begins at a bracket.
  mutating func readMessage(_ open: Int) {
    guard let message = message(at: open), let first = message.parts.first,
      !readConstraint(message)
    else { return }
    switch text(first.name) {
    case "systemImageNamed", "imageWithSystemSymbolName":
      if let name = literal(first.argument) {
        outline.symbols.append(
          Symbol(
            place: place(first.argument.lowerBound), name: name, receiver: view(showing: open)))
      }
    case "imageNamed":
      if let name = literal(first.argument) {
        outline.namedImages.append(
          Symbol(
            place: place(first.argument.lowerBound), name: name, receiver: view(showing: open)))
      }
    case "initWithTransitionStyle":
      if source(
        first.argument.lowerBound..<message.parts[message.parts.count - 1].argument.upperBound
      )
      .contains("UIPageViewControllerNavigationOrientationVertical") {
        outline.hasVerticalPages = true
      }
    case "setViewControllers": readPageTurn(message)
    case "initWithFrame":
      noteFramed(madeAt: open, first.argument)
      readFrame(first.argument, of: text(open - 1) == "=" ? text(open - 2) : "", isFirst: true)
    case "initWithArrangedSubviews": readRow(first.argument)
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      readPriority(message)
    case "addArrangedSubview", "insertArrangedSubview": readArranged(message)
    case "setAxis", "setDistribution":
      readStack(text(first.name).dropFirst(3).lowercased(), first.argument, of: message.receiver)
    case "buttonWithConfiguration": addConfigured(madeAt: open)
    case "setConfiguration": addConfigured(source(message.receiver), first.argument)
    case "setFrame":
      outline.noteFramed(view: source(message.receiver), in: scopes[open])
      readFrame(first.argument, of: source(message.receiver))
    case "setTextAlignment", "setAlignment":
      readStack("alignment", first.argument, of: message.receiver)
      addAlignment(first.argument, of: source(message.receiver))
    case "setContentHorizontalAlignment":
      addContentAlignment(first.argument, of: source(message.receiver))
    case "sizeToFit":
      outline.addFit(of: tied(source(message.receiver), at: first.name), at: place(first.name))
    case "setEdges": readEdgePan(first.argument, of: source(message.receiver))
    case "setDirection": readSwipes(first.argument, of: source(message.receiver))
    case "setSemanticContentAttribute": freeze(first.argument, source(message.receiver))
    case let name where DirectionNames.flips.contains(name):
      let receiver = tokens[message.receiver]
      if let start = receiver.first, let end = receiver.last {
        outline.flips.append(
          Flip(
            receiver: start.range.lowerBound..<end.range.upperBound, scope: place(open).scope,
            mayBeAny: true))
      }
    default: readView(message)
    }
  }

  /// Notes that a view is made with a frame: `label = [[UILabel alloc] initWithFrame:frame]`.
  private mutating func noteFramed(madeAt open: Int, _ frame: Range<Int>) {
    guard text(open - 1) == "=", source(frame) != "CGRectZero" else { return }
    let start = expressionStart(before: open - 1)
    outline.noteFramed(view: source(start..<open - 1), in: scopes[open])
  }

  /// `[box addSubview:bar]`, `[bar setAutoresizingMask:…]`.
  private mutating func readView(_ message: Message) {
    let (name, argument) = (message.parts[0].name, message.parts[0].argument)
    switch text(name) {
    case "addSubview", "insertSubview":
      outline.containers[tied(source(argument), at: name), default: []]
        .insert(tied(source(message.receiver), at: name))
    case "setAutoresizingMask", "setTranslatesAutoresizingMaskIntoConstraints":
      let property = text(name).dropFirst(3)
      noteMask(
        property.prefix(1).lowercased() + property.dropFirst(), argument,
        of: source(message.receiver))
    case "setHidden":
      // Where the message runs is not looked at.
      outline.addHiding(false, of: tied(source(message.receiver), at: name), in: scopes[name])
    case "setText", "setAttributedText":
      let property = text(name) == "setText" ? "text" : "attributedText"
      readShown(property, argument, of: source(message.receiver), at: name)
    case "setContentOffset": readJump(argument, of: source(message.receiver))
    case "scrollRectToVisible": readShownRectangle(argument, of: source(message.receiver))
    case "setTitle", "setAttributedTitle":
      if source(argument) != "nil" {
        outline.titled.insert(tied(source(message.receiver), at: name))
      }
      if message.parts.dropFirst().contains(where: { text($0.name) == "forState" }) {
        outline.texts.buttons.insert(tied(source(message.receiver), at: name))
      }
    case "setImage":
      if source(argument) != "nil" {
        outline.pictured.insert(tied(source(message.receiver), at: name))
      }
    default: break
    }
  }

  /// The view that is given an image whose message begins at a bracket: `icon` in `icon.image = [UIImage …]`,
  /// `icon = [[UIImageView alloc] initWithImage:[UIImage …]]` and `[icon setImage:[UIImage …] forState:…]`; empty if it is not
  /// seen.
  private func view(showing image: Int) -> String {
    var open = image
    // `[[UIImage imageNamed:…] imageWithRenderingMode:…]`.
    while text(open - 1) == "[", partners[open - 1] > open { open -= 1 }
    if text(open - 1) == "=", text(open - 2) == "image" { return receiver(before: open - 2) }
    guard text(open - 1) == ":" else { return "" }
    switch text(open - 2) {
    case "setImage": return source(expressionStart(before: open - 2)..<open - 2)
    case "initWithImage":
      guard text(open - 3) == "]", partners[open - 3] > 1, text(partners[open - 3] - 1) == "[",
        text(partners[open - 3] - 2) == "="
      else { return "" }
      let end = partners[open - 3] - 2
      return source(expressionStart(before: end)..<end)
    default: return ""
    }
  }

  private mutating func readAnchor(_ message: Message) {
    guard let (item, attribute) = anchor(message.receiver),
      let (other, otherAttribute) = anchor(message.parts[0].argument)
    else { return }
    let constant = message.parts.first { text($0.name) == "constant" }
    outline.constraints.append(
      EdgeConstraint(
        place: place(message.receiver.upperBound - 1), item: item, attribute: attribute,
        other: other, otherAttribute: otherAttribute,
        amount: constant.map { amount($0.argument) } ?? .zero,
        relation: text(message.parts[0].name) == "constraintEqualToAnchor" ? .equal : .inequality,
        style: .anchor,
        isCopied: constant.map { filledSource($0.argument).isPhysicalPlace } ?? false,
        bound: EdgeConstraint.Bound(text(message.parts[0].name))))
  }

  /// `[icon autoPinEdge:ALEdgeLeft toEdge:ALEdgeRight ofView:title]` and `[icon autoPinEdgeToSuperviewEdge:ALEdgeLeft]` of
  /// PureLayout.
  private mutating func readPinned(_ message: Message) {
    let sides: [String: EdgeAttribute] = ["ALEdgeLeft": .left, "ALEdgeRight": .right]
    guard let side = sides[source(message.parts[0].argument)] else { return }
    let view = tied(source(message.receiver), at: message.parts[0].name)
    outline.pins[view, default: []].insert(side)
    func argument(_ name: String) -> String {
      message.parts.first { text($0.name) == name }.map { source($0.argument) } ?? ""
    }
    if sides[argument("toEdge")] == side.mirrored {
      outline.addPhysicalNeighbours(view, tied(argument("ofView"), at: message.parts[0].name))
    }
  }

  /// `[[view.pinObjc left:10] layout]` of PinLayout.
  private mutating func readPin(_ message: Message, _ name: String) {
    guard let pin = message.receiver.first(where: { text($0) == "pinObjc" }), text(pin - 1) == "."
    else { return }
    let item = source(expressionStart(before: pin - 1)..<pin - 1)
    for attribute in SwiftReader.pins[name] ?? [] {
      outline.constraints.append(
        EdgeConstraint(
          place: place(message.parts[0].name), item: item, attribute: attribute,
          other: "superview", otherAttribute: attribute,
          amount: message.parts[0].argument.isEmpty ? .zero : amount(message.parts[0].argument),
          relation: .equal, style: .pin))
    }
  }

  /// `view.leftAnchor`, `[view leftAnchor]`.
  private func anchor(_ range: Range<Int>) -> (item: String, attribute: EdgeAttribute)? {
    if range.count >= 3, text(range.upperBound - 2) == ".",
      let attribute = Self.anchors[text(range.upperBound - 1)]
    {
      return (source(range.lowerBound..<range.upperBound - 2), attribute)
    }
    if text(range.lowerBound) == "[", partners[range.lowerBound] == range.upperBound - 1,
      let message = message(at: range.lowerBound), message.parts.count == 1,
      let attribute = Self.anchors[text(message.parts[0].name)]
    {
      return (source(message.receiver), attribute)
    }
    return nil
  }

  private mutating func readItems(_ message: Message) {
    func argument(_ name: String) -> Range<Int>? {
      message.parts.first { text($0.name) == name }?.argument
    }
    let attributes = message.parts.filter { text($0.name) == "attribute" }
    guard attributes.count == 2, let other = argument("toItem"),
      let first = Self.attributes[source(attributes[0].argument)],
      let second = Self.attributes[source(attributes[1].argument)]
    else { return }
    outline.constraints.append(
      EdgeConstraint(
        place: place(attributes[0].argument.lowerBound), item: source(message.parts[0].argument),
        attribute: first, other: source(other), otherAttribute: second,
        amount: argument("constant").map { amount($0) } ?? .zero,
        relation: argument("relatedBy").map { source($0) } == "NSLayoutRelationEqual"
          ? .equal : .inequality,
        style: .item,
        isCopied: argument("constant").map { filledSource($0).isPhysicalPlace } ?? false,
        bound: argument("relatedBy").flatMap { EdgeConstraint.Bound(source($0)) }))
  }

  /// `[view mas_makeConstraints:^(MASConstraintMaker *make) { … }]`.
  private mutating func readMaker(_ message: Message) {
    let block = message.parts[0].argument
    guard text(block.lowerBound) == "^", text(block.lowerBound + 1) == "(",
      let name = tokens[block].first(where: { $0.text == ")" }).map({ _ in
        text(partners[block.lowerBound + 1] - 1)
      })
    else { return }
    makers.append((block, name, source(message.receiver)))
  }

  /// `make.left.equalTo(other.mas_left).offset(8)`, from the name of the maker on.
  mutating func readChain(_ start: Int, item: String) {
    var links: [(name: Int, arguments: [Range<Int>]?)] = []
    var index = start + 1
    while text(index) == "." {
      let name = index + 1
      index += 2
      if text(index) == "(", partners[index] > index {
        links.append((name, arguments(at: index)))
        index = partners[index] + 1
      } else {
        links.append((name, nil))
      }
    }
    let relations: Set = [
      "equalTo", "mas_equalTo", "greaterThanOrEqualTo", "mas_greaterThanOrEqualTo",
      "lessThanOrEqualTo", "mas_lessThanOrEqualTo",
    ]
    // Without a relation they count from the container.
    let shifts: Set = ["offset", "mas_offset", "inset", "mas_inset"]
    guard let relation = links.firstIndex(where: { $0.arguments != nil }),
      relations.union(shifts).contains(text(links[relation].name)),
      let target = links[relation].arguments?.first
    else { return }
    let shift = links[relation...].first {
      ["offset", "mas_offset", "inset", "mas_inset", "insets", "mas_insets"]
        .contains(text($0.name))
    }
    let shiftAmount = shift?.arguments?.first.map { amount($0) } ?? .zero
    let isShift = shifts.contains(text(links[relation].name))
    let isEqual = isShift || ["equalTo", "mas_equalTo"].contains(text(links[relation].name))
    let isCopied = [shift?.arguments?.first, target].contains {
      $0.map { filledSource($0).isPhysicalPlace } ?? false
    }
    for link in links[..<relation] {
      outline.ties[tied(item, at: start), default: Ties()]
        .add(text(link.name), text(links[relation].name))
      for attribute in Self.makerAttributes[text(link.name)] ?? [] {
        guard
          let other = isShift
            ? ("superview", attribute, nil) : self.target(target, of: attribute)
        else { continue }
        outline.constraints.append(
          EdgeConstraint(
            place: place(link.name), item: item, attribute: attribute, other: other.0,
            otherAttribute: other.1, amount: other.2 ?? shiftAmount,
            relation: isEqual ? .equal : .inequality, style: .chain, isCopied: isCopied,
            bound: EdgeConstraint.Bound(text(links[relation].name))))
      }
    }
  }

  private static let makerAttributes: [String: [EdgeAttribute]] = [
    "left": [.left], "right": [.right], "leftMargin": [.left], "rightMargin": [.right],
    "edges": [.left, .right], "width": [.width], "size": [.width], "centerX": [.centerX],
    "center": [.centerX],
  ]

  private func target(
    _ range: Range<Int>, of attribute: EdgeAttribute
  ) -> (name: String, attribute: EdgeAttribute, amount: Amount?)? {
    guard !range.isEmpty else { return nil }
    let last = text(range.upperBound - 1)
    if range.count >= 3, text(range.upperBound - 2) == ".", last.hasPrefix("mas_") {
      let name = source(range.lowerBound..<range.upperBound - 2)
      switch last {
      case "mas_left", "mas_leftMargin": return (name, .left, nil)
      case "mas_right", "mas_rightMargin": return (name, .right, nil)
      case "mas_centerX": return (name, .centerX, nil)
      case "mas_width": return (name, .width, nil)
      case "mas_safeAreaLayoutGuide": return (name, attribute, nil)
      case "mas_safeAreaLayoutGuideLeft": return (name, .left, nil)
      case "mas_safeAreaLayoutGuideRight": return (name, .right, nil)
      default: return nil
      }
    }
    let source = source(range)
    // `equalTo(@16)` and `mas_equalTo(16)` count from the container.
    let amount = Amount(source.hasPrefix("@") ? String(source.dropFirst()) : source)
    if amount.number != nil || source.hasPrefix("-") {
      // A width of its own compares with nothing.
      return attribute == .width ? nil : ("superview", attribute, amount)
    }
    if attribute == .width, filledSource(range).isWidthAround { return ("superview", .width, nil) }
    return (source, attribute, nil)
  }
}
