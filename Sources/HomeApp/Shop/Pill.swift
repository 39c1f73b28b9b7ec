import GtkBridge

extension View {
  /// Gives the inner buttons the large round shape of a screen's main action.
  func pill() -> some View {
    environment(\.buttonBorderShape, .capsule).controlSize(.extraLarge)
  }
}
