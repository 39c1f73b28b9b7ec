import GtkBridge

struct StacksPage: View {
  var body: some View {
    ExamplePage {
      Example("Row", of: "HStack") {
        HStack(spacing: 12) {
          Tile("One")
          Tile("Two")
          Tile("Three")
        }
      }
      Example("Column", of: "VStack") {
        VStack(alignment: .leading) {
          Tile("One")
          Tile("Twenty-two")
          Tile("Three")
        }
      }
      Example("Spacer and divider", of: "Spacer", "Divider") {
        HStack {
          Tile("Start")
          Spacer()
          Divider()
          Tile("End")
        }
        .frame(height: 40)
      }
      Example("On top of each other", of: "ZStack", "Color") {
        ZStack(alignment: .bottomTrailing) {
          Color.blue.opacity(0.2).frame(width: 160, height: 80)
          Tile("In front")
        }
      }
    }
  }
}

/// A small labelled box, which many pages arrange.
struct Tile: View {
  private let title: String
  private let minWidth: CGFloat?

  init(_ title: String, minWidth: CGFloat? = nil) {
    (self.title, self.minWidth) = (title, minWidth)
  }

  var body: some View {
    Text(title)
      .frame(minWidth: minWidth)
      .padding(8)
      .background(Color.accentColor.opacity(0.2))
      .cornerRadius(6)
  }
}
