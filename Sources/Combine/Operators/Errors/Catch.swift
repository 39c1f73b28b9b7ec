extension Publishers {
  /// The publisher of `catch(_:)`. Mirrors `Publishers.Catch`.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The common kind of value.
    public typealias Output = Upstream.Output
    /// The replacement's kind of error.
    public typealias Failure = NewPublisher.Failure

    /// The publisher that may fail.
    public let upstream: Upstream

    /// Makes the publisher that takes over.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes a publisher that goes on with `handler`'s publisher when `upstream` fails.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
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

  /// The publisher of `tryCatch(_:)`. Mirrors `Publishers.TryCatch`.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The common kind of value.
    public typealias Output = Upstream.Output
    /// Any error: the handler's or the replacement's.
    public typealias Failure = any Error

    /// The publisher that may fail.
    public let upstream: Upstream

    /// Makes the publisher that takes over, or throws.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes a publisher that goes on with `handler`'s publisher when `upstream` fails.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
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
  /// Goes on with another publisher when this one fails.
  ///
  ///     service.load().catch { _ in Just(cached) }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher when this one fails, or fails with the error that `handler` throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
