import GtkBridge

extension View {
  /// Has no effect: the items of a desktop's bar have no background in common.
  ///
  /// Mirrors SwiftUI's `sharedBackgroundVisibility(_:)`.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some View { self }
}
