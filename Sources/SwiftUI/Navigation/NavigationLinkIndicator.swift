import GtkBridge

extension View {
  /// Shows or hides the arrows of the navigation links inside that are rows of a list or a form.
  ///
  /// Mirrors SwiftUI's `navigationLinkIndicatorVisibility(_:)`. A row keeps the visibility with which it first appears.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.lookDetails.linkIndicator, visibility)
  }
}
