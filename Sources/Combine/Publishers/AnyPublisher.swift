/// A type-erased publisher. Mirrors Combine's `AnyPublisher`.
///
///     let names: AnyPublisher<String, Never> = subject.map(\.name).eraseToAnyPublisher()
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  @usableFromInline let base: any Publisher<Output, Failure>

  /// Creates a publisher that erases the type of `publisher`. Erasing an `AnyPublisher` again has no cost.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    // The types are compared first: a cast that fails searches all conformances of the program.
    let erased = P.self == Self.self ? publisher as? Self : nil
    base = erased?.base ?? publisher
  }

  /// The text `AnyPublisher`.
  public var description: String { "AnyPublisher" }

  /// The text `AnyPublisher`.
  public var playgroundDescription: Any { description }

  /// Attaches `subscriber` to the erased publisher.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Erases the type of this publisher, which hides the implementation from clients of an API.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
