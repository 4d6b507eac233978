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

  /// Counts what trees hold, so that it is seen what was compared.
  private(set) var counts: [String: Int] = [:]

  mutating func note(_ name: String) { counts[name, default: 0] += 1 }

  mutating func stack(_ axis: String) -> [String: Any] {
    var stack: [String: Any] = [
      "axis": axis, "spacing": number(0...8), "insets": insets(),
      "alignment": pick([
        "leading", "center", "trailing", "fill", "firstBaseline", "lastBaseline",
      ]),
      "distribution": pick([
        "leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly",
        "fillEqually", "fill", "fillProportionally", "equalSpacing",
      ]),
    ]
    if happens(35) { stack["isReversed"] = true }
    for name in ["alignment", "distribution"] { note("\(name) \(stack[name] ?? "")") }
    if stack["isReversed"] != nil { note("isReversed") }
    return stack
  }

  mutating func arrangement() -> [String: Any]? {
    let axis = pick(["horizontal", "vertical"])
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return nil
    case 1, 2, 5: return ["stack": stack(axis)]
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

  /// A length in points, or a part of the parent's.
  mutating func length(_ points: ClosedRange<Int>, _ percent: ClosedRange<Int>) -> Any {
    guard happens(45) else { return number(points) }
    note("percent")
    return "\(Int.random(in: percent, using: &generator))%"
  }

  mutating func flex() -> [String: Any] {
    var flex: [String: Any] = [:]
    if happens(45) { flex["shrink"] = pick([0.25, 0.5, 1, 1, 2]) }
    if happens(20) { flex["width"] = length(10...120, 5...80) }
    if happens(20) { flex["height"] = length(10...120, 5...80) }
    if happens(20) { flex["minimumWidth"] = length(5...90, 5...60) }
    if happens(20) { flex["minimumHeight"] = length(5...90, 5...60) }
    if happens(20) { flex["maximumWidth"] = length(20...150, 10...90) }
    if happens(20) { flex["maximumHeight"] = length(20...150, 10...90) }
    if happens(25) {
      flex["alignment"] = pick([
        "leading", "center", "trailing", "fill", "firstBaseline", "lastBaseline",
      ])
    }
    for name in flex.keys { note("flex.\(name)") }
    return flex
  }

  mutating func sizing() -> [String: Any] {
    note("sizing")
    let first = number(2...30)
    var sizing: [String: Any] = [
      "firstBaseline": first, "lastBaseline": happens(50) ? first : first + number(1...30),
    ]
    if happens(40) { sizing["intrinsicWidth"] = number(10...120) }
    if happens(40) { sizing["intrinsicHeight"] = number(10...120) }
    for name in ["hugging", "compressionResistance"] where happens(30) {
      sizing[name] = [
        "horizontal": pick([100.0, 250, 750]), "vertical": pick([100.0, 250, 750]),
      ]
    }
    return sizing
  }

  /// A control with its parts as children, some of which do not fit.
  mutating func control(_ node: inout [String: Any], depth: Int) {
    let kind = pick(["button", "textField", "cell", "tabs", "strip"])
    note(kind)
    var values: [String: Any] = [:]
    var parts: [String] = []
    var count = 0
    switch kind {
    case "button":
      parts = pick([["image", "title"], ["title", "image"], ["title"], ["image"]])
      values = [
        "imagePlacement": pick(["leading", "trailing", "top", "bottom"]),
        "alignment": pick(["leading", "center", "trailing"]), "contentInsets": insets(),
      ]
      if parts.count == 2 { values["imagePadding"] = number(0...9) }
      if happens(50) { values["imageInsets"] = insets() }
      if happens(50) { values["titleInsets"] = insets() }
    case "textField":
      parts = pick([["text"], ["leadingView", "text"], ["text", "trailingView", "leadingView"]])
      values = ["insets": insets(), "spacing": number(0...9)]
    case "cell":
      parts = pick([
        ["text"], ["image", "text", "separator"], ["image", "text", "detail", "accessory"],
        ["separator", "accessory", "detail", "text", "image"],
      ])
      values = [
        "insets": insets(), "spacing": number(0...9), "separatorHeight": number(0...2),
      ]
    case "tabs":
      count = Int.random(in: 1...5, using: &generator)
      values = ["spacing": number(0...6), "insets": insets()]
      if happens(40) { values["tabWidth"] = number(10...60) }
    default:
      count = Int.random(in: 2...6, using: &generator)
      values = [
        "progress": number(0...4), "spacing": number(0...9), "leadingInset": number(0...12),
        "trailingInset": number(0...12), "indicatorHeight": number(1...3),
      ]
    }
    if !parts.isEmpty {
      values["parts"] = parts
      // One more, which is no part.
      count = parts.count + (happens(20) ? 1 : 0)
    }
    // A strip scrolls by itself.
    node["scroll"] = nil
    node["arrangement"] = [kind: values]
    node["children"] = (0..<count).map { _ in self.node(depth: happens(30) ? depth - 1 : 0) }
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
    if happens(25) { node["growth"] = pick([0.25, 1.0, 2, 3]) }
    if happens(50) { node["flex"] = flex() }
    if happens(35) { node["sizing"] = sizing() }
    guard depth > 0 else { return node }
    if happens(10) {
      node["scroll"] = [
        "contentSize": ["width": number(200...600), "height": number(200...600)],
        "logicalOffset": ["x": number(0...60), "y": number(0...60)],
      ]
    }
    if happens(25) {
      control(&node, depth: depth)
      return node
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
    let used = maker.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    FileHandle.standardError.write(
      Data("layout: \(trees) trees: \(used.joined(separator: ", "))\n".utf8))
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
    // Browsers round to a 64th of a pixel, of which there are 16 in a point; layouts are written with
    // three decimals.
    let isRight = count > 0 && largest < 0.02
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
