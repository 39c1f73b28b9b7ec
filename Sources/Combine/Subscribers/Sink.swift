extension Subscribers {
  /// A subscriber that requests unlimited values and passes all events to closures.
  ///
  /// The closures are released after the completion or a cancellation. Mirrors `Subscribers.Sink`.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    @usableFromInline let lock = Lock()
    // The lock makes every access exclusive, so no dynamic exclusivity check is needed.
    @exclusivity(unchecked) @usableFromInline var onValue: ((Input) -> Void)?
    @usableFromInline var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    @usableFromInline var subscription: (any Subscription)?

    /// Creates a subscriber that calls `receiveValue` for each value and `receiveCompletion` on completion.
    @inlinable
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    /// The closure for values. It does nothing after the completion or a cancellation.
    @inlinable public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }

    /// The closure for the completion. It does nothing after the completion or a cancellation.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { onCompletion } ?? { _ in }
    }

    /// The text `Sink`.
    public var description: String { "Sink" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// The text `Sink`.
    public var playgroundDescription: Any { description }

    /// Requests unlimited values. Cancels any further subscription, and any subscription after the completion.
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard self.subscription == nil, onValue != nil else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Passes `input` to the closure.
    @inlinable
    public func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      let action = onValue
      lock.unlock()
      action?(input)
      return .none
    }

    /// Passes the completion to the closure once, and releases the closures and the subscription.
    public func receive(completion: Subscribers.Completion<Failure>) {
      end().onCompletion?(completion)
    }

    /// Cancels the subscription and releases the closures.
    public func cancel() {
      end().subscription?.cancel()
    }

    /// Clears the sink under its lock and returns its contents, to be called and released outside the lock.
    private func end() -> (
      onValue: ((Input) -> Void)?, onCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
      subscription: (any Subscription)?
    ) {
      lock.withLock { (onValue.take(), onCompletion.take(), subscription.take()) }
    }
  }
}

extension Publisher {
  /// Attaches a subscriber that passes values and the completion to closures, and requests unlimited values.
  ///
  ///     let token = publisher.sink { completion in … } receiveValue: { value in … }
  ///
  /// - Returns: A token that cancels the subscription when it is cancelled or released.
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a subscriber that passes values to a closure, and requests unlimited values. This publisher cannot fail.
  ///
  /// - Returns: A token that cancels the subscription when it is cancelled or released.
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
