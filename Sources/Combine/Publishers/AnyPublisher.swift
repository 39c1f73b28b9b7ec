/// A publisher that hides the type of another. Mirrors Combine's `AnyPublisher`.
///
///     let names: AnyPublisher<String, Never> = subject.map(\.name).eraseToAnyPublisher()
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  @usableFromInline let base: any Publisher<Output, Failure>

  /// Hides the type of `publisher`. Hiding an `AnyPublisher` again costs nothing.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    base = (publisher as? AnyPublisher<Output, Failure>)?.base ?? publisher
  }

  /// `AnyPublisher`.
  public var description: String { "AnyPublisher" }

  /// `AnyPublisher`.
  public var playgroundDescription: Any { description }

  /// Attaches the subscriber to the hidden publisher.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides this publisher's type, so that an API can change how it makes its values.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
