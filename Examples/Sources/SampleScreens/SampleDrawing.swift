public import BidiLayout
import Foundation
import SceneFiles

extension SampleScreens {
  /// A drawing of a scene in both directions.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The drawing, as SVG.
  /// - Throws: What the file format does not allow, such as two nodes of one name.
  public static func drawing(of scene: LayoutScene) throws -> String {
    let file = try SceneFile(path: "scene.json", bytes: Array(JSONEncoder().encode(scene)))
    return SceneSVG(file).beforeAfter()
  }
}
