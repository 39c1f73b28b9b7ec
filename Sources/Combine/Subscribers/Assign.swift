extension Subscribers {
  /// A subscriber that assigns every value to a property of an object, which it keeps. Mirrors `Subscribers.Assign`.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// Assigning never fails.
    public typealias Failure = Never

    private let lock = Lock()
    private var root: Root?
    private var subscription: (any Subscription)?

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Makes a subscriber that assigns to the property at `keyPath` of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The object; nil once the stream has ended.
    public var object: Root? { lock.withLock { root } }

    /// `Assign` and the object's type.
    public var description: String { "Assign \(Root.self)." }

    /// A mirror that shows the object, the property and how far the subscription is.
    public var customMirror: Mirror {
      let (object, subscription) = lock.withLock { (root, self.subscription) }
      let status: Any = subscription ?? (object == nil ? "terminal" : "awaitingSubscription")
      return Mirror(self, children: ["object": object as Any, "keyPath": keyPath, "status": status])
    }

    /// `Assign` and the object's type.
    public var playgroundDescription: Any { description }

    /// Requests everything from `subscription`; a second subscription, and one after the end, is cancelled.
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

    /// Lets go of the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      let held = lock.withLock { (root.take(), subscription.take()) }
      withExtendedLifetime(held) {}
    }

    /// Cancels the subscription and lets go of the object.
    public func cancel() {
      let (subscription, root) = lock.withLock { (self.subscription.take(), self.root.take()) }
      subscription?.cancel()
      withExtendedLifetime(root) {}
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns every value to a property of `object`, which is kept until the token is cancelled or the stream ends.
  ///
  ///     names.assign(to: \.title, on: window)
  ///
  /// An object that keeps the token itself would keep itself alive; use `assign(to:)` or `sink` there.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
