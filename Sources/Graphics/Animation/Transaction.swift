/// The context of an update, with its animation.
///
/// Mirrors SwiftUI's `Transaction`. A state change inside ``withTransaction(_:_:)`` or `withAnimation` passes the
/// transaction to the views that read the state. Changes in several transactions are shown one after the other.
@preconcurrency @MainActor
public struct Transaction {
  /// The transaction of the current update or state change.
  package static var current: Transaction?

  /// The animation, or `nil` for immediate changes.
  public var animation: Animation?

  /// A Boolean value that indicates whether ``View/animation(_:value:)`` is ignored.
  public var disablesAnimations = false

  /// The completion handler, retained by all running movements. It runs when the last reference is released.
  package var completion: AnimationCompletion?

  /// The values of custom keys.
  package var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// Adds a handler that is called when the animations of the transaction end. Without any animation, it is called soon
  /// after the update.
  ///
  /// Mirrors SwiftUI's `addAnimationCompletion(criteria:_:)`, except that a later handler replaces an earlier one.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
  ) {
    self.completion = AnimationCompletion(criteria: criteria, completion)
  }

  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.run(self, body)
  }

  /// Runs `body` in a transaction, or in none.
  package static func run<Result>(_ transaction: Transaction?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = transaction
    defer { current = outer }
    return try body()
  }
}

/// Runs `body` and updates the views that depend on its changes in `transaction`.
///
/// Mirrors SwiftUI's `withTransaction(_:_:)`.
@preconcurrency @MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.run(body)
}

/// Runs `body` in the current transaction with one value changed.
///
/// Mirrors SwiftUI's `withTransaction(_:_:_:)`: `withTransaction(\.disablesAnimations, true) { isOpen = false }`.
@preconcurrency @MainActor
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try transaction.run(body)
}
