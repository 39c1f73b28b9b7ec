extension Publishers {
  /// The publisher of `assertNoFailure(_:file:line:)`. Mirrors `Publishers.AssertNoFailure`.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The operator never fails; the program stops instead.
    public typealias Failure = Never

    /// The publisher that must not fail.
    public let upstream: Upstream

    /// Where the operator was used.
    public let file: StaticString

    /// Where the operator was used.
    public let line: UInt

    /// What is said before the error when the program stops.
    public let prefix: String

    /// Makes a publisher that stops the program when `upstream` fails.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let (prefix, file, line) = (self.prefix, self.file, self.line)
      upstream.subscribe(
        FailureMappingSubscriber(downstream: subscriber, name: "AssertNoFailure") { (error: Upstream.Failure) in
          fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(error)", file: file, line: line)
        })
    }
  }
}

extension Publisher {
  /// States that this publisher cannot fail in practice: the program stops if it does.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
