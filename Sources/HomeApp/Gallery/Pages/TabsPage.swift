import GtkBridge

/// Tabs and split views.
struct TabsPage: View {
  @State private var tab = "Library"
  @State private var item: Int? = 1

  var body: some View {
    ExamplePage {
      Example("Tabs", of: "TabView", "tabItem", "tag") {
        TabView(selection: $tab) {
          Text("The books you have").padding(24)
            .tabItem { Label("Library", systemImage: "book") }.tag("Library")
          Text("Books to be found").padding(24)
            .tabItem { Label("Search", systemImage: "magnifyingglass") }.tag("Search")
          Text("What was read when").padding(24)
            .tabItem { Label("History", systemImage: "clock") }.tag("History").badge(3)
        }
        .frame(height: 120)
        .border(.gray.opacity(0.3))
        Text("Chosen: \(tab)")
      }
      Example("Pages", of: "tabViewStyle") {
        TabView {
          ForEach(["First", "Second", "Third"], id: \.self) { name in
            Text("\(name) page").font(.title2).frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(.blue.opacity(0.1))
          }
        }
        .tabViewStyle(.page)
        .frame(height: 120)
      }
      Example("Sidebar and detail", of: "NavigationSplitView") {
        NavigationSplitView {
          List(1..<20, id: \.self, selection: $item) { Text("Item \($0)") }
        } detail: {
          Text(item.map { "The detail of item \($0)" } ?? "Nothing is selected")
        }
        .frame(height: 180)
        .border(.gray.opacity(0.3))
      }
      Example("Sidebar, content and detail", of: "NavigationSplitView") {
        ThreeColumns()
        Text("Where two columns fit, the window’s Back button shows the sidebar.").font(.caption)
          .foregroundColor(.secondary)
      }
    }
  }
}

/// Three columns. The page has room for two of them, so the sidebar and the content share a place.
private struct ThreeColumns: View {
  @State private var shelf: String? = "Novels"
  @State private var volume: Int? = 1

  var body: some View {
    NavigationSplitView {
      List(["Novels", "Poems", "Plays"], id: \.self, selection: $shelf) { Text($0) }
    } content: {
      List(1..<10, id: \.self, selection: $volume) { Text("\(shelf ?? "Volume") \($0)") }.listStyle(.sidebar)
    } detail: {
      if let shelf, let volume { Text("\(shelf), volume \(volume)") } else { Text("No volume is selected") }
    }
    .frame(height: 180)
    .border(.gray.opacity(0.3))
  }
}
