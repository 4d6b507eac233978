internal import BidiLayout
internal import BidiSource
internal import LocalizationFiles
/// The elements that the reader does not know, by name, and views that stand in no scene.
struct UnreadConstructs {
  private(set) var found: [InterfaceFile.NotRead] = []

  /// - Parameters:
  ///   - tree: The file.
  ///   - kind: What the file holds.
  ///   - objects: Its objects.
  init(_ tree: InterfaceTree, _ kind: InterfaceFile.Kind, _ objects: InterfaceObjects) {
    let drawn = tree.drawnViews(kind)
    var offsets: [String: [Int]] = [:]
    for (construct, element) in Self.texts(tree, kind, objects) {
      offsets[construct, default: []].append(element.tag.lowerBound)
    }
    for element in tree.elements where element.isView && !drawn.contains(element) {
      let views = element.selfAndAncestors.filter(\.isView).prefix { !drawn.contains($0) }
      let outermost = views.last ?? element
      offsets[outermost.placeInWords, default: []].append(element.tag.lowerBound)
    }
    // What stands in an unknown element belongs to it, unless it is a view of its own.
    var skipped: Int?
    for element in tree.elements {
      if let end = skipped, element.range.lowerBound < end { continue }
      skipped = nil
      if let construct = Self.construct(element) {
        offsets[construct, default: []].append(element.tag.lowerBound)
        if construct == element.name, !element.isDrawnAsBox { skipped = element.range.upperBound }
      }
      // A container of what the file does not have is an empty box.
      for segue in element.children where element.name == "connections" && segue.isEmbedding {
        guard element.parent.flatMap(objects.embeddedView) == nil else { continue }
        offsets["segue of kind embed", default: []].append(segue.tag.lowerBound)
      }
      if Vocabulary.ignored.contains(element.name) { skipped = element.range.upperBound }
    }
    found = offsets.sorted { $0.key < $1.key }.map { name, offsets in
      InterfaceFile.NotRead(
        construct: name, lines: tree.source.locations(of: offsets).map(\.line))
    }
  }

  /// Texts of bars that no scene shows: those of the next screen, and those of bars that the design has no room for.
  private static func texts(
    _ tree: InterfaceTree, _ kind: InterfaceFile.Kind, _ objects: InterfaceObjects
  ) -> [(construct: String, element: Element)] {
    var found: [(String, Element)] = []
    let controllers = tree.topObjects(kind).filter { Vocabulary.controllers.contains($0.name) }
    let tabs = controllers.filter { $0.name == "tabBarController" }
      .flatMap { objects.relatedControllers(of: $0, by: "viewControllers") }
    let inTabs = Set(
      tabs + tabs.flatMap { objects.relatedControllers(of: $0, by: "rootViewController") })
    for controller in controllers {
      if let item = controller.child("navigationItem") {
        let title = item["title"] ?? ""
        let buttons = item.barButtonItems(at: .leading) + item.barButtonItems(at: .trailing)
        if let view = controller.child(key: "view"), view.isView,
          !title.isEmpty || !buttons.isEmpty,
          !DesignGeometry(view, objects).hasRoom(for: item, objects.device)
        {
          found.append(("navigationItem without room for a bar", item))
        }
        if let back = item.child(key: "backBarButtonItem"), back["title"] != nil {
          found.append(("backBarButtonItem", back))
        }
      }
      if let item = controller.child("tabBarItem"), item["title"] != nil,
        !inTabs.contains(controller)
      {
        found.append(("tabBarItem without its tab bar", item))
      }
    }
    return found
  }

  private static func construct(_ element: Element) -> String? {
    if element.name == "variation", let key = element.key {
      // A variation for other size classes than those of the device is read, and does not apply.
      return InterfaceDevice.knows(key) ? nil : "variation \(key)"
    }
    if element.name == "navigationItem", element["prompt"] != nil { return "prompt" }
    return Vocabulary.knows(element.name) ? nil : element.name
  }
}

extension Element {
  /// Whether an element of an unknown name is a view: it has an ID and a frame, and stands where views do.
  var isUnknownView: Bool {
    !Vocabulary.knows(name) && id != nil && child("rect", key: "frame") != nil
  }

  fileprivate var isDrawnAsBox: Bool { isUnknownView }

  /// A view and what it stands in, such as `view of placeholder`.
  fileprivate var placeInWords: String {
    let lists = ["subviews", "objects", "prototypes", "cells", "items"]
    let holder = selfAndAncestors.dropFirst().first { !lists.contains($0.name) }
    return "\(key ?? name) of \(holder?.key ?? holder?.name ?? "the file")"
  }

  /// Whether the element is a view.
  var isView: Bool { id != nil && Vocabulary.views.contains(name) || isUnknownView }
}
