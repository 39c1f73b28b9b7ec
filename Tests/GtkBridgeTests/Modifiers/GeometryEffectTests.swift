import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views that are drawn in another place, larger or rotated, while they keep their room.
  @Suite @MainActor struct GeometryEffectTests {
    @Test func offsetMovesTheViewAndNothingElse() throws {
      struct Screen: View {
        let offset: CGSize
        var body: some View {
          Text("a").offset(offset)
          Text("b")
        }
      }
      let screen = TestScreen { Screen(offset: .zero) }
      screen.layOut()
      let (a, b) = (try screen.bounds(of: "a"), try screen.bounds(of: "b"))
      screen.controller.rootView = Screen(offset: CGSize(width: 30, height: -12))
      screen.layOut()
      #expect(try screen.bounds(of: "a") == Bounds(x: a.x + 30, y: a.y - 12, width: a.width, height: a.height))
      #expect(try screen.bounds(of: "b") == b)
    }

    @Test func offsetViewIsClickedWhereItIsSeen() throws {
      let screen = TestScreen { Button("a") {}.offset(x: 90) }
      screen.layOut()
      let bounds = try #require(screen.root.button("a")).bounds(in: screen.root)
      let picked = gtk_widget_pick(
        screen.root.widget, Double(bounds.x + bounds.width / 2), Double(bounds.y + bounds.height / 2), GTK_PICK_DEFAULT)
      let widget = Gtk.Widget(retaining: UnsafeMutableRawPointer(try #require(picked)))
      #expect(widget.isDescendant(of: try #require(screen.root.button("a"))))
    }

    @Test func scaleIsFromItsAnchor() throws {
      let screen = TestScreen {
        Text("a").frame(width: 100, height: 50).scaleEffect(2)
        Text("b").frame(width: 100, height: 50).scaleEffect(x: 0.5, y: 1, anchor: .topLeading)
      }
      screen.layOut()
      let a = try screen.bounds(around: "a")
      #expect(a.width == 200 && a.height == 100 && a.x == 100)
      let b = try screen.bounds(around: "b")
      #expect(b.width == 50 && b.height == 50 && b.x == 150)
    }

    @Test func quarterTurnSwapsWidthAndHeight() throws {
      let screen = TestScreen { Text("a").frame(width: 100, height: 50).rotationEffect(.degrees(90)) }
      screen.layOut()
      let bounds = try screen.bounds(around: "a")
      #expect(bounds.width == 50 && bounds.height == 100 && bounds.x == 175)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [Double]) func oddNumbersDoNoHarm(_ number: Double) {
      let screen = TestScreen {
        Text("a").scaleEffect(number).offset(x: number, y: number).rotationEffect(.radians(number))
        Text("b").frame(width: 10, height: 10)
      }
      screen.layOut()
      #expect(screen.texts == ["a", "b"])
    }

    @Test func rowsKeepTheirEffects() throws {
      struct Rows: View {
        let order: [Int]
        var body: some View {
          VStack(alignment: .leading) {
            ForEach(order, id: \.self) { Text("row \($0)").offset(x: Double($0) * 10) }
          }
        }
      }
      let screen = TestScreen { Rows(order: [1, 2]) }
      screen.layOut()
      let first = try screen.bounds(of: "row 1")
      screen.controller.rootView = Rows(order: [2, 1])
      screen.layOut()
      #expect(try screen.bounds(of: "row 1").x == first.x)
      #expect(try screen.bounds(of: "row 2").x - first.x == 10)
    }

    @Test func changesAreSeenInsideOtherEffects() throws {
      struct Square: View {
        let length: Double
        var body: some View {
          ZStack {
            Color.pureRed.frame(width: 20, height: 20).scaleEffect(length / 20).grayscale(0)
            Color.pureBlue.frame(width: 20, height: 2)
              .rotation3DEffect(.degrees(length == 20 ? 0 : 90), axis: (x: 0, y: 0, z: 1)).blur(radius: 0)
          }
        }
      }
      let screen = TestScreen(width: 100, height: 100) { Square(length: 20) }
      #expect(try screen.pixels(at: [(50, 50), (25, 50), (43, 50), (50, 43)]) == [.blue, .clear, .blue, .red])
      screen.controller.rootView = Square(length: 60)
      #expect(try screen.pixels(at: [(50, 50), (25, 50), (43, 50), (50, 43)]) == [.blue, .red, .red, .blue])
    }

    @Test func nothingIsLeftOfAnEffect() throws {
      let reference: Gtk.WeakReference
      do {
        let screen = TestScreen { Text("a").offset(x: 5).rotationEffect(.degrees(5)).transition(.scale) }
        reference = Gtk.WeakReference(try #require(screen.root.label("a")?.parent))
        #expect(reference.isAlive)
      }
      #expect(!reference.isAlive)
    }
  }
}
