internal import BidiSource

/// Enumerations whose left and right only choose the order of views in rows that turn round by themselves.
///
/// All files that take one, `var side: Side`, lay out by an `HStack` or a stack view, and none of them counts from the left.
enum OrderTypes {
  private static let rows = ["HStack", "UIStackView", "addArrangedSubview"]

  /// What counts from the left.
  private static let physical = [
    "leftAnchor", "rightAnchor", "minX", "maxX", "CGRect", "textAlignment", "UIEdgeInsets",
    "NSLayoutConstraint", "snp", "layoutAttributesForElements", "contentHorizontalAlignment",
    "UIRectEdge",
  ]

  /// Those of some enumerations that only choose an order.
  ///
  /// - Parameters:
  ///   - types: The full names of the enumerations.
  ///   - files: The files of the project.
  /// - Returns: Their full names.
  /// - Complexity: O(*n*) in the files for each enumeration.
  static func all(_ types: Set<String>, in files: some Collection<SourceFile>) -> Set<String> {
    if types.isEmpty { return [] }
    var (rows, others): (Set<String>, Set<String>) = ([], [])
    for file in files where file.path.hasSuffix(".swift") {
      for type in types.subtracting(others) where file.text.contains(word: ": \(type)") {
        if physical.contains(where: file.text.contains(word:)) {
          others.insert(type)
        } else if Self.rows.contains(where: file.text.contains(word:)) {
          rows.insert(type)
        }
      }
    }
    return rows.subtracting(others)
  }
}
