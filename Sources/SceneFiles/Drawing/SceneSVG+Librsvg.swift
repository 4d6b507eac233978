internal import BidiLayout
package import BidiText

extension SceneSVG {
  /// The texts that librsvg puts at a wrong place.
  ///
  /// librsvg 2.54 takes the wrong scale for the distance from a text's anchor where a transform
  /// stretches one axis more than the other. What begins at its left end is right, and so are other
  /// programs, browsers among them.
  ///
  /// - Parameter directions: The directions that are drawn.
  /// - Returns: The paths of the nodes, in the order of drawing.
  package func misplacedByLibrsvg(in directions: [UserInterfaceLayoutDirection]) -> [[String]] {
    directions.compactMap { scenes[$0] }.flatMap { scene in
      scene.items.indices.filter { isMisplacedByLibrsvg(scene.items[$0]) }.map(scene.path)
    }
  }

  private func isMisplacedByLibrsvg(_ item: DrawItem) -> Bool {
    let map: Projection
    switch item.content {
    case .container, .shape, .control: return false
    case .text(let text):
      let isAnchored = TextLines(text, in: item.size).lines.contains {
        $0.anchor != "start" || $0.direction == .rightToLeft
      }
      guard isAnchored else { return false }
      map = item.contentTransform
    case .image(let image):
      guard file.images.figure(image.name) == nil else { return false }
      map = item.transform
    // Their names stand in the middle.
    case .web, .keyboard, .statusBar, .custom: map = item.transform
    }
    let affine = map.affine(fitting: item.size)
    let squares = (
      affine.a * affine.a + affine.b * affine.b, affine.c * affine.c + affine.d * affine.d
    )
    return (squares.0 - squares.1).magnitude > 1e-3 * max(squares.0, squares.1)
  }
}
