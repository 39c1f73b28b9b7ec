import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct AppearanceTests {
    struct Root: View {
      let log: Log
      var hasMore = false
      var body: some View {
        reporting("a")
        if hasMore { reporting("b") }
      }

      private func reporting(_ name: String) -> some View {
        Text(name).onAppear { log.entries.append("+\(name)") }.onDisappear { log.entries.append("-\(name)") }
      }
    }

    @Test func viewsAppearAndDisappearWithTheirScreen() {
      let log = Log()
      let screen = TestScreen { Root(log: log) }
      #expect(log.entries == [], "made, but not on screen")
      screen.appear()
      #expect(log.entries == ["+a"])
      screen.appear()
      screen.disappear()
      screen.disappear()
      #expect(log.entries == ["+a", "-a"])
      screen.appear()
      #expect(log.entries == ["+a", "-a", "+a"])
    }

    @Test func viewAddedAndRemovedWhileOnScreen() {
      let log = Log()
      let screen = TestScreen { Root(log: log) }
      screen.appear()
      log.entries = []
      screen.controller.rootView = Root(log: log, hasMore: true)
      screen.flush()
      #expect(log.entries == ["+b"])
      screen.controller.rootView = Root(log: log, hasMore: false)
      screen.flush()
      #expect(log.entries == ["+b", "-b"])
      screen.disappear()
      #expect(log.entries == ["+b", "-b", "-a"])
    }

    @Test func viewAddedWhileOffScreenAppearsWithTheScreen() {
      let log = Log()
      let screen = TestScreen { Root(log: log) }
      screen.controller.rootView = Root(log: log, hasMore: true)
      screen.flush()
      #expect(log.entries == [])
      screen.appear()
      #expect(Set(log.entries) == ["+a", "+b"])
    }

    @Test func screenThatGoesDisappearsOnce() {
      let log = Log()
      do {
        let screen = TestScreen { Root(log: log) }
        screen.appear()
      }
      #expect(log.entries == ["+a", "-a"])
    }

    @Test func controllerThatIsOnScreenBeforeItsWidgetExists() {
      let log = Log()
      let controller = HostingController(rootView: Root(log: log))
      controller.loadViewIfNeeded()
      controller.beginAppearanceTransition(true, animated: false)
      #expect(log.entries == [])
      _ = controller.view.realize()
      #expect(log.entries == ["+a"])
    }

    @Test func stateSetOnAppearIsShown() {
      struct Loading: View {
        @State private var name = "loading"
        var body: some View { Text(name).onAppear { name = "loaded" } }
      }
      let screen = TestScreen { Loading() }
      #expect(screen.texts == ["loading"])
      screen.appear()
      screen.flush()
      #expect(screen.texts == ["loaded"])
    }

    @Test func withoutAnActionNothingHappens() {
      let screen = TestScreen { Text("a").onAppear().onDisappear() }
      screen.appear()
      screen.disappear()
      #expect(screen.texts == ["a"])
    }
    @Test func viewTakenAwayByAnothersAppearingDoesNotAppear() {
      struct Parts: View {
        let showsSecond: Bool
        let log: Log
        let onAppear: @MainActor () -> Void
        var body: some View {
          VStack {
            Text("a").onAppear { onAppear() }
            if showsSecond { Text("b").onAppear { log.entries.append("b appears") } }
          }
        }
      }
      let log = Log()
      var replace: @MainActor () -> Void = {}
      let screen = TestScreen { Parts(showsSecond: true, log: log) { replace() } }
      replace = { [weak controller = screen.controller] in
        controller?.rootView = Parts(showsSecond: false, log: log) {}
        controller?.flushNow()
      }
      screen.appear()
      screen.flush()
      #expect(screen.texts == ["a"])
      #expect(log.entries == [])
    }
  }
}
