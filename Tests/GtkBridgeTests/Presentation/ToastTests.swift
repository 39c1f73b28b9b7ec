import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Short messages that disappear by themselves.
  @Suite @MainActor struct ToastTests {
    private final class Model: ObservableObject {
      @Published var toast: Toast?
      @Published var isShown = false
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        Text("root").frame(maxWidth: .infinity, maxHeight: .infinity).toast($model.toast)
          .toast(isPresented: $model.isShown, "saved", timeout: nil)
      }
    }

    private let log = Log()
    private let model = Model()

    private func show() -> TestScreen<Screen> {
      let screen = TestScreen { Screen(model: model, log: log) }
      screen.layOut()
      screen.appear()
      return screen
    }

    @Test func messageGoesByItself() throws {
      let screen = show()
      model.toast = Toast("<b>placed", timeout: .milliseconds(20))
      screen.flush()
      let label = try #require(screen.root.label("<b>placed"))
      var surface = label.parent
      while let box = surface, !box.hasStyleClass("osd") { surface = box.parent }
      #expect(surface?.hasRole(GTK_ACCESSIBLE_ROLE_ALERT) == true)
      #expect(MainLoop.pump { model.toast == nil })
      screen.flush()
      #expect(screen.root.label("<b>placed") == nil)
    }

    @Test func messageStandsAboveTheBarAtTheFoot() throws {
      let screen = TestScreen(width: 300, height: 400) {
        VStack { Text("content").frame(maxWidth: .infinity, maxHeight: .infinity) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Button("Check Out") {}.frame(height: 60) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Text("below") }
          .toast(isPresented: .constant(true), "Removed", actionTitle: "Undo", timeout: nil)
      }
      screen.layOut()
      let undo = try #require(screen.root.button("Undo"))
      let checkOut = try #require(screen.root.button("Check Out"))
      let (message, button) = (try #require(undo.frame(in: screen.root)), try #require(checkOut.frame(in: screen.root)))
      #expect(message.maxY <= button.minY)
      #expect(message.minY > 250, "and at the foot of the rest")
    }

    @Test(arguments: [ColorScheme.light, .dark]) func nothingIsSeenThroughAMessage(_ scheme: ColorScheme) throws {
      func pixels(over color: Color) throws -> [UInt8] {
        let view = color.frame(maxWidth: .infinity, maxHeight: .infinity)
          .toast(isPresented: .constant(true), "A message of some length", timeout: nil)
        let png = try Snapshot.png(of: view, size: CGSize(width: 400, height: 120), scheme: scheme)
        return Array(try #require(Gtk.Texture(png)).pixels)
      }
      let (first, second) = (try pixels(over: .white), try pixels(over: .black))
      let same = stride(from: 0, to: min(first.count, second.count), by: 4).count {
        first[$0..<$0 + 4] == second[$0..<$0 + 4]
      }
      #expect(same > 5_000, "what is behind the message does not change it")
    }

    @Test func longMessageLeavesRoomForItsButtonAndTheScreen() throws {
      let screen = show()
      model.toast = Toast(String(repeating: "W", count: 400), actionTitle: "Undo", timeout: nil)
      screen.layOut()
      let surface = try #require(screen.root.all.first { $0.hasStyleClass("osd") })
      let label = try #require(surface.all.first { $0.labelText?.hasPrefix("WW") == true })
      #expect(label.bounds(in: screen.root).maxX <= 400 && surface.button("Undo")?.isMapped == true)
      #expect(label.bounds(in: screen.root).height < 200)
    }

    @Test func messageOffersSomethingToDo() throws {
      let screen = show()
      model.toast = Toast("deleted", actionTitle: "Undo", timeout: nil) { log.entries.append("undone") }
      screen.flush()
      try screen.tap("Undo")
      #expect(log.entries == ["undone"] && model.toast == nil)
    }

    @Test func anotherMessageTakesItsPlace() throws {
      let screen = show()
      model.toast = Toast("one", timeout: .milliseconds(20))
      screen.flush()
      model.toast = Toast("two", timeout: nil)
      screen.flush()
      MainLoop.pump(timeout: .milliseconds(60)) { false }
      #expect(screen.texts.contains("two") && !screen.texts.contains("one"))
      #expect(model.toast != nil, "the first one's time is not the second one's")
      let close = try #require(screen.root.all.first { $0.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Close") })
      close.emit("clicked")
      #expect(model.toast == nil)
    }

    @Test func stateShowsAndTakesAway() throws {
      let screen = show()
      model.isShown = true
      screen.layOut()
      #expect(screen.texts.contains("saved"))
      #expect(try screen.bounds(of: "saved").y > 200, "at the foot")
      model.isShown = false
      screen.flush()
      #expect(!screen.texts.contains("saved"))
    }

    @Test func manyRoundsLeaveNothing() throws {
      var references: [Gtk.WeakReference] = []
      for _ in 0..<20 {
        let screen = TestScreen { Screen(model: model, log: log) }
        model.toast = Toast("one")
        screen.appear()
        screen.flush()
        references += screen.root.all.map { Gtk.WeakReference($0) }
        screen.disappear()
      }
      #expect(MainLoop.pump { !references.contains { $0.isAlive } })
    }
  }
}
