import CGtk
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
      let shadow = "filter:drop-shadow(1.0px -2.0px 3.0px #e01b24);"
      let owners = screen.root.all.filter { $0.hasStyle(shadow) }
      #expect(owners.count == 1)
      #expect(owners.first.map { !$0.hasStyle("background-color:#3584e4;") } == true)
      #expect(label.labelText == "a")
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
