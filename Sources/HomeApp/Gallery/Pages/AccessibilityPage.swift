import GtkBridge

struct AccessibilityPage: View {
  var body: some View {
    ExamplePage {
      Example("Name and hint", of: "accessibilityLabel", "accessibilityHint") {
        Button("✎") {}
          .accessibilityLabel("Edit")
          .accessibilityHint("Changes the title")
      }
      Example("Value", of: "accessibilityValue") {
        Slider(value: .constant(0.5)) { Text("Brightness") }
          .accessibilityValue("half")
      }
      Example("A name for tests, which nobody reads out", of: "accessibilityIdentifier") {
        Tile("Found by its identifier").accessibilityIdentifier("tile")
      }
      Example("Traits", of: "accessibilityAddTraits") {
        Text("A heading").accessibilityAddTraits(.isHeader)
      }
      Example("Hidden from it", of: "accessibilityHidden") {
        HStack {
          Image(systemName: "star.fill").accessibilityHidden(true)
          Text("The star is for the eye alone")
        }
      }
    }
  }
}
