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

    nonisolated enum RowKind: CaseIterable { case text, link, inForm, textInForm, button, selectable }

    private struct Asking: View {
      let kind: RowKind
      @State private var isAsking = false
      @State private var selection: Int?
      var body: some View {
        NavigationStack(path: .constant(["page"])) {
          Text("root").navigationDestination(for: String.self) { _ in
            Group {
              switch kind {
              case .text: List { ForEach(0..<5) { row in asking(row, Text("row \(row)")) } }
              case .link: List { ForEach(0..<5) { row in asking(row, NavigationLink("row \(row)", value: row)) } }
              case .inForm: Form { ForEach(0..<5) { row in asking(row, NavigationLink("row \(row)", value: row)) } }
              case .textInForm: Form { ForEach(0..<5) { row in asking(row, Text("row \(row)")) } }
              case .button: List { ForEach(0..<5) { row in asking(row, Button("row \(row)") {}) } }
              case .selectable:
                List(selection: $selection) { ForEach(0..<5) { row in asking(row, Text("row \(row)")) } }
              }
            }
            .alert("Sure?", isPresented: $isAsking) { Button("Cancel", role: .cancel) {} }
          }
        }
      }

      private func asking(_ row: Int, _ content: some View) -> some View {
        content.swipeActions { Button("Ask \(row)") { isAsking = true } }
      }
    }

    /// The button has the focus when it is pressed, and has disappeared when its alert closes.
    @Test(arguments: RowKind.allCases)
    func theRowHasTheFocusAfterTheAlertOfAnAction(_ kind: RowKind) async throws {
      let screen = try await ClickedScreen { Asking(kind: kind) }
      let window = try screen.window
      #expect(await MainLoop.wait { window.label("row 2")?.isMapped == true })
      try screen.turnWheelSideways(toRight: true, at: "row 2")
      #expect(await MainLoop.wait { window.button("Ask 2") != nil })
      await screen.nextFrame()
      try screen.click("Ask 2")
      #expect(await MainLoop.wait { Gtk.shownWindows.contains { $0.isActive && $0.label("Sure?")?.isMapped == true } })
      // No key has an effect before the alert has appeared.
      for _ in 0..<20 where Gtk.shownWindows.count > 1 {
        try InputDevices.press("Return")
        _ = await MainLoop.wait(timeout: .seconds(3)) { Gtk.shownWindows.count == 1 }
      }
      #expect(Gtk.shownWindows.count == 1)
      for _ in 0..<3 { await screen.nextFrame() }
      #expect(window.focusedDescendant?.labelTexts == ["row 2"], "\(window.focusedDescendant?.typeName ?? "none")")
      screen.close()
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
