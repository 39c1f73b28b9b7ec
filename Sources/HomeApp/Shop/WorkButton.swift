import GtkBridge
import HomeCore

/// A button for a screen's primary action, with a progress indicator for lengthy work.
///
/// During the work the button stays enabled, so that it keeps the keyboard focus; further presses have no effect.
struct WorkButton: View {
  private let title: String
  private let phase: WorkPhase
  private let action: () -> Void

  /// Creates a button that shows the phase of its work.
  init(_ title: String, phase: WorkPhase, action: @escaping () -> Void) {
    self.title = title
    self.phase = phase
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        if phase == .lengthy { ProgressView().accessibilityHidden(true) }
        Text(title)
      }
    }
    .buttonStyle(.borderedProminent)
    .accessibilityLabel(title)
    .announced(phase == .lengthy ? String(localized: "Please wait: this takes a while.") : "")
  }
}
