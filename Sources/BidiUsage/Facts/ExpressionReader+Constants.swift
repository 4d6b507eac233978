/// Texts of the app in names that nothing else sets.
extension ExpressionReader {
  /// The texts of the app that a constant of the type or of the file holds; nil for another name, and for other values.
  func constantTexts(_ index: Int, _ depth: Int) -> [ArgumentFact]? {
    guard let value = Variables(file).constantValue(of: index) else { return nil }
    var found: [ArgumentFact] = []
    read(value, depth: depth + 1, into: &found)
    return !found.isEmpty && found.allSatisfy(\.isOwnText) ? found : nil
  }
}
