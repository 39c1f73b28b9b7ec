/// A value that the view inherits from the views around it.
///
/// Mirrors SwiftUI's `Environment`: `@Environment(\.isEnabled) private var isEnabled`. The body is read again when the
/// value changes. Outside a view on screen, the property has its default value.
@preconcurrency @MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private var storage: EnvironmentStorage<Value>?

  /// Creates a property that reads the value at `path`.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
  }

  /// The inherited value.
  public var wrappedValue: Value { storage?.value ?? EnvironmentValues()[keyPath: path] }
}

extension Environment: GraphProperty {
  func makeStorage(for updater: BodyUpdater) -> EnvironmentStorage<Value> {
    EnvironmentStorage(path, of: updater)
  }

  mutating func connect(to storage: EnvironmentStorage<Value>, of updater: BodyUpdater) {
    self.storage = storage
  }

  static func retainedState(_ storage: EnvironmentStorage<Value>) -> RetainedState { .none }

  static func disconnect(_ storage: EnvironmentStorage<Value>, from updater: BodyUpdater) {
    updater.environment.removeReader(storage)
  }
}

/// The latest value that a node has read from its environment.
@MainActor
final class EnvironmentStorage<Value>: EnvironmentScope.Reader {
  private(set) var value: Value
  private let path: KeyPath<EnvironmentValues, Value>
  private weak var updater: BodyUpdater?

  init(_ path: KeyPath<EnvironmentValues, Value>, of updater: BodyUpdater) {
    self.path = path
    self.updater = updater
    value = EnvironmentReading.of(updater.viewType) { updater.environment.values[keyPath: path] }
    updater.environment.addReader(self)
  }

  func environmentDidChange() {
    guard let updater else { return }
    let newValue = EnvironmentReading.of(updater.viewType) { updater.environment.values[keyPath: path] }
    let isSame = areEqual(value, newValue)
    value = newValue
    if !isSame { updater.setNeedsUpdate() }
  }
}

/// The view that is reading an environment value, for messages.
@MainActor
enum EnvironmentReading {
  private(set) static var view: Any.Type?

  static func of<Value>(_ view: Any.Type, _ read: () -> Value) -> Value {
    let outer = Self.view
    Self.view = view
    defer { Self.view = outer }
    return read()
  }
}

/// Returns whether two values are equal; `false` if their type is not `Equatable`.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}
