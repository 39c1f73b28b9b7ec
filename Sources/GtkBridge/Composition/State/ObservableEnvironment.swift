import Observation

extension Environment where Value: AnyObject & Observable {
  /// Makes a property that reads an `@Observable` object which a view around this one put into the environment by
  /// ``View/environment(_:)``. The body is read again when a property of the object that it read has changed.
  ///
  /// Mirrors SwiftUI's `Environment(_:)` for types. Where no view around has put one there, the program stops with the
  /// names of the view and of the missing type.
  public init(_ type: Value.Type) {
    self.init(\EnvironmentValues.[ObservableKey<Value>()])
  }
}

extension View {
  /// Gives an `@Observable` object to the views inside, which find it by its type with ``Environment``.
  ///
  /// Mirrors SwiftUI's `environment(_:)`; `nil` leaves the one from further out.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    environmentChange(ObservableChange(object: object))
  }
}

/// Names an object of the environment by its type.
struct ObservableKey<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  subscript<Object: AnyObject>(key: ObservableKey<Object>) -> Object {
    guard let object = object(Object.self) else {
      // Bodies are read on the main actor, where this is.
      let view = MainActor.assumeIsolated { EnvironmentReading.view.map { "\($0)" } } ?? "A view that is not on screen"
      preconditionFailure(
        "\(view) reads an object of type \(Object.self) from its environment, but there is none: "
          + "call .environment(_:) with one on a view around it.")
    }
    return object
  }
}

private struct ObservableChange<Object: AnyObject>: EnvironmentChange {
  let object: Object?

  func isSame(as other: Self) -> Bool { object === other.object }

  func apply(to values: inout EnvironmentValues) {
    if let object { values.setObject(object) }
  }
}
