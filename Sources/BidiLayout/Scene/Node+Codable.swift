internal import BidiText

extension Node: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, frame, frameSpace, content, decoration, layoutDirection, semantics, mirroring
    case transform, opacity, isHidden, allowsHitTesting, clips, scroll, arrangement, anchors, growth
    case flex, sizing, children
  }

  /// Reads a node; only the name is needed, and what is not there has the value of a new node.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      frame: try values.value(.frame, otherwise: .zero),
      content: try values.value(.content, otherwise: .container),
      decoration: try values.decodeIfPresent(Decoration.self, forKey: .decoration),
      children: try values.value(.children, otherwise: []))
    frameSpace = try values.value(.frameSpace, otherwise: frameSpace)
    layoutDirection = try values.decodeIfPresent(
      UserInterfaceLayoutDirection.self, forKey: .layoutDirection)
    semantics = try values.value(.semantics, otherwise: semantics)
    mirroring = try values.value(.mirroring, otherwise: mirroring)
    transform = try values.decodeIfPresent(NodeTransform.self, forKey: .transform)
    opacity = try values.value(.opacity, otherwise: opacity)
    isHidden = try values.value(.isHidden, otherwise: isHidden)
    allowsHitTesting = try values.value(.allowsHitTesting, otherwise: allowsHitTesting)
    clips = try values.value(.clips, otherwise: clips)
    scroll = try values.decodeIfPresent(ScrollState.self, forKey: .scroll)
    arrangement = try values.decodeIfPresent(Arrangement.self, forKey: .arrangement)
    anchors = try values.value(.anchors, otherwise: anchors)
    growth = try values.value(.growth, otherwise: growth)
    flex = try values.decodeIfPresent(FlexItem.self, forKey: .flex)
    sizing = try values.decodeIfPresent(ContentSizing.self, forKey: .sizing)
  }

  /// Writes what differs from a new node.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    let new = Node(id: id, frame: .zero)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(frame, .frame, unless: new.frame)
    try values.encode(frameSpace, .frameSpace, unless: new.frameSpace)
    try values.encode(content, .content, unless: new.content)
    try values.encodeIfPresent(decoration, forKey: .decoration)
    try values.encodeIfPresent(layoutDirection, forKey: .layoutDirection)
    try values.encode(semantics, .semantics, unless: new.semantics)
    try values.encode(mirroring, .mirroring, unless: new.mirroring)
    try values.encodeIfPresent(transform, forKey: .transform)
    try values.encode(opacity, .opacity, unless: new.opacity)
    try values.encode(isHidden, .isHidden, unless: new.isHidden)
    try values.encode(allowsHitTesting, .allowsHitTesting, unless: new.allowsHitTesting)
    try values.encode(clips, .clips, unless: new.clips)
    try values.encodeIfPresent(scroll, forKey: .scroll)
    try values.encodeIfPresent(arrangement, forKey: .arrangement)
    try values.encode(anchors, .anchors, unless: new.anchors)
    try values.encode(growth, .growth, unless: new.growth)
    try values.encodeIfPresent(flex, forKey: .flex)
    try values.encodeIfPresent(sizing, forKey: .sizing)
    try values.encode(children, .children, unless: new.children)
  }
}
