/// Proof by the classes of its characters that a line is shown in the same order with isolates round some of its
/// parts and without them, where it has the direction that it is written in.
///
/// Parts of which nothing can be proved keep their isolates. Those are neutrals to what stands round them (BD9, N1, N2), and
/// rule P2 passes over them.
///
/// Most lines hold letters of that direction, neutrals, and perhaps foreign words with letters of their own between
/// each other. Then it holds, with both sets of controls:
///
/// - What is not foreign gets levels of the line's direction. Its neutrals have a letter of it, or the edge of the line,
///   on one side at least, and foreign letters on the other at most (N1, N2), and so have its brackets (N0).
/// - A foreign part that begins and ends with a letter of its own is one run of its direction. Since a letter of the
///   line's direction stands between two such parts and before the first one, they do not join, and the line's first
///   strong character is not theirs (P2).
/// - Digits of a right-to-left line get one level more, whatever letter stands before them; beside separators or foreign
///   parts that letter would count (W2, W4–W7).
///
/// Of all other lines nothing is said: controls, marks, tabs, and what else rules W1–W7 and L1 treat by its neighbours.
package struct IsolateScreen {
  private let direction: WritingDirection
  private let own: ClassSet
  private let foreign: ClassSet

  /// The classes of all that is not foreign.
  private var classes = ClassSet()
  private var hasForeign = false
  /// Whether a letter of the line's direction stands after the last foreign part, or after the beginning.
  private var hasOwnBefore = false

  /// A screen for a line of a direction, to which all parts are added in order.
  package init(direction: WritingDirection) {
    self.direction = direction
    let left = ClassSet(rawValue: 1 << 0)
    (own, foreign) =
      direction == .leftToRight ? (left, .rightToLeft) : (.rightToLeft, left)
  }

  /// WS and ON.
  private static var plainNeutrals: ClassSet { ClassSet(rawValue: 1 << 9 | 1 << 10) }
  /// EN.
  private static var europeanNumber: ClassSet { ClassSet(rawValue: 1 << 2) }

  /// Adds a part of the line.
  ///
  /// One that is refused is taken to keep its isolate; where it has none, nothing is proved of the line.
  ///
  /// - Parameters:
  ///   - part: Valid UTF-8.
  ///   - isolate: What the part is isolated by, or not.
  /// - Returns: Whether nothing is against the part without its isolate, if ``isSame`` holds at the end.
  package mutating func add(_ part: ArraySlice<UInt8>, isolate: DirectionalFormatting?) -> Bool {
    // The array outlives the call.
    let found = unsafe part.withUnsafeBufferPointer { unsafe Self.classes(of: TextBytes($0)) }
    let neutrals = Self.plainNeutrals.union(.separators)
    var allowed = own.union(neutrals).union(.brackets)
    if isolate == nil {
      allowed.formUnion(direction == .rightToLeft ? .numbers : Self.europeanNumber)
    }
    if allowed.isSuperset(of: found.all) {
      let hasOwn = !found.all.isDisjoint(with: own)
      guard
        isolate == nil || isolate == .isolate(direction)
          || isolate == .firstStrongIsolate && hasOwn
      else { return false }
      classes.formUnion(found.all)
      hasOwnBefore = hasOwnBefore || hasOwn
      return true
    }
    // After a letter from left to right, a European digit is one (W7).
    let insides = foreign.union(neutrals)
      .union(direction == .rightToLeft ? Self.europeanNumber : ClassSet())
    guard let isolate, hasOwnBefore, isolate != .isolate(direction),
      foreign.contains(code: found.first), foreign.contains(code: found.last),
      insides.isSuperset(of: found.all)
    else { return false }
    hasForeign = true
    hasOwnBefore = false
    return true
  }

  /// Whether the line is shown in the same order with all isolates and with those of the refused parts alone.
  package var isSame: Bool {
    classes.isDisjoint(with: .numbers) || !hasForeign && classes.isDisjoint(with: .separators)
  }

  private static func classes(of text: TextBytes) -> (all: ClassSet, first: UInt8, last: UInt8) {
    let tables = CharacterTables.shared
    var (all, first, last) = (ClassSet(), UInt8(0xFF), UInt8(0xFF))
    var index = 0
    while index < text.count {
      let lead = text[index]
      last =
        lead < 0x80
        ? tables.code(ofShort: UInt32(lead)) : tables.code(of: text.codePoint(at: index))
      if index == 0 { first = last }
      all.insert(code: last)
      index += UTF8.width(ofLead: lead)
    }
    return (all, first, last)
  }
}
