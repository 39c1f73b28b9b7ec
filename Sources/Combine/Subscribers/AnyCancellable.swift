import Synchronization

/// A token that cancels an activity when it is told to, or when it is released.
///
///     var cancellables: Set<AnyCancellable> = []
///     subject.sink { print($0) }.store(in: &cancellables)
///
/// `cancel()` may be called from any thread and any number of times; the activity is cancelled once. Mirrors Combine's
/// `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var onCancel: (() -> Void)?

  /// Makes a token that runs `cancel` when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    onCancel = cancel
  }

  /// Makes a token for `canceller`, which it keeps until it is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) {
    onCancel = canceller.cancel
  }

  deinit {
    // Nobody else can reach the token any more, so the lock is not needed.
    onCancel?()
  }

  /// Cancels the activity, if this token has not done so before.
  public func cancel() {
    let action = lock.withLock { onCancel.take() }
    action?()
  }

  /// Keeps this token in `collection`.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this token in `set`.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same token.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the token's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// The stored closure is only ever taken, once, under the lock.
extension AnyCancellable: @unchecked Sendable {}
