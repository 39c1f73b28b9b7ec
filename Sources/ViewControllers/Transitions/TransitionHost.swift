/// The toolkit object that shows transitions between screens.
///
/// A window's ``WindowHost`` shows presentation and dismissal. In a container (``NavigationController``,
/// ``TabController``, ``SplitController``), the ``NativeView/backing`` of its view is the host, if it conforms.
/// Without a host, transitions complete immediately. Off screen, a transition is complete when ``perform(_:)`` returns,
/// because nothing is painted there.
@preconcurrency @MainActor
public protocol TransitionHost: AnyObject {
  /// Shows a transition and calls ``ScreenTransition/complete()`` after it was painted.
  func perform(_ transition: ScreenTransition)
}

/// The toolkit counterpart of a container's view. It shows the screens and their surroundings, such as a header bar or
/// tabs.
@preconcurrency @MainActor
public protocol ContainerBacking: NativeViewBacking, TransitionHost {
  /// Called after the titles, tabs or bars around the screens changed.
  func surroundingsDidChange()

  /// Returns the size available for a screen, or `nil` before the first layout.
  func room(for screen: ViewController) -> CGSize?
}

extension ContainerBacking {
  /// Returns `nil`, because the size may depend on the screen.
  public func room(for screen: ViewController) -> CGSize? { nil }
}

extension ViewController {
  /// The toolkit counterpart of this container, while its view is realised.
  var containerBacking: (any ContainerBacking)? { viewIfLoaded?.backing as? any ContainerBacking }
}
