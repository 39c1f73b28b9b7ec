/// Solves linear constraints of which some must hold, and others as well as those of higher priority permit.
///
/// It is the Cassowary method: the simplex tableau stays solved while constraints come and go. In place of weights, each
/// priority has an objective of its own, and they are minimised from the highest to the lowest. So no number of
/// constraints outweighs one of a higher priority.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let width = solver.makeVariable()
/// _ = solver.add(LinearConstraint(LinearExpression(width) + -100, .lessOrEqual))
/// _ = solver.add(LinearConstraint(LinearExpression(width) + -300, .equal, priority: 250))
/// solver.value(of: width)  // 100
/// ```
package final class ConstraintSolver {
  /// A constraint that the solver has.
  package struct Token: Hashable, Sendable {
    let marker: Int32
  }

  /// The result of an addition.
  package enum Addition {
    case added(Token)
    /// The constraint cannot hold together with these, which are required; the solver is as before.
    case conflict([Token])
  }

  private enum Kind {
    case external, slack, error, dummy
  }

  private struct Entry {
    let marker: Int32
    var other: Int32?
    let priority: Double
  }

  private var kinds: [Kind] = []
  /// The row of each symbol that is basic.
  private var rows: [LinearRow?] = []
  private var basic: [Int32] = []
  private var objectives: [(priority: Double, row: LinearRow)] = []
  private var entries: [Int32: Entry] = [:]
  /// The objective of the search for a first solution of a new constraint.
  private var artificial: LinearRow?

  package init() {}

  /// Creates a variable, which is zero while nothing determines it.
  package func makeVariable() -> LinearVariable { LinearVariable(symbol: makeSymbol(.external)) }

  /// The value of a variable in the solution.
  package func value(of variable: LinearVariable) -> Double { rows[Int(variable.symbol)]?.constant ?? 0 }

  /// Adds a constraint and solves the system anew.
  package func add(_ constraint: LinearConstraint) -> Addition {
    var (row, entry) = makeRow(constraint)
    var subject = subject(of: row, entry)
    if subject == nil, row.cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      guard row.constant.isZeroNearly else { return .conflict(participants(of: row, besides: entry.marker)) }
      subject = entry.marker
    }
    if let subject {
      row.solve(for: subject)
      substitute(subject, row)
      setRow(subject, row)
    } else if let conflict = addThroughArtificialVariable(row, entry) {
      return .conflict(conflict)
    }
    entries[entry.marker] = entry
    optimize()
    return .added(Token(marker: entry.marker))
  }

  /// Removes a constraint and solves the system anew.
  package func remove(_ token: Token) {
    guard let entry = entries.removeValue(forKey: token.marker) else { return }
    if entry.priority < LinearConstraint.required {
      for symbol in [entry.marker, entry.other].compactMap({ $0 }) where kinds[Int(symbol)] == .error {
        addToObjective(symbol, -1, entry.priority)
      }
    }
    if rows[Int(entry.marker)] != nil {
      removeRow(entry.marker)
    } else if let leaving = rowToLeave(for: entry.marker), var row = rows[Int(leaving)] {
      removeRow(leaving)
      row.solve(for: leaving, entering: entry.marker)
      substitute(entry.marker, row)
    }
    optimize()
  }

  // MARK: Rows of new constraints

  private func makeSymbol(_ kind: Kind) -> Int32 {
    kinds.append(kind)
    rows.append(nil)
    return Int32(kinds.count - 1)
  }

  private func makeRow(_ constraint: LinearConstraint) -> (LinearRow, Entry) {
    var row = LinearRow(constant: constraint.expression.constant)
    for term in constraint.expression.terms {
      if let known = rows[Int(term.variable.symbol)] {
        row.add(known, times: term.factor)
      } else {
        row.add(term.variable.symbol, term.factor)
      }
    }
    let isRequired = constraint.priority >= LinearConstraint.required
    var entry: Entry
    if constraint.relation != .equal {
      let sign = constraint.relation == .lessOrEqual ? 1.0 : -1
      entry = Entry(marker: makeSymbol(.slack), priority: constraint.priority)
      row.add(entry.marker, sign)
      if !isRequired {
        let error = makeSymbol(.error)
        entry.other = error
        row.add(error, -sign)
        addToObjective(error, 1, constraint.priority)
      }
    } else if isRequired {
      entry = Entry(marker: makeSymbol(.dummy), priority: constraint.priority)
      row.add(entry.marker, 1)
    } else {
      entry = Entry(marker: makeSymbol(.error), priority: constraint.priority)
      let other = makeSymbol(.error)
      entry.other = other
      row.add(entry.marker, -1)
      row.add(other, 1)
      addToObjective(entry.marker, 1, constraint.priority)
      addToObjective(other, 1, constraint.priority)
    }
    if row.constant < 0 { row.negate() }
    return (row, entry)
  }

  private func addToObjective(_ symbol: Int32, _ factor: Double, _ priority: Double) {
    var index = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if index == objectives.count || objectives[index].priority != priority {
      objectives.insert((priority, LinearRow(constant: 0)), at: index)
    }
    index = min(index, objectives.count - 1)
    if let row = rows[Int(symbol)] {
      objectives[index].row.add(row, times: factor)
    } else {
      objectives[index].row.add(symbol, factor)
    }
  }

  /// Returns a symbol that can become basic without making the tableau infeasible.
  private func subject(of row: LinearRow, _ entry: Entry) -> Int32? {
    if let external = row.cells.first(where: { kinds[Int($0.symbol)] == .external }) { return external.symbol }
    for symbol in [entry.marker, entry.other].compactMap({ $0 }) {
      if kinds[Int(symbol)] == .slack || kinds[Int(symbol)] == .error, row.factor(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  /// Returns the constraints that contradict the new one, or `nil` if it has been added.
  private func addThroughArtificialVariable(_ row: LinearRow, _ entry: Entry) -> [Token]? {
    let symbol = makeSymbol(.slack)
    setRow(symbol, row)
    artificial = row
    minimize { self.artificial }
    let result = artificial ?? row
    artificial = nil
    guard result.constant.isZeroNearly else {
      // The row has never left the basis, so that removing it undoes everything but the steps of the search.
      removeRow(symbol)
      optimize()
      return participants(of: result, besides: entry.marker)
    }
    if var row = rows[Int(symbol)] {
      removeRow(symbol)
      if !row.cells.isEmpty {
        let entering = row.cells.first { kinds[Int($0.symbol)] != .dummy }?.symbol ?? entry.marker
        row.solve(for: symbol, entering: entering)
        substitute(entering, row)
        setRow(entering, row)
      }
    }
    for index in rows.indices { rows[index]?.remove(symbol) }
    for index in objectives.indices { objectives[index].row.remove(symbol) }
    return nil
  }

  /// The required constraints whose sum, with the factors of a row, is the contradiction.
  private func participants(of row: LinearRow, besides marker: Int32) -> [Token] {
    row.cells.compactMap { $0.symbol != marker && entries[$0.symbol] != nil ? Token(marker: $0.symbol) : nil }
  }

  // MARK: The tableau

  private func setRow(_ symbol: Int32, _ row: LinearRow) {
    if rows[Int(symbol)] == nil { basic.append(symbol) }
    rows[Int(symbol)] = row
  }

  private func removeRow(_ symbol: Int32) {
    rows[Int(symbol)] = nil
    if let index = basic.firstIndex(of: symbol) { basic.swapAt(index, basic.count - 1) }
    basic.removeLast()
  }

  private func substitute(_ symbol: Int32, _ row: LinearRow) {
    for other in basic { rows[Int(other)]?.substitute(symbol, row) }
    for index in objectives.indices { objectives[index].row.substitute(symbol, row) }
    artificial?.substitute(symbol, row)
  }

  private func optimize() {
    for index in objectives.indices {
      minimize {
        self.objectives[index].row
      } unless: { symbol in
        self.objectives[..<index].contains { !$0.row.factor(of: symbol).isZeroNearly }
      }
    }
  }

  /// Moves along edges of the space of solutions until an objective falls no more.
  ///
  /// - Parameter isFixed: Indicates whether a symbol would raise an objective of higher priority.
  private func minimize(_ objective: () -> LinearRow?, unless isFixed: (Int32) -> Bool = { _ in false }) {
    // The lowest symbol enters and the lowest one of several leaves: so the search never goes round in a circle.
    while let row = objective() {
      let entering = row.cells.first {
        $0.factor < -Double.nearlyZero && kinds[Int($0.symbol)] != .dummy && !isFixed($0.symbol)
      }
      guard let entering = entering?.symbol, let leaving = rowToLimit(entering), var row = rows[Int(leaving)] else {
        return
      }
      removeRow(leaving)
      row.solve(for: leaving, entering: entering)
      substitute(entering, row)
      setRow(entering, row)
    }
  }

  /// The row whose symbol reaches zero first when a symbol grows.
  private func rowToLimit(_ entering: Int32) -> Int32? {
    var (best, least) = (Int32?.none, Double.infinity)
    for symbol in basic where kinds[Int(symbol)] != .external {
      guard let row = rows[Int(symbol)] else { continue }
      let factor = row.factor(of: entering)
      guard factor < -Double.nearlyZero else { continue }
      let ratio = -row.constant / factor
      if ratio < least || ratio == least && symbol < best ?? .max { (best, least) = (symbol, ratio) }
    }
    return best
  }

  /// The row to replace by that of a marker whose constraint is removed.
  private func rowToLeave(for marker: Int32) -> Int32? {
    var (negative, positive, external) = (Int32?.none, Int32?.none, Int32?.none)
    var (leastNegative, leastPositive) = (Double.infinity, Double.infinity)
    for symbol in basic {
      guard let row = rows[Int(symbol)] else { continue }
      let factor = row.factor(of: marker)
      if factor == 0 { continue }
      // A constraint that repeats others, of which this is one, is zero in its own row. Now it counts.
      if kinds[Int(symbol)] == .dummy { return symbol }
      if kinds[Int(symbol)] == .external {
        external = symbol
      } else if factor < 0 {
        let ratio = -row.constant / factor
        if ratio < leastNegative { (negative, leastNegative) = (symbol, ratio) }
      } else {
        let ratio = row.constant / factor
        if ratio < leastPositive { (positive, leastPositive) = (symbol, ratio) }
      }
    }
    return negative ?? positive ?? external
  }
}

extension Double {
  static let nearlyZero = 1e-8
  var isZeroNearly: Bool { abs(self) < Double.nearlyZero }
}
