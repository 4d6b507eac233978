import BidiInteraction
import BidiLayout
import BidiText
import Foundation
import Testing

@testable import SceneFiles

@Suite("Replays over sliders, pagers, cells and scroll views")
struct ReplayConflictTests {
  private static func events(_ name: String) throws -> EventFile {
    let path = Samples.folder.appendingPathComponent("Events/\(name).json")
    return try EventFile(path: "\(name).json", bytes: [UInt8](try Data(contentsOf: path)))
  }

  /// What the two pans of a sample meet, as read off its file: who gets the first and the second.
  static let samples:
    [(name: String, first: [Replay.Conflict], loses: Int, second: [Replay.Conflict])] = [
      // A slider never loses; the second pan is above it.
      (
        "slider",
        [.init(competitor: 0, name: "volume", situation: .control, winner: .other)], 0, []
      ),
      // On the second page the pager can go back; on the first it cannot.
      (
        "pager",
        [.init(competitor: 0, name: "photos", situation: .pagerInside, winner: .other)], 0,
        [.init(competitor: 0, name: "photos", situation: .pagerAtStart, winner: .transition)]
      ),
      // A pull to the trailing side opens what lies at the leading side.
      (
        "cell",
        [.init(competitor: 0, name: "unread", situation: .cellWithActions, winner: .other)], 0,
        [
          .init(
            competitor: 1, name: "archived", situation: .cellWithoutActions, winner: .transition)
        ]
      ),
      // From right to left the start is at contentOffset 1000 - 360 = 640; 0 is the end. A finger on the cards is on
      // the page, too, which scrolls along the other axis.
      (
        "scroll",
        [
          .init(competitor: 0, name: "cards", situation: .scrollInside, winner: .other),
          .init(competitor: 1, name: "page", situation: .crossingScroll, winner: .transition),
        ], 0,
        [
          .init(competitor: 0, name: "cards", situation: .scrollAtStart, winner: .transition),
          .init(competitor: 1, name: "page", situation: .crossingScroll, winner: .transition),
        ]
      ),
    ]

  @Test("The first pan belongs to something else, the second goes back", arguments: samples)
  func conflicts(
    _ sample: (name: String, first: [Replay.Conflict], loses: Int, second: [Replay.Conflict])
  ) throws {
    let file = try Self.events(sample.name)
    for direction in UserInterfaceLayoutDirection.allCases {
      let steps = Replay(file, in: direction).steps
      try #require(steps.count >= 2)
      #expect(steps[0].outcome == .refused(.competitor(index: sample.loses)))
      #expect(steps[0].conflicts == sample.first)
      #expect(
        steps[1].outcome
          == .command(.begin(transition: 1, isInteractive: true, direction: direction)))
      #expect(steps[1].conflicts == sample.second)
      // 90, 150 and 210 points of 360 points.
      let progress = steps.compactMap { step -> Double? in
        guard case .command(.update(let progress)) = step.outcome else { return nil }
        return (progress * 1e6).rounded() / 1e6
      }
      #expect(Array(progress.prefix(3)) == [0.25, 0.416667, 0.583333])
      #expect(steps.last?.outcome == .command(.complete(didComplete: true)))
      #expect(steps.dropFirst(2).flatMap(\.conflicts) == [])
    }
  }

  @Test("A competitor lies where the mirror has it, for a finger that is not mirrored")
  func unmirrored() throws {
    // At the left of a screen from left to right; the finger comes down at its mirror.
    let text = #"""
      {"size": {"width": 400, "height": 100}, "interaction": "fullScreenBack", "competitors": [
        {"frame": {"x": 10, "y": 0, "width": 100, "height": 100}, "control": {}}], "events": [
        {"time": 0, "down": {"x": 350, "y": 50}}, {"time": 0.1, "move": {"x": 300, "y": 50}},
        {"time": 0.2, "up": {"x": 300, "y": 50}}]}
      """#
    let file = try EventFile(path: "a.json", bytes: Array(text.utf8))
    let there = Replay(file, in: .rightToLeft, mirrorsTouches: false)
    #expect(there.steps.map(\.outcome) == [.refused(.competitor(index: 0))])
    // As it was seen the finger goes the wrong way, over nothing.
    #expect(Replay(file, in: .leftToRight).steps.map(\.outcome) == [.refused(.wrongWay)])
  }

  @Test("The same position by contentOffset in both directions, and along the vertical axis")
  func positions() throws {
    func offset(_ direction: String, _ scroll: String) throws -> Double? {
      let text =
        "{\"size\": {\"width\": 9, \"height\": 9}, \"layoutDirection\": \"\(direction)\", \"competitors\": "
        + "[{\"scroll\": {\"contentLength\": 1000, \"viewportLength\": 300, \(scroll)}}], \"events\": [{\"time\": 0, \"pop\": true}]}"
      return try EventFile(path: "a.json", bytes: Array(text.utf8)).competitors.first?.gesture
        .scroll?.offset
    }
    #expect(try offset("ltr", "\"offset\": 50") == 50)
    #expect(try offset("rtl", "\"offset\": 50") == 50)
    #expect(try offset("ltr", "\"contentOffset\": 50") == 50)
    #expect(try offset("rtl", "\"contentOffset\": 50") == 650)
    #expect(try offset("rtl", "\"axis\": \"vertical\", \"contentOffset\": 50") == 50)
  }
}
