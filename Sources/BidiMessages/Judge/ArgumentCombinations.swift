/// The texts that are put in the place of a line's arguments, one combination after another.
///
/// All combinations for up to three arguments, pairs beyond; for very many arguments, each class for all at once.
struct ArgumentCombinations: Sendable {
  /// How many there are.
  let count: Int

  /// By combination and argument, the number of the sample.
  private let numbers: [UInt8]
  private let width: Int

  private static let manyArguments = 8

  /// What combinations are made of.
  struct Pattern: Hashable {
    /// How many samples each argument of the line has.
    let counts: [Int]
    /// How many samples of each argument are tried that a pair of controls keeps apart, so that no other argument
    /// matters to it; 0 for one that stands free.
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
    // Each sample for all that are kept apart at once.
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

  /// Each class for all arguments at once, and in every second place with each of the first two in the others.
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
  ///   - samples: A sample for each argument; what it held is changed where it differs.
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
