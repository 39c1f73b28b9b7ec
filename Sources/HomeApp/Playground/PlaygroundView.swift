import GtkBridge
import HomeCore

/// A screen of the coordinator playground: where it stands, and buttons that open others.
struct PlaygroundView: View {
  @ObservedObject var screen: PlaygroundScreen

  var body: some View {
    VStack(spacing: 18) {
      Spacer()
      VStack(spacing: 6) {
        Text(heading)
          .font(.title)
        Text(history)
          .foregroundColor(.secondary)
      }
      HStack {
        Button("Push Child") { screen.tap(.pushChild) }
        Button("Present Child") { screen.tap(.presentChild) }
        if screen.state.isChild {
          Button("Dismiss") { screen.tap(.dismiss) }
        }
      }
      Text("Alive: coordinators \(screen.state.live.coordinators), view models \(screen.state.live.viewModels)")
        .font(.caption)
        .foregroundColor(.secondary)
      Spacer()
    }
    .padding(24)
    .frame(minWidth: 360, minHeight: 240)
  }

  private var heading: String {
    switch screen.state.arrival {
    case .root: "The First Screen"
    case .pushed: "Pushed, Level \(screen.state.depth)"
    case .presented: "Presented, Level \(screen.state.depth)"
    }
  }

  private var history: String {
    switch screen.state.lastChildEnd {
    case nil: "Appearances: \(screen.state.appearanceCount), taps: \(screen.state.tapCount)"
    case .dismissedByParent: "The child asked to go"
    case .removedByHost(.wentBack): "You went back"
    case .removedByHost(.dismissed): "You dismissed the child"
    case .removedByHost(.windowClosed): "The child's window was closed"
    }
  }
}
