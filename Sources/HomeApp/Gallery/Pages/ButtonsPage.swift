import GtkBridge

/// What is pressed.
struct ButtonsPage: View {
  @State private var presses = 0

  var body: some View {
    ExamplePage {
      Example("Button") {
        HStack(spacing: 12) {
          Button("Press Me") { presses += 1 }
          Text("Pressed \(presses) times")
        }
      }
      Example("Any view as label") {
        Button {
          presses += 1
        } label: {
          Label("With an icon", systemImage: "star.fill")
        }
      }
      Example("Disabled") { Button("Cannot Be Pressed") {}.disabled() }
    }
  }
}
