import Foundation

/// The toolkit counterpart of a ``Window``.
///
/// The window sends commands to the host. The host asks ``Window/windowShouldClose()`` and reports
/// ``Window/windowWillAppear()``, ``Window/windowDidAppear()``, ``Window/windowDidDisappear()``,
/// ``Window/windowDidChangeFrame(to:isMaximized:)`` and ``Window/windowDidClose()``. As the ``TransitionHost``, it
/// shows the presentations in the window.
@preconcurrency @MainActor
public protocol WindowHost: TransitionHost {
  /// A Boolean value that indicates whether the window has the keyboard focus.
  var isActive: Bool { get }

  /// The current or expected size of the content below the bar of the window; `nil` if it is not known.
  var contentSize: CGSize? { get }

  /// Shows the window in front of the others.
  func present()

  /// Closes the window permanently.
  func close()

  /// Called after the root controller changed. The controllers presented on the previous root are already dismissed.
  func rootViewControllerDidChange()

  /// Called after the title of the window, or of a controller presented in it, changed.
  func titleDidChange()

  /// Called after the window's ``Window/isMaximized`` changed.
  func maximizedDidChange()

  /// Called after the program added a view to the window itself, which belongs above its content.
  func windowHasViews()
}

extension WindowHost {
  /// Not known, because bars are optional for a host.
  public var contentSize: CGSize? { nil }

  /// Completes the transition immediately, because showing presentations is optional for a host.
  public func perform(_ transition: ScreenTransition) { transition.complete() }

  /// Does nothing, because maximising is optional for a host.
  public func maximizedDidChange() {}

  /// Does nothing, because views above the content are optional for a host.
  public func windowHasViews() {}
}
