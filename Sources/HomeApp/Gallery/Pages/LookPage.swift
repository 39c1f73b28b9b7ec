import GtkBridge

/// Colours, borders, corners and shadows.
struct LookPage: View {
  @State private var color = Color.purple
  @State private var isOn = true

  var body: some View {
    ExamplePage {
      Example("Background, border, corners", of: "background", "border", "cornerRadius") {
        HStack(spacing: 12) {
          Text("Background").padding(8).background(.yellow.opacity(0.4))
          Text("Border").padding(8).border(.blue, width: 2)
          Text("Corners").padding(8).background(.green.opacity(0.3)).cornerRadius(12)
          Text("Shape").padding(8).background(.orange.opacity(0.3), in: Capsule())
        }
      }
      Example("Clip and shadow", of: "clipShape", "shadow") {
        HStack(spacing: 24) {
          Color.accentColor.frame(width: 60, height: 60).clipShape(Circle())
          Color.accentColor.frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: 12))
          Tile("Shadow").shadow(radius: 4, y: 2)
        }
        .padding(6)
      }
      Example("Tint", of: "ColorPicker", "tint") {
        ColorPicker("Colour", selection: $color)
        VStack(alignment: .leading) {
          Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
          Toggle("Checkbox", isOn: $isOn)
          ProgressView("Progress", value: 0.6)
        }
        .tint(color)
      }
      Example("Opacity", of: "opacity") {
        HStack(spacing: 12) {
          ForEach(1..<5) { step in Tile("\(step * 25) %").opacity(Double(step) / 4) }
        }
      }
      Example("Overlay and background views", of: "overlay", "background") {
        HStack(spacing: 24) {
          Tile("Corner").overlay(alignment: .topTrailing) { Color.red.frame(width: 8, height: 8).cornerRadius(4) }
          Text("Stripe").padding(8).background(alignment: .leading) { Color.accentColor.frame(width: 4) }
        }
      }
      Example("Hidden: the room stays", of: "hidden") {
        HStack {
          Tile("One")
          Tile("Two").hidden()
          Tile("Three")
        }
      }
    }
  }
}
