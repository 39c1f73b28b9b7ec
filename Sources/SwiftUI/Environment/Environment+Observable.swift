import Observation

extension Environment {
  /// Creates a property that reads an `@Observable` object from the environment, or `nil` if no enclosing view provides
  /// one.
  ///
  /// Mirrors SwiftUI's `Environment(_:)` for optional types:
  ///
  /// ```swift
  /// @Environment(Library.self) private var library: Library?
  /// ```
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(\EnvironmentValues.[OptionalObjectKey<Object>()])
  }
}

/// An environment key for an object of a type that may be absent.
private struct OptionalObjectKey<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<Object: AnyObject>(key: OptionalObjectKey<Object>) -> Object? { object(Object.self) }
}
