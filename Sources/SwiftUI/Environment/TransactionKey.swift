/// A key of a transaction's value, with its default.
///
/// Mirrors SwiftUI's `TransactionKey`. `@Entry` declares one by itself.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a key, or its default if none has been set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
