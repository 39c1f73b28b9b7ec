import GtkBridge

/// Pointer and keys.
struct InteractionPage: View {
  @State private var taps = 0
  @State private var isHovered = false
  @State private var wasHeld = false

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
      Example("Help") { Tile("Rest the pointer here").help("A few words of explanation") }
    }
  }
}
