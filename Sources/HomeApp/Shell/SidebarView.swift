import GtkBridge
import HomeCore

/// The list of screens beside the one that is open.
struct SidebarView: View {
  @ObservedObject var viewModel: ShellViewModel

  var body: some View {
    List(viewModel.state.screens, selection: $viewModel.selection) { screen in
      SidebarRow(screen: screen)
        // Where there is room for one column, the screen that is open already has to come to the front.
        .onTapGesture { viewModel.request(action: .select(screen)) }
    }
    .primaryAction(forSelectionType: AppScreen.self) { screens in
      if let screen = screens.first { viewModel.request(action: .select(screen)) }
    }
  }
}

/// One screen's name, and what there is to see.
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
          // Rather than in a colour of its own, which would not be read on a selected row.
          .opacity(0.9)
      }
      Spacer()
    }
    .padding(.horizontal, 6)
    .padding(.vertical, 4)
  }
}
