public import BidiInteraction
public import BidiLayout
import BidiText

/// What the app and the tour share: nothing here knows whether there is a screen.
public enum SampleScreens {
  /// The article's sentence, whose first letter is Chinese: "Xiaoming started following you".
  public static let notification = "小明بدأ في متابعتك"

  /// The pan of the app.
  public static let backSwipe = PopInteraction.Configuration.fullScreenBack

  /// A row with a picture, a text and an arrow, authored once for both directions.
  ///
  /// - Parameter width: The width of the screen, in points.
  /// - Returns: The scene.
  public static func row(width: Double) -> LayoutScene {
    let text = notification.embedded(in: .rightToLeft)
    let window = Node(
      id: "window", frame: LayoutRect(x: 0, y: 0, width: width, height: 60),
      children: [
        Node(
          id: "picture", frame: LayoutRect(x: 12, y: 10, width: 40, height: 40),
          content: .image(ImageContent(name: "person"))),
        Node(
          id: "text", frame: LayoutRect(x: 64, y: 18, width: width - 108, height: 24),
          content: .text(TextContent(text))),
        Node(
          id: "arrow", frame: LayoutRect(x: width - 32, y: 20, width: 20, height: 20),
          content: .image(ImageContent(name: "forward", mirroring: .automatic))),
      ])
    return LayoutScene(size: LayoutSize(width: width, height: 60), windows: [window])
  }
}
