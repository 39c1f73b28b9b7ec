import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The buttons that a swipe over a row reveals.
  @Suite @MainActor struct SwipeActionsTests {
    struct Inbox: View {
      var lists = ScrollDestinations()
      @State private var messages = (0..<40).map { "message \($0)" }
      @State private var latest = "none"

      var body: some View {
        List(messages, id: \.self) { message in
          Text(message)
            .swipeActions {
              Button("Delete \(message)", role: .destructive) { messages.removeAll { $0 == message } }
              Button("Flag \(message)") { latest = "flag" }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Read \(message)") { latest = "read" } }
        }
        .environment(\.scrollDestinations, lists)
        Text("latest: \(latest)")
        Button("Remove the second") { messages.remove(at: 1) }
      }
    }

    @Test func swipeRevealsTheButtonsOfItsEdge() async throws {
      let screen = try await ClickedScreen { Inbox() }
      let window = try screen.window
      try screen.turnWheelSideways(toRight: true, at: "message 1")
      #expect(await MainLoop.wait { window.button("Delete message 1") != nil })
      #expect(window.button("Read message 1") == nil)
      try screen.turnWheelSideways(toRight: false, at: "message 1")
      #expect(await MainLoop.wait { window.button("Delete message 1") == nil }, "a swipe back only conceals")
      #expect(window.button("Read message 1") == nil)
      try screen.turnWheelSideways(toRight: false, at: "message 1")
      #expect(await MainLoop.wait { window.button("Read message 1") != nil })
    }

    @Test func deletedRowTakesItsButtonsAlong() async throws {
      let screen = try await ClickedScreen { Inbox() }
      let window = try screen.window
      try screen.turnWheelSideways(toRight: true, at: "message 1")
      #expect(await MainLoop.wait { window.button("Delete message 1") != nil })
      await screen.nextFrame()
      try screen.click("Delete message 1")
      #expect(await MainLoop.wait { window.label("message 1") == nil })
      #expect(window.button("Delete message 1") == nil)
      #expect(window.button("Delete message 2") == nil)
    }

    @Test func anotherRowsSwipeConcealsTheButtons() async throws {
      let screen = try await ClickedScreen { Inbox() }
      let window = try screen.window
      try screen.turnWheelSideways(toRight: true, at: "message 1")
      #expect(await MainLoop.wait { window.button("Delete message 1") != nil })
      try screen.turnWheelSideways(toRight: true, at: "message 3")
      #expect(await MainLoop.wait { window.button("Delete message 3") != nil })
      #expect(window.button("Delete message 1") == nil)
    }

    @Test func scrollingConcealsTheButtons() async throws {
      let screen = try await ClickedScreen { Inbox() }
      let window = try screen.window
      try screen.turnWheelSideways(toRight: true, at: "message 1")
      #expect(await MainLoop.wait { window.button("Delete message 1") != nil })
      try screen.turnWheel(1, at: "message 3")
      #expect(await MainLoop.wait { window.button("Delete message 1") == nil })
    }

    @Test func rowThatGoesConcealsItsButtons() async throws {
      let screen = try await ClickedScreen { Inbox() }
      let window = try screen.window
      try screen.turnWheelSideways(toRight: true, at: "message 1")
      #expect(await MainLoop.wait { window.button("Delete message 1") != nil })
      window.button("Remove the second")?.emit("clicked")
      #expect(await MainLoop.wait { window.label("message 1") == nil })
      #expect(!window.all.contains { $0.labelText?.hasPrefix("Delete") == true })
    }

    @Test func leadingEdgeIsOnTheRightFromRightToLeft() async throws {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let screen = try await ClickedScreen { Inbox() }
      let window = try screen.window
      try screen.turnWheelSideways(toRight: true, at: "message 1")
      #expect(await MainLoop.wait { window.button("Read message 1") != nil })
      await screen.nextFrame()
      #expect(try screen.bounds(of: "Read message 1").x > 200)
    }

    @Test func fullSwipePerformsTheFirstActionWhereAllowed() throws {
      let inbox = Inbox()
      let screen = TestScreen { inbox }
      screen.layOut()
      let rows = try #require(inbox.lists.targets.lazy.compactMap { $0 as? RowList }.first)
      let swipe = try #require(rows.swipe)
      func swipeFully(_ text: String, by distance: Double) throws {
        let bounds = try screen.row(text).bounds(in: rows.view)
        let y = Double(bounds.y) + Double(bounds.height) / 2
        for _ in 0..<10 { #expect(swipe.move(by: distance / 10, at: y)) }
        swipe.end()
        screen.layOut()
      }
      try swipeFully("message 1", by: 350)
      #expect(screen.texts.contains("latest: none"), "the leading edge does not allow it")
      #expect(screen.root.button("Read message 1") != nil)
      try swipeFully("message 2", by: -350)
      #expect(screen.root.label("message 2") == nil)
    }

    @Test func keyboardReachesTheActionsInTheMenuOfTheRow() async throws {
      let screen = try await ClickedScreen { Inbox() }
      let window = try screen.window
      let list = try #require(window.all.first { $0.typeName == "GtkListView" })
      let row = try #require(list.children.first { $0.texts.contains("message 1") })
      gtk_widget_grab_focus(row.widget)
      try InputDevices.press("shift+F10")
      #expect(await MainLoop.wait { window.label("Delete message 1") != nil })
      await screen.nextFrame()
      try InputDevices.press("Return")
      #expect(await MainLoop.wait { window.label("message 1") == nil })
    }
  }
}
