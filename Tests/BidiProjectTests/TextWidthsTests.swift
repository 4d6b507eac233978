import BidiJudge
import BidiSource
import Testing

@testable import BidiProject

/// Files that say how much room texts have.
@Suite struct TextWidthsTests {
  private func widths(_ text: String) throws -> TextWidths {
    try TextWidths(SourceFile(path: "w.yml", text: text))
  }

  private func faults(_ text: String) -> [String] {
    do {
      _ = try widths(text)
      return []
    } catch let faults as ConfigurationFaults {
      return faults.faults.map { "\($0.location?.line ?? 0): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func roomsOfKeys() throws {
    let widths = try widths(
      """
      widths:
        - keys: [button.*, "*.title"]
          points: 120.5
          size: 15
          weight: 600
          font: Helvetica Neue
          lines: 2
        - keys: "*"
          points: 300
      samples:
        "%@": Alexandra
      """)
    #expect(
      widths.room(forKey: "button.save")
        == TextWidths.Room(
          patterns: ["button.*", "*.title"], points: 120.5, lines: 2, font: "Helvetica Neue",
          size: 15, weight: 600))
    #expect(widths.room(forKey: "a.title")?.points == 120.5)
    #expect(
      widths.room(forKey: "other") == TextWidths.Room(patterns: ["*"], points: 300))
    #expect(widths.samples == [SampleArgument(specifier: "%@", text: "Alexandra")])
  }

  @Test func noRoomForOtherKeys() throws {
    #expect(try widths("widths:\n- {keys: a, points: 9}").room(forKey: "b") == nil)
  }

  @Test(arguments: [
    ("", "0: has no widths"), ("samples: {\"%@\": a}", "0: has no widths"),
    ("widths: 3", "1: widths: write a list"),
    ("widths:\n- {keys: a}", "2: a part of widths needs points"),
    ("widths:\n- {points: 1}", "2: a part of widths needs keys"),
    ("widths:\n- {keys: a, points: 0}", "2: points: write a number from 1 to 100000"),
    ("widths:\n- {keys: a, points: x}", "2: points: write a number"),
    ("widths:\n- {keys: a, points: 1, lines: 1.5}", "2: lines: write a whole number"),
    ("widths:\n- {keys: a, point: 1}", "2: \"point\" is no setting; did you mean points?"),
    ("width:\n- {keys: a, points: 1}", "1: \"width\" is no setting; did you mean widths?"),
    ("samples: {a: b}\nwidths:\n- {keys: a, points: 1}", "1: samples: \"a\" is no format"),
    ("widths: [", "1: cannot be read"),
  ])
  func faultsHaveTheirPlace(_ text: String, _ expected: String) {
    #expect(faults(text).contains { $0.hasPrefix(expected) }, "\(faults(text))")
  }
}
