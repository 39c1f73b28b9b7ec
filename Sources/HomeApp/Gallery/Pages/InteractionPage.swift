import GtkBridge

/// Hovering, drag and drop, and key commands.
struct InteractionPage: View {
  @State private var isHovered = false
  @State private var dropped = "Drop text or files here"
  @State private var key = "nothing yet"
  @State private var isTargeted = false
  @State private var rowTaps = 0
  @State private var hits = 0
  @State private var place = 0

  var body: some View {
    ExamplePage {
      Example("Hover", of: "onHover") {
        Tile(isHovered ? "The pointer is here" : "Point at me").onHover { isHovered = $0 }
      }
      Example("Drag and drop", of: "draggable", "dropDestination") {
        HStack(spacing: 12) {
          Tile("Drag me").draggable("A text that was dragged")
          Tile(isTargeted ? "Let go" : dropped, minWidth: 180).dropDestination(for: String.self) { texts, _ in
            dropped = texts.joined(separator: ", ")
            return true
          } isTargeted: {
            isTargeted = $0
          }
        }
      }
      Example("Keys, while the button has the focus", of: "onExitCommand", "onDeleteCommand") {
        HStack(spacing: 12) {
          Button("Press Escape or Delete") {}
            .onExitCommand { key = "Escape" }
            .onDeleteCommand { key = "Delete" }
          Text("Pressed: \(key)")
        }
      }
      Example("A row that is tapped anywhere", of: "contentShape") {
        HStack {
          Text("The gap is part of the row")
          Spacer()
          Text("\(rowTaps)")
        }
        .frame(maxWidth: 360).contentShape(Rectangle()).onTapGesture { rowTaps += 1 }
      }
      Example("A layer that lets clicks through", of: "allowsHitTesting") {
        HStack(spacing: 12) {
          Button("Click Through the Layer") { hits += 1 }
            .overlay { Color.orange.opacity(0.3).allowsHitTesting(false) }
          Text("Clicks: \(hits)")
        }
      }
      Example(
        "Keys of a view with the focus: arrows, letters, space", of: "focusable", "onMoveCommand", "onKeyPress"
      ) {
        Tile("At \(place)")
          .focusable()
          .onMoveCommand { place += $0 == .left || $0 == .down ? -1 : 1 }
          .onKeyPress(.space) {
            place = 0
            return .handled
          }
          .onKeyPress(characters: .letters) { press in
            key = press.characters
            return .handled
          }
      }
      Example("Help", of: "help") { Tile("Rest the pointer here").help("A few words of explanation") }
    }
  }
}
