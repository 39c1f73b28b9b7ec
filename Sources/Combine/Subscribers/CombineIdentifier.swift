import Synchronization

/// A unique identity of a publisher stream's participant. Mirrors Combine's `CombineIdentifier`.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let counter = Atomic<UInt>(1)

  private enum Value: Hashable {
    case serial(UInt)
    case object(ObjectIdentifier)
  }

  private let value: Value

  /// Makes an identity that is equal to no other.
  public init() {
    value = .serial(Self.counter.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Makes the identity of `object`; two of them are equal while both come from the same living object.
  public init(_ object: AnyObject) {
    value = .object(ObjectIdentifier(object))
  }

  /// The identity as text, for logs.
  public var description: String {
    switch value {
    case .serial(let number): "0x" + String(number, radix: 16)
    case .object(let identifier): "0x" + String(UInt(bitPattern: identifier), radix: 16)
    }
  }
}

/// A type whose values have a ``CombineIdentifier``. Classes get theirs from their object identity.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of this participant of a stream.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of this object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
