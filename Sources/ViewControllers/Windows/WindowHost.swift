/// The toolkit's side of a ``Window``.
///
/// The window tells it what to do; it asks ``Window/windowShouldClose()`` and reports back with ``Window/windowWillAppear()``, ``Window/windowDidAppear()``,
/// ``Window/windowDidDisappear()``, ``Window/windowDidChangeFrame(to:isMaximized:)`` and ``Window/windowDidClose()``. What is presented in the window it shows as its
/// ``TransitionHost``.
@preconcurrency @MainActor
public protocol WindowHost: TransitionHost {
  /// Whether the window has the keyboard's focus.
  var isActive: Bool { get }

  /// Shows the window in front.
  func present()

  /// Takes the window off the screen for good.
  func close()

  /// The window has another root controller, and with it another chain of ``ViewController/presentedViewController``s:
  /// what was presented on the old root is gone.
  func rootViewControllerDidChange()

  /// The window's title changed, or that of a controller presented in it.
  func titleDidChange()

  /// The window's ``Window/isMaximized`` changed.
  func maximizedDidChange()
}

extension WindowHost {
  /// Completes at once: a host need not show presentation in any way of its own.
  public func perform(_ transition: ScreenTransition) { transition.complete() }

  /// Does nothing: a host need not be able to maximise.
  public func maximizedDidChange() {}
}
