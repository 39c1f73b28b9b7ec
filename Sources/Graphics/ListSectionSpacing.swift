/// The distance between the sections of a list.
///
/// Mirrors SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The distance in points; `nil` for the style's own.
  package let points: Double?

  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A small distance.
  public static let compact = ListSectionSpacing(points: 8)
  /// A distance in points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}
