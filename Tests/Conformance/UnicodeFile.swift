import BidiText
import Foundation
import Testing

/// A conformance file of the Unicode Character Database, from Debian's `unicode-data`.
struct UnicodeFile {
  let lines: [Substring]

  /// Reads a file, and checks that the engine knows the Unicode version that it is of: the same or a later one.
  ///
  /// The folder is `/usr/share/unicode`, or what `BIDI_UNICODE_DATA` names.
  init(_ name: String) throws {
    let folder =
      ProcessInfo.processInfo.environment["BIDI_UNICODE_DATA"] ?? "/usr/share/unicode"
    let path = "\(folder)/\(name).txt"
    let data = try #require(
      FileManager.default.contents(atPath: path),
      "\(path) is missing: run Scripts/setup, or name the folder in BIDI_UNICODE_DATA")
    lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let title = try #require(lines.first)
    let beginning = "# \(name.split(separator: "/").last ?? "")-"
    try #require(title.hasPrefix(beginning) && title.hasSuffix(".txt"))
    func numbers(_ version: some StringProtocol) -> [Int] {
      version.split(separator: ".").compactMap { Int($0) }
    }
    let version = numbers(title.dropFirst(beginning.count).dropLast(".txt".count))
    try #require(version.count == 3)
    try #require(
      !numbers(CharacterDataVersion.unicode).lexicographicallyPrecedes(version),
      "the file is of a later Unicode than the engine")
  }

  /// Runs a body over slices of the lines, one for each core, and gathers the results in order.
  ///
  /// - Parameters:
  ///   - cuts: Whether a slice may begin at a line.
  ///   - body: What is done with a slice.
  /// - Returns: One result for each slice, and the processor time of all bodies together in seconds.
  /// - Throws: What the body throws.
  func concurrently<Result: Sendable>(
    cuts: (Substring) -> Bool = { _ in true },
    _ body: @escaping @Sendable (ArraySlice<Substring>) throws -> Result
  ) async throws -> (results: [Result], processorTime: Double) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    var bounds = [0]
    for core in 1..<max(cores, 2) {
      var bound = max(lines.count * core / cores, bounds[bounds.count - 1])
      while bound < lines.count, !cuts(lines[bound]) { bound += 1 }
      bounds.append(bound)
    }
    bounds.append(lines.count)
    return try await withThrowingTaskGroup(of: (Int, Result, Double).self) { group in
      for (index, (start, end)) in zip(bounds, bounds.dropFirst()).enumerated() {
        let slice = lines[start..<end]
        group.addTask {
          let start = threadTime()
          return (index, try body(slice), threadTime() - start)
        }
      }
      var results: [(Int, Result, Double)] = []
      for try await result in group { results.append(result) }
      return (
        results.sorted { $0.0 < $1.0 }.map(\.1), results.reduce(0) { $0 + $1.2 }
      )
    }
  }
}

/// The processor time of this thread, in seconds.
private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A number of seconds, to a tenth.
func shown(seconds: Double) -> String { "\((seconds * 10).rounded() / 10) s of processor time" }

/// What became of the cases of one slice of a file.
struct Tally: Sendable {
  /// Cases whose levels, order and paragraph level all equal the file's.
  var passed = 0

  /// Cases that fail, with what came out.
  var failures: [Failure] = []

  struct Failure: Sendable {
    let line: Int
    let description: String
  }

  static func + (lhs: Tally, rhs: Tally) -> Tally {
    Tally(passed: lhs.passed + rhs.passed, failures: lhs.failures + rhs.failures)
  }

  /// Judges a case: levels by scalar, by UTF-16 and by UTF-8, the order, and the paragraph level.
  mutating func judge(
    _ text: String, _ direction: BaseDirection, line: Int, levels: [UInt8?], order: [Int],
    paragraphLevel: UInt8?
  ) throws {
    let paragraph = try ResolvedParagraph(text, baseDirection: direction)
    let isRight =
      paragraph.levels.map { $0?.number } == levels && paragraph.visualOrder() == order
      && (paragraphLevel.map { $0 == paragraph.paragraphLevel.number } ?? true)
      && Self.unitsAgree(text, direction, levels)
    if isRight {
      passed += 1
    } else {
      failures.append(
        Failure(line: line, description: Self.table(paragraph, levels: levels, order: order)))
    }
  }

  /// Whether the resolver's levels by unit are those of the scalars.
  private static func unitsAgree(
    _ text: String, _ direction: BaseDirection, _ levels: [UInt8?]
  ) -> Bool {
    var resolver = BidiResolver()
    resolver.resolveParagraph(text, baseDirection: direction)
    var written: [UInt8] = []
    for unit in TextUnit.allCases {
      resolver.writeLevels(into: &written, per: unit, of: text)
      var index = 0
      for (scalar, level) in zip(text.unicodeScalars, levels) {
        let width =
          switch unit {
          case .utf8: UTF8.width(scalar)
          case .utf16: UTF16.width(scalar)
          case .scalar: 1
          }
        guard index + width <= written.count else { return false }
        if let level, written[index..<index + width].contains(where: { $0 != level }) {
          return false
        }
        index += width
      }
      if index != written.count { return false }
    }
    return true
  }

  private static func table(
    _ paragraph: ResolvedParagraph, levels: [UInt8?], order: [Int]
  ) -> String {
    var rows = ["offset  character  class  expected  actual"]
    for (offset, scalar) in paragraph.scalars.enumerated() {
      let expected = levels[offset].map(String.init) ?? "x"
      let actual = paragraph.levels[offset].map { String($0.number) } ?? "x"
      rows.append(
        "\(offset)  \(scalar.codePoint)  \(scalar.bidiClass.abbreviation)  \(expected)  \(actual)"
          + (expected == actual ? "" : "  <"))
    }
    rows.append("order expected \(order), actual \(paragraph.visualOrder())")
    return rows.joined(separator: "\n")
  }
}

/// Reads a list such as `0 x 1`, where `x` stands for a character that rule X9 removes.
func levelList(_ field: Substring) -> [UInt8?] {
  field.split(separator: " ").map { UInt8($0) }
}
