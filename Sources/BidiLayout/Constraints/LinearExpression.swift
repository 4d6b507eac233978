/// A sum of variables times numbers, and a constant.
struct LinearExpression: Sendable {
  /// A variable and what it is multiplied with.
  struct Term: Sendable {
    var variable: Int
    var coefficient: Double
  }

  var constant: Double
  var terms: [Term]

  init(_ constant: Double = 0, _ terms: [Term] = []) {
    self.constant = constant
    self.terms = terms
  }

  init(variable: Int) {
    self.init(0, [Term(variable: variable, coefficient: 1)])
  }

  static func + (first: Self, second: Self) -> Self {
    Self(first.constant + second.constant, first.terms + second.terms)
  }

  static func - (first: Self, second: Self) -> Self { first + second * -1 }

  static func * (expression: Self, factor: Double) -> Self {
    Self(
      expression.constant * factor,
      expression.terms.map {
        Term(variable: $0.variable, coefficient: $0.coefficient * factor)
      })
  }

  /// The same sum with each variable once, by number, and without those that come to nothing.
  var collected: Self {
    var result: [Term] = []
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = result.indices.last, result[last].variable == term.variable {
        result[last].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    result.removeAll { $0.coefficient.magnitude < 1e-11 }
    return Self(constant, result)
  }
}
