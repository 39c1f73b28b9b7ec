/// The connection between a publisher and one subscriber.
///
/// A subscription is used once: after `cancel()` it delivers nothing more and lets go of its subscriber. Cancelling is
/// safe from any thread. Mirrors Combine's `Subscription`.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send `demand` more values. Asking for none is a programming error.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for ready-made subscriptions, as in Combine.
public enum Subscriptions {
  /// A subscription that delivers nothing and ignores requests; publishers that only complete use it.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  static let shared = EmptySubscription()

  let combineIdentifier = CombineIdentifier()
  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
