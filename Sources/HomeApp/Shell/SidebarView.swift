import GtkBridge
import HomeCore

/// The list of screens beside the one that is open.
struct SidebarView: View {
  @ObservedObject var viewModel: ShellViewModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(viewModel.state.screens) { screen in
          Button {
            viewModel.request(action: .select(screen))
          } label: {
            SidebarRow(screen: screen, isSelected: screen == viewModel.state.selection)
          }
          .accessibilityLabel(screen.title)
        }
      }
      .padding()
    }
  }
}

/// One screen's name, and what there is to see.
struct SidebarRow: View {
  let screen: AppScreen
  let isSelected: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(screen.title)
          .fontWeight(isSelected ? .bold : nil)
        Text(screen.summary)
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
    }
  }
}
