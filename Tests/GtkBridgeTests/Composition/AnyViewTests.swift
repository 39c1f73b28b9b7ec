import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct AnyViewTests {
    @Test func viewOfTheSameTypeIsUpdatedInPlace() throws {
      let screen = TestScreen { AnyView(Text("a")) }
      let label = try #require(screen.root.label("a"))
      screen.controller.rootView = AnyView(AnyView(Text("b")))
      screen.flush()
      #expect(screen.root.label("b")?.widget == label.widget)
    }

    @Test func viewOfAnotherTypeStartsAnew() {
      let log = Log()
      let screen = TestScreen {
        AnyView(Text("a").onAppear { log.entries.append("+a") }.onDisappear { log.entries.append("-a") })
      }
      screen.appear()
      screen.controller.rootView = AnyView(erasing: Button("b") {})
      screen.flush()
      #expect(screen.texts == ["b"])
      #expect(log.entries == ["+a", "-a"])
    }

    @Test func optionalViewIsAnotherTypeThanTheViewInIt() {
      let screen = TestScreen { AnyView(Text?.some(Text("a"))) }
      screen.controller.rootView = AnyView(Text("b"))
      screen.flush()
      #expect(screen.texts == ["b"])
      screen.controller.rootView = AnyView(Text?.none)
      screen.flush()
      #expect(screen.texts == [])
    }
  }
}
