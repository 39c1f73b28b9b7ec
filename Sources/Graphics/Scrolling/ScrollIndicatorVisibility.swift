/// The visibility of scroll bars.
///
/// Mirrors SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  package var isHidden: Bool { self == .hidden || self == .never }

  /// The usual visibility on this desktop, or that of the scroll view.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The bars are visible while the content can scroll.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// There are no bars.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// There are no bars.
  public static let never = ScrollIndicatorVisibility(name: "never")
}
