/// A two-way connection to a value that is stored elsewhere.
///
/// Mirrors SwiftUI's `Binding`. A member of a binding to a structure is a binding to that member: `$settings.volume`.
@preconcurrency @MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Returns a binding to a constant value. Writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from a projected one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to the value as an optional one. Writes of `nil` are ignored.
  var optional: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { if let value = $0 { wrappedValue = value } })
  }

  /// A binding to a member of the value.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    let (get, set) = (get, set)
    return Binding<Member>(
      get: { get()[keyPath: path] },
      set: { newValue in
        var value = get()
        value[keyPath: path] = newValue
        set(value)
      })
  }
}
