internal import BidiSource

/// A slider or a progress bar without semantics of its own, which may be the time line of a player.
///
/// Source: `UIView.h` on `UISemanticContentAttributePlayback`: play, rewind and fast forward buttons, and playhead scrubbers.
struct PlayerPart {
  private let node: Node

  /// Nil for other nodes, for those with semantics, and for those whose names say that they show something else.
  init?(_ node: Node) {
    guard node.isBar, node.semantics == .unspecified else { return nil }
    let name = node.id.lowercased()
    guard !Self.otherNames.contains(where: name.contains) else { return nil }
    self.node = node
  }

  /// Whether the control is a slider, not a progress bar.
  var isSlider: Bool {
    if case .control(let control) = node.content { control.kind == .slider } else { false }
  }

  /// Whether the name is that of a time line.
  var isNamedForTime: Bool {
    let name = node.id.lowercased()
    return Self.timeNames.contains(where: name.contains)
  }

  /// The image of a play button beside the control: in the view around it, or one further out.
  ///
  /// - Parameter above: The nodes above, from the window on.
  /// - Returns: The name of the image. Nil where another control is or may be the time line, and where a slider may be a volume.
  func playImage(around above: [Node]) -> String? {
    for view in above.suffix(2).reversed() {
      let nodes = view.subtree
      let images = nodes.compactMap(\.imageName)
      guard
        let image = images.first(where: { NameWords.split($0).contains(where: Self.play.contains) })
      else { continue }
      // A time line that stays is the one of this player.
      if nodes.contains(where: { $0.semantics == .playback && $0.isBar }) { return nil }
      if isSlider,
        images.contains(where: { NameWords.split($0).contains(where: Self.sound.contains) })
      {
        return nil
      }
      return nodes.count(where: { PlayerPart($0) != nil }) == 1 ? image : nil
    }
    return nil
  }

  private static let otherNames = [
    "volume", "sound", "speaker", "brightness", "speed", "rate", "load",
  ]
  private static let timeNames = ["scrub", "seek", "playhead", "playback"]
  private static let play: Set<String> = [
    "play", "pause", "playpause", "gobackward", "goforward", "rewind", "fastforward",
  ]
  private static let sound: Set<String> = ["speaker", "volume", "sound", "mute", "unmute"]
}

extension Node {
  /// The node and all that is in it.
  fileprivate var subtree: [Node] {
    var (nodes, next) = ([self], 0)
    while next < nodes.count {
      nodes += nodes[next].children
      next += 1
    }
    return nodes
  }

  /// Whether the node is a slider or a progress bar.
  fileprivate var isBar: Bool {
    guard case .control(let control) = content else { return false }
    return control.kind == .slider || control.kind == .progress
  }

  fileprivate var imageName: String? {
    if case .image(let image) = content { return image.name }
    return nil
  }
}
