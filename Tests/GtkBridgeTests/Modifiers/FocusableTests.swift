import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views that take the focus, by real keys and clicks.
  @Suite @MainActor struct FocusableTests {
    private struct Tiles: View {
      enum Tile: Hashable { case first, third }
      var isSecondFocusable = false
      @FocusState private var tile: Tile?
      var body: some View {
        VStack {
          Text("first").focusable().focused($tile, equals: .first)
          Text("second").focusable(isSecondFocusable)
          VStack {
            Text("third")
            Button("inside") {}
          }
          .focusable().focused($tile, equals: .third)
          Text("disabled").focusable().disabled(true)
          Button("never") {}.focusable(false)
          Text(tile.map { "at \($0)" } ?? "nowhere")
          Button("to third") { tile = .third }
        }
      }
    }

    private func focus() -> [String] { Gtk.shownWindows.first?.focusInWindow?.texts ?? [] }

    private func show(_ tiles: Tiles) async throws -> ViewHost {
      let host = try ViewHost { tiles }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      Gtk.shownWindows.first?.first("GtkFixed")?.grabFocus()
      return host
    }

    private struct Menu: View {
      @State private var isShown = false

      var body: some View {
        ZStack {
          VStack {
            Button(isShown ? "hide" : "show") { isShown.toggle() }
            Button("visible") {}
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          VStack { ForEach(["a", "b"], id: \.self) { Button($0) {} } }
            .offset(x: isShown ? 100 : -900)
        }
      }
    }

    @Test func tabPassesControlsOutsideOfTheWindow() async throws {
      let host = try ViewHost { Menu() }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      let window = try #require(Gtk.shownWindows.first)
      window.button("show")?.takeFocus()
      try InputDevices.press("Tab")
      #expect(await MainLoop.wait { focus() == ["visible"] })
      try InputDevices.press("Tab")
      #expect(await MainLoop.wait { ![["visible"], ["a"], ["b"]].contains(focus()) }, "\(focus())")
      window.button("show")?.emit("clicked")
      #expect(await MainLoop.wait { window.button("hide") != nil })
      await host.nextFrame()
      window.button("visible")?.takeFocus()
      for expected in ["a", "b"] {
        try InputDevices.press("Tab")
        #expect(await MainLoop.wait { focus() == [expected] }, "\(focus())")
      }
      try InputDevices.press("shift+Tab")
      #expect(await MainLoop.wait { focus() == ["a"] })
      host.close()
    }

    @Test func tabVisitsFocusableViewsAndTheControlsInside() async throws {
      let host = try await show(Tiles())
      #expect(focus() == ["first"])
      try await host.wait(for: "at first")
      for expected in [["third", "inside"], ["inside"], ["to third"]] {
        try InputDevices.press("Tab")
        #expect(await MainLoop.wait { self.focus() == expected }, "\(expected): \(focus())")
      }
      for expected in [["inside"], ["third", "inside"], ["first"]] {
        try InputDevices.press("shift+Tab")
        #expect(await MainLoop.wait { self.focus() == expected }, "\(expected): \(focus())")
      }
      #expect(Gtk.shownWindows.first?.showsFocus == true)
    }

    @Test func focusStateAndModifierFollowUpdates() async throws {
      let host = try await show(Tiles())
      try host.tap("to third")
      #expect(await MainLoop.wait { self.focus() == ["third", "inside"] })
      let boxes = try #require(Gtk.shownWindows.first).all("GtkFixed")
      #expect(boxes.map(\.isFocusable) == [true, false, true, false])
      (host.controller as? HostingController<Tiles>)?.rootView = Tiles(isSecondFocusable: true)
      #expect(await MainLoop.wait { boxes.map(\.isFocusable) == [true, true, true, false] })
    }

    @Test func clickMovesTheFocus() async throws {
      let host = try await show(Tiles(isSecondFocusable: true))
      let window = try #require(Gtk.shownWindows.first)
      let place = try #require(window.label("second")).bounds(in: window)
      try InputDevices.click(atX: Double(place.x + place.width / 2), y: Double(place.y + place.height / 2))
      defer { try? InputDevices.rest() }
      #expect(await MainLoop.wait { self.focus() == ["second"] })
      withExtendedLifetime(host) {}
    }
  }
}
