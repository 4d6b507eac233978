package import BidiJudge
package import BidiSource
import Yams

/// How much room texts have that stand in no interface file: `bidi-scene measure --widths FILE`.
///
/// ```yaml
/// widths:
///   - keys: [button.*, "*.title"]
///     points: 120
///     size: 15
/// samples:
///   "%@": Alexandra
/// ```
package struct TextWidths: Sendable, Hashable {
  /// The room of the texts with some keys.
  package struct Room: Sendable, Hashable {
    /// The keys, as they are written; `*` stands for anything.
    package var patterns: [String]

    /// The width of the box, in points.
    package var points: Double

    /// How many lines there are; 0 for as many as are needed.
    package var lines = 1

    /// The family of the font; nil for the system font of iOS.
    package var font: String?

    /// The size of the letters, in points.
    package var size = 17.0

    /// The weight of the letters, from 1 to 1000.
    package var weight = 400.0

    /// Whether a key has one of the patterns.
    package func matches(key: String) -> Bool {
      patterns.contains { Glob(ofNames: $0).matches(name: key) }
    }
  }

  /// The rooms; the first that has the key of a text counts.
  package let rooms: [Room]

  /// Texts for arguments, which go before the usual samples.
  package let samples: [SampleArgument]

  /// Reads a file.
  ///
  /// - Parameter file: The file, in YAML.
  /// - Throws: ``ConfigurationFaults`` with everything that is wrong in it, also that it has no `widths`.
  package init(_ file: SourceFile) throws(ConfigurationFaults) {
    var reader = ConfigurationReader(file, folder: "")
    var (rooms, samples): ([Room], [SampleArgument]) = ([], [])
    switch reader.compose() {
    case .success(let root?):
      for (key, value) in reader.mapping(root, "the file", ["widths", "samples"]) {
        if key == "samples" {
          samples = reader.samples(value)
        } else {
          rooms = reader.rooms(value)
        }
      }
    case .success(nil): break
    case .failure(let failure): reader.faults.append(failure)
    }
    if reader.faults.isEmpty, rooms.isEmpty {
      reader.fault(
        "has no widths; write \"widths:\" and a list of parts with keys and points", at: nil)
    }
    try reader.throwFaults()
    (self.rooms, self.samples) = (rooms, samples)
  }

  /// The room of the text with a key, or with one of several names for it; nil if the file says nothing of it.
  package func room(forKey keys: String...) -> Room? {
    rooms.first { keys.contains(where: $0.matches(key:)) }
  }
}

extension ConfigurationReader {
  fileprivate mutating func rooms(_ node: Node) -> [TextWidths.Room] {
    guard case .sequence(let items) = node else {
      fault("widths: write a list, each part with keys and points", node)
      return []
    }
    return items.compactMap { room($0) }
  }

  private mutating func room(_ node: Node) -> TextWidths.Room? {
    var room = TextWidths.Room(patterns: [], points: 0)
    let names = ["keys", "points", "lines", "font", "size", "weight"]
    let members = mapping(node, "a part of widths", names)
    for (key, value) in members {
      switch key {
      case "keys": room.patterns = texts(value, key).map(\.text)
      case "font": room.font = text(value, key)
      case "points": room.points = number(value, key, 1...100_000) ?? 0
      case "size": room.size = number(value, key, 1...1000) ?? room.size
      case "weight": room.weight = number(value, key, 1...1000) ?? room.weight
      default:
        guard let lines = number(value, key, 0...10_000) else { continue }
        if lines != lines.rounded() { fault("lines: write a whole number", value) }
        room.lines = Int(lines)
      }
    }
    guard case .mapping = node else { return nil }
    for needed in ["keys", "points"] where !members.contains(where: { $0.key == needed }) {
      fault("a part of widths needs \(needed)", node)
    }
    return room
  }

  private mutating func number(
    _ node: Node, _ name: String, _ range: ClosedRange<Double>
  ) -> Double? {
    if let value = node.scalar.flatMap({ Double($0.string) }), range.contains(value) {
      return value
    }
    fault(
      "\(name): write a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))", node)
    return nil
  }
}
