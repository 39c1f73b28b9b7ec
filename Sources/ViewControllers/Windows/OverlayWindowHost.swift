import Foundation

/// A host that shows a window as a layer above the content of another one.
///
/// UIKit shows every window of a program in the same place, and windows of a higher ``Window/Level`` above the others.
/// On the desktop, each normal window has its own place. A window of a higher level, such as a message above all
/// screens, belongs to the window in front.
@MainActor
final class OverlayWindowHost: WindowHost {
  private weak var window: Window?
  private weak var base: Window?
  private let layer: Layer
  private weak var rootView: NativeView?

  /// - Parameter base: The window in front, which shows the layer until it closes.
  init(for window: Window, above base: Window) {
    (self.window, self.base) = (window, base)
    layer = Layer(of: window)
    if window.hasOwnFrame, !window.frame.contains(base.bounds) {
      layer.frame = window.frame
    } else {
      layer.fill(base)
    }
    layer.addSubview(window)
    rootViewControllerDidChange()
  }

  var isActive: Bool { false }

  func present() {
    guard let base, let window else { return }
    guard layer.superview == nil else { return base.bringSubviewToFront(layer) }
    let above = base.subviews.firstIndex { ($0 as? Layer)?.level ?? .normal > window.windowLevel }
    base.insertSubview(layer, at: above ?? base.subviews.count)
    window.windowWillAppear()
    window.windowDidAppear()
  }

  func close() {
    window?.windowDidClose()
    layer.removeFromSuperview()
    window?.removeFromSuperview()
    rootView?.removeFromSuperview()
  }

  func rootViewControllerDidChange() {
    guard let window else { return }
    rootView?.removeFromSuperview()
    rootView = window.rootViewController?.view
    guard let rootView else { return }
    window.insertSubview(rootView, at: 0)
    rootView.fill(window)
    if window.isShown {
      window.windowWillAppear()
      window.windowDidAppear()
    }
  }

  func titleDidChange() {}

  func perform(_ transition: ScreenTransition) {
    guard let host = base?.transitionHost else { return transition.complete() }
    host.perform(transition)
  }

  /// Indicates whether the host shows its window above `base`.
  func isAbove(_ base: Window) -> Bool { self.base === base }

  /// The layer, whose only view is the window.
  private final class Layer: WindowLayer {
    var level: Window.Level { shownWindow?.windowLevel ?? .normal }

    override func layoutSubviews() {
      shownWindow?.overlayDidResize(to: bounds.size)
      super.layoutSubviews()
    }
  }
}

extension NativeView {
  /// Sets the view to the size of `container`, now and after each resize.
  fileprivate func fill(_ container: NativeView) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
