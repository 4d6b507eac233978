// Measures how long scenes take to be resolved, how that grows, and what memory it takes.
// swift run --package-path Benchmarks -c release layout-bench
import BidiLayout
import BidiText
import Foundation

/// A scene like a long list: rows of an image, a title, a detail and an arrow, every tenth row in a stack.
func list(nodes count: Int) -> LayoutScene {
  let rows = (0..<max(1, count / 5)).map { index in
    var row = Node(
      id: "row\(index)", frame: LayoutRect(x: 0, y: Double(index) * 44, width: 390, height: 44),
      children: [
        Node(
          id: "image", frame: LayoutRect(x: 16, y: 4, width: 36, height: 36),
          content: .image(ImageContent(name: "face"))),
        Node(
          id: "title", frame: LayoutRect(x: 60, y: 0, width: 200, height: 44),
          content: .text(
            TextContent("\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623} \(index)", role: .body))),
        Node(
          id: "detail", frame: LayoutRect(x: 260, y: 0, width: 100, height: 44),
          content: .text(TextContent("12:30"))),
        Node(
          id: "arrow", frame: LayoutRect(x: 366, y: 16, width: 8, height: 12),
          content: .image(ImageContent(name: "arrow", mirroring: .automatic))),
      ])
    if index % 10 == 0 { row.arrangement = .stack(StackLayout(axis: .horizontal, spacing: 8)) }
    return row
  }
  let size = LayoutSize(width: 390, height: 844)
  return LayoutScene(
    size: size,
    windows: [Node(id: "window", frame: LayoutRect(origin: .zero, size: size), children: rows)])
}

/// The same without text: what the geometry alone takes.
func boxes(_ scene: LayoutScene) -> LayoutScene {
  var scene = scene
  for row in scene.windows[0].children.indices {
    for child in scene.windows[0].children[row].children.indices {
      scene.windows[0].children[row].children[child].content = .container
    }
  }
  return scene
}

/// The most memory that the process has taken, in megabytes.
func peakMemory() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
  let kilobytes = line.split(separator: " ").compactMap { Double($0) }.first
  return (kilobytes ?? .nan) / 1_024
}

func milliseconds(_ work: () -> Int) -> Double {
  var times: [Double] = []
  for _ in 0..<7 {
    let clock = ContinuousClock()
    var count = 0
    let time = clock.measure { count = work() }
    withExtendedLifetime(count) {}
    times.append(time / .milliseconds(1))
  }
  return times.sorted()[times.count / 2]
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

print("a node \(MemoryLayout<Node>.stride) bytes, an item \(MemoryLayout<DrawItem>.stride)")
print("median of 7, milliseconds; peak memory of the process so far, megabytes")
for count in [10_000, 100_000] {
  let before = peakMemory()
  let scene = list(nodes: count)
  let afterScene = peakMemory()
  let plain = boxes(scene)
  for (name, scene) in [("boxes", plain), ("with text", scene)] {
    for strategy in MirroringStrategy.allCases {
      var items = 0
      let time = milliseconds {
        items = scene.resolved(in: .rightToLeft, strategy: strategy).items.count
        return items
      }
      print(
        padded("\(items) nodes", 14), padded(name, 10), padded(strategy.rawValue, 13),
        padded(String(format: "%.1f ms", time), 10),
        padded(String(format: "%.0f ns a node", time * 1e6 / Double(items)), 16))
    }
  }
  let resolved = scene.resolved(in: .rightToLeft)
  let hit = milliseconds { resolved.hitTest(LayoutPoint(x: 380, y: 30))?.item ?? 0 }
  print(padded("", 39), padded(String(format: "%.2f ms", hit), 10), "for one touch")
  print(
    padded("", 39),
    String(
      format: "memory: %.0f before, %.0f with the scene, %.0f at the end", before, afterScene,
      peakMemory()))
}
