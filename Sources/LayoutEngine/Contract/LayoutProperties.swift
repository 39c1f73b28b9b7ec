/// The properties of a layout that do not depend on its content.
///
/// Mirrors SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout arranges its subviews, or `nil`. A spacer expands along it.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without an axis.
  public init() {}
}
