internal import BidiSource
internal import LocalizationFiles
/// The elements that the reader does not know, by name, views that stand in no scene, and the size classes that are left aside.
struct UnreadConstructs {
  private(set) var found: [InterfaceFile.NotRead] = []

  /// - Parameters:
  ///   - tree: The file.
  ///   - device: The device that it is shown on.
  ///   - drawn: The views that stand in a scene.
  init(_ tree: InterfaceTree, _ device: InterfaceDevice, drawn: Set<Element>) {
    var offsets: [String: [Int]] = [:]
    for element in tree.elements where element.isView && !drawn.contains(element) {
      let views = element.selfAndAncestors.filter(\.isView)
      let outermost =
        views.first { !($0.parentView.map { !drawn.contains($0) } ?? false) } ?? element
      offsets[outermost.placeInWords, default: []].append(element.tag.lowerBound)
    }
    // What stands in an unknown element belongs to it, unless it is a view of its own.
    var skipped: Int?
    for element in tree.elements {
      if let end = skipped, element.range.lowerBound < end { continue }
      skipped = nil
      if let construct = Self.construct(element, device) {
        offsets[construct, default: []].append(element.tag.lowerBound)
        if construct == element.name, !element.isDrawnAsBox { skipped = element.range.upperBound }
      }
      // What a container holds is drawn as an empty box.
      for segue in element.children
      where element.name == "connections" && segue.name == "segue" && segue["kind"] == "embed" {
        offsets["segue of kind embed", default: []].append(segue.tag.lowerBound)
      }
      if Vocabulary.ignored.contains(element.name) { skipped = element.range.upperBound }
    }
    found = offsets.sorted { $0.key < $1.key }.map { name, offsets in
      InterfaceFile.NotRead(
        construct: name, lines: tree.source.locations(of: offsets).map(\.line))
    }
  }

  private static func construct(_ element: Element, _ device: InterfaceDevice) -> String? {
    if element.name == "variation", let key = element.key, key != "default" {
      // What the device shows is read.
      return device.matches(key) ? nil : "variation \(key)"
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

  /// The nearest view around the view.
  fileprivate var parentView: Element? { selfAndAncestors.dropFirst().first { $0.isView } }

  /// A view and what it stands in, such as `view of placeholder`.
  fileprivate var placeInWords: String {
    let lists = ["subviews", "objects", "prototypes", "cells", "items"]
    let holder = selfAndAncestors.dropFirst().first { !lists.contains($0.name) }
    return "\(key ?? name) of \(holder?.key ?? holder?.name ?? "the file")"
  }

  /// Whether the element is a view.
  var isView: Bool { id != nil && Vocabulary.views.contains(name) || isUnknownView }
}
