import GtkBridge

struct MenusPage: View {
  @State private var last = "nothing yet"
  @State private var isShown = true

  var body: some View {
    ExamplePage {
      Example("Menu", of: "Menu") {
        Menu("Actions") {
          Button("Copy") { last = "Copy" }
          Button("Paste") { last = "Paste" }
          Toggle("Show details", isOn: $isShown)
        }
        Menu("More", systemImage: "ellipsis.vertical") {
          Button("Rename") { last = "Rename" }
        }
        .labelStyle(.iconOnly)
        Text("Last chosen: \(last)")
        if isShown { Text("Details").foregroundColor(.secondary) }
      }
      Example("Context menu", of: "contextMenu") {
        Text("Press the secondary button here")
          .padding(12)
          .border(.gray.opacity(0.3))
          .contextMenu {
            Button("Open") { last = "Open" }
            Button("Delete", role: .destructive) { last = "Delete" }
          }
      }
      Example("Keyboard shortcut", of: "keyboardShortcut") {
        Button("Save (Ctrl+S)") { last = "Save" }.keyboardShortcut("s")
      }
    }
  }
}
