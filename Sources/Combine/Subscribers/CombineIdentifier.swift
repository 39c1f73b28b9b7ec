import Synchronization

/// A unique identifier of a subscriber or subscription. Mirrors Combine's `CombineIdentifier`.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let counter = Atomic<UInt>(1)

  private enum Value: Hashable {
    case serial(UInt)
    case object(ObjectIdentifier)
  }

  private let value: Value

  /// Creates a unique identifier.
  public init() {
    value = .serial(Self.counter.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Creates an identifier from the identity of `object`. Two of them are equal if they were created from the same live
  /// object.
  public init(_ object: AnyObject) {
    value = .object(ObjectIdentifier(object))
  }

  /// The identifier as text, for logs.
  public var description: String {
    switch value {
    case .serial(let number): "0x" + String(number, radix: 16)
    case .object(let identifier): "0x" + String(UInt(bitPattern: identifier), radix: 16)
    }
  }
}

/// A type that has a ``CombineIdentifier``. Classes derive theirs from the object identity.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this subscriber or subscription.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// An identifier derived from the identity of this object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
