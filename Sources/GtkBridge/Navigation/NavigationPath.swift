/// The values that the screens of a ``NavigationStack`` stand for, of whatever types.
///
/// Mirrors SwiftUI's `NavigationPath`, without its codable representation.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Makes an empty path: the root is shown.
  public init() {
    elements = []
  }

  /// Makes a path of the values of a sequence.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    elements = values.map { AnyHashable($0) }
  }

  /// How many screens there are above the root.
  public var count: Int { elements.count }

  /// Whether the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Shows another screen on top.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Goes back by `count` screens, which must be there.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(count)
  }
}
