/// What a view inherits from the views around it.
///
/// Mirrors SwiftUI's `EnvironmentValues`; add values of your own with an ``EnvironmentKey``.
public struct EnvironmentValues {
  /// The font of text.
  public var font: Font?

  /// The colour of text.
  public var foregroundColor: Color?

  /// Whether controls take input; false where any view around them is disabled.
  public var isEnabled = true

  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes the values a window starts from.
  public init() {}

  /// The value of a key, its default where none has been set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<ObjectType: AnyObject>(_ type: ObjectType.Type) -> ObjectType? {
    objects[ObjectIdentifier(type)] as? ObjectType
  }

  mutating func setObject<ObjectType: AnyObject>(_ object: ObjectType) {
    objects[ObjectIdentifier(ObjectType.self)] = object
  }
}

/// Names a value of the environment and says what it is where nobody has set it.
///
/// Mirrors SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// What the value is where nobody has set it.
  static var defaultValue: Value { get }
}
