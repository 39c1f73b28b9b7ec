import GtkBridge

/// Screens over screens.
struct NavigationPage: View {
  @State private var path = NavigationPath()

  var body: some View {
    ExamplePage {
      Example("Navigation stack") {
        NavigationStack(path: $path) {
          VStack(spacing: 12) {
            Text("The first screen")
            NavigationLink("Next Screen", value: 1)
          }
          .navigationDestination(for: Int.self) { LevelScreen(level: $0) }
        }
        .frame(height: 160)
        .border(.gray.opacity(0.3))
        Text("Screens above the first: \(path.count)")
      }
    }
  }
}

private struct LevelScreen: View {
  let level: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text("Level \(level)")
      HStack {
        NavigationLink("Next Screen", value: level + 1)
        Button("Go Back") { dismiss() }
      }
    }
  }
}
