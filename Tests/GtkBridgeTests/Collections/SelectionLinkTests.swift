import CGtk
import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Rows that are links in a list with a selection: a click selects the row and follows the link, as in SwiftUI.
  @Suite(.serialized) @MainActor struct SelectionLinkTests {
    private struct Books: View {
      let log: Log
      @State private var selection: Int?
      var body: some View {
        NavigationStack {
          List(selection: $selection) {
            ForEach(0..<5) { row in
              NavigationLink {
                Text("page \(row)").onAppear { log.pages.append(row) }
              } label: {
                Text("row \(row), \(selection == row ? "selected" : "not selected")")
              }
              .tag(row)
            }
          }
        }
      }
    }

    private final class Log {
      var pages: [Int] = []
    }

    private let log = Log()

    @Test func aClickSelectsTheRowAndFollowsItsLink() async throws {
      let screen = try await ClickedScreen { Books(log: log) }
      try screen.click("row 2, not selected")
      #expect(await MainLoop.wait { log.pages == [2] })
      #expect(try screen.window.all.contains { $0.labelText == "row 2, selected" })
      screen.close()
    }

    @Test func aDoubleClickFollowsTheLinkOnce() async throws {
      let settings = Gtk.Object(retaining: UnsafeMutableRawPointer(try #require(gtk_settings_get_default())))
      // The clicks belong together, no matter how slow the machine is.
      settings.setProperty("gtk-double-click-time", to: Int32(60_000))
      defer { settings.setProperty("gtk-double-click-time", to: Int32(400)) }
      let screen = try await ClickedScreen { Books(log: log) }
      try screen.point(at: "row 2, not selected")
      try Pointer.send(["click", "--repeat", "2", "--delay", "60", "1"])
      #expect(await MainLoop.wait { log.pages == [2] })
      for _ in 0..<60 { await screen.nextFrame() }
      #expect(log.pages == [2])
      screen.close()
    }

    @Test func linksAreNotFollowedInEditMode() throws {
      let screen = TestScreen { Books(log: log).environment(\.editMode, .constant(.active)) }
      screen.appear()
      screen.layOut()
      try screen.activate(1)
      for _ in 0..<3 { screen.layOut() }
      #expect(log.pages.isEmpty)
    }

    @Test func aSelectedRowFollowsItsLinkOnReturnOnly() throws {
      let screen = TestScreen { Books(log: log) }
      screen.appear()
      screen.layOut()
      try screen.select(1)
      screen.layOut()
      #expect(screen.texts.contains("row 1, selected"))
      #expect(log.pages.isEmpty)
      try screen.activate(1)
      #expect(MainLoop.pump { log.pages == [1] })
    }
  }
}
