/// The texts that are put in the place of a line's arguments, one combination after another.
///
/// All combinations for up to three arguments, pairs beyond; for very many arguments, each class for all at once.
struct ArgumentCombinations {
  /// By combination, a sample for each argument of the message.
  let combinations: [[Sample]]

  private static let manyArguments = 8

  /// - Parameters:
  ///   - used: The arguments of the line, by number.
  ///   - choices: The samples of each argument of the message.
  init(used: [Int], choices: [[Sample]]) {
    let first = choices.map { $0.first ?? Sample(.empty, "", nil) }
    var result: [[Sample]] = [first]
    if used.count <= 3 {
      for argument in used {
        result = result.flatMap { combination in
          choices[argument].map { sample in
            var changed = combination
            changed[argument] = sample
            return changed
          }
        }
      }
    } else if used.count <= Self.manyArguments {
      for (place, one) in used.enumerated() {
        for other in used[(place + 1)...] {
          for oneSample in choices[one] {
            for otherSample in choices[other] {
              var changed = first
              changed[one] = oneSample
              changed[other] = otherSample
              result.append(changed)
            }
          }
        }
      }
      result += Self.uniform(used, choices, first)
    } else {
      result += Self.uniform(used, choices, first)
    }
    combinations = result
  }

  /// Each class for all arguments at once, and in every second place.
  private static func uniform(
    _ used: [Int], _ choices: [[Sample]], _ first: [Sample]
  ) -> [[Sample]] {
    let most = used.map { choices[$0].count }.max() ?? 0
    return (0..<most).flatMap { number in
      [0, 1].map { rest in
        var changed = first
        for (place, argument) in used.enumerated() where rest == 0 || place % 2 == 0 {
          let list = choices[argument]
          if !list.isEmpty { changed[argument] = list[min(number, list.count - 1)] }
        }
        return changed
      }
    }
  }
}
