import GtkBridge

/// The movement with which a screen of a stack appears.
///
/// Mirrors SwiftUI's `NavigationTransition`. Screens slide here.
public protocol NavigationTransition: Sendable {}

/// The usual movement.
///
/// Mirrors SwiftUI's `AutomaticNavigationTransition`.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates a transition.
  public init() {}
}

/// A movement out of another view.
///
/// Mirrors SwiftUI's `ZoomNavigationTransition`. The screen slides here.
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual movement.
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A movement out of the view that `matchedTransitionSource(id:in:)` marks. The screen slides here.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension View {
  /// Has no effect: the screens of a stack slide.
  ///
  /// Mirrors SwiftUI's `navigationTransition(_:)`.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Has no effect: the screens of a stack slide.
  ///
  /// Mirrors SwiftUI's `matchedTransitionSource(id:in:)`.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Has no effect: a header bar has no icon of the document.
  ///
  /// Mirrors SwiftUI's `navigationDocument(_:)`.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Has no effect: a header bar has no icon of the document.
  ///
  /// Mirrors SwiftUI's `navigationDocument(_:)`.
  @_disfavoredOverload
  public func navigationDocument<Document: Transferable>(_ document: Document) -> some View { self }

  /// Omits an item from its toolbar.
  ///
  /// Mirrors SwiftUI's `hidden(_:)` of toolbar content, which has another name here: any view can be in a toolbar, and
  /// `hidden()` of views keeps their place.
  @ViewBuilder
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View { if !hidden { self } }
}
