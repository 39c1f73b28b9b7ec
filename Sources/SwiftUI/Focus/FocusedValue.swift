import GtkBridge

/// Reads a value that the focused view or the window in front offers.
///
/// Mirrors SwiftUI's `FocusedValue`:
///
/// ```swift
/// struct NoteCommands: Commands {
///   @FocusedValue(\.archiveNote) private var archive
///
///   var body: some Commands {
///     CommandMenu("Note") { Button("Archive") { archive?() }.disabled(archive == nil) }
///   }
/// }
/// ```
@propertyWrapper @preconcurrency @MainActor
public struct FocusedValue<Value>: DynamicProperty {
  @ObservedObject private var model = FocusedValuesModel.shared
  private let read: (FocusedValues) -> Value?

  /// Creates a property that reads the value of a key path.
  public init(_ path: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: path] } }

  /// Creates a property that reads an object of a type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable { read = { $0[object: type] } }

  /// The value, or `nil` if no view in the front window provides one.
  public var wrappedValue: Value? { read(model.values) }
}

/// Reads and changes the value of a binding that the focused view or the window in front offers.
///
/// Mirrors SwiftUI's `FocusedBinding`.
@propertyWrapper @preconcurrency @MainActor
public struct FocusedBinding<Value>: DynamicProperty {
  @ObservedObject private var model = FocusedValuesModel.shared
  private let path: KeyPath<FocusedValues, Binding<Value>?>

  /// Creates a property for the binding of a key path.
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) { self.path = path }

  /// The value of the binding, or `nil` if no view in the front window provides one.
  public var wrappedValue: Value? {
    get { model.values[keyPath: path]?.wrappedValue }
    nonmutating set {
      if let newValue { model.values[keyPath: path]?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// Reads an object that the focused view or the window in front offers, and follows its changes.
///
/// Mirrors SwiftUI's `FocusedObject`.
@propertyWrapper @preconcurrency @MainActor
public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
  @ObservedObject private var model = FocusedValuesModel.shared

  /// Creates a property for an object of the property's type.
  public init() {}

  /// The object, or `nil` if no view in the front window provides one.
  public var wrappedValue: Object? { model.values[object: Object.self] }
}
