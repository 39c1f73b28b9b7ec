extension Publishers {
  /// The publisher of the `breakpoint` operators. Mirrors `Publishers.Breakpoint`.
  ///
  /// It passes everything through and never stops the program: the closures are kept, so that code that uses the operator
  /// compiles, and are not called. A breakpoint in a `handleEvents` closure does what the operator does on Apple systems.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose events pass through.
    public let upstream: Upstream

    /// Not called.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Not called.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Not called.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Makes a publisher that passes everything through.
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

    /// Attaches the subscriber to the upstream.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Passes everything through; see ``Publishers/Breakpoint``.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Passes everything through; see ``Publishers/Breakpoint``.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint()
  }
}
