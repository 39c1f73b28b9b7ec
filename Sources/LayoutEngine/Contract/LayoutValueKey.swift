/// A key of a value that a view provides to the layout of its container.
///
/// Mirrors SwiftUI's `LayoutValueKey`.
///
/// ```swift
/// private struct Flexibility: LayoutValueKey {
///   static let defaultValue: CGFloat? = nil
/// }
/// ```
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views without their own.
  static var defaultValue: Value { get }
}

/// The layout values of one element. Few elements have any.
package struct LayoutValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  package var isEmpty: Bool { values.isEmpty }

  package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
