import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Bubbles and context menus.
  @Suite @MainActor struct BubbleTests {
    private final class Model: ObservableObject {
      @Published var isShown = false
      @Published var count = 0
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        Text("anchor").popover(isPresented: $model.isShown, arrowEdge: .trailing) { Inside(model: model, log: log) }
      }
    }

    private struct Inside: View {
      @ObservedObject var model: Model
      let log: Log
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Text("inside \(model.count)")
          Button("close") { dismiss() }
        }
        .onAppear { log.entries.append("appears") }.onDisappear { log.entries.append("disappears") }
      }
    }

    private let log = Log()
    private let model = Model()

    private func bubble(_ screen: TestScreen<some View>) -> Gtk.Widget? { screen.root.first("GtkPopover") }

    @Test func stateOpensAndCloses() throws {
      let screen = TestScreen { Screen(model: model, log: log) }
      screen.layOut()
      model.isShown = true
      screen.layOut()
      let popover = try #require(bubble(screen))
      #expect(popover.isMapped && popover.label("inside 0")?.isMapped == true)
      #expect(gtk_popover_get_position(popover.cast()) == GTK_POS_RIGHT)
      #expect(popover.parent?.label("anchor") != nil)
      model.count = 1
      screen.flush()
      #expect(popover.label("inside 1") != nil)
      model.isShown = false
      screen.layOut()
      #expect(!popover.isMapped && popover.label("inside 1") == nil)
      #expect(log.entries == ["appears", "disappears"])
    }

    @Test func modifiersMayFollow() throws {
      let screen = TestScreen { Screen(model: model, log: log).scaleEffect(1).blur(radius: 0) }
      screen.layOut()
      model.isShown = true
      screen.layOut()
      #expect(bubble(screen)?.isMapped == true)
    }

    @Test func userClosesIt() throws {
      let screen = TestScreen { Screen(model: model, log: log) }
      screen.layOut()
      for _ in 0..<2 {
        model.isShown = true
        screen.layOut()
        try screen.tap("close")
        #expect(!model.isShown)
        screen.layOut()
      }
      #expect(log.entries == ["appears", "disappears", "appears", "disappears"])
      model.isShown = true
      screen.layOut()
      gtk_popover_popdown(try #require(bubble(screen)).cast())
      #expect(!model.isShown)
      screen.layOut()
    }

    @Test func focusGoesBackToWhereItWas() throws {
      let screen = TestScreen {
        Button("before") {}
        Screen(model: model, log: log)
      }
      screen.layOut()
      let before = try #require(screen.root.button("before"))
      before.grabFocus()
      for closesItself in [true, false] {
        model.isShown = true
        screen.layOut()
        let popover = try #require(bubble(screen))
        try #require(screen.root.button("close")).grabFocus()
        #expect(popover.focusedDescendant != nil)
        if closesItself { gtk_popover_popdown(popover.cast()) } else { model.isShown = false }
        screen.layOut()
        #expect(before.focusedDescendant?.isSame(as: before) == true)
      }
    }

    private struct Row: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("row").contextMenu {
          Button("Delete \(count)", role: .destructive) {
            count += 1
            log.entries.append("deleted")
          }
        }
      }
    }

    @Test func secondaryButtonOpensTheMenu() throws {
      let screen = TestScreen { Row(log: log) }
      screen.layOut()
      let anchor = try #require(screen.root.label("row")?.parent)
      for number in 0..<2 {
        let click = try #require(
          anchor.controllers("GtkGestureClick").first { gtk_gesture_single_get_button($0.opaque) == 3 })
        click.emit("pressed", integer: 1, numbers: 2)
        screen.layOut()
        let menu = try #require(screen.root.first("GtkPopoverMenu"))
        #expect(menu.isMapped && menu.hasRole(GTK_ACCESSIBLE_ROLE_MENU))
        let item = try #require(screen.root.menuItem("Delete \(number)"))
        #expect(item.hasRole(GTK_ACCESSIBLE_ROLE_MENU_ITEM))
        #expect(item.label("Delete \(number)")?.hasStyleClass("error") == true)
        item.emit("clicked")
        #expect(!menu.isMapped && log.entries.count == number + 1)
        screen.layOut()
      }
    }

    @Test func keyboardOpensTheMenu() throws {
      let screen = TestScreen { Row(log: log) }
      screen.layOut()
      let anchor = try #require(screen.root.label("row")?.parent)
      let shortcuts = anchor.controllers("GtkShortcutController")
      // Return also opens it while the row has the focus. In GTK, the newest shortcut is first.
      #expect(shortcuts.count == 3)
      let list = try #require(shortcuts.last)
      let shortcut = Gtk.Object(adopting: g_list_model_get_item(list.opaque, 0))
      let action = gtk_shortcut_get_action(shortcut.opaque)
      #expect(gtk_shortcut_action_activate(action, GTK_SHORTCUT_ACTION_EXCLUSIVE, anchor.widget, nil) != 0)
      screen.layOut()
      #expect(screen.root.menuItem("Delete 0")?.isMapped == true)
      gtk_popover_popdown(try #require(screen.root.first("GtkPopoverMenu")).cast())
      screen.layOut()
    }

    @Test func manyRoundsLeaveNothing() throws {
      var references: [Gtk.WeakReference] = []
      for round in 0..<20 {
        let screen = TestScreen {
          Screen(model: model, log: log)
          Row(log: log)
        }
        model.isShown = true
        screen.layOut()
        references += screen.root.all.map { Gtk.WeakReference($0) }
        if round.isMultiple(of: 2) { gtk_popover_popdown(try #require(bubble(screen)).cast()) }
        model.isShown = false
        screen.layOut()
      }
      #expect(MainLoop.pump { !references.contains { $0.isAlive } })
    }
  }
}
