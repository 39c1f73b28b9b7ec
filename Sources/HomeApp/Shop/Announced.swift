import GtkBridge

extension View {
  /// Tells assistive technology of a text that shows by itself: now, and whenever it changes. Nothing is said of an empty one.
  func announced(_ text: String) -> some View {
    onAppear { announce(text) }
      .onChange(of: text) { announce($0) }
  }
}

private func announce(_ text: String) {
  if !text.isEmpty { AccessibilityNotification.Announcement(text).post() }
}
