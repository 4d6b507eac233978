/// Finds the changes that can be made together.
package enum ValidSubset {
  /// The result of making some changes together.
  package enum Attempt<Made> {
    /// The changes are valid, and this is their result.
    case valid(Made)

    /// The changes are not valid together.
    ///
    /// Each named change is invalid whatever the others are; no names if that is not known.
    case invalid(Set<Int>)
  }

  /// The largest set of changes that was found to be valid together, and its result.
  ///
  /// If all changes are valid, they are made once.
  ///
  /// - Parameters:
  ///   - count: How many changes there are.
  ///   - make: Makes some changes together; returns nil if they are not valid.
  /// - Returns: Numbers from 0, in order, and their result; nil if no change is valid.
  /// - Complexity: One call if all are valid; O(*m* log *n*) if *m* of *n* are not.
  package static func largest<Made>(
    among count: Int, _ make: ([Int]) -> Made?
  ) -> (numbers: [Int], made: Made)? {
    largest(of: count) { make($0).map(Attempt.valid) ?? .invalid([]) }
  }

  /// The largest set of changes that was found to be valid together, if an attempt can name invalid changes.
  ///
  /// - Parameters:
  ///   - count: How many changes there are.
  ///   - attempt: Makes some changes together. Their numbers are in order.
  /// - Returns: Numbers from 0, in order, and their result; nil if no change is valid.
  /// - Complexity: Two attempts if the first names all invalid changes; O(*m* log *n*) if no attempt names *m* of *n*
  ///   together.
  package static func largest<Made>(
    of count: Int, _ attempt: ([Int]) -> Attempt<Made>
  ) -> (numbers: [Int], made: Made)? {
    let (numbers, known) = valid(among: Array(0..<count), attempt)
    guard !numbers.isEmpty else { return nil }
    if let known { return (numbers, known) }
    guard case .valid(let made) = attempt(numbers) else { return nil }
    return (numbers, made)
  }

  /// The changes that are valid, and their result if they were tried together.
  private static func valid<Made>(
    among changes: [Int], _ attempt: ([Int]) -> Attempt<Made>
  ) -> (numbers: [Int], made: Made?) {
    var left = changes
    while !left.isEmpty {
      switch attempt(left) {
      case .valid(let made):
        return (left, made)
      case .invalid(let named):
        let tried = left
        left = tried.filter { !named.contains($0) }
        guard left.count == tried.count else { continue }
        guard tried.count > 1 else { return ([], nil) }
        // Neighbours go to different halves: damage that ran from one to the next then has a place of its own, and can
        // be named.
        let halves = [0, 1].map { first in
          stride(from: first, to: tried.count, by: 2).map { tried[$0] }
        }
        return (halves.flatMap { valid(among: $0, attempt).numbers }.sorted(), nil)
      }
    }
    return ([], nil)
  }
}
