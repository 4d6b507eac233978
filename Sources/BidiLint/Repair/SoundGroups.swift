/// Finds the changes that can be made together.
package enum SoundGroups {
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
    guard count > 0 else { return nil }
    let all = Array(0..<count)
    if let made = make(all) { return (all, made) }
    let sound = halves(of: all[...]) { make($0) != nil }
    guard !sound.isEmpty, let made = make(sound) else { return nil }
    return (sound, made)
  }

  /// Those of some groups that are sound, where they are not sound together.
  private static func halves(of groups: ArraySlice<Int>, _ isSound: ([Int]) -> Bool) -> [Int] {
    guard groups.count > 1 else { return [] }
    let middle = groups.startIndex + groups.count / 2
    return [groups[..<middle], groups[middle...]].flatMap { half in
      isSound(Array(half)) ? Array(half) : halves(of: half, isSound)
    }
  }
}
