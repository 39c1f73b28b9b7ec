import GtkBridge
import HomeCore

/// A screen of the coordinator playground: its depth and history, and buttons that open other screens.
struct PlaygroundView: View {
  @ObservedObject var screen: PlaygroundScreen

  var body: some View {
    VStack(spacing: 18) {
      Spacer()
      VStack(spacing: 6) {
        Text(heading)
          .font(.title.bold())
        Text(history)
          .foregroundColor(.secondary)
      }
      HStack {
        Button(String(localized: "Push Child")) { screen.tap(.pushChild) }
        Button(String(localized: "Present Child")) { screen.tap(.presentChild) }
        if screen.state.isChild {
          Button(String(localized: "Dismiss")) { screen.tap(.dismiss) }
        }
      }
      Text(census)
        .font(.caption)
        .foregroundColor(.secondary)
      Spacer()
    }
    .padding(24)
    .frame(minWidth: 320, minHeight: 240)
  }

  private var census: String {
    let live = screen.state.live
    return String(localized: "Alive: coordinators \(live.coordinators), view models \(live.viewModels)")
  }

  private var heading: String {
    switch screen.state.arrival {
    case .root: String(localized: "The First Screen")
    case .pushed: String(localized: "Pushed, Level \(screen.state.depth)")
    case .presented: String(localized: "Presented, Level \(screen.state.depth)")
    }
  }

  private var history: String {
    switch screen.state.lastChildEnd {
    case nil:
      String(localized: "Appearances: \(screen.state.appearanceCount), taps: \(screen.state.tapCount)")
    case .dismissedByParent: String(localized: "The child asked to be dismissed")
    case .removedByHost(.wentBack): String(localized: "You went back")
    case .removedByHost(.dismissed): String(localized: "You dismissed the child")
    case .removedByHost(.windowClosed): String(localized: "The child’s window was closed")
    }
  }
}
