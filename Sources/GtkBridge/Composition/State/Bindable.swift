import Observation

/// A property wrapper that creates bindings to the properties of an `@Observable` object: `$book.title`.
///
/// Mirrors SwiftUI's `Bindable`.
@preconcurrency @MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, which provides the bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Creates a wrapper for an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper for an object.
  public init(_ object: Value) {
    wrappedValue = object
  }

  /// A binding to a property of the object.
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
