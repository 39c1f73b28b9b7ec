import GtkBridge

/// A key of a value that a view has for the container around it.
///
/// Mirrors SwiftUI's `ContainerValueKey`. `@Entry` declares one by itself.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}

/// The values that a view has for the container around it.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isWide = false
/// }
///
/// Cards {
///   Text("Wide").containerValue(\.isWide, true)
/// }
/// ```
///
/// Mirrors SwiftUI's `ContainerValues`. The container reads them from its ``Subview``s.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// The value of a key, or its default if none has been set.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of a type that the view has, if any.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    tags.lazy.compactMap { $0.base as? Value }.first
  }

  /// Returns whether the view has a tag.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { tags.contains(AnyHashable(tag)) }

  mutating func add(tag: AnyHashable) { tags.append(tag) }

  /// Adds the values of an enclosing view. The existing values take precedence.
  mutating func fill(from outer: ContainerValues) {
    values.merge(outer.values) { inner, _ in inner }
    tags += outer.tags
  }
}

extension View {
  /// Sets a value of the view for the container around it.
  ///
  /// Mirrors SwiftUI's `containerValue(_:_:)`. On a `Group`, it applies to each of its views.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    ContainerValueContent(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// A view with a value for its container.
struct ContainerValueContent<Content: View>: View {
  let content: Content
  let change: (inout ContainerValues) -> Void

  var body: some View { content }

  /// The values that the modifier sets.
  var values: ContainerValues {
    var values = ContainerValues()
    change(&values)
    return values
  }
}
