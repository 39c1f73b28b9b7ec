import Synchronization

/// A token that cancels an activity when it is cancelled or released.
///
///     var cancellables: Set<AnyCancellable> = []
///     subject.sink { print($0) }.store(in: &cancellables)
///
/// `cancel()` can be called from any thread and any number of times. The activity is cancelled once. Mirrors Combine's
/// `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var onCancel: (() -> Void)?

  /// Creates a token that calls `cancel` when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    onCancel = cancel
  }

  /// Creates a token for `canceller` and retains it until the token is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) {
    onCancel = canceller.cancel
  }

  deinit {
    // No lock is needed, because there are no other references to the token.
    onCancel?()
  }

  /// Cancels the activity. Further calls have no effect.
  public func cancel() {
    let action = lock.withLock { onCancel.take() }
    action?()
  }

  /// Stores this token in `collection`.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores this token in `set`.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Returns whether both are the same token.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the identity of the token.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// The stored closure is only accessed under the lock, and taken once.
extension AnyCancellable: @unchecked Sendable {}
