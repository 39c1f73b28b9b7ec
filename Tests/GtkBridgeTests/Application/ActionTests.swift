import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The actions of the program that are invoked by name.
  @Suite @MainActor struct ActionTests {
    private let application = Application(id: "io.github.gtkbridge.ActionTests")

    private func accelerators(of action: String) -> [String] {
      guard let list = gtk_application_get_accels_for_action(application.application.cast(), action) else { return [] }
      defer { g_strfreev(list) }
      return sequence(state: list) { list in
        defer { list += 1 }
        return list.pointee.map { String(cString: $0) }
      }.map { $0 }
    }

    @Test func isPerformedByName() {
      var count = 0
      application.addAction("count") { count += 1 }
      application.performAction("count")
      application.performAction("unknown")
      #expect(count == 1)
      application.setAction("count", isEnabled: false)
      application.setAction("unknown", isEnabled: true)
      application.performAction("count")
      #expect(count == 1)
    }

    @Test func getsItsText() {
      var texts: [String] = []
      application.addAction("say") { (text: String) in texts.append(text) }
      application.performAction("say", target: "ünï")
      #expect(texts == ["ünï"])
    }

    @Test func hasKeysUntilAnotherTakesItsPlace() {
      application.addAction("act", shortcuts: [KeyboardShortcut(","), KeyboardShortcut(.function(1), modifiers: [])]) {}
      #expect(accelerators(of: "app.act") == ["<Control>comma", "F1"])
      application.addAction("act") {}
      #expect(accelerators(of: "app.act").isEmpty)
      application.setShortcuts([KeyboardShortcut("w")], for: "window.close")
      #expect(accelerators(of: "window.close") == ["<Control>w"])
      application.setShortcuts([KeyboardShortcut("1")], for: "app.say::home")
      #expect(accelerators(of: "app.say::home") == ["<Control>1"] && accelerators(of: "app.say::books").isEmpty)
    }

    @Test func letsGoOfItsClosure() {
      weak var token: Token?
      do {
        let kept = Token()
        token = kept
        application.addAction("act") { _ = kept }
      }
      #expect(token != nil)
      application.addAction("act") {}
      #expect(token == nil)
    }

    @Test func menuIsInEveryWindowsBar() throws {
      let menu = ApplicationMenu(
        name: "Main Menu", sections: [[.init("_One", action: "one")], [.init("Two", action: "two")]])
      let window = Gtk.Window(retaining: UnsafeMutableRawPointer(gtk_window_new()))
      let bar = WindowBar(for: window, menu: menu)
      let button = try #require(window.all("GtkMenuButton").first)
      #expect(button.firstChild?.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Main Menu") == true)
      #expect(gtk_menu_button_get_primary(button.opaque) != 0)
      window.present()
      gtk_menu_button_popup(button.opaque)
      #expect(window.menuItem("One") != nil && window.menuItem("Two") != nil)
      bar.remove()
      window.destroy()
    }

    @Test func windowsOfTheirOwnAreMadeAndGo() throws {
      var information = AboutInformation(name: "A & B", version: "1")
      information.authors = ["One", "Two"]
      information.website = "https://example.org"
      let groups = [ShortcutsGroup("<General>", [.init("A & B", KeyboardShortcut("q"), KeyboardShortcut("w"))])]
      for window in [information.makeWindow(), try #require(Gtk.Window(shortcuts: groups.map(\.section)))] {
        let reference = Gtk.WeakReference(window)
        window.present()
        #expect(window.texts.contains { $0.contains("A & B") })
        window.destroy()
        #expect(reference.isAlive)
      }
    }

    @Test func shortcutsHaveOneWindow() throws {
      let window = try #require(Gtk.Window.shortcuts([]))
      window.present()
      #expect(try #require(Gtk.Window.shortcuts([])).isSame(as: window))
      window.destroy()
      let next = try #require(Gtk.Window.shortcuts([]))
      #expect(!next.isSame(as: window))
      next.destroy()
    }

    @Test func notificationIsMadeOfAnything() {
      var notification = ApplicationNotification(title: "<b>")
      notification.body = "a & b"
      notification.icon = "go-next-symbolic"
      notification.defaultAction = .init("", action: "show", target: "1")
      notification.buttons = [.init("Show", action: "show", target: "1"), .init("Open", action: "open")]
      let reference = Gtk.WeakReference(notification.makeNotification())
      #expect(!reference.isAlive)
    }

    @Test func colourSchemeIsTheToolkits() {
      application.preferredColorScheme = .dark
      #expect(Gtk.prefersDark)
      application.preferredColorScheme = .light
      #expect(!Gtk.prefersDark)
    }
  }
}
