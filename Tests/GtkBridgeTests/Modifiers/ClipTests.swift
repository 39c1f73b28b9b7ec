import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Shadow, clip, shapes behind views, tint.
  @Suite @MainActor struct ClipTests {
    @Test(arguments: [
      (Double?.some(8), "border-radius:8.0px;"), (nil, "border-radius:9999px;"),
    ])
    func clipsToShapes(_ radius: Double?, _ css: String) throws {
      let screen = TestScreen {
        if let radius {
          Text("a").clipShape(RoundedRectangle(cornerRadius: radius))
        } else {
          Text("a").clipShape(Capsule())
        }
      }
      let box = try #require(screen.root.label("a")?.parent)
      #expect(box.clipsContent)
      #expect(box.hasStyle(css))
    }

    @Test func clippedCutsOff() throws {
      let screen = TestScreen { Text("a").clipped() }
      #expect(try #require(screen.root.label("a")?.parent).clipsContent)
    }

    @Test func shadowIsItsOwnWidgets() throws {
      let screen = TestScreen { Text("a").shadow(color: .red, radius: 3, x: 1, y: -2).background(.blue) }
      let label = try #require(screen.root.label("a"))
      let owners = screen.root.all.filter { widget in
        if case .effect(.shadow(color: .red, radius: 3, x: 1, y: -2)) = widget.painting { true } else { false }
      }
      #expect(owners.count == 1)
      #expect(owners.first.map { !$0.hasStyle("background-color:#3584e4;") } == true)
      #expect(label.labelText == "a")
    }

    /// If cairo redraws a part of the window, GSK would blur only that part.
    @Test(arguments: [false, true]) func whatSpreadsIsAPictureForCairo(isBlur: Bool) throws {
      let screen = TestScreen {
        if isBlur { Text("a").blur(radius: 3) } else { Text("a").shadow(radius: 3) }
      }
      screen.layOut()
      let paintable = try #require(gtk_widget_paintable_new(screen.root.widget))
      defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      let snapshot = try #require(gtk_snapshot_new())
      gdk_paintable_snapshot(paintable, snapshot, 400, 300)
      let node = try #require(gtk_snapshot_free_to_node(snapshot))
      defer { gsk_render_node_unref(node) }
      let text = try #require(gsk_render_node_serialize(node))
      defer { g_bytes_unref(text) }
      var count = 0
      let start = try #require(g_bytes_get_data(text, &count))
      let nodes = String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
      #expect(nodes.contains("texture {") && !nodes.contains("blur {") && !nodes.contains("shadow {"))
    }

    @Test func backgroundInAShape() throws {
      let screen = TestScreen { Text("a").padding().background(.blue, in: Capsule()) }
      screen.layOut()
      let area = try #require(screen.root.first("GtkBridgeDrawingArea"))
      #expect(area.bounds(in: screen.root) == (try screen.bounds(around: "a")))
    }

    @Test func tintReachesTheControlsInside() throws {
      struct Sample: View {
        var color: Color?
        var body: some View {
          VStack {
            Toggle("a", isOn: .constant(true))
            Slider(value: .constant(0.5)) { Text("b") }
          }
          .tint(color)
        }
      }
      let screen = TestScreen { Sample(color: .red) }
      let check = try #require(screen.root.first("GtkCheckButton"))
      let scale = try #require(screen.root.first("GtkScale"))
      #expect(check.styles.count == 1 && check.styles == scale.styles)
      screen.controller.rootView = Sample(color: nil)
      screen.flush()
      #expect(check.styles.isEmpty && scale.styles.isEmpty)
    }

    @Test func tintReachesProgress() throws {
      let screen = TestScreen { ProgressView(value: 1.0).tint(.red) }
      #expect(try #require(screen.root.first("GtkProgressBar")).styles.count == 1)
    }
  }
}
