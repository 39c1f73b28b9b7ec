/// Turns a variable in an extension of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` or ``FocusedValues``
/// into a value with its own key.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var caption = "Untitled"
/// }
/// ```
///
/// Mirrors SwiftUI's `@Entry`. The default value is evaluated at each read.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

extension EnvironmentValues {
  /// The value of an `@Entry`. Not for use outside the library.
  public subscript<Key, Value>(_entry key: Key.Type, default value: @autoclosure () -> Value) -> Value {
    get { self[EntryKey<Key, Value>.self]?.value ?? value() }
    set { self[EntryKey<Key, Value>.self] = EntryValue(value: newValue) }
  }
}

extension Transaction {
  /// The value of an `@Entry`. Not for use outside the library.
  public subscript<Key, Value>(_entry key: Key.Type, default value: @autoclosure () -> Value) -> Value {
    get { self[EntryTransactionKey<Key, Value>.self]?.value ?? value() }
    set { self[EntryTransactionKey<Key, Value>.self] = EntryValue(value: newValue) }
  }
}

extension ContainerValues {
  /// The value of an `@Entry`. Not for use outside the library.
  public subscript<Key, Value>(_entry key: Key.Type, default value: @autoclosure () -> Value) -> Value {
    get { self[EntryContainerKey<Key, Value>.self]?.value ?? value() }
    set { self[EntryContainerKey<Key, Value>.self] = EntryValue(value: newValue) }
  }
}

extension FocusedValues {
  /// The value of an `@Entry`. Not for use outside the library.
  public subscript<Key, Value>(_entry key: Key.Type, default value: @autoclosure () -> Value?) -> Value? {
    get { self[EntryFocusedKey<Key, Value>.self] ?? value() }
    set { self[EntryFocusedKey<Key, Value>.self] = newValue }
  }
}

/// The key of an `@Entry` in container values.
private enum EntryContainerKey<Key, Value>: ContainerValueKey {
  static var defaultValue: EntryValue<Value>? { nil }
}

/// The key of an `@Entry` in focused values.
private enum EntryFocusedKey<Key, Value>: FocusedValueKey {}

/// The key of an `@Entry` in a transaction.
private enum EntryTransactionKey<Key, Value>: TransactionKey {
  static var defaultValue: EntryValue<Value>? { nil }
}

/// The key of an `@Entry`: the type that the macro declares.
private enum EntryKey<Key, Value>: EnvironmentKey {
  static var defaultValue: EntryValue<Value>? { nil }
}

/// A value, also `nil`, that has been set.
private struct EntryValue<Value> {
  let value: Value
}
