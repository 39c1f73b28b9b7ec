import GtkBridge

struct NavigationPage: View {
  @State private var path = NavigationPath()
  @State private var isBarShown = false
  @State private var isPlainBarShown = false

  var body: some View {
    ExamplePage {
      Example("Navigation stack", of: "NavigationStack", "NavigationLink", "navigationDestination") {
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
      Example(
        "A screen without title or Back button", of: "navigationBarHidden", "navigationBarBackButtonHidden",
        "navigationBarItems", "toolbarBackground"
      ) {
        Button("Show a Screen with Less of a Bar") { isPlainBarShown = true }
          .sheet(isPresented: $isPlainBarShown) {
            NavigationStack { PlainScreen() }.frame(minWidth: 340, minHeight: 220)
          }
      }
      Example(
        "Title and toolbar", of: "NavigationView", "navigationTitle", "navigationSubtitle", "navigationBarTitle",
        "navigationBarTitleDisplayMode", "toolbar", "ToolbarItem", "ToolbarItemGroup"
      ) {
        Button("Show a Screen with a Bar") { isBarShown = true }
          .sheet(isPresented: $isBarShown) {
            NavigationView { LettersScreen() }.frame(minWidth: 340, minHeight: 220)
          }
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

private struct PlainScreen: View {
  @State private var name = "Draft"
  @State private var isHidden = false

  var body: some View {
    VStack(spacing: 12) {
      TextField("Title", text: $name)
      Toggle("Without a title", isOn: $isHidden)
      NavigationLink("Next Screen", destination: NoWayBackScreen())
    }
    .padding(24)
    .navigationTitle($name)
    .navigationBarHidden(isHidden)
    .toolbarBackground(.visible, for: .navigationBar)
    .navigationBarItems(trailing: Button("Clear") { name = "" })
  }
}

private struct NoWayBackScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Finish") { dismiss() }
      .padding(24)
      .navigationBarBackButtonHidden()
  }
}

private struct LettersScreen: View {
  @State private var unread = 12
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text("The bar above belongs to this screen.")
      NavigationLink("Old Title", destination: OldScreen())
    }
    .padding(24)
    .navigationTitle("Letters")
    .navigationSubtitle("\(unread) unread")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Read One", systemImage: "envelope.open") { unread -= 1 }
        Button("Write", systemImage: "square.and.pencil") { unread += 1 }
      }
    }
  }
}

private struct OldScreen: View {
  var body: some View {
    Text("Named as screens were named before.")
      .padding(24)
      .navigationBarTitle("Old Letters")
      .navigationBarTitleDisplayMode(.inline)
  }
}
