import GtkBridge

extension View {
  /// Keeps what is read in a column no wider than it can be read, in the middle of its room.
  func clamped(_ width: Double = 720) -> some View {
    frame(maxWidth: width).frame(maxWidth: .infinity)
  }
}
