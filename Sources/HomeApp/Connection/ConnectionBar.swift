import GtkBridge
import HomeCore

/// A bar at the top of a window for messages about the connection to the shop's server.
struct ConnectionBar: View {
  @ObservedObject var viewModel: AnyViewModel<ConnectionStatus, ConnectionInput>

  var body: some View {
    if let message = viewModel.message {
      ConnectionLine(message: message, status: viewModel.state) { viewModel.trigger(.connect) }
    }
  }
}

/// The line of the bar, with a button if only the user can restore the connection.
struct ConnectionLine: View {
  let message: String
  let status: ConnectionStatus
  let connect: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Text(message)
        .fontWeight(.semibold)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .help(status.reason ?? "")
      if status.canConnect {
        Button(String(localized: "Connect"), action: connect)
      }
    }
    .accessibilityAddTraits(.updatesFrequently)
    .announced(message)
    .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
    .frame(minHeight: 42)
    .background(.accentColor.opacity(0.2))
    Divider()
  }
}
