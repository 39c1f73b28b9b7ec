/// A value that is kept for a window from one start of the program to the next, such as which tab was open.
///
/// Mirrors SwiftUI's `SceneStorage`. The desktop does not say which window of the last time a new one stands for, so all
/// windows share what is kept, beside the values of ``AppStorage``.
@preconcurrency @MainActor
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>

  /// The stored value; the default where there is none, or one of another type.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A two-way connection to the value, for a control.
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension SceneStorage {
  /// Stores a truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  /// Stores a whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  /// Stores a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  /// Stores a text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  /// Stores one of several cases.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  /// Stores one of several cases.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  private static var prefix: String { "scene-" }
}
