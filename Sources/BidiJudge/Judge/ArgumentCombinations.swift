/// The combinations of sample texts for the arguments of a line.
///
/// All combinations for up to three arguments, and pairs for up to eight. For more arguments, all of them get samples of
/// one class at once.
struct ArgumentCombinations: Sendable {
  /// The number of combinations.
  let count: Int

  /// The number of the sample, by combination and argument.
  private let numbers: [UInt8]
  private let width: Int

  private static let manyArguments = 8

  /// The numbers that combinations are made from.
  struct Pattern: Hashable {
    /// The number of samples of each argument of the line.
    let counts: [Int]
    /// The number of samples to try for each argument inside a pair of isolates; 0 for other arguments.
    ///
    /// Text outside the isolates does not change how such an argument is displayed.
    let isolated: [Int]
  }

  init(_ pattern: Pattern) {
    let (counts, isolated) = (pattern.counts, pattern.isolated)
    width = counts.count
    let first = [UInt8](repeating: 0, count: counts.count)
    let free = counts.indices.filter { isolated[$0] == 0 && counts[$0] > 1 }
    var result: [[UInt8]] = [first]
    if free.count <= 3 {
      for argument in free {
        result = result.flatMap { combination in
          (0..<counts[argument]).map { Self.changed(combination, argument, $0) }
        }
      }
    } else if free.count <= Self.manyArguments {
      for (place, one) in free.enumerated() {
        for other in free[(place + 1)...] {
          for oneSample in 0..<counts[one] {
            let changed = Self.changed(first, one, oneSample)
            result += (0..<counts[other]).map { Self.changed(changed, other, $0) }
          }
        }
      }
      result += Self.uniform(free, counts, first)
    } else {
      result += Self.uniform(free, counts, first)
    }
    // All isolated arguments get their samples at once.
    for number in 1..<max(isolated.max() ?? 0, 1) {
      var changed = first
      for argument in isolated.indices where isolated[argument] > 0 {
        changed[argument] = UInt8(truncatingIfNeeded: min(number, isolated[argument] - 1))
      }
      result.append(changed)
    }
    count = result.count
    numbers = Array(result.joined())
  }

  private static func changed(_ combination: [UInt8], _ argument: Int, _ number: Int) -> [UInt8] {
    var changed = combination
    changed[argument] = UInt8(truncatingIfNeeded: max(0, number))
    return changed
  }

  /// All arguments get samples of one class at once; then every second argument gets them, and the others get a sample of
  /// the first or the second class.
  private static func uniform(_ used: [Int], _ counts: [Int], _ first: [UInt8]) -> [[UInt8]] {
    let most = used.map { counts[$0] }.max() ?? 0
    return (0..<most).flatMap { number in
      [number, 0, 1].map { other in
        var changed = first
        for (place, argument) in used.enumerated() {
          changed[argument] = UInt8(
            truncatingIfNeeded: min(place % 2 == 0 ? number : other, counts[argument] - 1))
        }
        return changed
      }
    }
  }

  /// Writes the samples of a combination.
  ///
  /// - Parameters:
  ///   - samples: A sample for each argument; only those that differ are replaced.
  ///   - combination: The number of the combination.
  ///   - choices: The samples of each argument.
  func fill(_ samples: inout [Sample], _ combination: Int, _ choices: [[Sample]]) {
    if samples.count != width {
      samples = choices.map { $0.first ?? Sample(.empty, "", nil) }
    }
    for argument in 0..<width {
      let sample = choices[argument][Int(numbers[combination * width + argument])]
      if samples[argument] != sample { samples[argument] = sample }
    }
  }
}
