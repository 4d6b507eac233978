/// Finds the changes that can be made together.
package enum SoundGroups {
  /// The result of making some groups together.
  package enum Attempt<Made> {
    /// The groups are sound, and this is what they make.
    case sound(Made)

    /// The groups are not sound.
    ///
    /// Each named group is unsound whatever the others are; no names where that is not known.
    case unsound(Set<Int>)
  }

  /// The largest choice of groups that was found to be sound together, and what they make.
  ///
  /// Where all groups are sound, nothing is made twice.
  ///
  /// - Parameters:
  ///   - count: How many groups there are.
  ///   - make: Makes some groups together; nil where they are not sound.
  /// - Returns: Numbers from 0, in order, and their result; nil where no group is sound.
  /// - Complexity: One call where all can be made; O(*m* log *n*) for *m* of *n* that cannot.
  package static func largest<Made>(
    among count: Int, _ make: ([Int]) -> Made?
  ) -> (numbers: [Int], made: Made)? {
    largest(of: count) { numbers -> Attempt<Made> in
      guard let made = make(numbers) else { return .unsound([]) }
      return .sound(made)
    }
  }

  /// The largest choice of groups that was found to be sound together, where an attempt can name unsound groups.
  ///
  /// - Parameters:
  ///   - count: How many groups there are.
  ///   - attempt: Makes some groups together. Their numbers are in order.
  /// - Returns: Numbers from 0, in order, and their result; nil where no group is sound.
  /// - Complexity: Two attempts where the first names all unsound groups; O(*m* log *n*) for *m* of *n* that no attempt
  ///   names together.
  package static func largest<Made>(
    of count: Int, _ attempt: ([Int]) -> Attempt<Made>
  ) -> (numbers: [Int], made: Made)? {
    let (numbers, known) = sound(among: Array(0..<count), attempt)
    guard !numbers.isEmpty else { return nil }
    if let known { return (numbers, known) }
    guard case .sound(let made) = attempt(numbers) else { return nil }
    return (numbers, made)
  }

  /// The groups that are sound, and what they make where they were tried together.
  private static func sound<Made>(
    among groups: [Int], _ attempt: ([Int]) -> Attempt<Made>
  ) -> (numbers: [Int], made: Made?) {
    var left = groups
    while !left.isEmpty {
      switch attempt(left) {
      case .sound(let made):
        return (left, made)
      case .unsound(let named):
        let tried = left
        left = tried.filter { !named.contains($0) }
        guard left.count == tried.count else { continue }
        guard tried.count > 1 else { return ([], nil) }
        // Neighbours come apart: damage that ran from one to the next then has a place of its own, and can be named.
        let halves = [0, 1].map { first in
          stride(from: first, to: tried.count, by: 2).map { tried[$0] }
        }
        return (halves.flatMap { sound(among: $0, attempt).numbers }.sorted(), nil)
      }
    }
    return ([], nil)
  }
}
