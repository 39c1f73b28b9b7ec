/// The part of a scrollable view that has margins.
///
/// Mirrors SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Hashable, Sendable {
  package let includesContent: Bool
  package let includesIndicators: Bool

  /// The content and the scroll bars.
  public static let automatic = ContentMarginPlacement(includesContent: true, includesIndicators: true)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(includesContent: true, includesIndicators: false)
  /// The scroll bars.
  public static let scrollIndicators = ContentMarginPlacement(includesContent: false, includesIndicators: true)
}
