import BidiText

// The steps of the simplex method on the tableau.
extension LinearProgram {
  /// How far a column can grow, and the row that it is stopped by.
  func step(of column: Int, preferring favorite: Int? = nil) -> (length: Double, row: Int?) {
    var best: Int?
    var length = Double.infinity
    for index in uses[column] {
      let coefficient = coefficient(of: column, in: index)
      guard coefficient < -Self.tiny else { continue }
      let limit = rows[index].constant / -coefficient
      guard let now = best else {
        (best, length) = (index, limit)
        continue
      }
      if limit < length - 1e-10 {
        (best, length) = (index, limit)
      } else if limit <= length + 1e-10, rows[now].variable != favorite {
        if rows[index].variable == favorite || rows[index].variable > rows[now].variable {
          (best, length) = (index, min(limit, length))
        }
      }
    }
    return (length, best)
  }

  /// Makes the costs as small as they can be, or until a variable leaves the rows.
  ///
  /// - Returns: False if there is no smallest cost.
  @discardableResult
  mutating func minimize(until leaving: Int? = nil) -> Bool {
    // Steps that go nowhere could go on for ever, but not by Bland's rule.
    var idle = 0
    var left = 500 + 20 * (rows.count + roles.count)
    while left > 0 {
      left -= 1
      var entering: Int?
      for column in costly {
        guard costs[column] < -Self.tiny, case .column = roles[column] else { continue }
        guard let best = entering else {
          entering = column
          continue
        }
        let isBetter =
          idle > 50 || costs[column] == costs[best]
          ? column > best : costs[column] < costs[best]
        if isBetter { entering = column }
      }
      guard let entering else { return true }
      let (length, row) = step(of: entering, preferring: leaving)
      guard let row else { return false }
      idle = length > Self.tiny ? 0 : idle + 1
      let variable = rows[row].variable
      pivot(row: row, column: entering)
      if variable == leaving { return true }
    }
    return true
  }

  private func coefficient(of column: Int, in row: Int) -> Double {
    Self.place(of: column, in: rows[row].terms).map { rows[row].terms[$0].coefficient } ?? 0
  }

  private static func place(of column: Int, in terms: [Term]) -> Int? {
    let place = terms.partitionIndex { $0.variable >= column }
    return place < terms.count && terms[place].variable == column ? place : nil
  }

  /// Makes the variable of a row a column, and a column the variable of the row.
  mutating func pivot(row index: Int, column: Int) {
    guard let place = Self.place(of: column, in: rows[index].terms) else { return }
    let coefficient = rows[index].terms[place].coefficient
    let leaving = rows[index].variable
    var terms = rows[index].terms
    terms.remove(at: place)
    for number in terms.indices { terms[number].coefficient /= -coefficient }
    let new = terms.firstIndex { $0.variable > leaving } ?? terms.count
    terms.insert(Term(variable: leaving, coefficient: 1 / coefficient), at: new)
    let constant = max(0, -rows[index].constant / coefficient)

    let users = uses[column]
    uses[column] = []
    rows[index] = Row(variable: column, constant: constant, terms: terms)
    roles[column] = .basic(index)
    roles[leaving] = .column
    uses[leaving].append(index)
    for user in users where user != index { substitute(column, by: index, in: user) }
    if costs[column] != 0 {
      let cost = costs[column]
      costs[column] = 0
      for term in terms { addCost(term.variable, cost * term.coefficient) }
    }
  }

  /// Puts a row in place of a column of another row.
  mutating func substitute(_ column: Int, by index: Int, in user: Int) {
    guard let place = Self.place(of: column, in: rows[user].terms) else { return }
    let factor = rows[user].terms[place].coefficient
    let old = rows[user].terms
    let added = rows[index].terms
    var merged: [Term] = []
    merged.reserveCapacity(old.count + added.count)
    var (first, second) = (0, 0)
    while first < old.count || second < added.count {
      if first < old.count, old[first].variable == column {
        first += 1
      } else if second == added.count
        || first < old.count && old[first].variable < added[second].variable
      {
        merged.append(old[first])
        first += 1
      } else if first == old.count || added[second].variable < old[first].variable {
        let variable = added[second].variable
        merged.append(
          Term(variable: variable, coefficient: factor * added[second].coefficient))
        uses[variable].append(user)
        second += 1
      } else {
        let sum = old[first].coefficient + factor * added[second].coefficient
        if sum.magnitude > 1e-11 {
          merged.append(Term(variable: old[first].variable, coefficient: sum))
        }
        first += 1
        second += 1
      }
    }
    rows[user].terms = merged
    let constant = rows[user].constant + factor * rows[index].constant
    // Never below zero but for rounding.
    rows[user].constant = max(0, constant)
  }

  /// Makes columns zero for good.
  mutating func remove(_ columns: [Int]) {
    var users: Set<Int> = []
    for column in columns {
      roles[column] = .gone
      users.formUnion(uses[column])
      uses[column] = []
    }
    for user in users {
      rows[user].terms.removeAll { term in
        if case .gone = roles[term.variable] { true } else { false }
      }
    }
  }

  /// Takes a row out, with what it says.
  mutating func drop(row: Int) {
    roles[rows[row].variable] = .gone
    rows[row].terms = []
    rows[row].constant = 0
  }
}
