import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// What has become of the window, as views see it.
  @Suite @MainActor struct ScenePhaseTests {
    private struct Screen: View {
      let log: Log
      @Environment(\.scenePhase) private var scenePhase
      var body: some View {
        Text("\(scenePhase)").onChange(of: scenePhase) { log.entries.append("\($0)") }
      }
    }

    @Test func followsTheWindow() throws {
      let log = Log()
      let screen = TestScreen { Screen(log: log) }
      #expect(screen.texts == ["background"])
      screen.layOut()
      #expect(MainLoop.pump { screen.texts != ["background"] })
      let window = try #require(screen.root.rootWindow)
      #expect(screen.texts == [window.isActive ? "active" : "inactive"])
      gtk_widget_set_visible(window.widget, 0)
      #expect(log.entries.last == "background", "at once, for there is no other frame")
      gtk_widget_set_visible(window.widget, 1)
      #expect(MainLoop.pump { screen.texts != ["background"] })
      screen.close()
      #expect(log.entries.last == "background")
    }

    @Test func phasesAreOrdered() {
      #expect(ScenePhase.background < .inactive && .inactive < .active)
    }
  }
}
