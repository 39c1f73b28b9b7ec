import GtkBridge

/// Colours, lines, corners.
struct LookPage: View {
  var body: some View {
    ExamplePage {
      Example("Background, border, corners") {
        HStack(spacing: 12) {
          Text("Background").padding(8).background(.yellow.opacity(0.4))
          Text("Border").padding(8).border(.blue, width: 2)
          Text("Corners").padding(8).background(.green.opacity(0.3)).cornerRadius(12)
        }
      }
      Example("Opacity") {
        HStack(spacing: 12) {
          ForEach(1..<5) { step in Tile("\(step * 25) %").opacity(Double(step) / 4) }
        }
      }
      Example("Overlay and background views") {
        HStack(spacing: 24) {
          Tile("Corner").overlay(alignment: .topTrailing) { Color.red.frame(width: 8, height: 8).cornerRadius(4) }
          Text("Stripe").padding(8).background(alignment: .leading) { Color.accentColor.frame(width: 4) }
        }
      }
      Example("Hidden: the room stays") {
        HStack {
          Tile("One")
          Tile("Two").hidden()
          Tile("Three")
        }
      }
    }
  }
}
