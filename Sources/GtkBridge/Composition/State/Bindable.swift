import Observation

/// Makes bindings to the properties of an `@Observable` object: `$book.title`.
///
/// Mirrors SwiftUI's `Bindable`.
@preconcurrency @MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }

  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to the properties of an object.
  public init(_ object: Value) {
    wrappedValue = object
  }

  /// A binding to a property of the object.
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
