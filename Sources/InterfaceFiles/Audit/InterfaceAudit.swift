internal import BidiLayout
public import BidiSource

extension InterfaceFile {
  /// What is wrong with the file, in its order: see ``InterfaceRule``.
  ///
  /// A finding is a warning if the file alone proves it, and an info if it depends on what the file does not say, such as the
  /// drawing of an image. What Interface Builder writes by itself, such as
  /// `contentHorizontalAlignment="left"` of a text field, is no finding.
  ///
  /// - Returns: The findings.
  /// - Complexity: O(*n* · *d*) for *n* elements, *d* deep, and two solutions of each scene that has
  ///   constraints on left or right.
  public func findings() -> [AuditFinding] {
    var audit = InterfaceAudit(self)
    return audit.findings()
  }

  /// Where an object stands; nil for an ID that the file does not have.
  ///
  /// - Parameter id: An object ID, or the ID of a node: for a part of a view, the place is that of the view.
  /// - Returns: Line, column and byte of its start tag.
  public func location(ofObject id: String) -> SourceLocation? {
    objects.element(ofNode: id).map { source.location(of: $0.tag.lowerBound) }
  }

  /// Whether a view stands by its frame and autoresizing alone.
  ///
  /// - Parameter id: An object ID, or that of a node.
  /// - Returns: False for an ID that the file does not have.
  package func isPlacedByFrame(_ id: String) -> Bool {
    guard let element = objects.element(ofNode: id) else { return false }
    return element.hasAutoresizing || element.isTrue("fixedFrame")
  }
}

/// An audit of one file for what goes wrong from right to left.
struct InterfaceAudit {
  let file: InterfaceFile
  var objects: InterfaceObjects { file.objects }

  /// The findings, each with its offset in the text; the places are counted out at the end.
  private var found: [(offset: Int, finding: AuditFinding)] = []

  /// Views of which it is known whether a forced direction changes what readers see.
  var frozen: [Element: Bool] = [:]

  /// The constraints of each view.
  private let constraints: [Element: [InterfaceConstraint]]

  init(_ file: InterfaceFile) {
    self.file = file
    var constraints: [Element: [InterfaceConstraint]] = [:]
    for constraint in file.objects.constraints {
      for item in Set([constraint.first, constraint.second].compactMap(\.self)) {
        if case .view(let view) = item { constraints[view, default: []].append(constraint) }
      }
    }
    self.constraints = constraints
  }

  /// The constraints that name a view.
  func constraints(of view: Element) -> [InterfaceConstraint] { constraints[view] ?? [] }

  mutating func findings() -> [AuditFinding] {
    checkConstraints()
    for element in file.tree.elements where isShown(element) {
      checkAlignment(element)
      checkButtonInsets(element)
      checkMargins(element)
      checkImageNames(element)
      checkForcedDirection(element)
      checkDigitKeys(element)
      checkFrame(element)
    }
    found.sort { $0.offset < $1.offset }
    return zip(found, file.source.locations(of: found.map(\.offset))).map { found, location in
      var finding = found.finding
      finding.location = location
      return finding
    }
  }

  mutating func note(
    _ rule: InterfaceRule, _ severity: Severity = .warning,
    at offset: Int, id: String?, of view: Element, _ explanation: String, _ cure: String,
    fix: AuditFinding.Fix? = nil, image: String? = nil
  ) {
    let object = AuditFinding.Object(
      id: id ?? view.id ?? "", viewID: view.id, label: view.label)
    let finding = AuditFinding(
      rule: rule.rawValue, severity: severity, file: file.path, object: object,
      explanation: explanation, cure: cure, fix: fix, image: image)
    found.append((offset, finding))
  }

  /// Whether the device of the file shows an element.
  private func isShown(_ element: Element) -> Bool {
    !element.selfAndAncestors.contains { above in
      // Comments of the app's authors are texts that nobody is shown.
      above.name == "userComments" || (above.id.map(objects.excluded.contains) ?? false)
    }
  }

  /// The view that an element is, or belongs to.
  func view(of element: Element) -> Element? { element.selfAndAncestors.first { $0.isView } }
}

extension Element {
  /// The element and those that it stands in, from the inside out.
  var selfAndAncestors: [Element] {
    var elements = [self]
    while let parent = elements.last?.parent { elements.append(parent) }
    return elements
  }

  /// The name of a view for people.
  var label: String {
    let text = self["text"] ?? self["title"] ?? child("state", key: "normal")?["title"]
    let candidates = [self["userLabel"], self["customClass"], text]
    guard let name = candidates.compactMap(\.self).first(where: { !$0.isEmpty }) else {
      return name
    }
    let short = name.count > 40 ? name.prefix(39) + "…" : name[...]
    return
      "\(self.name) '\(short.map { $0.isNewline ? " " : $0 }.reduce(into: "") { $0.append($1) })'"
  }

  /// Whether the direction of the view is set, so that left and right mean what they say.
  var hasForcedDirection: Bool {
    let semantics = self["semanticContentAttribute"] ?? "unspecified"
    return semantics != "unspecified"
  }
}
