/// Where scrolling comes to rest.
///
/// Mirrors the values of SwiftUI's protocol `ScrollTargetBehavior`.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String

  /// At multiples of the visible length.
  public static let paging = ScrollTargetBehavior(name: "paging")
  /// At the start of a view of `scrollTargetLayout(isEnabled:)`.
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}
