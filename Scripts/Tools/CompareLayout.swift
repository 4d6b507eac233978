// Compares the layout of bidi-scene with that of a browser: Scripts/check-layout-in-chromium.
//   CompareLayout generate SEED TREES       writes a scene of random trees
//   CompareLayout compare LAYOUT PAGE       compares boxes; prints counts and the largest difference
import Foundation

/// Numbers that are the same each time (SplitMix64).
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Random scenes of what CSS can place too: frames, stacks, flows, grids, directions, scrolling.
struct SceneMaker {
  var generator: Generator
  var names = 0

  mutating func number(_ range: ClosedRange<Int>) -> Double {
    // Quarters of a point, which the browser can hold exactly.
    Double(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &generator)) / 4
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  mutating func happens(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  mutating func insets() -> [String: Any] {
    [
      "top": number(0...6), "leading": number(0...9), "bottom": number(0...6),
      "trailing": number(0...9),
    ]
  }

  mutating func arrangement() -> [String: Any]? {
    let axis = pick(["horizontal", "vertical"])
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return nil
    case 1, 2:
      return [
        "stack": [
          "axis": axis, "spacing": number(0...8), "insets": insets(),
          "alignment": pick(["leading", "center", "trailing", "fill"]),
          "distribution": pick(["leading", "center", "trailing", "spaceBetween", "fillEqually"]),
        ]
      ]
    case 3:
      return [
        "flow": [
          "axis": axis, "itemSpacing": number(0...8), "lineSpacing": number(0...8),
          "lineAlignment": pick(["leading", "center", "trailing"]), "insets": insets(),
        ]
      ]
    default:
      var tracks: [[String: Any]] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        tracks.append(
          happens(40)
            ? ["fixed": number(10...60)]
            : [
              "minimum": number(0...30), "weight": Double(Int.random(in: 1...3, using: &generator)),
            ])
      }
      var grid: [String: Any] = [
        "axis": axis, "tracks": tracks, "trackSpacing": number(0...8), "lineSpacing": number(0...8),
        "insets": insets(),
      ]
      if happens(50) { grid["lineLength"] = number(10...50) }
      return ["grid": grid]
    }
  }

  mutating func node(depth: Int, isWindow: Bool = false) -> [String: Any] {
    names += 1
    let size = isWindow ? 160...390 : 24...140
    var node: [String: Any] = [
      "id": "n\(names)",
      "frame": [
        "x": number(-20...200), "y": number(-20...200), "width": number(size),
        "height": number(size),
      ],
    ]
    if happens(8) { node["layoutDirection"] = pick(["ltr", "rtl"]) }
    if happens(6) {
      node["semantics"] = pick(["playback", "spatial", "forceLeftToRight", "forceRightToLeft"])
    }
    if happens(6) { node["frameSpace"] = "physical" }
    if happens(4), !isWindow { node["isHidden"] = true }
    if happens(25) { node["growth"] = Double(Int.random(in: 1...3, using: &generator)) }
    guard depth > 0 else { return node }
    if happens(10) {
      node["scroll"] = [
        "contentSize": ["width": number(200...600), "height": number(200...600)],
        "logicalOffset": ["x": number(0...60), "y": number(0...60)],
      ]
    }
    if let arrangement = arrangement() { node["arrangement"] = arrangement }
    var children: [[String: Any]] = []
    for _ in 0..<Int.random(in: 2...5, using: &generator) {
      children.append(self.node(depth: happens(50) ? depth - 1 : 0))
    }
    node["children"] = children
    return node
  }
}

struct Box: Decodable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  func difference(from other: [Double]) -> Double {
    zip([x, y, width, height], other).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
  }
}

struct Panel: Decodable {
  struct Item: Decodable {
    let indexPath: [Int]
    let path: [String]
    let frame: Box
  }
  let items: [Item]
}

@main
struct CompareLayout {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "generate":
      try generate(
        seed: UInt64(arguments.dropFirst().first ?? "") ?? 1,
        trees: Int(arguments.last ?? "") ?? 100)
    case "compare": try compare(arguments.dropFirst().map { $0 })
    default: throw Message("CompareLayout generate SEED TREES | compare LAYOUT PAGE")
    }
  }

  static func generate(seed: UInt64, trees: Int) throws {
    var maker = SceneMaker(generator: Generator(state: seed))
    let windows = (0..<trees).map { _ in maker.node(depth: 4, isWindow: true) }
    let scene: [String: Any] = ["size": ["width": 390, "height": 844], "windows": windows]
    FileHandle.standardOutput.write(
      try JSONSerialization.data(withJSONObject: scene, options: [.sortedKeys]))
  }

  static func compare(_ files: [String]) throws {
    guard files.count == 2 else { throw Message("two files are wanted") }
    let panels = try JSONDecoder().decode(
      [String: Panel].self, from: Data(contentsOf: URL(fileURLWithPath: files[0])))
    let page = try String(contentsOfFile: files[1], encoding: .utf8)
    guard let start = page.range(of: "id=\"result\">"),
      let end = page.range(of: "</script>", range: start.upperBound..<page.endIndex)
    else { throw Message("\(files[1]): the browser measured nothing") }
    let measured = try JSONDecoder().decode(
      [String: [String: [Double]]].self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    var (count, missing, largest, worst) = (0, 0, 0.0, "")
    for direction in ["ltr", "rtl"] {
      guard let panel = panels[direction], let boxes = measured[direction] else {
        throw Message("\(direction) is missing")
      }
      for item in panel.items {
        guard let box = boxes[item.indexPath.map(String.init).joined(separator: ".")] else {
          missing += 1
          continue
        }
        count += 1
        let difference = item.frame.difference(from: box)
        if difference > largest {
          largest = difference
          worst = "\(direction) \(item.path.joined(separator: "/")): \(item.frame) against \(box)"
        }
      }
    }
    // Half a 64th of a point for each level is what the browser rounds by.
    let isRight = count > 0 && largest < 0.25
    print("\(count) boxes compared, \(missing) left out, largest difference \(largest) points")
    if !isRight {
      print("  \(worst)")
      exit(1)
    }
  }

  struct Message: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
