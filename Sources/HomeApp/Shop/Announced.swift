import GtkBridge

extension View {
  /// Announces a visible text to assistive technology, when it appears and when it changes. Empty text is not
  /// announced.
  func announced(_ text: String) -> some View {
    onAppear { announce(text) }
      .onChange(of: text) { announce($0) }
  }
}

private func announce(_ text: String) {
  if !text.isEmpty { AccessibilityNotification.Announcement(text).post() }
}
