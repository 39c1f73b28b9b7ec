import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The result of drawing, pixel by pixel.
  @Suite @MainActor struct CanvasTests {
    /// The colours at some points of a view that is 100 points wide and high.
    private func pixels(
      _ points: [(Int, Int)], of screen: TestScreen<some View>
    ) throws -> [String] {
      screen.layOut()
      let area = try #require(screen.root.first("GtkBridgeDrawingArea"))
      let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 100))
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      let paintable = try #require(gtk_widget_paintable_new(area.widget))
      let snapshot = try #require(gtk_snapshot_new())
      gdk_paintable_snapshot(paintable, snapshot, 100, 100)
      if let node = gtk_snapshot_free_to_node(snapshot) {
        gsk_render_node_draw(node, context)
        gsk_render_node_unref(node)
      }
      g_object_unref(UnsafeMutableRawPointer(paintable))
      cairo_destroy(context)
      cairo_surface_flush(surface)
      let data = try #require(cairo_image_surface_get_data(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      return points.map { x, y in
        let pixel = data + y * stride + x * 4
        return "\(pixel[2]) \(pixel[1]) \(pixel[0]) \(pixel[3])"
      }
    }

    private let red = "255 0 0 255"
    private let blue = "0 0 255 255"
    private let nothing = "0 0 0 0"
    private static let pureRed = Color(red: 1, green: 0, blue: 0)
    private static let pureBlue = Color(red: 0, green: 0, blue: 1)

    @Test func fillsAndStrokes() throws {
      let screen = TestScreen(width: 100, height: 100) {
        Canvas { context, size in
          #expect(size == CGSize(width: 100, height: 100))
          context.fill(Path(CGRect(x: 10, y: 10, width: 40, height: 40)), with: .color(Self.pureRed))
          var line = Path()
          line.addLines([CGPoint(x: 0, y: 80), CGPoint(x: 100, y: 80)])
          context.stroke(line, with: .color(Self.pureBlue), lineWidth: 6)
        }
      }
      let found = try pixels([(20, 20), (60, 60), (50, 80), (50, 90)], of: screen)
      #expect(found == [red, nothing, blue, nothing])
    }

    @Test func transformsAndClipsEndWithTheirCopy() throws {
      let screen = TestScreen(width: 100, height: 100) {
        Canvas { context, _ in
          let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
          context.drawLayer { layer in
            layer.translateBy(x: 40, y: 40)
            layer.scaleBy(x: 2, y: 2)
            layer.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
            layer.fill(square, with: .color(Self.pureRed))
          }
          context.fill(square, with: .color(Self.pureBlue))
        }
      }
      let found = try pixels([(10, 10), (50, 70), (70, 70), (90, 90)], of: screen)
      #expect(found == [blue, red, nothing, nothing])
    }

    @Test func evenOddLeavesHoles() throws {
      let screen = TestScreen(width: 100, height: 100) {
        Canvas { context, _ in
          var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
          path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
          context.fill(path, with: .color(Self.pureRed), style: .init(eoFill: true))
        }
      }
      #expect(try pixels([(10, 10), (50, 50)], of: screen) == [red, nothing])
    }

    @Test func whatIsNoNumberDrawsNothing() throws {
      let screen = TestScreen(width: 100, height: 100) {
        Canvas { context, _ in
          context.scaleBy(x: 0, y: .nan)
          context.translateBy(x: .infinity, y: 0)
          context.fill(Path(CGRect(x: Double.nan, y: 0, width: 10, height: 10)), with: .color(Self.pureRed))
          context.stroke(
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(Self.pureRed),
            style: StrokeStyle(lineWidth: -1, dash: [.nan]))
          context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(Self.pureBlue))
        }
      }
      #expect(try pixels([(10, 10)], of: screen) == [blue])
    }

    @Test func textIsDrawnAndMeasured() throws {
      let screen = TestScreen(width: 100, height: 100) {
        Canvas { context, size in
          let text = context.resolve(Text("■■■■"))
          let measured = text.measure(in: size)
          #expect(measured.width > 20 && measured.height > 8)
          var colored = text
          colored.shading = .color(Self.pureRed)
          context.draw(colored, at: CGPoint(x: 50, y: 50))
        }
      }
      let row = try pixels((20..<80).map { ($0, 50) }, of: screen)
      #expect(row.contains(red))
    }

    @Test func drawsAgainWhenAStateItReadsChanges() throws {
      struct Switching: View {
        @State private var isRed = true
        var body: some View {
          VStack(spacing: 0) {
            Button("Switch") { isRed.toggle() }
            Canvas { context, size in
              context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .color(isRed ? CanvasTests.pureRed : CanvasTests.pureBlue))
            }
            .frame(width: 100, height: 100)
          }
        }
      }
      let screen = TestScreen { Switching() }
      #expect(try pixels([(50, 50)], of: screen) == [red])
      try screen.tap("Switch")
      #expect(try pixels([(50, 50)], of: screen) == [blue])
    }

    @Test func shapeOfOnesOwnIsAskedForTheOutlineInItsRoom() throws {
      struct Upper: Shape {
        func path(in rect: CGRect) -> Path {
          Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height / 2))
        }
      }
      let screen = TestScreen(width: 100, height: 100) { Upper().fill(Self.pureRed) }
      #expect(try pixels([(50, 25), (50, 75)], of: screen) == [red, nothing])
      let stroked = TestScreen(width: 100, height: 100) { Upper().stroke(Self.pureBlue, lineWidth: 8) }
      #expect(try pixels([(50, 50), (50, 25), (50, 75)], of: stroked) == [blue, nothing, nothing])
    }

    @Test func shapesFillTheirRoom() throws {
      let screen = TestScreen(width: 100, height: 100) { Circle().fill(Self.pureRed) }
      #expect(try pixels([(50, 50), (5, 5), (50, 4)], of: screen) == [red, nothing, red])
      let ellipse = TestScreen(width: 100, height: 100) {
        Ellipse().fill(Self.pureBlue).frame(width: 100, height: 100)
      }
      #expect(try pixels([(50, 50), (2, 2)], of: ellipse) == [blue, nothing])
      let line = TestScreen(width: 100, height: 100) { Rectangle().stroke(Self.pureRed, lineWidth: 8) }
      #expect(try pixels([(50, 50), (1, 50)], of: line) == [nothing, red])
    }

    @Test func coloursOfTheThemeAreLookedUp() throws {
      let screen = TestScreen(width: 100, height: 100) {
        Rectangle().fill(.accentColor.opacity(0.5))
      }
      let found = try pixels([(50, 50)], of: screen)
      #expect(found[0].hasSuffix(" 128") || found[0].hasSuffix(" 127"))
    }

    @Test func rolesAndTeardown() throws {
      let screen = TestScreen {
        ToggledContent {
          Canvas { _, _ in }.accessibilityLabel("A drawing")
          Circle()
        }
      }
      func areas() -> [Gtk.Widget] { screen.root.all("GtkBridgeDrawingArea") }
      #expect(areas()[0].hasRole(GTK_ACCESSIBLE_ROLE_IMG))
      #expect(areas()[0].isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "A drawing"))
      #expect(areas()[1].hasRole(GTK_ACCESSIBLE_ROLE_PRESENTATION))
      let references = areas().map { Gtk.WeakReference($0) }
      try screen.tap("Toggle")
      screen.layOut()
      #expect(references.count == 2 && references.allSatisfy { !$0.isAlive })
    }
  }
}
