internal import BidiLayout
internal import BidiSource

extension InterfaceAudit {
  // MARK: Alignment

  mutating func checkAlignment(_ element: Element) {
    switch element.name {
    case "label", "textField", "textView": checkTextAlignment(element, "textAlignment")
    case "paragraphStyle":
      if element["baseWritingDirection"] != "leftToRight" {
        checkTextAlignment(element, "alignment")
      }
    case "button": checkButtonAlignment(element)
    default: break
    }
  }

  private mutating func checkTextAlignment(_ element: Element, _ attribute: String) {
    guard let side = element[attribute], side == "left" || side == "right",
      let view = view(of: element), !view.hasForcedDirection
    else { return }
    if view.isPlacedByCell { return }
    // The title of a button is as wide as its text, whatever its paragraphs say.
    if element.name == "paragraphStyle", view.name == "button" { return }
    let isCode = view.isForCodes
    let isSure = !isCode && !hugsText(view)
    let range = element.place(of: attribute)
    note(
      .physicalAlignment, isSure ? .warning : .info, at: range.lowerBound, id: view.id, of: view,
      "The text is aligned \(side) in both interfaces: in a right-to-left one it stands at the"
        + " \(side == "left" ? "trailing" : "leading") side."
        + (hugsText(view) ? " It is not seen while the view is as wide as its text." : ""),
      side == "left"
        ? "Say natural."
        : "Say natural where the text begins at the leading side, or set the alignment by the direction in code.",
      fix: side == "left" && !isCode
        ? AuditFinding.Fix(
          summary: "Say natural for left.", edits: [Edit(range: range, replacement: "natural")])
        : nil)
  }

  /// Whether a label is as wide as its text, so that its alignment is not seen.
  private func hugsText(_ view: Element) -> Bool {
    guard view.name == "label" || view.name == "button",
      (view["numberOfLines"] ?? "1") == "1", !view.hasAutoresizing
    else { return false }
    if let stack = view.parent?.parent, view.isArranged, stack.name == "stackView" {
      // A column gives its views their own width unless it fills; in a row, something else may stretch.
      if stack["axis"] == "vertical" { return !["fill", nil].contains(stack["alignment"]) }
      let hugging = view.number("horizontalHuggingPriority") ?? 250
      return stack.subviewElements.contains {
        $0 != view && ($0.number("horizontalHuggingPriority") ?? 250) < hugging
      }
    }
    var sides: Set<String> = []
    let hugging = view.number("horizontalHuggingPriority") ?? 250
    let own = constraints(of: view)
    if own.contains(where: { $0.firstAttribute.name == "width" }) { return false }
    for constraint in own where constraint.relation == .equal {
      let others = [constraint.first, constraint.second].compactMap { $0?.element }
      // Beside something that stretches sooner the label is no wider than its text.
      if !constraint.firstAttribute.isVertical,
        others.contains(where: { other in
          other != view && other.hasIntrinsicSize.width && !view.isInside(other)
            && (other.number("horizontalHuggingPriority") ?? 250) < hugging
        })
      {
        return true
      }
      for (item, attribute) in [
        (Optional(constraint.first), Optional(constraint.firstAttribute)),
        (constraint.second, constraint.secondAttribute),
      ] where item == .view(view) && attribute?.isVertical == false {
        sides.insert(attribute?.directional ?? attribute?.name ?? "")
      }
    }
    return !(sides.contains("leading") && sides.contains("trailing"))
  }

  private mutating func checkButtonAlignment(_ button: Element) {
    guard let side = button["contentHorizontalAlignment"], side == "left" || side == "right",
      !button.hasForcedDirection
    else { return }
    let range = button.place(of: "contentHorizontalAlignment")
    let follows = side == "left" ? "leading" : "trailing"
    note(
      .physicalAlignment, hugsText(button) ? .info : .warning, at: range.lowerBound, id: button.id,
      of: button,
      "The content of the button stands at the \(side) side in both interfaces.",
      "Say \(follows), from iOS 11 on.",
      fix: deploymentTarget.map({ $0 >= 0x0B00 }) ?? true
        ? AuditFinding.Fix(
          summary: "Say \(follows) for \(side).", edits: [Edit(range: range, replacement: follows)])
        : nil)
  }

  // MARK: Insets

  /// Checks the insets of a button; several of them are one finding.
  mutating func checkButtonInsets(_ button: Element) {
    guard button.name == "button", !button.hasForcedDirection,
      // With a configuration UIKit passes these insets over.
      button.child("buttonConfiguration") == nil
    else { return }
    let keys = ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"]
    let lopsided = button.children.filter { child in
      child.name == "inset" && child.key.map(keys.contains) ?? false
        && PhysicalInsets(child).isLopsided
    }
    guard let first = lopsided.first else { return }
    let states = button.children.filter { $0.name == "state" }
    let hasTitle = states.contains {
      $0["title"]?.isEmpty == false || $0.child(key: "title") != nil
        || $0.child(key: "attributedTitle") != nil
    }
    let hasImage = states.contains { $0["image"] != nil || $0["backgroundImage"] != nil }
    let isSeen = lopsided.contains { inset in
      let movesContent =
        switch inset.key {
        case "titleEdgeInsets": hasTitle
        case "imageEdgeInsets": states.contains { $0["image"] != nil }
        default: hasTitle || hasImage
        }
      return movesContent && PhysicalInsets(inset).difference >= Self.visibleDifference
    }
    let sides = lopsided.map { inset in
      let insets = PhysicalInsets(inset)
      return
        "'\(inset.key ?? "")' are \(Self.text(insets.left)) at the left and \(Self.text(insets.right)) at the right"
    }
    note(
      .lopsidedInsets, isSeen ? .warning : .info, at: first.tag.lowerBound, id: button.id,
      of: button,
      "The insets \(sides.joined(separator: ", and "))," + " and UIKit does not turn them round:"
        + " from right to left they push to the wrong side.",
      "Give the button a configuration, whose insets and image padding follow the interface, or change the insets by the direction in code."
    )
  }

  /// The distance that a person notices, in points; what differs by less is an info.
  static let visibleDifference = 2.0

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
  }

  // MARK: Margins

  mutating func checkMargins(_ element: Element) {
    guard element.name == "edgeInsets", element.key == "layoutMargins", let view = element.parent,
      !view.hasForcedDirection, view.child(key: "directionalLayoutMargins") == nil,
      PhysicalInsets(element).isLopsided
    else { return }
    let insets = PhysicalInsets(element)
    note(
      .lopsidedMargins, insets.difference < Self.visibleDifference ? .info : .warning,
      at: element.tag.lowerBound, id: view.id, of: view,
      "The layout margins are \(Self.text(insets.left)) at the left and \(Self.text(insets.right)) at the right in both interfaces.",
      "Say leading and trailing in the margins (\u{201C}Language Directional\u{201D}), from iOS 11 on.",
      fix: marginFix(element))
  }

  /// The oldest system that the app runs on, as far as the file says it: 0x0B00 is iOS 11.0.
  ///
  /// A file that names none is taken for one of a newer app: its project says it, mostly iOS 14 or later.
  private var deploymentTarget: Int? {
    file.tree.root?.children(in: "dependencies").first {
      $0.name == "deployment" && $0["identifier"] == "iOS"
    }?["version"].flatMap { Int($0) }
  }

  /// Directional margins came with iOS 11; a file of an older target is left as it is.
  private func marginFix(_ element: Element) -> AuditFinding.Fix? {
    guard deploymentTarget.map({ $0 >= 0x0B00 }) ?? true,
      let key = element.valueRange(of: "key")
    else { return nil }
    let start = element.tag.lowerBound + 1
    var edits = [
      Edit(range: start..<start + "edgeInsets".utf8.count, replacement: "directionalEdgeInsets"),
      Edit(range: key, replacement: "directionalLayoutMargins"),
    ]
    for (name, replacement) in [("left", "leading"), ("right", "trailing")] {
      guard let value = element.valueRange(of: name) else { continue }
      // Before the value stand the name, an equals sign and a quotation mark.
      let end = value.lowerBound - 2
      let range = end - name.utf8.count..<end
      guard file.source[range] == name else { return nil }
      edits.append(Edit(range: range, replacement: replacement))
    }
    if element.range.upperBound > element.tag.upperBound {
      // An element with an end tag of its own.
      let name = "edgeInsets".utf8.count
      let end = element.range.upperBound - 1 - name
      guard file.source[end..<end + name] == "edgeInsets" else { return nil }
      edits.append(Edit(range: end..<end + name, replacement: "directionalEdgeInsets"))
    }
    return AuditFinding.Fix(
      summary: "Say leading and trailing for left and right.",
      edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  // MARK: Images

  mutating func checkImageNames(_ element: Element) {
    guard element.parent?.name != "resources" else { return }
    for attribute in ["image", "landscapeImage", "selectedImage"] {
      guard let name = element[attribute], let range = element.valueRange(of: attribute) else {
        continue
      }
      let owner = element.selfAndAncestors.first { $0.id != nil } ?? element
      guard !element.selfAndAncestors.prefix(3).contains(where: \.hasForcedDirection) else {
        continue
      }
      let isSystem = element["catalog"] == "system" || objects.resources.isSystemImage(name)
      if isSystem {
        if let following = SystemSymbol.following(name) {
          noteSymbol(name, following, range, owner)
        }
      } else if let word = NameWords(name).direction {
        note(
          .directedImage, .info, at: range.lowerBound, id: owner.id, of: owner,
          "By '\(word)' in its name, '\(name)' may show a direction; the file does not say whether it is mirrored from right to left.",
          "Set its Direction in the asset catalog to \u{201C}Left to Right, Mirrors\u{201D} if it does.",
          image: name)
      }
    }
  }

  private mutating func noteSymbol(
    _ name: String, _ following: String, _ range: SourceRange, _ owner: Element
  ) {
    var edits = [Edit(range: range, replacement: following)]
    let resources = file.tree.root?.children(in: "resources").filter { $0.name == "image" } ?? []
    if !resources.contains(where: { $0["name"] == following }),
      let listed = resources.first(where: { $0["name"] == name })?.valueRange(of: "name")
    {
      edits.append(Edit(range: listed, replacement: following))
    }
    note(
      .directedImage, at: range.lowerBound, id: owner.id, of: owner,
      "The symbol '\(name)' points the same way in both interfaces.",
      "Take '\(following)', which turns round, from iOS 14 on.",
      fix: deploymentTarget.map({ $0 >= 0x0E00 }) ?? true
        ? AuditFinding.Fix(
          summary: "Take '\(following)' for '\(name)'.",
          edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
        : nil)
  }

  // MARK: Semantics

  mutating func checkForcedDirection(_ view: Element) {
    guard view.isView, let semantics = view["semanticContentAttribute"],
      semantics == "forceLeftToRight" || semantics == "forceRightToLeft"
    else { return }
    // A stack of such views is told once.
    guard freezes(view) else { return }
    for above in view.selfAndAncestors.dropFirst()
    where above.isView && above["semanticContentAttribute"] == semantics {
      if freezes(above) { return }
    }
    let side = semantics == "forceLeftToRight" ? "left to right" : "right to left"
    note(
      .forcedDirection, at: view.place(of: "semanticContentAttribute").lowerBound, id: view.id,
      of: view,
      view.name == "button" && semantics == "forceRightToLeft"
        ? "The button is laid out \(side) in both interfaces, as is done to put its image after the title: from right to left the image comes before it."
        : "The view is laid out \(side) in both interfaces, with "
          + (view.holdsText
            ? "text in it." : "an order of what is in it that does not turn round."),
      view.name == "button" && semantics == "forceRightToLeft"
        ? "Give the button a configuration with the image placement \u{201C}trailing\u{201D}."
        : "Say unspecified, or playback and spatial for what has no direction of reading.")
  }

  /// Whether a forced direction of a view changes what readers see: a text, or the order of what is in the view.
  private mutating func freezes(_ view: Element) -> Bool {
    if let known = frozen[view] { return known }
    let result = isFreezing(view)
    frozen[view] = result
    return result
  }

  private func isFreezing(_ view: Element) -> Bool {
    if view.showsText { return !view.isOfDigitsOrCodes }
    let inside = view.textsInside
    // Digits on keys go from left to right everywhere, and so do addresses.
    if !inside.isEmpty { return !inside.allSatisfy(\.isOfDigitsOrCodes) }
    // A view gives its direction to the places right inside, not to the views there.
    let parts = view.subviewElements
    if view.name == "stackView" {
      return view["axis"] != "vertical" && Set(parts.map(\.drawing)).count > 1
    }
    let ids = Set(parts)
    return objects.constraints.contains { constraint in
      guard case .view(let first) = constraint.first, case .view(let second)? = constraint.second
      else { return false }
      return ids.contains(first) && ids.contains(second) && first != second
        && constraint.firstAttribute.isDirectional
        && constraint.secondAttribute?.isDirectional ?? false
        && constraint.firstAttribute.name != constraint.secondAttribute?.name
        && first.drawing != second.drawing
    }
  }

  // MARK: Keys with digits

  /// A row of keys, which no language turns round.
  mutating func checkDigitKeys(_ stack: Element) {
    guard stack.name == "stackView", stack["axis"] != "vertical", !stack.hasForcedDirection else {
      return
    }
    let digits = stack.subviewElements.map(\.digit)
    // A keypad has rows of three; a row of more is a choice, which turns round.
    guard digits.count == 3, let first = digits.first ?? nil,
      digits.enumerated().allSatisfy({ $1 == first + $0 })
    else { return }
    note(
      .turnedDigits, at: stack.tag.lowerBound, id: stack.id, of: stack,
      "The row of the keys \(digits.compactMap { $0.map(String.init) }.joined(separator: ", ")) is turned round from right to left, where keypads have the order of the left-to-right interface.",
      "Give the row the semantic content \u{201C}Force Left-to-Right\u{201D}.")
  }

  // MARK: Frames

  mutating func checkFrame(_ view: Element) {
    guard view.isView, view.hasAutoresizing || view.isTrue("fixedFrame"),
      let frame = view.writtenFrame,
      frame.width > 0, frame.height > 0, let parent = view.parent.flatMap({ self.view(of: $0) }),
      view.parent?.name == "subviews", !view.isArranged, !view.isPlacedByParent,
      let size = parent.writtenFrame?.size, !view.isTrue("misplaced")
    else { return }
    if view.isPlacedByCell { return }
    let mirrored = frame.mirrored(inWidth: size.width)
    let distance = (mirrored.x - frame.x).magnitude
    guard distance >= 1, view.drawsSomething else { return }
    // A class of the app may place what is in it by itself.
    let isSure =
      parent["customClass"] == nil && parent.name != "scrollView"
      && distance >= Self.visibleDifference
    note(
      .fixedFrame, isSure ? .warning : .info, at: view.tag.lowerBound, id: view.id, of: view,
      "The view is placed by its frame, which UIKit does not turn round: from right to left it stays at x = \(Self.text(frame.x)), where the mirror has \(Self.text(mirrored.x)).",
      "Place it by constraints on leading and trailing.")
  }
}

extension Element {
  /// Whether the view is a label or an image that a cell of one of UIKit's own styles places.
  fileprivate var isPlacedByCell: Bool {
    guard let id, let cell = selfAndAncestors.first(where: { $0.name == "tableViewCell" }) else {
      return false
    }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
  }

  /// The digit that a button shows alone; nil for all else.
  fileprivate var digit: Int? {
    guard name == "button" else { return nil }
    let title =
      child("buttonConfiguration")?["title"]
      ?? children.first { $0.name == "state" && $0.key == "normal" }?["title"]
    guard let text = title, text.utf8.count == 1 else {
      return nil
    }
    return Int(text)
  }

  /// Whether a field is for addresses and numbers, which are written from the left in every language.
  fileprivate var isForCodes: Bool {
    let traits = child("textInputTraits")
    return [
      "emailAddress", "URL", "phonePad", "numberPad", "decimalPad", "numbersAndPunctuation",
      "asciiCapable", "asciiCapableNumberPad",
    ].contains(traits?["keyboardType"] ?? "")
      || ["email", "url", "username", "tel", "one-time-code"].contains(
        traits?["textContentType"] ?? "")
  }

  /// Whether a text of the view is one that goes from left to right in every language.
  fileprivate var isOfDigitsOrCodes: Bool { digit != nil || isForCodes }

  /// The views with text in the view, at any depth.
  fileprivate var textsInside: [Element] {
    var texts: [Element] = []
    var open = children
    while let element = open.popLast() {
      if element.showsText { texts.append(element) }
      open += element.children
    }
    return texts
  }

  /// Whether the view shows text, or holds a view that does.
  fileprivate var holdsText: Bool { showsText || !textsInside.isEmpty }

  /// What a view draws, as far as the file tells: views alike may change places unseen.
  fileprivate var drawing: String {
    let image = self["image"] ?? children.lazy.compactMap { $0["image"] }.first ?? ""
    return "\(name) \(self["customClass"] ?? "") \(image)"
  }

  /// Whether a view is more than an empty box.
  fileprivate var drawsSomething: Bool {
    name != "view" || child("color", key: "backgroundColor") != nil || self["customClass"] != nil
      || subviewElements.contains { $0.drawsSomething }
  }
}

/// Symbols of the system that have a partner which follows the interface.
enum SystemSymbol {
  /// The symbol of the same drawing that turns round; nil for one that shows no direction of reading.
  ///
  /// Source: SF Symbols 2 (iOS 14): `chevron` and `arrow` with `backward` and `forward`, alone, and in
  /// circles and squares.
  static func following(_ name: String) -> String? {
    let words = name.split(separator: ".")
    guard words.count >= 2, words[0] == "chevron" || words[0] == "arrow",
      words[1] == "left" || words[1] == "right"
    else { return nil }
    switch words.dropFirst(2) {
    case [], ["circle"], ["circle", "fill"], ["square"], ["square", "fill"]: break
    default: return nil
    }
    let side = words[1] == "left" ? "backward" : "forward"
    return ([String(words[0]), side] + words.dropFirst(2).map(String.init)).joined(separator: ".")
  }
}
