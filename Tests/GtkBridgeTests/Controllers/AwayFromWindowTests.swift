import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Screens that leave their window and return, while a client of the accessibility bus reads all items.
  @Suite @MainActor struct AwayFromWindowTests {
    private struct Choices: View {
      @State private var choice = 0

      var body: some View {
        VStack {
          Picker("choice", selection: $choice) {
            Text("one").tag(0)
            Text("two").tag(1)
          }
          Menu("menu") { Button("line") {} }
        }
      }
    }

    private func navigation() -> ViewController {
      let navigation = NavigationController(rootViewController: LoggingController("first", Log()))
      navigation.pushViewController(LoggingController("second", Log()), animated: false)
      return navigation
    }

    private func tabs() -> ViewController {
      let tabs = TabController()
      tabs.setViewControllers([LoggingController("one", Log()), LoggingController("two", Log())], animated: false)
      return tabs
    }

    private func tabView() -> ViewController {
      HostingController(rootView: TabView { Text("one").tabItem { Text("one") } })
    }

    private func choices() -> ViewController { HostingController(rootView: Choices()) }

    @Test(arguments: 0..<4) func screenComesBackAfterAClientHasReadAll(kind: Int) throws {
      let screen = [navigation, tabs, tabView, choices][kind]()
      let other = LoggingController("other", Log())
      let split = SplitController(style: .doubleColumn)
      split.setViewController(LoggingController("sidebar", Log()), for: .primary)
      split.setViewController(screen, for: .secondary)
      let window = try TestApplication.show(split, width: 800)
      for _ in 0..<2 {
        #expect(AccessibilityClient.readAll() > 10)
        split.setViewController(other, for: .secondary)
        #expect(MainLoop.pump { other.appearanceState == .appeared })
        #expect(AccessibilityClient.readAll() > 5)
        split.setViewController(screen, for: .secondary)
        #expect(MainLoop.pump { screen.appearanceState == .appeared })
      }
      window.close()
    }

    @Test func tabsThatCameBackStillFollowTheirScreens() throws {
      let screen = tabs()
      let other = LoggingController("other", Log())
      let split = SplitController(style: .doubleColumn)
      split.setViewController(screen, for: .secondary)
      let window = try TestApplication.show(split, width: 800)
      split.setViewController(other, for: .secondary)
      #expect(MainLoop.pump { other.appearanceState == .appeared })
      split.setViewController(screen, for: .secondary)
      #expect(MainLoop.pump { screen.appearanceState == .appeared })
      screen.children[1].title = "another name"
      #expect(MainLoop.pump { screen.view.realizedWidget?.texts.contains("another name") == true })
      window.close()
    }
  }
}
