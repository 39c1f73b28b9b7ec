/// A window's value that persists between launches, such as the selected tab.
///
/// Mirrors SwiftUI's `SceneStorage`. The desktop does not associate new windows with those of the previous launch, so
/// all windows share the values, which are stored beside those of ``AppStorage``.
@preconcurrency @MainActor
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>

  /// The stored value, or the default if there is none or it has another type.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension SceneStorage {
  /// Creates a property that stores a Boolean value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  /// Creates a property that stores an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  /// Creates a property that stores a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  /// Creates a property that stores a string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  /// Creates a property that stores the raw value of a case.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  /// Creates a property that stores the raw value of a case.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    storage = AppStorage(wrappedValue: wrappedValue, Self.prefix + key)
  }

  private static var prefix: String { "scene-" }
}
