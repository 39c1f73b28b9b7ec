import GtkBridge

extension View {
  /// Gives the buttons inside the large round shape of a screen's main action.
  func pill() -> some View {
    environment(\.buttonBorderShape, .capsule).controlSize(.extraLarge)
  }
}
