import BidiText
import Foundation
import SceneFiles
import Testing

/// Which moments of a finger a film shows.
@Suite("Films of touches")
struct TouchFilmTests {
  private static let scene = """
    {"size": {"width": 100, "height": 40}, "windows": [
      {"id": "slider", "frame": {"x": 0, "y": 0, "width": 100, "height": 40}, "content": {"control": {"kind": "slider"}}}]}
    """

  /// The seconds under the moments of a film from left to right.
  private func seconds(_ events: String, frameCount: Int) throws -> [String] {
    let film = TouchFilm(
      of: try SceneFile(path: "a.json", bytes: Array(Self.scene.utf8)),
      moved: try EventFile(
        path: "b.json",
        bytes: Array(
          #"{"size": {"width": 100, "height": 40}, "layoutDirection": "ltr", "events": [\#(events)]}"#
            .utf8)),
      directions: [.leftToRight], frameCount: frameCount)
    return film.filmstrip().matches(of: />([0-9.]+) s</).map { String($0.1) }
  }

  private func touch(_ phase: String, _ time: Int) -> String {
    #"{"time": \#(time), "\#(phase)": {"x": \#(time), "y": 20}}"#
  }

  @Test("No touch is left out, however few moments are wanted")
  func taps() throws {
    let taps = (1...4).flatMap { [touch("down", $0 * 10), touch("up", $0 * 10 + 1)] }
    // Equal steps are at 0, 1, 10, 20, 21 and 31; the fingers at 0 and 30 fall between them.
    let times = ["0", "0", "1", "10", "20", "21", "30", "31"]
    #expect(try seconds(taps.joined(separator: ","), frameCount: 6) == times)
  }

  @Test(
    "Every tap of the samples changes what is seen, in both directions",
    arguments: ["segments", "tabs"])
  func effects(_ name: String) throws {
    let file = try Samples.file(name)
    let events = Samples.folder.appendingPathComponent("Events/tap-\(name).json")
    let gesture = try EventFile(
      path: "b.json", bytes: [UInt8](try Data(contentsOf: events)))
    for direction in UserInterfaceLayoutDirection.allCases {
      let film = TouchFilm(of: file, moved: gesture, directions: [direction]).filmstrip()
      // The moments without the finger, the names of their clips and their times.
      let moments = film.split(separator: "<g transform=\"translate(").map { moment in
        moment.split(separator: "\n").dropFirst()
          .prefix { !$0.contains("</text>") || $0.contains("direction=") }
          .filter { !$0.contains("<circle") }.joined()
          .replacing(/(ltr|rtl)-[0-9]+-/, with: "")
      }.dropFirst()
      // As it was, and after each tap.
      #expect(Set(moments).count == 3, "\(direction)")
    }
  }

  @Test("A long way is shown in equal steps")
  func ways() throws {
    let moves = (1...9).map { touch("move", $0) }
    let events = ([touch("down", 0)] + moves + [touch("up", 10)]).joined(separator: ",")
    // Eleven steps, of which every 2.2th is shown.
    #expect(try seconds(events, frameCount: 6) == ["0", "1", "3", "6", "8", "10"])
    #expect(try seconds(events, frameCount: 40).count == 12)
  }
}
