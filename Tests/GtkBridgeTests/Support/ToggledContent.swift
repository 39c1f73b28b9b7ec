import GtkBridge

/// Content that a button removes and restores.
struct ToggledContent<Content: View>: View {
  let content: Content
  @State private var isShown = true

  init(content: Content) {
    self.content = content
  }

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack {
      Button("Toggle") { isShown.toggle() }
      if isShown { content }
    }
  }
}
