import GtkBridge

/// Grids and flow layout.
struct GridsPage: View {
  @State private var name = ""
  @State private var isMember = true

  private static let tags = [
    "novel", "poetry", "travel", "history", "science", "cooking", "music", "art", "philosophy", "gardening", "children",
  ]

  var body: some View {
    ExamplePage {
      Example("Grid", of: "Grid", "GridRow", "gridColumnAlignment", "gridCellColumns") {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
          GridRow {
            Text("Name").gridColumnAlignment(.trailing)
            TextField("Name", text: $name)
          }
          GridRow {
            Text("Membership")
            Toggle("Member", isOn: $isMember)
          }
          Divider()
          GridRow {
            Text("A cell that takes two columns").gridCellColumns(2)
          }
        }
      }
      Example("Cells", of: "gridCellAnchor", "gridCellUnsizedAxes") {
        Grid(horizontalSpacing: 12, verticalSpacing: 8) {
          GridRow {
            Tile("Top").gridCellAnchor(.topLeading)
            Color.blue.opacity(0.2).frame(width: 160, height: 72)
            Tile("Bottom").gridCellAnchor(.bottomTrailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      }
      Example("Flow: lines break where there is no more room", of: "FlowStack") {
        FlowStack(spacing: 8) {
          ForEach(Self.tags, id: \.self) { Tile($0) }
        }
      }
      Example("Lazy grid of ten thousand: as many columns as fit", of: "LazyVGrid") {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 8) {
            ForEach(0..<10_000) { Tile("Item \($0)") }
          }
        }
        .frame(height: 200)
        .border(.gray.opacity(0.3))
      }
      Example("Lazy grid that scrolls sideways", of: "LazyHGrid") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
            ForEach(0..<1_000) { Tile("Item \($0)").fixedSize() }
          }
        }
        .frame(height: 110)
        .border(.gray.opacity(0.3))
      }
    }
  }
}
