import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// What the user does to a screen while it slides away: nothing.
  @Suite @MainActor struct LeavingScreenTests {
    private final class Model: ObservableObject {
      @Published var path: [Int] = []
    }

    /// Screens whose controls are at different places.
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
