/// Solves linear constraints. Required constraints must hold; others hold as far as those of higher priority permit.
///
/// It is the Cassowary method: a simplex tableau that is feasible before each new constraint. In place of weights, each
/// priority has an objective of its own. The objectives are minimised from the highest to the lowest, at the first
/// request for a value. So no number of constraints outweighs one of a higher priority.
///
/// Variables may be negative, so that they never limit a step. They are therefore not rows of the tableau but
/// definitions. Their terms are replaced only where a constraint needs it: long chains of views cost no more than their
/// length.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let width = solver.makeVariable()
/// _ = solver.add(LinearConstraint(LinearExpression(width) + -100, .lessOrEqual))
/// _ = solver.add(LinearConstraint(LinearExpression(width) + -300, .equal, priority: 250))
/// solver.value(of: width)  // 100
/// ```
package final class ConstraintSolver {
  /// A constraint in the solver.
  package struct Token: Hashable, Sendable {
    let marker: Int32
  }

  /// The result of an addition.
  package enum Addition {
    case added(Token)
    /// The constraint contradicts these required ones; the solver is unchanged.
    case conflict([Token])
  }

  private enum Kind {
    case external, slack, error, dummy
  }

  private struct Symbol {
    let kind: Kind
    /// The sum that defines an external symbol. Its terms may have got definitions of their own since then.
    var definition: LinearRow?
    /// The number of definitions before this one.
    var rank = 0
    /// Indicates whether a definition contains the external symbol.
    var isUsed = false
    /// Indicates whether the symbol marks a constraint.
    var isMarker = false
    /// The row of a basic symbol.
    var row: LinearRow?
    /// The basic symbols whose rows contain the symbol, among others.
    var column: [Int32] = []
    /// The value of an external symbol in the solution.
    var value: Double?
  }

  private var symbols: [Symbol] = []
  private var definitionCount = 0
  private var objectives: [(priority: Double, row: LinearRow)] = []
  /// The objective of the search for the first feasible solution with a new constraint.
  private var artificial: LinearRow?
  private var isOptimal = true
  /// The number of steps of the search for the best solution so far.
  package private(set) var stepCount = 0

  package init() {}

  /// Creates a variable, which is zero until a constraint determines it.
  package func makeVariable() -> LinearVariable { LinearVariable(symbol: makeSymbol(.external)) }

  /// Returns the value of a variable in the solution.
  package func value(of variable: LinearVariable) -> Double {
    if !isOptimal { optimize() }
    return value(of: variable.symbol)
  }

  private func value(of symbol: Int32) -> Double {
    let index = Int(symbol)
    guard symbols[index].kind == .external else { return symbols[index].row?.constant ?? 0 }
    if let value = symbols[index].value { return value }
    guard let definition = symbols[index].definition else { return 0 }
    let value = definition.cells.reduce(definition.constant) { $0 + self.value(of: $1.symbol) * $1.factor }
    symbols[index].value = value
    return value
  }

  /// Adds a constraint.
  package func add(_ constraint: LinearConstraint) -> Addition {
    isOptimal = false
    var (row, marker, other) = makeRow(constraint)
    if let new = row.cells.first(where: { isNew($0.symbol) }) {
      define(new.symbol, row)
    } else {
      row = expanded(row)
      if let external = row.cells.first(where: { symbols[Int($0.symbol)].kind == .external }) {
        define(external.symbol, row)
      } else if let conflict = addToTableau(&row, marker, other) {
        return .conflict(conflict)
      }
    }
    symbols[Int(marker)].isMarker = true
    return .added(Token(marker: marker))
  }

  // MARK: Rows of new constraints

  private func makeSymbol(_ kind: Kind) -> Int32 {
    symbols.append(Symbol(kind: kind))
    return Int32(symbols.count - 1)
  }

  /// Returns the constraint as a row with the sum zero, the symbol that marks the constraint, and the symbol of its
  /// other error, if any.
  private func makeRow(_ constraint: LinearConstraint) -> (LinearRow, marker: Int32, other: Int32?) {
    var row = LinearRow(constant: constraint.expression.constant)
    for term in constraint.expression.terms { row.add(term.variable.symbol, term.factor) }
    let isRequired = constraint.priority >= LinearConstraint.required
    if constraint.relation != .equal {
      let sign = constraint.relation == .lessOrEqual ? 1.0 : -1
      let marker = makeSymbol(.slack)
      row.add(marker, sign)
      guard !isRequired else { return (row, marker, nil) }
      let error = makeSymbol(.error)
      row.add(error, -sign)
      addToObjective(error, constraint.priority)
      return (row, marker, error)
    }
    guard !isRequired else {
      let marker = makeSymbol(.dummy)
      row.add(marker, 1)
      return (row, marker, nil)
    }
    let (marker, other) = (makeSymbol(.error), makeSymbol(.error))
    row.add(marker, -1)
    row.add(other, 1)
    addToObjective(marker, constraint.priority)
    addToObjective(other, constraint.priority)
    return (row, marker, other)
  }

  private func addToObjective(_ symbol: Int32, _ priority: Double) {
    let index = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if index == objectives.count || objectives[index].priority != priority {
      objectives.insert((priority, LinearRow(constant: 0)), at: index)
    }
    objectives[index].row.add(symbol, 1)
  }

  // MARK: Definitions

  /// Returns whether nothing depends on a variable yet. A constraint then defines the variable without being solved for
  /// its other terms, which keeps chains of views short.
  private func isNew(_ symbol: Int32) -> Bool {
    let symbol = symbols[Int(symbol)]
    return symbol.kind == .external && symbol.definition == nil && !symbol.isUsed
  }

  private func define(_ symbol: Int32, _ row: LinearRow) {
    var row = row
    row.solve(for: symbol)
    for cell in row.cells { symbols[Int(cell.symbol)].isUsed = true }
    symbols[Int(symbol)].definition = row
    symbols[Int(symbol)].rank = definitionCount
    definitionCount += 1
  }

  /// Returns a row of symbols that are neither defined nor basic.
  private func expanded(_ row: LinearRow) -> LinearRow {
    var result = LinearRow(constant: row.constant)
    var pending: [LinearRow.Cell] = []
    func add(_ cells: [LinearRow.Cell], times factor: Double) {
      for cell in cells {
        let symbol = symbols[Int(cell.symbol)]
        if let basic = symbol.row {
          result.add(basic, times: cell.factor * factor)
        } else if symbol.definition == nil {
          result.add(cell.symbol, cell.factor * factor)
        } else if let index = pending.firstIndex(where: { $0.symbol == cell.symbol }) {
          pending[index].factor += cell.factor * factor
          if pending[index].factor.isZeroNearly { pending.remove(at: index) }
        } else {
          pending.append(LinearRow.Cell(symbol: cell.symbol, factor: cell.factor * factor))
        }
      }
    }
    add(row.cells, times: 1)
    // The latest definition comes first, because its terms often cancel earlier ones.
    while let index = pending.indices.max(by: { rank(of: pending[$0]) < rank(of: pending[$1]) }) {
      let cell = pending.remove(at: index)
      guard let definition = symbols[Int(cell.symbol)].definition else { continue }
      result.constant += definition.constant * cell.factor
      add(definition.cells, times: cell.factor)
    }
    return result
  }

  private func rank(of cell: LinearRow.Cell) -> Int { symbols[Int(cell.symbol)].rank }

  // MARK: The tableau

  /// Adds a row of nonnegative symbols, and returns the constraints that contradict it, if any.
  private func addToTableau(_ row: inout LinearRow, _ marker: Int32, _ other: Int32?) -> [Token]? {
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, marker, other) {
      row.solve(for: subject)
      substitute(subject, row)
      setRow(subject, row)
      return nil
    }
    guard row.cells.contains(where: { symbols[Int($0.symbol)].kind != .dummy }) else {
      // The constraint repeats others, or contradicts them.
      return row.constant.isZeroNearly ? nil : participants(of: row, besides: marker)
    }
    return addThroughArtificialVariable(row, marker)
  }

  /// Returns a symbol that can become basic without making the tableau infeasible.
  ///
  /// Slacks precede errors, so that compatible constraints hold from the beginning. If views had no size at first, the
  /// tableau would need a step for each of them.
  private func subject(of row: LinearRow, _ marker: Int32, _ other: Int32?) -> Int32? {
    let candidates = row.cells.filter {
      symbols[Int($0.symbol)].kind != .dummy && (row.constant == 0 || $0.factor < 0)
    }
    func canBeBasic(_ cell: LinearRow.Cell) -> Bool {
      let value = -row.constant / cell.factor
      return symbols[Int(cell.symbol)].column.allSatisfy { basic in
        symbols[Int(basic)].row.map { $0.constant + $0.factor(of: cell.symbol) * value >= 0 } ?? true
      }
    }
    return candidates.first { symbols[Int($0.symbol)].kind == .slack && canBeBasic($0) }?.symbol
      ?? [marker, other].compactMap { $0 }.first {
        symbols[Int($0)].kind != .dummy && row.factor(of: $0) < 0
      }
      ?? candidates.first { symbols[Int($0.symbol)].kind == .error && canBeBasic($0) }?.symbol
  }

  /// Returns the constraints that contradict the new one, or `nil` if it has been added.
  private func addThroughArtificialVariable(_ row: LinearRow, _ marker: Int32) -> [Token]? {
    let symbol = makeSymbol(.slack)
    setRow(symbol, row)
    artificial = row
    minimize { self.artificial }
    let result = artificial ?? row
    artificial = nil
    guard result.constant.isZeroNearly else {
      // The row has never left the basis, so removing it undoes everything except the steps of the search.
      symbols[Int(symbol)].row = nil
      return participants(of: result, besides: marker)
    }
    if var row = symbols[Int(symbol)].row {
      symbols[Int(symbol)].row = nil
      if let entering = row.cells.first(where: { symbols[Int($0.symbol)].kind != .dummy })?.symbol {
        row.solve(for: symbol, entering: entering)
        substitute(entering, row)
        setRow(entering, row)
      }
    }
    for basic in symbols[Int(symbol)].column { symbols[Int(basic)].row?.remove(symbol) }
    for index in objectives.indices { objectives[index].row.remove(symbol) }
    return nil
  }

  /// Returns the required constraints whose sum, with the factors of a row, is the contradiction.
  private func participants(of row: LinearRow, besides marker: Int32) -> [Token] {
    row.cells.compactMap {
      $0.symbol != marker && symbols[Int($0.symbol)].isMarker ? Token(marker: $0.symbol) : nil
    }
  }

  private func setRow(_ symbol: Int32, _ row: LinearRow) {
    symbols[Int(symbol)].row = row
    note(row, in: symbol)
  }

  /// Remembers that the row of a basic symbol contains the symbols of another row.
  private func note(_ row: LinearRow, in basic: Int32) {
    for cell in row.cells where symbols[Int(cell.symbol)].kind != .dummy {
      symbols[Int(cell.symbol)].column.append(basic)
    }
  }

  private func substitute(_ symbol: Int32, _ row: LinearRow) {
    for basic in symbols[Int(symbol)].column {
      if symbols[Int(basic)].row?.substitute(symbol, row) == true { note(row, in: basic) }
    }
    symbols[Int(symbol)].column = []
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
    for index in symbols.indices { symbols[index].value = nil }
    isOptimal = true
  }

  /// Moves along edges of the solution space until an objective no longer falls.
  ///
  /// - Parameter isFixed: Indicates whether a symbol would raise an objective of higher priority.
  private func minimize(_ objective: () -> LinearRow?, unless isFixed: (Int32) -> Bool = { _ in false }) {
    // The lowest symbol enters, and of several candidates the lowest leaves, so the search does not cycle.
    while let row = objective() {
      let entering = row.cells.first {
        $0.factor < -Double.nearlyZero && symbols[Int($0.symbol)].kind != .dummy && !isFixed($0.symbol)
      }
      guard let entering = entering?.symbol, let leaving = rowToLimit(entering), var row = symbols[Int(leaving)].row
      else { return }
      stepCount += 1
      symbols[Int(leaving)].row = nil
      row.solve(for: leaving, entering: entering)
      substitute(entering, row)
      setRow(entering, row)
    }
  }

  /// Returns the row whose symbol first reaches zero as a symbol grows.
  private func rowToLimit(_ entering: Int32) -> Int32? {
    var (best, least) = (Int32?.none, Double.infinity)
    for symbol in symbols[Int(entering)].column {
      guard let row = symbols[Int(symbol)].row else { continue }
      let factor = row.factor(of: entering)
      guard factor < -Double.nearlyZero else { continue }
      let ratio = -row.constant / factor
      if ratio < least || ratio == least && symbol < best ?? .max { (best, least) = (symbol, ratio) }
    }
    return best
  }
}

extension Double {
  static let nearlyZero = 1e-8
  var isZeroNearly: Bool { abs(self) < Double.nearlyZero }
}
