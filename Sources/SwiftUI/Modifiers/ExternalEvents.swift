import GtkBridge

extension View {
  /// Has no effect: the window in front receives what the desktop opens. See `onOpenURL(perform:)`.
  ///
  /// Mirrors SwiftUI's `handlesExternalEvents(preferring:allowing:)`.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

extension Scene {
  /// Has no effect: the window in front receives what the desktop opens. See `onOpenURL(perform:)`.
  ///
  /// Mirrors SwiftUI's `handlesExternalEvents(matching:)`.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
