import BidiText

/// A system of linear equations and inequalities that is solved as it grows, with wishes of many
/// ranks.
///
/// Each rank is settled before the next one is looked at: the sum of its errors is made as small as
/// it can be, and the columns of the tableau that would make it grow again are taken out. So no
/// number of wishes of a lower rank outweighs one of a higher rank.
///
/// The tableau holds variables that are not below zero. The other ones, the *free* ones, are each
/// defined once by an equation and take no part in the steps; they are worked out at the end.
///
/// Source: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", ACM TOCHI 8 (2001), with ranks in place of weights.
struct LinearProgram {
  typealias Term = LinearExpression.Term

  /// What a variable is in the tableau.
  enum Role {
    /// It may be anything, and nothing says yet what it is.
    case open
    /// It may be anything, and an expression says what it is.
    case defined(Int)
    /// It is zero now, and may grow.
    case column
    /// It is not below zero, and a row says what it is.
    case basic(Int)
    /// It is zero for good.
    case gone
  }

  /// What a variable is worth, in columns.
  struct Row {
    var variable: Int
    var constant: Double
    /// By the numbers of the columns.
    var terms: [Term]
  }

  var roles: [Role] = []
  var rows: [Row] = []
  /// The rows that a column may be in; some of them may be out of date.
  var uses: [[Int]] = []
  /// What free variables are worth: each names only what was a column or open when it was made.
  private var definitions: [Row] = []
  private var errors: [Int] = []

  /// Scratch space of ``reduced(_:)``.
  private var sums: [Double] = []
  private var isSummed: [Bool] = []

  /// The coefficients of what is made small.
  var costs: [Double] = []
  var costly: [Int] = []

  /// How far off a required equation may be, in points: multipliers are written with few digits.
  private static let tolerance = 1e-4

  /// What is taken for nothing.
  static let tiny = 1e-9

  // MARK: Variables

  /// Adds a variable.
  ///
  /// - Parameter isFree: Whether it may be below zero.
  /// - Returns: Its number: they count from 0.
  mutating func addVariable(isFree: Bool) -> Int {
    roles.append(isFree ? .open : .column)
    uses.append([])
    sums.append(0)
    isSummed.append(false)
    costs.append(0)
    return roles.count - 1
  }

  /// The values of all variables, 0 for those that nothing defines.
  func values() -> [Double] {
    var values = Array(repeating: 0.0, count: roles.count)
    for row in rows {
      if case .basic = roles[row.variable] { values[row.variable] = row.constant }
    }
    // Definitions name only what is defined later.
    for definition in definitions.reversed() {
      values[definition.variable] = definition.terms.reduce(definition.constant) {
        $0 + $1.coefficient * values[$1.variable]
      }
    }
    return values
  }

  /// An expression in columns and open variables, each once, by number.
  private mutating func reduced(_ expression: LinearExpression) -> LinearExpression {
    var constant = expression.constant
    var touched: [Int] = []
    var waiting = MinimumHeap()
    func add(
      _ variable: Int, _ coefficient: Double, _ program: inout LinearProgram
    ) {
      if !program.isSummed[variable] {
        program.isSummed[variable] = true
        touched.append(variable)
        if case .defined(let definition) = program.roles[variable] { waiting.insert(definition) }
      }
      program.sums[variable] += coefficient
    }
    func substitute(
      _ variable: Int, _ coefficient: Double, _ program: inout LinearProgram
    ) {
      switch program.roles[variable] {
      case .gone: break
      case .open, .column, .defined: add(variable, coefficient, &program)
      case .basic(let index):
        constant += coefficient * program.rows[index].constant
        for term in program.rows[index].terms {
          add(term.variable, coefficient * term.coefficient, &program)
        }
      }
    }
    for term in expression.terms { substitute(term.variable, term.coefficient, &self) }
    // The oldest first: what it names is younger.
    while let definition = waiting.removeMinimum() {
      let variable = definitions[definition].variable
      let coefficient = sums[variable]
      sums[variable] = 0
      guard coefficient != 0 else { continue }
      constant += coefficient * definitions[definition].constant
      for term in definitions[definition].terms {
        substitute(term.variable, coefficient * term.coefficient, &self)
      }
    }
    touched.sort()
    var terms: [Term] = []
    for variable in touched {
      let sum = sums[variable]
      sums[variable] = 0
      isSummed[variable] = false
      if sum.magnitude > 1e-11 { terms.append(Term(variable: variable, coefficient: sum)) }
    }
    return LinearExpression(constant, terms)
  }

  /// The place of the open variable with the greatest coefficient, the last one of several.
  private func openTerm(of expression: LinearExpression) -> Int? {
    var best: Int?
    for (index, term) in expression.terms.enumerated() {
      guard case .open = roles[term.variable] else { continue }
      let magnitude = term.coefficient.magnitude
      if best.map({ magnitude >= expression.terms[$0].coefficient.magnitude }) ?? true {
        best = index
      }
    }
    return best
  }

  /// Makes an expression zero by saying what the open variable of one of its terms is.
  private mutating func define(_ place: Int, in expression: LinearExpression) {
    let subject = expression.terms[place]
    var rest = expression
    rest.terms.remove(at: place)
    rest = rest * (-1 / subject.coefficient)
    roles[subject.variable] = .defined(definitions.count)
    definitions.append(
      Row(variable: subject.variable, constant: rest.constant, terms: rest.terms))
  }

  private mutating func addRow(_ variable: Int, _ expression: LinearExpression) {
    roles[variable] = .basic(rows.count)
    for term in expression.terms { uses[term.variable].append(rows.count) }
    rows.append(
      Row(variable: variable, constant: max(0, expression.constant), terms: expression.terms))
  }

  // MARK: What has to hold

  /// Makes an expression zero.
  ///
  /// - Returns: False, with nothing changed, if that contradicts what has to hold already.
  mutating func require(zero expression: LinearExpression) -> Bool {
    let expression = reduced(expression)
    if let place = openTerm(of: expression) {
      define(place, in: expression)
      return true
    }
    return force(expression)
  }

  /// Keeps an expression from falling below zero.
  ///
  /// - Returns: False, with nothing changed, if that contradicts what has to hold already.
  mutating func require(notNegative expression: LinearExpression) -> Bool {
    let expression = reduced(expression)
    let place = openTerm(of: expression)
    if place == nil {
      if expression.constant > -Self.tiny, expression.terms.allSatisfy({ $0.coefficient > 0 }) {
        return true
      }
      if expression.constant < -Self.tolerance,
        expression.terms.allSatisfy({ $0.coefficient < 0 })
      {
        return false
      }
    }
    let slack = addVariable(isFree: false)
    if let place {
      var equation = expression
      equation.terms.append(Term(variable: slack, coefficient: -1))
      define(place, in: equation)
      return true
    }
    var equation = expression
    equation.terms.append(Term(variable: slack, coefficient: -1))
    if expression.constant > -Self.tiny {
      // A row that is at its limit would block the steps of others.
      if expression.constant > Self.tiny || !absorb(equation, besides: slack) {
        addRow(slack, expression)
      }
      return true
    }
    return force(equation)
  }

  /// Makes an expression of columns zero by the value of one that is in no row yet.
  ///
  /// - Returns: False, with nothing changed, if there is none that would not be below zero.
  private mutating func absorb(_ expression: LinearExpression, besides other: Int? = nil) -> Bool {
    let place = expression.terms.lastIndex { term in
      uses[term.variable].isEmpty && term.variable != other && term.coefficient.magnitude > 1e-3
        && -expression.constant / term.coefficient >= 0
        && expression.terms.count > 1
    }
    guard let place else { return false }
    let subject = expression.terms[place]
    var rest = expression
    rest.terms.remove(at: place)
    addRow(subject.variable, rest * (-1 / subject.coefficient))
    return true
  }

  /// Makes an expression of columns zero, by making a variable for its distance from zero small.
  private mutating func force(_ expression: LinearExpression) -> Bool {
    guard !expression.terms.isEmpty else {
      return expression.constant.magnitude <= Self.tolerance
    }
    if absorb(expression) { return true }
    let distance = addVariable(isFree: false)
    addRow(distance, expression.constant < 0 ? expression * -1 : expression)
    startCosts()
    addCosts(of: distance, times: 1)
    minimize(until: distance)
    clearCosts()
    if case .basic(let index) = roles[distance] {
      let isFar = rows[index].constant > Self.tolerance
      if !isFar {
        // It is zero but for rounding: any column may take its place.
        rows[index].constant = 0
        let terms = rows[index].terms
        if let widest = terms.max(by: { $0.coefficient.magnitude < $1.coefficient.magnitude }),
          widest.coefficient.magnitude > 1e-7
        {
          pivot(row: index, column: widest.variable)
          remove([distance])
          return true
        }
      }
      drop(row: index)
      return !isFar
    }
    remove([distance])
    return true
  }

  // MARK: Wishes

  /// Asks for an expression to be zero; see ``settle()``.
  mutating func prefer(zero expression: LinearExpression) {
    let expression = reduced(expression)
    guard !expression.terms.isEmpty else { return }
    let above = addVariable(isFree: false)
    let below = addVariable(isFree: false)
    errors += [above, below]
    wish(expression, above: above, below: below)
  }

  /// Asks for an expression not to be below zero; see ``settle()``.
  mutating func prefer(notNegative expression: LinearExpression) {
    let expression = reduced(expression)
    guard !expression.terms.isEmpty else { return }
    let above = addVariable(isFree: false)
    let below = addVariable(isFree: false)
    errors.append(below)
    wish(expression, above: above, below: below)
  }

  /// Says that an expression is one variable less another one.
  private mutating func wish(_ expression: LinearExpression, above: Int, below: Int) {
    let (up, down) = (
      Term(variable: above, coefficient: 1), Term(variable: below, coefficient: 1)
    )
    if let place = openTerm(of: expression) {
      var equation = expression
      equation.terms += [
        Term(variable: above, coefficient: -1), Term(variable: below, coefficient: 1),
      ]
      define(place, in: equation)
    } else if expression.constant >= 0 {
      addRow(above, LinearExpression(expression.constant, expression.terms + [down]))
    } else {
      let turned = expression * -1
      addRow(below, LinearExpression(turned.constant, turned.terms + [up]))
    }
  }

  /// Makes the errors of all wishes since the last call as small as they can be, for good.
  mutating func settle() {
    guard !errors.isEmpty else { return }
    startCosts()
    for error in errors { addCosts(of: error, times: 1) }
    errors = []
    minimize()
    fixCosts()
  }

  /// Gives an expression the value that is nearest to zero, for good.
  mutating func settle(zero expression: LinearExpression) {
    let expression = reduced(expression)
    if let place = openTerm(of: expression) {
      define(place, in: expression)
    } else {
      prefer(zero: expression)
      settle()
    }
  }

  /// Whether an expression has more than one value in the solutions that there are.
  mutating func canMove(_ expression: LinearExpression) -> Bool {
    let expression = reduced(expression)
    if expression.terms.isEmpty { return false }
    if openTerm(of: expression) != nil { return true }
    for term in expression.terms where step(of: term.variable).length > 1e-5 { return true }
    // All columns are blocked where the tableau stands; another one of the same place may not be.
    for sign in [1.0, -1.0] {
      startCosts()
      for term in expression.terms {
        addCosts(of: term.variable, times: sign * term.coefficient)
      }
      let start = reduced(expression).constant
      let isBounded = minimize()
      clearCosts()
      if !isBounded || (reduced(expression).constant - start).magnitude > 1e-5 { return true }
    }
    return false
  }

  // MARK: Costs

  private mutating func startCosts() { clearCosts() }

  private mutating func clearCosts() {
    for column in costly { costs[column] = 0 }
    costly = []
  }

  mutating func addCost(_ column: Int, _ cost: Double) {
    if costs[column] == 0 { costly.append(column) }
    costs[column] += cost
  }

  /// Adds a variable to what is made small.
  private mutating func addCosts(of variable: Int, times factor: Double) {
    switch roles[variable] {
    case .open, .defined, .gone: break
    case .column: addCost(variable, factor)
    case .basic(let index):
      for term in rows[index].terms { addCost(term.variable, factor * term.coefficient) }
    }
  }

  /// Takes out the columns that would make the costs grow.
  private mutating func fixCosts() {
    var growing: [Int] = []
    for column in Set(costly).sorted() where costs[column] > Self.tiny {
      if case .column = roles[column] { growing.append(column) }
    }
    clearCosts()
    remove(growing)
  }
}
