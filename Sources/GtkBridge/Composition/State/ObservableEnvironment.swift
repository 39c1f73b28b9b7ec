import Observation

extension Environment where Value: AnyObject & Observable {
  /// Creates a property that reads an `@Observable` object which an enclosing view has put into the environment with
  /// ``View/environment(_:)``. The body is read again when a property that it has read changes.
  ///
  /// Mirrors SwiftUI's `Environment(_:)` for types. Without such a view, the program stops with the names of the view
  /// and of the missing type.
  public init(_ type: Value.Type) {
    self.init(\EnvironmentValues.[ObservableKey<Value>()])
  }
}

extension View {
  /// Provides an `@Observable` object to the views inside, which read it by its type with ``Environment``.
  ///
  /// Mirrors SwiftUI's `environment(_:)`. `nil` hides the outer object.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    environmentChange(ObservableChange(object: object))
  }
}

/// An environment key for an object of a type.
struct ObservableKey<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  subscript<Object: AnyObject>(key: ObservableKey<Object>) -> Object {
    guard let object = object(Object.self) else {
      // Safe because bodies are read on the main actor.
      let view = MainActor.assumeIsolated { EnvironmentReading.view.map { "\($0)" } } ?? "A view that is not on screen"
      preconditionFailure(
        "\(view) reads an object of type \(Object.self) from its environment, but no ancestor provides one. "
          + "Call .environment(_:) on an ancestor.")
    }
    return object
  }
}

private struct ObservableChange<Object: AnyObject>: EnvironmentChange {
  let object: Object?

  func isSame(as other: Self) -> Bool { object === other.object }

  func apply(to values: inout EnvironmentValues) {
    values.setObject(object)
  }
}
