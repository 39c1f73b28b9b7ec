import GtkBridge

/// Pointer and keys.
struct InteractionPage: View {
  @State private var taps = 0
  @State private var isHovered = false
  @State private var wasHeld = false
  @State private var dropped = "Drop text or files here"
  @State private var isTargeted = false

  var body: some View {
    ExamplePage {
      Example("Double tap") {
        Tile("Tapped \(taps) times").onTapGesture(count: 2) { taps += 1 }
      }
      Example("Long press") {
        Tile(wasHeld ? "Held" : "Press and hold").onLongPressGesture { wasHeld = true }
      }
      Example("Hover") {
        Tile(isHovered ? "The pointer is here" : "Point at me").onHover { isHovered = $0 }
      }
      Example("Drag and drop") {
        HStack(spacing: 12) {
          Tile("Drag me").draggable("A text that was dragged")
          Tile(isTargeted ? "Let go" : dropped).dropDestination(for: String.self) { texts, _ in
            dropped = texts.joined(separator: ", ")
            return true
          } isTargeted: {
            isTargeted = $0
          }
        }
      }
      Example("Help") { Tile("Rest the pointer here").help("A few words of explanation") }
    }
  }
}
