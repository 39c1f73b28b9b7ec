import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct GestureTests {
    /// Presses keys while the widget has the focus, and returns whether they were handled.
    private func press(_ accelerator: String, in widget: Gtk.Widget) -> Bool {
      for controller in widget.controllers("GtkShortcutController") {
        let shortcut = Gtk.Object(adopting: g_list_model_get_item(controller.opaque, 0))
        guard let text = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(shortcut.opaque)) else { continue }
        defer { g_free(text) }
        let action = gtk_shortcut_get_action(shortcut.opaque)
        let flags = GtkShortcutActionFlags(rawValue: 0)
        if String(cString: text) == accelerator, gtk_shortcut_action_activate(action, flags, widget.widget, nil) != 0 {
          return true
        }
      }
      return false
    }

    @Test func commandsAreKeysAndWithoutAnActionLeftToOthers() throws {
      let log = Log()
      struct Keys: View {
        var takesDelete = true
        let log: Log
        var body: some View {
          Button("a") {}
            .onExitCommand { log.entries.append("exit") }
            .onDeleteCommand(perform: takesDelete ? { log.entries.append("delete") } : nil)
        }
      }
      let screen = TestScreen { Keys(log: log) }
      let button = try #require(screen.root.button("a"))
      #expect(press("Escape", in: button) && press("Delete", in: button))
      #expect(log.entries == ["exit", "delete"])
      screen.controller.rootView = Keys(takesDelete: false, log: log)
      screen.flush()
      #expect(!press("Delete", in: button) && log.entries.count == 2)
    }

    @Test func hoverComesAndGoes() throws {
      let log = Log()
      let screen = TestScreen { Text("a").onHover { log.entries.append("\($0)") } }
      let controller = try #require(screen.root.label("a")?.controllers("GtkEventControllerMotion").first)
      controller.emit("enter", numbers: 2)
      controller.emit("leave")
      #expect(log.entries == ["true", "false"])
    }

    @Test func actionIsLetGoWithTheView() {
      weak var token: Token?
      do {
        let held = Token()
        token = held
        let screen = TestScreen { Text("a").onTapGesture { withExtendedLifetime(held) {} }.onHover { _ in _ = held } }
        screen.flush()
      }
      #expect(token == nil)
    }

    @Test(arguments: [
      (KeyboardShortcut("s"), "<Control>s"), (KeyboardShortcut("+", modifiers: [.option, .shift]), "<Alt><Shift>plus"),
      (.defaultAction, "Return"), (.cancelAction, "Escape"), (KeyboardShortcut("é"), "<Control>eacute"),
    ]) func shortcutsAreKeysOfGtk(_ shortcut: KeyboardShortcut, _ accelerator: String) throws {
      let name = shortcut.modifiers.accelerator + shortcut.key.name
      #expect(name == accelerator)
      let trigger = try #require(gtk_shortcut_trigger_parse_string(name))
      g_object_unref(UnsafeMutableRawPointer(trigger))
    }

    @Test func shortcutPressesTheButton() throws {
      let log = Log()
      let screen = TestScreen { Button("Save") { log.entries.append("saved") }.keyboardShortcut("s") }
      let button = try #require(screen.root.button("Save"))
      #expect(!button.controllers("GtkShortcutController").isEmpty)
      screen.layOut()
      button.activate()
      #expect(MainLoop.pump { !log.entries.isEmpty })
    }

    @Test(arguments: [1.0, 3.0]) func badgeCoversNoMoreThanTheCornerOfTheIcon(_ scale: Double) throws {
      let screen = TestScreen {
        HStack {
          Button {
          } label: {
            Image(systemName: "star")
          }.badge("12").font(.system(size: 12 * scale))
          Text("next")
        }
      }
      screen.layOut()
      let icon = try #require(screen.root.first("GtkImage")).bounds(in: screen.root)
      let badge = try screen.bounds(of: "12")
      #expect(badge.x >= icon.x + icon.width / 2, "the icon can be recognised: \(badge) \(icon)")
      #expect(badge.y + badge.height / 2 <= icon.y + icon.height / 4, "\(badge) \(icon)")
      #expect(try screen.bounds(of: "next").x >= badge.maxX)
    }

    @Test func badgeShowsWhatThereIsToShow() {
      struct Badged: View {
        let count: Int
        var body: some View { Text("a").badge(count) }
      }
      let screen = TestScreen { Badged(count: 3) }
      #expect(screen.texts == ["a", "3"])
      screen.controller.rootView = Badged(count: 0)
      screen.flush()
      #expect(screen.texts == ["a"])
    }
  }
}
