/// A type that encodes values for `encode(encoder:)`. Mirrors Combine's `TopLevelEncoder`.
public protocol TopLevelEncoder {
  /// The type of the encoded data.
  associatedtype Output

  /// Encodes `value`.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that decodes values for `decode(type:decoder:)`. Mirrors Combine's `TopLevelDecoder`.
public protocol TopLevelDecoder {
  /// The type of the encoded data.
  associatedtype Input

  /// Decodes a value of type `type`.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
  /// The publisher returned by `encode(encoder:)`. Mirrors `Publishers.Encode`.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    /// The output type of the encoder.
    public typealias Output = Coder.Output
    /// The failure type, which covers errors of the encoder and the upstream.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    private let encoder: Coder

    /// Creates a publisher that encodes the values of `upstream`.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let encoder = self.encoder
      upstream.tryMap { try encoder.encode($0) }.subscribe(subscriber)
    }
  }

  /// The publisher returned by `decode(type:decoder:)`. Mirrors `Publishers.Decode`.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The failure type, which covers errors of the decoder and the upstream.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    private let decoder: Coder

    /// Creates a publisher that decodes the values of `upstream`.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let decoder = self.decoder
      upstream.tryMap { try decoder.decode(Output.self, from: $0) }.subscribe(subscriber)
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes every value. Fails with the encoder's error.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publisher {
  /// Decodes every value. Fails with the decoder's error.
  ///
  ///     data.decode(type: Weather.self, decoder: JSONDecoder())
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
