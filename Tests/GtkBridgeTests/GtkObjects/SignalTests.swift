import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct SignalTests {
    @Test func handlerHearsEachEmission() {
      let button = Gtk.Button()
      var count = 0
      button.connect("clicked") { count += 1 }
      button.emit("clicked")
      button.emit("clicked")
      #expect(count == 2)
    }

    @Test func notifyReportsAPropertyOnlyWhenItChanges() {
      let label = Gtk.Label("a")
      var count = 0
      label.connect("notify::label") { count += 1 }
      label.text = "b"
      #expect(count == 1)
      label.isSensitive = false
      #expect(count == 1)
    }

    @Test func disconnectingEndsAndFreesTheHandler() {
      let button = Gtk.Button()
      weak var watched: Token?
      var count = 0
      let handler: Gtk.SignalHandler
      do {
        let token = Token()
        watched = token
        handler = button.connect("clicked") {
          count += 1
          _ = token
        }
      }
      #expect(watched != nil, "the object owns the handler")
      handler.disconnect()
      #expect(watched == nil)
      button.emit("clicked")
      handler.disconnect()
      #expect(count == 0)
    }

    /// The connecting code may only have a temporary reference to the object, such as a window's frame clock.
    @Test func handlerOfAnObjectThatNobodyElseOwnsIsBlockedAndDisconnected() {
      let button = Gtk.Button()
      var count = 0
      let handler = Gtk.Object(retaining: button.pointer).connect("clicked") { count += 1 }
      handler.withBlocked { button.emit("clicked") }
      #expect(count == 0)
      button.emit("clicked")
      #expect(count == 1)
      handler.disconnect()
      button.emit("clicked")
      #expect(count == 1)
    }

    @Test func handlerKeepsNoObject() {
      let reference: Gtk.WeakReference
      let handler: Gtk.SignalHandler
      do {
        let button = Gtk.Button()
        reference = Gtk.WeakReference(button)
        handler = button.connect("clicked") {}
      }
      #expect(!reference.isAlive)
      var isDone = false
      handler.withBlocked { isDone = true }
      handler.disconnect()
      #expect(isDone)
    }

    @Test func finalisationFreesTheHandler() {
      weak var watched: Token?
      do {
        let token = Token()
        watched = token
        let button = Gtk.Button()
        button.connect("clicked") { _ = token }
      }
      #expect(watched == nil)
    }

    @Test func handlerOutlivesTheReturnedValue() {
      let button = Gtk.Button()
      var count = 0
      do { _ = button.connect("clicked") { count += 1 } }
      button.emit("clicked")
      #expect(count == 1)
    }

    @Test func handlerThatCapturesItsOwnerWeaklyKeepsNothing() {
      @MainActor final class Owner {
        let button = Gtk.Button()
        var count = 0
        init() { button.connect("clicked") { [weak self] in self?.count += 1 } }
      }
      weak var watched: Owner?
      let reference: Gtk.WeakReference
      do {
        let owner = Owner()
        watched = owner
        reference = Gtk.WeakReference(owner.button)
        owner.button.emit("clicked")
        #expect(owner.count == 1)
      }
      #expect(watched == nil)
      #expect(!reference.isAlive)
    }

    @Test func blockedHandlerHearsNothing() {
      let label = Gtk.Label("a")
      var heard: [String] = []
      let handler = label.connect("notify::label") { heard.append(label.text) }
      handler.withBlocked { label.text = "by the program" }
      #expect(heard == [])
      label.text = "by somebody else"
      #expect(heard == ["by somebody else"])
      handler.disconnect()
    }

    @Test func blockingANoLongerConnectedHandlerRunsTheChange() {
      let label = Gtk.Label("a")
      let handler = label.connect("notify::label") {}
      handler.disconnect()
      handler.withBlocked { label.text = "b" }
      #expect(label.text == "b")
    }

    @Test(arguments: [true, false]) func answerReachesTheSignal(_ isHandled: Bool) {
      let window = Gtk.Widget(retaining: UnsafeMutableRawPointer(gtk_window_new()))
      let handler = window.connect(answering: "close-request") { isHandled }
      gtk_window_present(window.cast())
      gtk_window_close(window.cast())
      // GTK destroys a window if its request to close is not handled.
      #expect((0..<topLevelCount()).contains { topLevel($0) == window.pointer } == isHandled)
      handler.disconnect()
      if isHandled { gtk_window_destroy(window.cast()) }
    }

    @Test func tickCallbackIsCalledOnceAndFreed() {
      let screen = TestScreen { Text("a") }
      screen.layOut()
      weak var watched: Token?
      var count = 0
      do {
        let token = Token()
        watched = token
        screen.root.onNextFrame {
          count += 1
          _ = token
        }
      }
      #expect(watched != nil)
      #expect(MainLoop.pump { count == 1 })
      screen.layOut()
      screen.layOut()
      #expect(count == 1)
      #expect(watched == nil)
    }

    @Test func tickCallbackIsFreedWithAWidgetThatIsNeverShown() {
      weak var watched: Token?
      do {
        let token = Token()
        watched = token
        let label = Gtk.Label("a")
        label.onNextFrame { _ = token }
      }
      #expect(watched == nil)
    }

    private func topLevelCount() -> UInt32 { g_list_model_get_n_items(gtk_window_get_toplevels()) }

    private func topLevel(_ index: UInt32) -> UnsafeMutableRawPointer? {
      guard let item = g_list_model_get_item(gtk_window_get_toplevels(), index) else { return nil }
      g_object_unref(item)
      return item
    }
  }
}
