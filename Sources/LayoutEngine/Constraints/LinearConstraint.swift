/// An unknown number of a system of linear constraints.
package struct LinearVariable: Hashable, Sendable {
  let symbol: Int32
}

/// A sum of variables, each with a factor, and a constant.
package struct LinearExpression: Sendable {
  package var terms: [(variable: LinearVariable, factor: Double)]
  package var constant: Double

  /// Creates a sum.
  package init(_ terms: [(variable: LinearVariable, factor: Double)] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates a variable.
  package init(_ variable: LinearVariable) { self.init([(variable, 1)]) }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left + right * -1 }

  package static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(left.terms, constant: left.constant + right)
  }

  package static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(left.terms.map { ($0.variable, $0.factor * factor) }, constant: left.constant * factor)
  }
}

/// A relation between an expression and zero, and its importance.
package struct LinearConstraint: Sendable {
  /// The relation of the expression to zero.
  package enum Relation: Sendable {
    case lessOrEqual, equal, greaterOrEqual
  }

  /// The priority of a constraint that must hold.
  package static let required = 1000.0

  package var expression: LinearExpression
  package var relation: Relation
  /// The priority. All constraints of a higher priority precede those of a lower one.
  package var priority: Double

  /// Creates a constraint.
  package init(_ expression: LinearExpression, _ relation: Relation, priority: Double = required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}
