public import BidiLayout

/// A screen or a view of a file, as a scene.
public struct InterfaceScene: Sendable, Hashable {
  /// What the scene is called.
  ///
  /// The storyboard identifier, the label, the class or the kind of its controller or view; no two
  /// scenes of a file have one name.
  public let name: String

  /// The object ID of the controller, or of the view where there is none.
  public let objectID: String

  /// The name of the element of the controller or the view, such as `tableViewController`.
  public let kind: String

  /// The scene; the ID of a node is the object ID of its view.
  ///
  /// A part of a view that the file has no object for is called by the object ID of the view, a full
  /// stop and a word: `abc-12-xyz.title`.
  public let scene: LayoutScene

  /// What texts say from right to left, by the IDs of nodes.
  public let translations: [String: String]

  /// The properties that ``translations`` are of, by the IDs of nodes: `abc-12-xyz.text`.
  package let translatedProperties: [String: String]

  /// The frame that Interface Builder wrote for each node, in the coordinates of its parent.
  package let designFrames: [String: LayoutRect]

  /// Nodes whose frame Interface Builder itself calls wrong or open (`misplaced`, `ambiguous`), with
  /// all that is in them.
  package let unsettled: Set<String>

  /// How texts are fitted into their boxes, by the IDs of nodes; none for those that scroll.
  package let textFacts: [String: TextFacts]

  /// What texts are whose room is not known, by the IDs of nodes: `headers and footers of tables`.
  package let unmeasured: [String: String]

  /// Whether Interface Builder itself calls the place of a node, or that of its view, wrong or open.
  package func isUnsettled(_ node: String) -> Bool {
    unsettled.contains(node) || unsettled.contains(String(node.prefix { $0 != "." }))
  }

  /// The scene with the texts from right to left.
  package var translated: LayoutScene {
    scene.replacingTexts { node, _ in translations[node.id] }
  }

  /// The names of all nodes.
  public var nodeIDs: [String] {
    var ids: [String] = []
    var open = scene.windows
    while let node = open.popLast() {
      ids.append(node.id)
      open += node.children
    }
    return ids
  }
}
