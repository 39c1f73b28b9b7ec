/// An activity that can be cancelled. Mirrors Combine's `Cancellable`.
///
/// Cancelling releases the activity's resources and prevents further effects. A second call has no effect.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

extension Cancellable {
  /// Stores a token for this activity in `collection`. The activity is cancelled when the token is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores a token for this activity in `set`. The activity is cancelled when the token is released.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
