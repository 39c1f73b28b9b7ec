/// The connection between a publisher and one subscriber.
///
/// A subscription is used once. After `cancel()`, it delivers nothing and releases its subscriber. Cancelling is
/// thread-safe. Mirrors Combine's `Subscription`.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests `demand` more values from the publisher. A demand of zero is a programming error.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for ready-made subscriptions, as in Combine.
public enum Subscriptions {
  /// A subscription that delivers nothing and ignores requests, for publishers that only complete.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  static let shared = EmptySubscription()

  let combineIdentifier = CombineIdentifier()
  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
