import GtkBridge

extension View {
  /// Limits the content to a readable width and centres it.
  func clamped(_ width: Double = 720) -> some View {
    frame(maxWidth: width).frame(maxWidth: .infinity)
  }
}
