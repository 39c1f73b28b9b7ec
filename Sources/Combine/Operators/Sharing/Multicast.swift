extension Publishers {
  /// The publisher of `multicast`: one subscription to the upstream for all subscribers. Mirrors `Publishers.Multicast`.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared.
    public let upstream: Upstream

    /// Makes the subject that shares them.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var madeSubject: SubjectType?

    /// Makes a publisher that shares `upstream`'s values through a subject, which is made when it is first needed.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes the subject to the upstream, until the token is cancelled or released.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    private var subject: SubjectType {
      if let made = lock.withLock({ madeSubject }) { return made }
      let new = createSubject()
      return lock.withLock {
        if let made = madeSubject { return made }
        madeSubject = new
        return new
      }
    }
  }
}

extension Publisher {
  /// Shares one subscription to this publisher through the subject that `createSubject` makes.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription to this publisher through `subject`.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}
