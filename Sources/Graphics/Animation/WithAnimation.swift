/// Runs `body` and animates the visible effects of its changes.
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

/// Runs `body`, animates the visible effects of its changes, and calls `completion` when all animations end. Without
/// any animation, `completion` is called soon after the update.
///
/// Mirrors SwiftUI's `withAnimation(_:completionCriteria:_:completion:)`. A movement also ends if it gets a new target
/// or its view is removed.
@preconcurrency @MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.completion = AnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The criterion for the completion of an animation.
///
/// Mirrors SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// Indicates whether the handler waits until a spring has settled.
  package let includesSettling: Bool

  /// The animation looks complete, although a spring may still be settling.
  public static let logicallyComplete = AnimationCompletionCriteria(includesSettling: false)
  /// All movements have ended.
  public static let removed = AnimationCompletionCriteria(includesSettling: true)
}

/// A completion handler that runs when it is deallocated. Pending updates and running movements retain it.
package final class AnimationCompletion: Sendable {
  package let criteria: AnimationCompletionCriteria
  private let action: @MainActor () -> Void

  init(criteria: AnimationCompletionCriteria, _ action: @escaping @MainActor () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  deinit {
    // Deferred, because the last reference may be released during an update, and the action may change any state.
    Task { @MainActor [action] in action() }
  }
}
