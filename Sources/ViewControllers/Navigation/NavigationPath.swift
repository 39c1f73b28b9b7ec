/// The values of the screens in a `NavigationStack`, of arbitrary types.
///
/// Mirrors SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  package var elements: [AnyHashable]

  /// Creates an empty path, which shows the root.
  public init() {
    elements = []
  }

  /// Creates a path from the values of a sequence.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    elements = values.map { AnyHashable($0) }
  }

  /// The number of screens above the root.
  public var count: Int { elements.count }

  /// Indicates whether only the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes the screen for `value`.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Pops the last `count` screens. The path must contain at least as many.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(count)
  }
}
