import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Input of the user on a screen that slides away has no effect.
  @Suite @MainActor struct LeavingScreenTests {
    private final class Model: ObservableObject {
      @Published var path: [Int] = []
      var bought = 0
    }

    /// Screens whose controls are in different places.
    private struct Levels: View {
      @ObservedObject var model: Model

      var body: some View {
        NavigationStack(path: $model.path) {
          VStack {
            Text("root")
            NavigationLink("next", value: 1).keyboardShortcut("n")
            Spacer()
          }
          .navigationDestination(for: Int.self) { level in
            VStack {
              Spacer()
              Text("level \(level)")
              if level > 1 { Button("back") { _ = model.path.popLast() } }
            }
          }
        }
      }
    }

    /// A screen with a button where the previous one has a link.
    private struct Shop: View {
      @ObservedObject var model: Model

      var body: some View {
        NavigationStack(path: $model.path) {
          NavigationLink("book", value: 1).navigationDestination(for: Int.self) { _ in
            Button("buy") { model.bought += 1 }
          }
        }
      }
    }

    /// Rows that the user can remove.
    private struct Rows: View {
      @ObservedObject var model: Model

      var body: some View {
        VStack {
          ForEach(model.path, id: \.self) { row in
            Button("remove \(row)", role: .destructive) { model.path.removeAll { $0 == row } }
          }
          Spacer()
        }
      }
    }

    private let model = Model()

    private func slide(in screen: ClickedScreen) throws -> Gtk.Widget {
      try #require(try screen.window.all.first { $0.typeName == "GtkBridgeSlideBox" })
    }

    private func isSettled(_ screen: ClickedScreen, at text: String) async throws -> Bool {
      let (window, slide) = (try screen.window, try slide(in: screen))
      return await MainLoop.wait {
        window.label(text)?.isMapped == true && !slide.hasStyleClass(Gtk.Widget.transitionStyleClass)
      }
    }

    @Test func twoClicksPushOneScreen() async throws {
      let screen = try await ClickedScreen { Levels(model: model) }
      try screen.click("next")
      #expect(await MainLoop.wait { model.path == [1] })
      try InputDevices.clickTwice()
      #expect(try await isSettled(screen, at: "level 1"))
      #expect(model.path == [1])
      screen.close()
    }

    @Test func theLastOfThreeClicksIsNotForTheNextScreen() async throws {
      let settings = Gtk.Object(retaining: UnsafeMutableRawPointer(try #require(gtk_settings_get_default())))
      // The clicks belong together, no matter how slow the machine is.
      settings.setProperty("gtk-double-click-time", to: Int32(60_000))
      defer { settings.setProperty("gtk-double-click-time", to: Int32(400)) }
      let screen = try await ClickedScreen { Shop(model: model) }
      try screen.click("book")
      try InputDevices.clickTwice()
      #expect(try await isSettled(screen, at: "buy"))
      try InputDevices.clickTwice()
      #expect(model.bought == 0)
      try screen.click("buy", right: 12)
      #expect(await MainLoop.wait { model.bought == 1 }, "a click of its own acts: \(model.bought)")
      #expect(model.path == [1])
      screen.close()
    }

    @Test func clicksBesideAllWidgetsBelongToTheirSeries() async throws {
      let settings = Gtk.Object(retaining: UnsafeMutableRawPointer(try #require(gtk_settings_get_default())))
      settings.setProperty("gtk-double-click-time", to: Int32(60_000))
      defer { settings.setProperty("gtk-double-click-time", to: Int32(400)) }
      let screen = try await ClickedScreen { Text("text") }
      let series = try #require(Gtk.ClickSeries.of(try screen.window))
      try screen.click("text")
      #expect(await MainLoop.wait { series.number == 1 })
      try screen.click("text", down: 60)
      #expect(await MainLoop.wait { series.number == 2 })
      try InputDevices.clickTwice()
      try screen.click("text", right: 30)
      #expect(await MainLoop.wait { series.number == 3 }, "a double click is one series: \(series.number)")
      screen.close()
    }

    @Test func twoClicksRemoveOneRow() async throws {
      let settings = Gtk.Object(retaining: UnsafeMutableRawPointer(try #require(gtk_settings_get_default())))
      settings.setProperty("gtk-double-click-time", to: Int32(60_000))
      defer { settings.setProperty("gtk-double-click-time", to: Int32(400)) }
      model.path = [1, 2, 3, 4]
      let screen = try await ClickedScreen { Rows(model: model) }
      try screen.click("remove 1")
      #expect(await MainLoop.wait { model.path == [2, 3, 4] })
      try InputDevices.clickTwice()
      try screen.click("remove 3")
      #expect(await MainLoop.wait { !model.path.contains(3) })
      #expect(model.path == [2, 4], "the next row has the place of the first one, but not its clicks")
      screen.close()
    }

    @Test func twoClicksPopOneScreen() async throws {
      let screen = try await ClickedScreen { Levels(model: model) }
      model.path = [1, 2]
      #expect(try await isSettled(screen, at: "level 2"))
      try screen.click("back")
      #expect(await MainLoop.wait { model.path == [1] })
      let slide = try slide(in: screen)
      #expect(await MainLoop.wait { slide.hasStyleClass(Gtk.Widget.transitionStyleClass) }, "it leaves")
      try InputDevices.clickTwice()
      #expect(try await isSettled(screen, at: "level 1"))
      #expect(model.path == [1])
      screen.close()
    }

    @Test(arguments: ["ctrl+n", "Return"]) func twoPressesPushOneScreen(keys: String) async throws {
      let screen = try await ClickedScreen { Levels(model: model) }
      try #require(try screen.window.button("next")).takeFocus()
      try InputDevices.press(keys, keys)
      #expect(await MainLoop.wait { !model.path.isEmpty })
      #expect(try await isSettled(screen, at: "level 1"))
      #expect(model.path == [1])
      screen.close()
    }

    @Test(arguments: [1, 2, 3]) func pressesOfReturnLeaveTheFocusInTheNextScreen(count: Int) async throws {
      let screen = try await ClickedScreen { Shop(model: model) }
      let window = try screen.window
      try #require(window.button("book")).takeFocus()
      try InputDevices.press(Array(repeating: "Return", count: count))
      #expect(try await isSettled(screen, at: "buy"))
      #expect(await MainLoop.wait { window.button("buy")?.focusedDescendant != nil })
      screen.close()
    }

    @Test(arguments: [1, 2, 3]) func pressesOfReturnOnARowLeaveTheFocusInTheNextScreen(count: Int) async throws {
      let screen = try await ClickedScreen {
        NavigationStack {
          List(0..<20) { number in NavigationLink("row \(number)", value: number) }
            .navigationDestination(for: Int.self) { number in
              ScrollView {
                Text("page \(number)")
                Button("buy") { model.bought += 1 }
              }
            }
        }
      }
      let window = try screen.window
      let row = try #require(
        window.label("row 2").flatMap { label in
          sequence(first: label, next: \.parent).first { $0.typeName == "GtkListItemWidget" }
        })
      row.grabFocus()
      try InputDevices.press(Array(repeating: "Return", count: count))
      #expect(try await isSettled(screen, at: "page 2"))
      #expect(await MainLoop.wait { window.button("buy")?.focusedDescendant != nil })
      screen.close()
    }

    @Test func twoPressesBeforeTheNextFramePushOneScreen() async throws {
      let screen = try await ClickedScreen { Levels(model: model) }
      let link = try #require(try screen.window.button("next"))
      link.emit("clicked")
      link.emit("clicked")
      #expect(try await isSettled(screen, at: "level 1"))
      #expect(model.path == [1])
      screen.close()
    }

    @Test func aScreenThatComesBackTakesInputAgain() async throws {
      let screen = try await ClickedScreen { Levels(model: model) }
      for _ in 1...2 {
        try screen.click("next")
        #expect(try await isSettled(screen, at: "level 1"))
        model.path = []
        #expect(try await isSettled(screen, at: "root"))
      }
      #expect(try #require(try screen.window.button("next")).grabFocus())
      screen.close()
    }
  }
}
