import Testing

@testable import LayoutEngine

/// Systems with known solutions, and random ones compared with a slow reference.
@Suite struct ConstraintSolverTests {
  @Test func requiredConstraintsHold() {
    let solver = ConstraintSolver()
    let (x, y) = (LinearExpression(solver.makeVariable()), LinearExpression(solver.makeVariable()))
    add(x + y + -10, .equal, to: solver)
    add(x - y + -4, .equal, to: solver)
    #expect(value(of: x, in: solver) == 7 && value(of: y, in: solver) == 3)
  }

  @Test func aHigherPriorityOutweighsAnyNumberOfLowerOnes() {
    let solver = ConstraintSolver()
    let x = LinearExpression(solver.makeVariable())
    for _ in 0..<50 { add(x + -10, .equal, 250, to: solver) }
    #expect(value(of: x, in: solver) == 10)
    add(x + -90, .equal, 251, to: solver)
    #expect(value(of: x, in: solver) == 90)
  }

  @Test func contradictionsAreNamedAndLeftOut() throws {
    let solver = ConstraintSolver()
    let (x, y, z) = (
      LinearExpression(solver.makeVariable()), LinearExpression(solver.makeVariable()),
      LinearExpression(solver.makeVariable())
    )
    let first = try #require(add(x - y, .equal, to: solver))
    add(z + -3, .equal, to: solver)
    let second = try #require(add(y + -50, .greaterOrEqual, to: solver))
    guard case .conflict(let others) = solver.add(LinearConstraint(x + -20, .equal)) else {
      Issue.record("x = y, y ≥ 50 and x = 20 contradict each other")
      return
    }
    #expect(Set(others) == [first, second])
    add(x + -60, .equal, to: solver)
    #expect(value(of: y, in: solver) == 60 && value(of: z, in: solver) == 3)
  }

  @Test func theSameConstraintTwiceIsNoContradiction() {
    let solver = ConstraintSolver()
    let (x, y) = (LinearExpression(solver.makeVariable()), LinearExpression(solver.makeVariable()))
    add(x - y + -8, .equal, to: solver)
    add(x - y + -8, .equal, to: solver)
    add(y + -1, .equal, to: solver)
    #expect(value(of: x, in: solver) == 9)
  }

  /// Lengths with room for their contents, all in one column, whose width is the longest of them.
  @Test func contentsThatPermitEachOtherNeedNoSearch() {
    let solver = ConstraintSolver()
    let width = LinearExpression(solver.makeVariable())
    add(width, .equal, 50, to: solver)
    let contents = (0..<50).map { Double(40 + $0 * 37 % 80) }
    for content in contents {
      let length = LinearExpression(solver.makeVariable())
      add(length, .greaterOrEqual, to: solver)
      add(length + -content, .greaterOrEqual, 750, to: solver)
      add(length + -content, .lessOrEqual, 250, to: solver)
      add(length - width, .equal, to: solver)
    }
    #expect(value(of: width, in: solver) == contents.max())
    #expect(solver.stepCount < 10, "a step for each content would make the cost quadratic")
  }

  /// Adds random constraints on three variables, and compares the errors of each priority with the minimum errors at
  /// all points where boundaries meet.
  @Test(arguments: 0..<300) func randomSystemsAreSolved(_ seed: Int) {
    var random = Numbers(state: UInt64(seed) &* 7919 &+ 13)
    let solver = ConstraintSolver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    var system: [LinearConstraint] = []
    func tryToAdd(_ constraint: LinearConstraint) {
      switch solver.add(constraint) {
      case .added: system.append(constraint)
      case .conflict:
        let all = system + [constraint]
        #expect(Reference.best(all, variables) == nil, "seed \(seed): the system has a solution")
      }
    }
    for variable in variables {
      tryToAdd(LinearConstraint(LinearExpression(variable) + -100, .lessOrEqual))
      tryToAdd(LinearConstraint(LinearExpression(variable) + 100, .greaterOrEqual))
    }
    for step in 0..<9 {
      let terms = variables.map { ($0, Double(random.next(5) - 2)) }.filter { $0.1 != 0 }
      let expression = LinearExpression(terms, constant: Double(random.next(41) - 20))
      let relation = [LinearConstraint.Relation.lessOrEqual, .equal, .greaterOrEqual][random.next(3)]
      let priority = [1000.0, 750, 750, 251, 250, 250][random.next(6)]
      tryToAdd(LinearConstraint(expression, relation, priority: priority))
      // Some constraints are added between two solutions.
      if random.next(3) == 0 { continue }
      let values = Dictionary(uniqueKeysWithValues: variables.map { ($0, solver.value(of: $0)) })
      let errors = Reference.errors(system, values)
      let best = Reference.best(system, variables)
      #expect(best.map { Reference.isNearly($0, errors) } == true, "seed \(seed), step \(step): \(errors)")
    }
  }

  // MARK: -

  @discardableResult
  private func add(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ priority: Double = 1000,
    to solver: ConstraintSolver
  ) -> ConstraintSolver.Token? {
    guard case .added(let token) = solver.add(LinearConstraint(expression, relation, priority: priority)) else {
      Issue.record("The constraint contradicts others.")
      return nil
    }
    return token
  }

  private func value(of expression: LinearExpression, in solver: ConstraintSolver) -> Double {
    expression.terms.reduce(expression.constant) { $0 + solver.value(of: $1.variable) * $1.factor }
  }
}

/// Finds the minimum errors by trying every point at which three boundaries meet.
private enum Reference {
  static func errors(_ system: [LinearConstraint], _ values: [LinearVariable: Double]) -> [Double] {
    var errors: [Double: Double] = [1000: 0, 750: 0, 251: 0, 250: 0]
    for constraint in system {
      let sum = constraint.expression.terms.reduce(constraint.expression.constant) {
        $0 + (values[$1.variable] ?? 0) * $1.factor
      }
      let error =
        switch constraint.relation {
        case .lessOrEqual: max(sum, 0)
        case .equal: abs(sum)
        case .greaterOrEqual: max(-sum, 0)
        }
      errors[constraint.priority, default: 0] += error
    }
    return errors.sorted { $0.key > $1.key }.map(\.value)
  }

  /// Returns the minimum errors, or `nil` if required constraints contradict each other.
  static func best(_ system: [LinearConstraint], _ variables: [LinearVariable]) -> [Double]? {
    let planes = system.map { constraint in
      variables.map { variable in
        constraint.expression.terms.reduce(0.0) { $0 + ($1.variable == variable ? $1.factor : 0) }
      } + [-constraint.expression.constant]
    }
    var best: [Double]?
    for a in planes.indices {
      for b in planes.indices where b > a {
        for c in planes.indices where c > b {
          guard let point = meeting(planes[a], planes[b], planes[c]) else { continue }
          let found = errors(system, Dictionary(uniqueKeysWithValues: zip(variables, point)))
          if found[0] < 1e-6, best.map({ isLess(found, $0) }) ?? true { best = found }
        }
      }
    }
    return best
  }

  private static func meeting(_ a: [Double], _ b: [Double], _ c: [Double]) -> [Double]? {
    func determinant(_ i: Int, _ j: Int, _ k: Int) -> Double {
      a[i] * (b[j] * c[k] - b[k] * c[j]) - a[j] * (b[i] * c[k] - b[k] * c[i]) + a[k] * (b[i] * c[j] - b[j] * c[i])
    }
    let whole = determinant(0, 1, 2)
    guard abs(whole) > 1e-9 else { return nil }
    return [determinant(3, 1, 2) / whole, determinant(0, 3, 2) / whole, determinant(0, 1, 3) / whole]
  }

  private static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, other) in zip(left, right) where abs(one - other) > 1e-6 { return one < other }
    return false
  }

  static func isNearly(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) < 1e-5 }
  }
}

/// Numbers that a seed determines.
private struct Numbers {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
