import GtkBridge
import HomeCore

struct SidebarView: View {
  @ObservedObject var viewModel: ShellViewModel

  var body: some View {
    List(viewModel.state.screens, selection: $viewModel.selection) { screen in
      SidebarRow(screen: screen)
        // In a single-column layout, tapping the selected screen must bring it to the front.
        .onTapGesture { viewModel.request(action: .select(screen)) }
    }
    .primaryAction(forSelectionType: AppScreen.self) { screens in
      if let screen = screens.first { viewModel.request(action: .select(screen)) }
    }
    .listStyle(.sidebar)
  }
}

/// A row with a screen's icon, title and summary.
struct SidebarRow: View {
  let screen: AppScreen

  var body: some View {
    HStack(spacing: 12) {
      Image(icon: screen.icon)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(screen.title)
        Text(screen.summary)
          .font(.caption)
          // Opacity instead of a secondary colour, which would be illegible on a selected row.
          .opacity(0.7)
      }
      Spacer()
    }
  }
}
