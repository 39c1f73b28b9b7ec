extension Subscribers {
  /// A subscriber that requests everything and hands it to closures.
  ///
  /// The closures are released on completion and on cancellation. Mirrors `Subscribers.Sink`.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    @usableFromInline let lock = Lock()
    // Every access is under the lock, so Swift need not check at run time that it is exclusive.
    @exclusivity(unchecked) @usableFromInline var onValue: ((Input) -> Void)?
    @usableFromInline var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    @usableFromInline var subscription: (any Subscription)?

    /// Makes a subscriber that calls `receiveValue` for each value and `receiveCompletion` at the end.
    @inlinable
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    /// The closure for values; it does nothing once the sink has ended.
    @inlinable public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }

    /// The closure for the completion; it does nothing once the sink has ended.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { onCompletion } ?? { _ in }
    }

    /// `Sink`.
    public var description: String { "Sink" }

    /// A mirror that shows nothing of the sink.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// `Sink`.
    public var playgroundDescription: Any { description }

    /// Requests everything from `subscription`; a second subscription, and one after the end, is cancelled.
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard self.subscription == nil, onValue != nil else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Hands `input` to the closure.
    @inlinable
    public func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      let action = onValue
      lock.unlock()
      action?(input)
      return .none
    }

    /// Hands the completion to the closure, once, and lets go of everything.
    public func receive(completion: Subscribers.Completion<Failure>) {
      end().onCompletion?(completion)
    }

    /// Cancels the subscription and lets go of everything.
    public func cancel() {
      end().subscription?.cancel()
    }

    /// Empties the sink under its lock and returns what it held, so that it is called and released outside the lock.
    private func end() -> (
      onValue: ((Input) -> Void)?, onCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
      subscription: (any Subscription)?
    ) {
      lock.withLock { (onValue.take(), onCompletion.take(), subscription.take()) }
    }
  }
}

extension Publisher {
  /// Subscribes with closures and requests everything.
  ///
  ///     let token = publisher.sink { completion in … } receiveValue: { value in … }
  ///
  /// - Returns: a token that ends the subscription when it is cancelled or released.
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
  /// Subscribes with a closure to a publisher that cannot fail, and requests everything.
  ///
  /// - Returns: a token that ends the subscription when it is cancelled or released.
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
