/// Runs `body`; what its changes move on screen is animated.
///
/// Mirrors SwiftUI's `withAnimation(_:_:)`:
///
/// ```swift
/// Button("Details") { withAnimation { showsDetails.toggle() } }
/// ```
@preconcurrency @MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; what its changes move on screen is animated, and `completion` is called when all of that is over, soon
/// after the update where nothing moves.
///
/// Mirrors SwiftUI's `withAnimation(_:completionCriteria:_:completion:)`. A movement that is given a new target is over,
/// as is one whose view goes.
@preconcurrency @MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.completion = AnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// When an animation counts as complete.
///
/// Mirrors SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// Whether a spring is to have settled too.
  let includesSettling: Bool

  /// When it seems to be: a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(includesSettling: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(includesSettling: true)
}

/// Reports that everything which held on to it has ended: each update still to come, and each movement.
final class AnimationCompletion: Sendable {
  let criteria: AnimationCompletionCriteria
  private let action: @MainActor () -> Void

  init(criteria: AnimationCompletionCriteria, _ action: @escaping @MainActor () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  deinit {
    // Later, because the last of them may end in the middle of an update, and the action may change anything.
    Task { @MainActor [action] in action() }
  }
}
