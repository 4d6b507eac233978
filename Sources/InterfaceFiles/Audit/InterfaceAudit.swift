internal import BidiLayout
public import BidiSource

extension InterfaceFile {
  /// What is wrong with the file, in its order.
  ///
  /// Only what the file proves is a warning. What Interface Builder writes by itself, such as
  /// `contentHorizontalAlignment="left"` of a text field, is no finding.
  ///
  /// - Returns: The findings.
  /// - Complexity: O(*n* · *d*) for *n* elements, *d* deep, and two solutions of each scene that has
  ///   constraints on left or right.
  public func findings() -> [InterfaceFinding] {
    var audit = InterfaceAudit(self)
    return audit.findings()
  }

  /// Where an object stands; nil for an ID that the file does not have.
  ///
  /// - Parameter id: An object ID; what stands behind a full stop is left out, so that IDs of nodes
  ///   are taken too.
  /// - Returns: Line, column and byte of its start tag.
  public func location(ofObject id: String) -> SourceLocation? {
    let name = String(id.prefix { $0 != "." })
    return objects.byID[name].map { source.location(of: $0.tag.lowerBound) }
  }

  /// Whether a view stands by its frame and autoresizing alone.
  ///
  /// - Parameter id: An object ID, or that of a node.
  /// - Returns: False for an ID that the file does not have.
  package func isPlacedByFrame(_ id: String) -> Bool {
    guard let element = objects.byID[String(id.prefix { $0 != "." })] else { return false }
    return element.hasAutoresizing || element.isTrue("fixedFrame")
  }
}

/// Looks for what goes wrong from right to left.
struct InterfaceAudit {
  let file: InterfaceFile
  var objects: InterfaceObjects { file.objects }
  private var found: [Found] = []

  /// The constraints of each view.
  private let constraints: [Element: [InterfaceConstraint]]

  private struct Found {
    let kind: InterfaceFinding.Kind
    let severity: PlacedFinding.Severity
    let offset: Int
    let objectID: String
    let viewID: String?
    let label: String
    let explanation: String
    let cure: String
    let fix: InterfaceFinding.Fix?
  }

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

  mutating func findings() -> [InterfaceFinding] {
    lookAtConstraints()
    for element in file.tree.elements where isShown(element) {
      lookAtAlignment(element)
      lookAtInsets(element)
      lookAtMargins(element)
      lookAtImage(element)
      lookAtSemantics(element)
      lookAtDigits(element)
      lookAtFrame(element)
    }
    found.sort { $0.offset < $1.offset }
    return zip(found, file.source.locations(of: found.map(\.offset))).map { found, location in
      InterfaceFinding(
        kind: found.kind, severity: found.severity, location: location, objectID: found.objectID,
        viewID: found.viewID,
        label: found.label, explanation: found.explanation, cure: found.cure, fix: found.fix)
    }
  }

  mutating func note(
    _ kind: InterfaceFinding.Kind, _ severity: PlacedFinding.Severity = .warning,
    at offset: Int, id: String?, of view: Element, _ explanation: String, _ cure: String,
    fix: InterfaceFinding.Fix? = nil
  ) {
    found.append(
      Found(
        kind: kind, severity: severity, offset: offset, objectID: id ?? view.id ?? "",
        viewID: view.id, label: view.label, explanation: explanation, cure: cure, fix: fix))
  }

  /// Whether the device of the file shows an element.
  private func isShown(_ element: Element) -> Bool {
    !element.andAbove.contains { above in
      // Comments of the app's authors are texts that nobody is shown.
      above.name == "userComments" || (above.id.map(objects.excluded.contains) ?? false)
    }
  }

  /// The view that an element is, or belongs to.
  func view(of element: Element) -> Element? { element.andAbove.first { $0.isView } }
}

extension Element {
  /// The element and those that it stands in, from the inside out.
  var andAbove: [Element] {
    var elements = [self]
    while let parent = elements.last?.parent { elements.append(parent) }
    return elements
  }

  /// What people call a view.
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
