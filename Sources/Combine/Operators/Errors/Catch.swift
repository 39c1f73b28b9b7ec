extension Publishers {
  /// The publisher returned by `catch(_:)`. Mirrors `Publishers.Catch`.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The output type of all publishers.
    public typealias Output = Upstream.Output
    /// The failure type of the replacement.
    public typealias Failure = NewPublisher.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that returns the replacement publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that switches to the publisher returned by `handler` when `upstream` fails.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (upstream, handler) = (self.upstream, self.handler)
      ChainSubscription("Catch", downstream: subscriber, forbidsEmptyRequests: true).start { chain in
        chain.attach(upstream) { completion in
          switch completion {
          case .finished: return .end(.finished)
          case .failure(let error):
            let replacement = handler(error)
            return .attach { $0.attach(replacement) { .end($0) } }
          }
        }
      }
    }
  }

  /// The publisher returned by `tryCatch(_:)`. Mirrors `Publishers.TryCatch`.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The output type of all publishers.
    public typealias Output = Upstream.Output
    /// The failure type, which covers errors of the handler and the replacement.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that returns the replacement publisher or throws.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher that switches to the publisher returned by `handler` when `upstream` fails.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let (upstream, handler) = (self.upstream, self.handler)
      ChainSubscription("TryCatch", downstream: subscriber, forbidsEmptyRequests: true).start { chain in
        chain.attach(upstream) { completion in
          guard case .failure(let error) = completion else { return .end(.finished) }
          do {
            let replacement = try handler(error)
            return .attach { $0.attach(replacement) { .end($0.eraseError) } }
          } catch {
            return .end(.failure(error))
          }
        }
      }
    }
  }
}

extension Publisher {
  /// Replaces this publisher with another one when it fails.
  ///
  ///     service.load().catch { _ in Just(cached) }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Replaces this publisher with another one when it fails. Fails if `handler` throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
