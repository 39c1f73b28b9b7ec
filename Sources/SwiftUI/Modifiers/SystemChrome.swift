import GtkBridge

extension View {
  /// Has no effect: a window has no status bar.
  ///
  /// Mirrors SwiftUI's `statusBarHidden(_:)`.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no effect: a window has no status bar.
  ///
  /// Mirrors SwiftUI's `statusBar(hidden:)`.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect: the desktop shows nothing over a window, such as the home indicator of a phone.
  ///
  /// Mirrors SwiftUI's `persistentSystemOverlays(_:)`.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has no effect: the desktop's own gestures begin outside the window.
  ///
  /// Mirrors SwiftUI's `defersSystemGestures(on:)`.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
