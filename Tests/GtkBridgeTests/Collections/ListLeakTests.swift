import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// No part of a list remains after its removal.
  @Suite @MainActor struct ListLeakTests {
    struct Screen: View {
      var rows: Range<Int>
      let token: Token?
      @State private var selection: Int?
      var body: some View {
        ScrollViewReader { _ in
          List(selection: $selection) {
            Section("Rows") {
              ForEach(rows, id: \.self) { [token] row in
                Row(row: row).onAppear { _ = token }
              }
              .onDelete { [token] _ in _ = token }
              .onMove { [token] _, _ in _ = token }
            }
            Button("static") { [token] in _ = token }
          }
          .primaryAction(forSelectionType: Int.self) { [token] _ in _ = token }
          .placeholder { Text("none") }
        }
      }
    }

    struct Row: View {
      let row: Int
      @State private var count = 0
      var body: some View { Button("\(row): \(count)") { count += 1 } }
    }

    /// Shows a list, uses it, and returns the objects that must disappear with it.
    private func showOnce() throws -> (() -> Token?, [Gtk.WeakReference]) {
      let token = Token()
      let screen = TestScreen { Screen(rows: 0..<30, token: token) }
      screen.layOut()
      screen.appear()
      try screen.tap("3: 0")
      screen.controller.rootView = Screen(rows: 5..<20, token: token)
      screen.layOut()
      let references = [try #require(screen.listView), try screen.row("7: 0")].map { Gtk.WeakReference($0) }
      screen.disappear()
      return ({ [weak token] in token }, references)
    }

    @Test func nothingIsLeftOfAList() throws {
      let (token, references) = try showOnce()
      #expect(MainLoop.pump { !references.contains(where: \.isAlive) })
      #expect(token() == nil)
    }

    @Test func aThousandListsLeaveNoMemoryBehind() throws {
      func show(_ times: Int) {
        for _ in 0..<times {
          let screen = TestScreen { Screen(rows: 0..<8, token: nil) }
          screen.layOut()
          screen.appear()
          screen.controller.rootView = Screen(rows: 3..<12, token: nil)
          screen.flush()
        }
      }
      show(100)
      let before = residentKilobytes()
      show(1_000)
      if !toolkitKeepsPictures { #expect(residentKilobytes() - before < 4_000) }
    }
  }
}
