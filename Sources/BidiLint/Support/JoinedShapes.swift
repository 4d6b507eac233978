/// How Arabic letters that are stored as shapes join.
///
/// Source: The Unicode Standard, section 9.2: a letter has four shapes, by whether it joins the letter before it and the one after it.
enum JoinedShapes {
  /// Where a shape joins.
  private struct Joins {
    let before: Bool
    let after: Bool
  }

  /// The least number of joints that show an order.
  private static let leastJoints = 2

  /// Whether most shapes of a text join only if it is read from its end: it is stored in the order of the screen.
  ///
  /// - Complexity: O(*n*).
  static func areBackwards(in text: String) -> Bool {
    var forwards = 0
    var backwards = 0
    var last: Joins?
    for scalar in text.unicodeScalars {
      let joins = joins(of: scalar)
      if let last, let joins {
        if last.after, joins.before { forwards += 1 }
        if last.before, joins.after { backwards += 1 }
      }
      last = joins
    }
    return backwards >= leastJoints && backwards > 2 * forwards
  }

  /// Where a letter joins that is stored as a shape; nil for other characters, and for ligatures of several letters.
  private static func joins(of scalar: Unicode.Scalar) -> Joins? {
    guard PresentationFormsRule.letters(of: scalar)?.unicodeScalars.count == 1 else { return nil }
    let name = scalar.properties.name ?? ""
    if name.hasSuffix("INITIAL FORM") { return Joins(before: false, after: true) }
    if name.hasSuffix("MEDIAL FORM") { return Joins(before: true, after: true) }
    if name.hasSuffix("FINAL FORM") { return Joins(before: true, after: false) }
    return name.hasSuffix("ISOLATED FORM") ? Joins(before: false, after: false) : nil
  }
}
