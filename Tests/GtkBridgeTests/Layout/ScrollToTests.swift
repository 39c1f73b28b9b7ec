import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ScrollToTests {
    @MainActor private final class Target {
      private(set) var proxy: ScrollViewProxy?

      func hold(_ proxy: ScrollViewProxy) { self.proxy = proxy }
    }

    private func visibleTop(_ text: String, in screen: TestScreen<some View>) throws -> Int {
      let window = try #require(screen.root.first("GtkScrolledWindow"))
      return try #require(screen.root.label(text)).bounds(in: window).y
    }

    private func settle(_ screen: TestScreen<some View>) {
      for _ in 0..<4 { screen.layOut() }
    }

    @Test func viewsOfAScrollView() throws {
      let target = Target()
      let screen = TestScreen(width: 200, height: 200) {
        ScrollViewReader { proxy in
          let _ = target.hold(proxy)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<100) { Text("row \($0)").frame(height: 30) }
              Text("the end").id("end")
            }
          }
        }
      }
      screen.layOut()
      let proxy = try #require(target.proxy)
      proxy.scrollTo(50)
      settle(screen)
      let low = try visibleTop("row 50", in: screen)
      #expect(low > 150 && low < 200, "as little as needed")
      proxy.scrollTo(50, anchor: .top)
      settle(screen)
      #expect(try visibleTop("row 50", in: screen) < 15)
      proxy.scrollTo("end")
      settle(screen)
      #expect(try visibleTop("the end", in: screen) < 200)
      proxy.scrollTo("nobody")
      settle(screen)
    }

    @Test func theLastViewOfALazyStack() throws {
      let target = Target()
      let screen = TestScreen(width: 200, height: 200) {
        ScrollViewReader { proxy in
          let _ = target.hold(proxy)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<300) { Text("row \($0)").frame(height: 30) }
              Color.clear.frame(height: 1).id("end")
            }
          }
        }
      }
      screen.layOut()
      try #require(target.proxy).scrollTo("end", anchor: .bottom)
      settle(screen)
      let top = try visibleTop("row 299", in: screen)
      #expect(top > 150 && top < 200, "\(top)")
    }

    @Test func viewWithItsIdentifierTwice() throws {
      let target = Target()
      let screen = TestScreen(width: 200, height: 200) {
        ScrollViewReader { proxy in
          let _ = target.hold(proxy)
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<100) { number in Text("row \(number)").frame(height: 30).id(number) } }
          }
        }
      }
      screen.layOut()
      try #require(target.proxy).scrollTo(20, anchor: .top)
      settle(screen)
      let top = try visibleTop("row 20", in: screen)
      #expect(top >= 0 && top < 15)
    }

    @Test func rowsOfAListAtAnAnchor() throws {
      let target = Target()
      let screen = TestScreen(width: 200, height: 200) {
        ScrollViewReader { proxy in
          let _ = target.hold(proxy)
          List(0..<10_000) { Text("row \($0)").frame(height: 30) }
        }
      }
      screen.layOut()
      try #require(target.proxy).scrollTo(5000, anchor: .center)
      settle(screen)
      let top = try visibleTop("row 5000", in: screen)
      #expect(abs(top - 92) < 25)
    }

    @Test func aListThatAppearsScrollsToARow() async throws {
      let host = try ViewHost(size: CGSize(width: 300, height: 300)) {
        ScrollViewReader { proxy in
          List(0..<1000) { Text("row \($0)") }.onAppear { proxy.scrollTo(500, anchor: .center) }
        }
      }
      defer { host.close() }
      func middle() -> Double? {
        let label = Gtk.shownWindows.first?.all.first { $0.labelText == "row 500" && $0.isMapped }
        return label.flatMap { label in Gtk.shownWindows.first.map { Double(label.bounds(in: $0).y) } }
      }
      #expect(await MainLoop.wait { middle().map { abs($0 - 150) < 60 } == true })
    }
  }
}
