import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ScrollViewTests {
    private func policies(_ screen: TestScreen<some View>) throws -> [GtkPolicyType] {
      let window = try #require(screen.root.first("GtkScrolledWindow"))
      var (horizontal, vertical) = (GTK_POLICY_ALWAYS, GTK_POLICY_ALWAYS)
      gtk_scrolled_window_get_policy(window.opaque, &horizontal, &vertical)
      return [horizontal, vertical]
    }

    @Test func contentMayBeLongerThanTheWindow() throws {
      let screen = TestScreen {
        Text("head")
        ScrollView { ForEach(0..<100) { Text("row \($0)") } }
      }
      screen.layOut()
      let window = try #require(screen.root.first("GtkScrolledWindow"))
      #expect(window.bounds(in: screen.root).maxY == 300)
      #expect(window.bounds(in: screen.root).width < 100, "it is as wide as its content")
      #expect(try screen.bounds(of: "row 99").y > 1000)
      #expect(try screen.bounds(of: "row 1").y > screen.bounds(of: "row 0").maxY)
    }

    @Test func contentBeyondSixteenBitsIsNotCutOff() throws {
      let screen = TestScreen {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 50_000)
            Text("end")
          }
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "end").y == 50_000)
    }

    @Test func axesAndBars() throws {
      #expect(try policies(TestScreen { ScrollView { Text("a") } }) == [GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC])
      let sideways = TestScreen { ScrollView(.horizontal) { Text("a") } }
      #expect(try policies(sideways) == [GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER])
      sideways.controller.rootView = ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }
      sideways.flush()
      #expect(try policies(sideways) == [GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL])
    }

    @Test func positionSurvivesAnUpdate() throws {
      struct Rows: View {
        let count: Int
        var body: some View { ScrollView { ForEach(0..<count) { Text("row \($0)") } } }
      }
      let screen = TestScreen { Rows(count: 100) }
      screen.layOut()
      let window = try #require(screen.root.first("GtkScrolledWindow"))
      let adjustment = try #require(gtk_scrolled_window_get_vadjustment(window.opaque))
      gtk_adjustment_set_value(adjustment, 500)
      screen.controller.rootView = Rows(count: 120)
      screen.layOut()
      #expect(gtk_adjustment_get_value(adjustment) == 500)
    }
  }
}
