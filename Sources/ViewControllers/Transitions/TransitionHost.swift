/// The toolkit's side of changes between screens: it shows them.
///
/// A window's ``WindowHost`` shows presentation and dismissal. In a container (``NavigationController``,
/// ``TabController``, ``SplitController``) it is the ``NativeView/realization`` of the container's view, where that conforms.
/// Where there is no host transitions complete at once. Off screen nothing can be painted, so there a transition is over when
/// ``perform(_:)`` returns.
@preconcurrency @MainActor
public protocol TransitionHost: AnyObject {
  /// Shows a change that has been made, and calls ``ScreenTransition/complete()`` when it has been painted.
  func perform(_ transition: ScreenTransition)
}

/// The toolkit's side of a container's view: it shows the screens and what surrounds them, such as a header bar or tabs.
@preconcurrency @MainActor
public protocol ContainerRealization: NativeViewRealization, TransitionHost {
  /// The titles, tabs or bars around the screens changed.
  func surroundingsDidChange()
}

extension ViewController {
  /// The toolkit's side of this container, while its view is realised.
  var containerRealization: (any ContainerRealization)? { viewIfLoaded?.realization as? any ContainerRealization }
}
