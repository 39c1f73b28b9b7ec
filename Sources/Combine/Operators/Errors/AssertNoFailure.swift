extension Publishers {
  /// The publisher returned by `assertNoFailure(_:file:line:)`. Mirrors `Publishers.AssertNoFailure`.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type. The program stops instead of failing.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream

    /// The file in which the operator is used.
    public let file: StaticString

    /// The line on which the operator is used.
    public let line: UInt

    /// The prefix of the error message when the program stops.
    public let prefix: String

    /// Creates a publisher that stops the program when `upstream` fails.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let (prefix, file, line) = (self.prefix, self.file, self.line)
      upstream.subscribe(
        FailureMappingSubscriber(downstream: subscriber, name: "AssertNoFailure") { (error: Upstream.Failure) in
          // The purpose of the operator: the program states that this cannot happen.
          fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(error)", file: file, line: line)
        })
    }
  }
}

extension Publisher {
  /// Asserts that this publisher never fails. The program stops if it does.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
