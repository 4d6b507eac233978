internal import BidiSource
internal import LocalizationFiles
/// The elements that the reader does not know, by name, and the size classes that it leaves aside.
struct UnreadConstructs {
  private(set) var found: [InterfaceFile.NotRead] = []

  init(_ tree: InterfaceTree, _ device: InterfaceDevice) {
    var offsets: [String: [Int]] = [:]
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
      // Masks and constants of the device's own size class are read.
      let isRead =
        device.matches(key) && element.children.allSatisfy { $0.name == "mask" }
        && element.attributes.allSatisfy { $0.name == "key" || $0.name == "constant" }
      return isRead ? nil : "variation \(key)"
    }
    if element.key == "titleView" { return "titleView" }
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

  /// Whether the element is a view.
  var isView: Bool { id != nil && Vocabulary.views.contains(name) || isUnknownView }
}
