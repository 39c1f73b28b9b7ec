/// A type that encodes values for `encode(encoder:)`. Mirrors Combine's `TopLevelEncoder`.
public protocol TopLevelEncoder {
  /// The kind of value that it encodes to.
  associatedtype Output

  /// Encodes `value`.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that decodes values for `decode(type:decoder:)`. Mirrors Combine's `TopLevelDecoder`.
public protocol TopLevelDecoder {
  /// The kind of value that it decodes from.
  associatedtype Input

  /// Decodes a value of type `type`.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
  /// The publisher of `encode(encoder:)`. Mirrors `Publishers.Encode`.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    /// What the encoder makes.
    public typealias Output = Coder.Output
    /// Any error: the encoder's or the upstream's.
    public typealias Failure = any Error

    /// The publisher whose values are encoded.
    public let upstream: Upstream

    private let encoder: Coder

    /// Makes a publisher that encodes `upstream`'s values.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let encoder = self.encoder
      upstream.tryMap { try encoder.encode($0) }.subscribe(subscriber)
    }
  }

  /// The publisher of `decode(type:decoder:)`. Mirrors `Publishers.Decode`.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// Any error: the decoder's or the upstream's.
    public typealias Failure = any Error

    /// The publisher whose values are decoded.
    public let upstream: Upstream

    private let decoder: Coder

    /// Makes a publisher that decodes `upstream`'s values.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let decoder = self.decoder
      upstream.tryMap { try decoder.decode(Output.self, from: $0) }.subscribe(subscriber)
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes every value, and fails with the encoder's error.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publisher {
  /// Decodes every value, and fails with the decoder's error.
  ///
  ///     data.decode(type: Weather.self, decoder: JSONDecoder())
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
