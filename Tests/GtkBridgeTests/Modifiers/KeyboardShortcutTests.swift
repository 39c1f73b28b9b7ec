import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct KeyboardShortcutTests {
    private final class Model: ObservableObject {
      @Published var key: Character = "a"
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      let log: Log

      var body: some View {
        Button("press") { log.entries.append("pressed") }.keyboardShortcut(KeyEquivalent(model.key))
      }
    }

    @Test func anotherShortcutTakesThePlaceOfTheOneBefore() throws {
      let model = Model()
      let log = Log()
      let screen = TestScreen { Screen(model: model, log: log) }
      let button = try #require(screen.root.button("press"))
      func count() -> Int { button.controllers("GtkShortcutController").count }
      let before = count()
      for key in "bcdefghij" {
        model.key = key
        screen.flush()
      }
      #expect(count() == before)
      screen.layOut()
      let keys = button.controllers("GtkShortcutController").flatMap { controller in
        (0..<g_list_model_get_n_items(controller.opaque)).compactMap { index in
          g_list_model_get_item(controller.opaque, index).flatMap { shortcut in
            defer { g_object_unref(shortcut) }
            let text = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(OpaquePointer(shortcut)))
            defer { g_free(text) }
            return text.map { String(cString: $0) }
          }
        }
      }
      #expect(keys.contains("<Control>j") && !keys.contains("<Control>i"))
    }
  }
}
