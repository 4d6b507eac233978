/// Finds the changes that can be made together.
enum SoundGroups {
  /// The numbers of the groups that can be made together; the others cannot even be made alone, or not beside these.
  ///
  /// - Parameters:
  ///   - count: How many groups there are.
  ///   - isSound: Whether some groups can be made together.
  /// - Returns: Numbers from 0, in order.
  /// - Complexity: One question where all can be made; O(*m* log *n*) for *m* of *n* that cannot.
  static func numbers(among count: Int, where isSound: ([Int]) -> Bool) -> [Int] {
    let all = Array(0..<count)
    if count == 0 || isSound(all) { return all }
    let sound = halves(of: all[...], isSound)
    return sound.isEmpty || isSound(sound) ? sound : []
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
