import GtkBridge

extension View {
  /// Mirrors SwiftUI's deprecated `onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)`.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
