import GtkBridge

extension View {
  /// Has no effect: the front window receives the files and URLs that the desktop opens. See `onOpenURL(perform:)`.
  ///
  /// Mirrors SwiftUI's `handlesExternalEvents(preferring:allowing:)`.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

extension Scene {
  /// Has no effect: the front window receives the files and URLs that the desktop opens. See `onOpenURL(perform:)`.
  ///
  /// Mirrors SwiftUI's `handlesExternalEvents(matching:)`.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
