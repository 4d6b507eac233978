import BidiInteraction
import BidiLayout
import BidiText
import Testing

@Suite("Pans from touches")
struct PanRecognizerTests {
  private static let context = PopContext(
    size: LayoutSize(width: 400, height: 800), layoutDirection: .leftToRight)

  private static func events(_ touches: [(Touch.Phase, x: Double, time: Double)]) -> [PopEvent?] {
    var recognizer = PanRecognizer()
    return touches.map { phase, x, time in
      recognizer.handle(
        Touch(phase, at: LayoutPoint(x: x, y: 10), time: time), in: context)
    }
  }

  @Test("A pan begins ten points away from where the finger came down")
  func begins() {
    let events = Self.events([(.down, 5, 0), (.move, 14.5, 0.01), (.move, 15, 0.05)])
    #expect(events[0] == nil && events[1] == nil)
    let sample = PanSample(
      time: 0.05, location: LayoutPoint(x: 15, y: 10), translation: LayoutPoint(x: 10, y: 0),
      velocity: LayoutPoint(x: 200, y: 0))
    #expect(events[2] == .began(sample: sample, context: Self.context))
  }

  @Test("A finger that rests before it goes has no velocity")
  func rests() throws {
    let events = Self.events([
      (.down, 0, 0), (.move, 50, 0.25), (.move, 100, 0.5), (.move, 100, 0.75), (.up, 100, 0.8),
    ])
    guard case .ended(let sample)? = events[4] else {
      Issue.record("\(String(describing: events[4]))")
      return
    }
    #expect(sample.velocity == .zero && sample.translation.x == 100)
  }

  @Test("A tap, and touches without a finger, are nothing")
  func tap() {
    let touches: [[(Touch.Phase, x: Double, time: Double)]] = [
      [(.down, 0, 0), (.move, 3, 0.1), (.up, 3, 0.2)], [(.down, 0, 0), (.cancel, 0, 0.2)],
      [(.move, 50, 0), (.up, 50, 1)], [(.down, 0, 0), (.up, 0, 0.1), (.move, 90, 0.2)],
    ]
    for touches in touches { #expect(Self.events(touches).allSatisfy { $0 == nil }) }
  }

  @Test("A pan that is taken away is cancelled")
  func cancelled() {
    let events = Self.events([(.down, 0, 0), (.move, 30, 0.1), (.cancel, 30, 0.2)])
    #expect(events[2] == .cancelled(time: 0.2))
  }
}
