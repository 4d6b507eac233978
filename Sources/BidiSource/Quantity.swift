/// A number with its noun: `1 file`, `2 entries`.
///
/// - Parameters:
///   - number: How many.
///   - singular: The noun for one.
///   - plural: The noun for others; the noun for one with an `s` if it is nil.
/// - Returns: Both, with a space between them.
package func quantity(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
}
