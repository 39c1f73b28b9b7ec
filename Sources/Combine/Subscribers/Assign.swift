extension Subscribers {
  /// A subscriber that assigns every value to a property of an object and retains the object. Mirrors
  /// `Subscribers.Assign`.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// The failure type. Only publishers that cannot fail are supported.
    public typealias Failure = Never

    private let lock = Lock()
    private var root: Root?
    private var subscription: (any Subscription)?

    /// The key path of the property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that assigns to the property at `keyPath` of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The object, or `nil` after the completion or a cancellation.
    public var object: Root? { lock.withLock { root } }

    /// The text `Assign` with the object's type.
    public var description: String { "Assign \(Root.self)." }

    /// A mirror of the object, the key path and the status of the subscription.
    public var customMirror: Mirror {
      let (object, subscription) = lock.withLock { (root, self.subscription) }
      let status: Any = subscription ?? (object == nil ? "terminal" : "awaitingSubscription")
      return Mirror(self, children: ["object": object as Any, "keyPath": keyPath, "status": status])
    }

    /// The text `Assign` with the object's type.
    public var playgroundDescription: Any { description }

    /// Requests unlimited values. Cancels any further subscription, and any subscription after the completion.
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard self.subscription == nil, root != nil else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Assigns `value`.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      let held = lock.withLock { (root.take(), subscription.take()) }
      withExtendedLifetime(held) {}
    }

    /// Cancels the subscription and releases the object.
    public func cancel() {
      let (subscription, root) = lock.withLock { (self.subscription.take(), self.root.take()) }
      subscription?.cancel()
      withExtendedLifetime(root) {}
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns every value to a property of `object`, which is retained until the token is cancelled or the publisher
  /// completes.
  ///
  ///     names.assign(to: \.title, on: window)
  ///
  /// If the object stores the token itself, this creates a reference cycle; use `assign(to:)` or `sink` instead.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
