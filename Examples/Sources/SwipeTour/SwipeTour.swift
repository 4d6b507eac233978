import BidiInteraction
import BidiLayout
import BidiText
import Foundation
import SampleScreens

/// A back swipe and a screen in both directions, without a device.
///
/// `swift run --package-path Examples SwipeTour` prints commands and places;
/// `swift run --package-path Examples SwipeTour picture.svg` writes a drawing too.
@main struct SwipeTour {
  static func main() throws {
    for direction in UserInterfaceLayoutDirection.allCases { swipe(in: direction) }
    let scene = SampleScreens.row(width: 320)
    for direction in UserInterfaceLayoutDirection.allCases {
      for item in scene.resolved(in: direction).items.dropFirst() {
        print(direction.rawValue, item.id, item.frame.x, item.frame.width)
      }
    }
    print("findings:", LayoutAudit(scene).findings().count)
    guard CommandLine.arguments.count > 1 else { return }
    try SampleScreens.drawing(of: scene).write(
      toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
  }

  /// A finger that goes half the way to the trailing side, and leaves.
  private static func swipe(in direction: UserInterfaceLayoutDirection) {
    let size = LayoutSize(width: 400, height: 800)
    var interaction = PopInteraction(SampleScreens.backSwipe)
    func sample(_ way: Double, at time: Double) -> PanSample {
      PanSample(
        time: time, location: LayoutPoint(x: 200 + way * direction.sign, y: 300),
        translation: LayoutPoint(x: way * direction.sign, y: 0))
    }
    let context = PopContext(size: size, layoutDirection: direction)
    let events: [PopEvent] = [
      .began(sample: sample(10, at: 0), context: context),
      .changed(sample: sample(100, at: 0.1)),
      .ended(sample: sample(200, at: 0.2)),
      .settled(token: 1, time: 0.6),
    ]
    for event in events {
      for command in interaction.handle(event) {
        print(direction.rawValue, describe(command, in: direction, size))
      }
    }
  }

  /// A command, and where the left edge of the screen that leaves is then.
  private static func describe(
    _ command: PopCommand, in direction: UserInterfaceLayoutDirection, _ size: LayoutSize
  ) -> String {
    switch command {
    case .begin: return "begin"
    case .update(let progress):
      let layer = SlideTransition().frame(.pop, progress: progress, in: size).from
      let edge = layer.resolved(in: direction, size: size).apply(to: .zero, in: size)
      return "update \(progress) x \(edge?.x ?? 0)"
    case .pause(let progress): return "pause \(progress)"
    case .finish(let settle): return "finish from \(settle.start)"
    case .cancel(let settle): return "cancel from \(settle.start)"
    case .complete(let didComplete): return "complete \(didComplete)"
    }
  }
}
