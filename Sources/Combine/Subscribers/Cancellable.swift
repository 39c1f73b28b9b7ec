/// An activity that can be stopped. Mirrors Combine's `Cancellable`.
///
/// Stopping frees what the activity holds and suppresses its further effects; doing it twice does nothing.
public protocol Cancellable {
  /// Stops the activity.
  func cancel()
}

extension Cancellable {
  /// Keeps this activity's token in `collection`, so that it is cancelled when the collection lets go of it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this activity's token in `set`, so that it is cancelled when the set lets go of it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
