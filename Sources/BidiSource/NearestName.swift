/// The name that somebody meant who wrote one with a typing error.
///
/// - Parameters:
///   - name: What was written, in letters of any case.
///   - names: The names that there are.
/// - Returns: The nearest by the fewest characters that are put in, taken out or changed; nil where none is near.
package func nearestName(to name: String, among names: [String]) -> String? {
  let near = names.map { (name: $0, distance: editDistance(name, $0)) }
    .min { $0.distance < $1.distance }
  guard let near, near.distance <= max(2, near.name.count / 4), near.distance < near.name.count
  else { return nil }
  return near.name
}

/// How many characters must be put in, taken out or changed to make one text of the other.
private func editDistance(_ lhs: String, _ rhs: String) -> Int {
  let right = Array(rhs.unicodeScalars)
  var row = Array(0...right.count)
  // Longer names are no typing errors.
  for (line, scalar) in lhs.lowercased().unicodeScalars.prefix(64).enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in right.indices {
      let changed = diagonal + (scalar == right[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(changed, row[column] + 1, row[column + 1] + 1)
    }
  }
  return row[right.count]
}
