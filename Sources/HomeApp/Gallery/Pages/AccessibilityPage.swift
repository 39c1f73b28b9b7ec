import GtkBridge

/// What assistive technology is told.
struct AccessibilityPage: View {
  var body: some View {
    ExamplePage {
      Example("Name and hint") {
        Button("✎") {}
          .accessibilityLabel("Edit")
          .accessibilityHint("Changes the title")
      }
      Example("Value") {
        Slider(value: .constant(0.5)) { Text("Brightness") }
          .accessibilityValue("half")
      }
      Example("Hidden from it") {
        HStack {
          Image(systemName: "star.fill").accessibilityHidden(true)
          Text("The star is for the eye alone")
        }
      }
    }
  }
}
