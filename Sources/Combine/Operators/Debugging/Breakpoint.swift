extension Publishers {
  /// The publisher returned by the `breakpoint` operators. Mirrors `Publishers.Breakpoint`.
  ///
  /// Forwards all events and never stops the program. The closures exist for source compatibility and are never called.
  /// To stop in a debugger, set a breakpoint in a `handleEvents` closure.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that is never called.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// A closure that is never called.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// A closure that is never called.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Creates a publisher that forwards all events.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches `subscriber` to the upstream.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Forwards all events unchanged; see ``Publishers/Breakpoint``.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Forwards all events unchanged; see ``Publishers/Breakpoint``.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint()
  }
}
