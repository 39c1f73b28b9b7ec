import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct IdentityTests {
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }

    struct Root: View {
      let id: Int
      var body: some View {
        Text("above")
        Counting().id(id)
        Text("below")
      }
    }

    @Test func changedIdentityStartsAnewInItsPlace() throws {
      let screen = TestScreen { Root(id: 1) }
      try screen.tap("0")
      screen.flush()
      let button = Gtk.WeakReference(try #require(screen.root.button("1")))
      screen.controller.rootView = Root(id: 1)
      screen.flush()
      #expect(screen.texts == ["above", "1", "below"])
      #expect(button.isAlive)
      screen.controller.rootView = Root(id: 2)
      screen.flush()
      #expect(screen.texts == ["above", "0", "below"])
      #expect(!button.isAlive)
    }

    @Test func rowsWithAnIdentityRemainRows() throws {
      struct Rows: View {
        let id: Int
        let names: [String]
        var body: some View {
          List {
            Text("above")
            Group { Section { ForEach(names, id: \.self) { Text($0) } } }.id(id)
          }
        }
      }
      let screen = TestScreen(width: 400, height: 400) { Rows(id: 1, names: ["a", "b"]) }
      screen.layOut()
      #expect(screen.rowTexts == ["above", "a", "b"])
      screen.controller.rootView = Rows(id: 1, names: ["a", "b", "c"])
      screen.layOut()
      #expect(screen.rowTexts == ["above", "a", "b", "c"])
      screen.controller.rootView = Rows(id: 2, names: ["d"])
      screen.layOut()
      #expect(screen.rowTexts == ["above", "d"])
    }

    @Test func changedIdentityDisappearsAndAppears() {
      struct Reporting: View {
        let id: Int
        let log: Log
        var body: some View {
          Text("a").onAppear { log.entries.append("+\(id)") }.onDisappear { log.entries.append("-\(id)") }.id(id)
        }
      }
      let log = Log()
      let screen = TestScreen { Reporting(id: 1, log: log) }
      screen.appear()
      screen.controller.rootView = Reporting(id: 2, log: log)
      screen.flush()
      #expect(log.entries == ["+1", "-1", "+2"])
    }
  }
}
