/// The values that a view inherits from the views around it.
///
/// Mirrors SwiftUI's `EnvironmentValues`. Custom values use an ``EnvironmentKey``.
public struct EnvironmentValues {
  /// The font of text.
  public var font: Font?

  /// The style of text and shapes, which is resolved, or `nil` for the theme's colour.
  var foregroundPaint: _Paint?

  /// The colour of text. A gradient counts as its first colour.
  public var foregroundColor: Color? {
    get { foregroundPaint?.color }
    set { foregroundPaint = newValue.map(_Paint.color) }
  }

  /// Indicates whether controls take input. `false` if any enclosing view is disabled.
  public var isEnabled = true

  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates the default values of a window.
  public init() {}

  /// The value of a key, or its default if none has been set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    // A missing value is not `nil` of an optional type, to which a cast would succeed.
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  package func object<ObjectType: AnyObject>(_ type: ObjectType.Type) -> ObjectType? {
    objects[ObjectIdentifier(type)] as? ObjectType
  }

  mutating func setObject<ObjectType: AnyObject>(_ object: ObjectType?) {
    objects[ObjectIdentifier(ObjectType.self)] = object
  }
}

/// A key of an environment value, with its default.
///
/// Mirrors SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}
