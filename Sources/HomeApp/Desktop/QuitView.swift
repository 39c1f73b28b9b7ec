import GtkBridge
import HomeCore

/// Asks whether the program is really to end.
struct QuitView: View {
  let onCancel: () -> Void
  let onQuit: () -> Void

  var body: some View {
    VStack(spacing: 18) {
      VStack(spacing: 6) {
        Text(String(localized: "Quit HomeApp?"))
          .font(.title)
        Text(String(localized: "All of its windows will be closed."))
          .foregroundColor(.secondary)
      }
      HStack {
        Button(String(localized: "Cancel"), action: onCancel)
        Button(String(localized: "Quit"), action: onQuit)
          .keyboardShortcut(.defaultAction)
      }
    }
    .padding(24)
    .frame(minWidth: 320)
  }
}
