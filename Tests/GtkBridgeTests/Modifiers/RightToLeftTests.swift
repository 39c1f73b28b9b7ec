import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// With right-to-left text, all views are in mirrored places.
  @Suite @MainActor struct RightToLeftTests {
    private static let names = [
      "low", "high", "flow 0", "flow 1", "flow 2", "corner", "stripe", "padded", "bordered", "moved", "placed",
      "framed", "flexible", "cell 1", "cell 2", "front", "scaled", "read",
    ]

    private struct Square: View {
      let name: String
      var width = 40.0
      var body: some View { Color.red.frame(width: width, height: 16).accessibilityIdentifier(name) }
    }

    private struct Rows: View {
      var body: some View {
        HStack(spacing: 10) {
          Square(name: "low")
          Square(name: "high", width: 20).layoutPriority(1)
          Spacer()
        }
        FlowStack(spacing: 10) { ForEach(0..<3) { Square(name: "flow \($0)") } }.frame(width: 110)
        Square(name: "layered", width: 80)
          .overlay(alignment: .topTrailing) { Square(name: "corner", width: 10) }
          .background(alignment: .leading) { Square(name: "stripe", width: 4) }
        HStack { Square(name: "padded") }.padding(.leading, 30)
        HStack { Square(name: "bordered") }.border(.red).padding(.leading, 12)
        GeometryReader { Square(name: "read", width: $0.size.width / 2) }.frame(height: 20)
      }
    }

    private struct Places: View {
      var body: some View {
        Square(name: "moved").offset(x: 15)
        Square(name: "placed").position(x: 50, y: 20).frame(width: 120, height: 40)
        HStack { Square(name: "framed") }.frame(width: 120, alignment: .trailing)
        HStack { Square(name: "flexible") }.frame(minWidth: 100, alignment: .trailing)
        Grid(horizontalSpacing: 5) {
          GridRow {
            Square(name: "cell 1")
            Square(name: "cell 2", width: 60)
          }
        }
        ZStack(alignment: .bottomTrailing) {
          Square(name: "behind", width: 100)
          Square(name: "front")
        }
        Square(name: "scaled").scaleEffect(x: 0.5, anchor: .leading)
      }
    }

    /// The places of all views, and the width of the whole.
    private func places(_ direction: GtkTextDirection) -> (width: Int, [String: Bounds]) {
      let usual = gtk_widget_get_default_direction()
      gtk_widget_set_default_direction(direction)
      defer { gtk_widget_set_default_direction(usual) }
      let screen = TestScreen(width: 300, height: 500) {
        VStack(alignment: .leading, spacing: 4) {
          Rows()
          Places()
        }
      }
      screen.layOut()
      screen.layOut()  // The geometry reader's content has its size from the first layout.
      var places: [String: Bounds] = [:]
      for widget in screen.root.all where Self.names.contains(widget.name) {
        places[widget.name] = widget.bounds(in: screen.root)
      }
      return (screen.root.bounds(in: screen.root).width, places)
    }

    @Test func everythingIsMirrored() throws {
      let (width, usual) = places(GTK_TEXT_DIR_LTR)
      let (mirroredWidth, mirrored) = places(GTK_TEXT_DIR_RTL)
      #expect(width == mirroredWidth)
      for name in Self.names {
        let (left, right) = (try #require(usual[name], "\(name)"), try #require(mirrored[name], "\(name)"))
        #expect(right.x == width - left.maxX && right.width == left.width && right.y == left.y, "\(name)")
      }
    }
  }
}
