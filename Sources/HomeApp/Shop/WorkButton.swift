import GtkBridge
import HomeCore

/// A button for the screen's purpose, which shows that its work is being done where that takes long.
///
/// It keeps the keyboard's focus meanwhile: what it does at another press is nothing.
struct WorkButton: View {
  private let title: String
  private let phase: WorkPhase
  private let action: () -> Void

  /// Makes a button with a title, of which `phase` says how far its work has come.
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
