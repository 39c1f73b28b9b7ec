/// A window's value that persists between launches, such as the selected tab.
///
/// Mirrors SwiftUI's `SceneStorage`. Each window of an application's scene has its own values. A later window in the
/// same place gets the same values, also after the next launch: the first window of a scene gets the values of the
/// previous first window. A window that presents a value gets the values of the previous window with that value.
/// Windows outside scenes share their values. The file of ``AppStorage`` stores them.
@preconcurrency @MainActor
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @Environment(\.sceneStorageName) private var scene
  private let makeStorage: (String) -> AppStorage<Value>

  /// - Parameter makeStorage: Returns the storage in a scene, whose name precedes the key.
  package init(_ makeStorage: @escaping (_ scene: String) -> AppStorage<Value>) { self.makeStorage = makeStorage }

  /// The stored value, or the default if there is none or it has another type.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }

  private var storage: AppStorage<Value> { makeStorage(scene).inFile }
}

extension EnvironmentValues {
  /// The name that goes before the keys of a window's stored values.
  package var sceneStorageName: String {
    get { self[SceneStorageNameKey.self] }
    set { self[SceneStorageNameKey.self] = newValue }
  }
}

private struct SceneStorageNameKey: EnvironmentKey {
  static var defaultValue: String { "scene-" }
}

extension SceneStorage {
  /// Creates a property that stores a Boolean value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init { AppStorage(wrappedValue: wrappedValue, $0 + key) }
  }

  /// Creates a property that stores an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init { AppStorage(wrappedValue: wrappedValue, $0 + key) }
  }

  /// Creates a property that stores a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init { AppStorage(wrappedValue: wrappedValue, $0 + key) }
  }

  /// Creates a property that stores a string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init { AppStorage(wrappedValue: wrappedValue, $0 + key) }
  }

  /// Creates a property that stores the raw value of a case.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init { AppStorage(wrappedValue: wrappedValue, $0 + key) }
  }

  /// Creates a property that stores the raw value of a case.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init { AppStorage(wrappedValue: wrappedValue, $0 + key) }
  }
}
