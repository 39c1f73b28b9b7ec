/// How the changes of one update are made.
///
/// Mirrors SwiftUI's `Transaction`. A state written inside ``withTransaction(_:_:)`` or `withAnimation` takes the
/// transaction along to the views that read it. Where one view is changed by several of them before it is brought up to
/// date, the latest with an animation counts.
@preconcurrency @MainActor
public struct Transaction {
  /// The transaction of the update under way, or of the state being written.
  static var current: Transaction?

  /// How what can be animated goes to its new value; at once where it is `nil`.
  public var animation: Animation?

  /// Whether ``View/animation(_:value:)`` counts for nothing.
  public var disablesAnimations = false

  /// Kept by whatever still moves: with the last of them it goes, and reports.
  var completion: AnimationCompletion?

  /// Makes a transaction that changes everything at once.
  public init() {}

  /// Makes a transaction that animates.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// Runs `body` as part of the transaction.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.run(self, body)
  }

  /// Runs `body` as part of a transaction, or of none.
  static func run<Result>(_ transaction: Transaction?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = transaction
    defer { current = outer }
    return try body()
  }
}

/// Runs `body`; the views that its changes concern are brought up to date as `transaction` says.
///
/// Mirrors SwiftUI's `withTransaction(_:_:)`.
@preconcurrency @MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.run(body)
}
