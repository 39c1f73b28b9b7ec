import CGtk
import Foundation
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A window's life as the toolkit reports it.
  @Suite @MainActor struct WindowTests {
    private func showWindow(_ controller: ViewController) -> Window { TestApplication.open(controller) }

    private func makeController(_ name: String, _ log: Log) -> LoggingController {
      LoggingController(name, log, notesLoading: true)
    }

    private var topLevel: Gtk.Window? { TestApplication.mainWindow }

    @Test func didAppearComesWithTheFirstPaintedFrame() throws {
      let log = Log()
      let window = showWindow(makeController("a", log))
      #expect(log.entries == ["a didLoad", "a willAppear"], "mapped, but nothing is painted yet")
      let clock = try #require(topLevel.flatMap { gtk_widget_get_frame_clock($0.widget) })
      let painted = Gtk.Object(retaining: UnsafeMutableRawPointer(clock)).connect("paint") {
        log.entries.append("paint")
      }
      #expect(MainLoop.pump { log.entries.contains("a didAppear") })
      painted.disconnect()
      #expect(log.entries.prefix(4) == ["a didLoad", "a willAppear", "paint", "a didAppear"])
      #expect(topLevel?.texts.contains("a") == true)
      window.close()
    }

    @Test func closedByTheProgramOnce() {
      let log = Log()
      let window = showWindow(makeController("a", log))
      window.onClose = { log.entries.append("closed") }
      #expect(MainLoop.pump { log.entries.contains("a didAppear") })
      log.entries = []
      window.close()
      window.close()
      #expect(log.entries == ["a willDisappear", "a didDisappear", "closed"])
      #expect(topLevel == nil)
      #expect(window.rootViewController == nil)
    }

    @Test func closedByTheUserOnce() throws {
      let log = Log()
      let window = showWindow(makeController("a", log))
      window.onClose = { log.entries.append("closed") }
      #expect(MainLoop.pump { log.entries.contains("a didAppear") })
      log.entries = []
      gtk_window_close(try #require(topLevel).cast())
      #expect(log.entries == ["a willDisappear", "a didDisappear", "closed"])
      #expect(topLevel == nil)
      window.close()
      #expect(log.entries.count == 3)
    }

    @Test func closedBeforeItsFirstFrame() {
      let log = Log()
      let window = showWindow(makeController("a", log))
      window.close()
      #expect(log.entries == ["a didLoad", "a willAppear", "a willDisappear", "a didDisappear"])
      MainLoop.pump(timeout: .milliseconds(50)) { false }
      #expect(log.entries.count == 4)
    }

    @Test func rootControllerIsSwapped() {
      let log = Log()
      let window = showWindow(makeController("a", log))
      #expect(MainLoop.pump { log.entries.contains("a didAppear") })
      log.entries = []
      window.rootViewController = makeController("b", log)
      #expect(MainLoop.pump { log.entries.contains("b didAppear") })
      #expect(
        log.entries == ["a willDisappear", "a didDisappear", "b didLoad", "b willAppear", "b didAppear"])
      #expect(topLevel?.title == "b")
      #expect(topLevel?.texts.filter { ["a", "b"].contains($0) && $0 == "a" } == [])
      window.close()
    }

    @Test func titleFollowsTheRootController() {
      let log = Log()
      let controller = makeController("a", log)
      let window = showWindow(controller)
      #expect(topLevel?.title == "a")
      controller.title = "renamed"
      #expect(topLevel?.title == "renamed")
      controller.title = nil
      #expect(topLevel?.title == "")
      window.close()
    }

    @Test func hiddenAndShownAgain() throws {
      let log = Log()
      let window = showWindow(makeController("a", log))
      #expect(MainLoop.pump { log.entries.contains("a didAppear") })
      log.entries = []
      let widget = try #require(topLevel)
      widget.isVisible = false
      #expect(log.entries == ["a willDisappear", "a didDisappear"])
      log.entries = []
      widget.isVisible = true
      #expect(MainLoop.pump { log.entries.contains("a didAppear") })
      // GDK reports late that the hidden surface counted as minimised: a second, balanced turn may come in between.
      #expect(log.entries.suffix(2) == ["a willAppear", "a didAppear"])
      window.close()
    }

    @Test func sizeIsTheOneAskedFor() throws {
      let log = Log()
      let window = showWindow(makeController("a", log))
      #expect(MainLoop.pump { log.entries.contains("a didAppear") })
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(try #require(topLevel).cast(), &width, &height)
      #expect((width, height) == (300, 200))
      window.close()
    }

    @Test func sizeTheUserGivesItIsTold() throws {
      let window = showWindow(makeController("a", Log()))
      var sizes: [CGSize] = []
      window.onFrameChange = { [weak window] in if let window { sizes.append(window.frame.size) } }
      gtk_window_set_default_size(try #require(topLevel).cast(), 410, 320)
      #expect(MainLoop.pump { sizes.last == CGSize(width: 410, height: 320) })
      #expect(window.frame.size == CGSize(width: 410, height: 320) && !window.isMaximized)
      window.close()
    }

    @Test func keyboardStartsInTheContent() throws {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      Window.hostProvider = {
        ApplicationWindowHost(
          for: $0, in: nil, menu: ApplicationMenu(name: "Menu", sections: [[.init("a", action: "a")]]))
      }
      defer { Window.hostProvider = nil }
      let controller = HostingController(rootView: Button("first") {})
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try #require(MainLoop.pump { controller.appearanceState == .appeared })
      let button = try #require(controller.view.realizedWidget?.button("first"))
      #expect(button.focusInWindow?.isSame(as: button) == true, "not the menu in the bar")
      window.close()
    }

    @Test func theFirstBodyFindsItsWindow() {
      struct Screen: View {
        let read: () -> Void
        var body: some View {
          read()
          return Text("a")
        }
      }
      var shown: [Window] = []
      var found: [Window?] = []
      Window.hostProvider = {
        shown.append($0)
        return ApplicationWindowHost(for: $0, in: nil)
      }
      defer { Window.hostProvider = nil }
      let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      window.rootViewController = HostingController(rootView: Screen { found.append(shown.first) })
      window.makeKeyAndVisible()
      #expect(found.first == window)
      window.close()
    }

    @Test func windowsLiveBesideEachOther() throws {
      let log = Log()
      let first = showWindow(makeController("a", log))
      let second = showWindow(makeController("b", log))
      #expect(MainLoop.pump { log.entries.filter { $0.hasSuffix("didAppear") }.count == 2 })
      log.entries = []
      first.close()
      #expect(log.entries == ["a willDisappear", "a didDisappear"])
      #expect(topLevel?.title == "b")
      second.close()
      #expect(log.entries.suffix(2) == ["b willDisappear", "b didDisappear"])
    }

    @Test(arguments: [true, false]) func everythingIsFreedAfterTheWindowCloses(_ closesTheUser: Bool) throws {
      final class Model: ObservableObject {}
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Button("a") { _ = model } }
      }
      weak var controller: HostingController<Screen>?
      weak var model: Model?
      weak var window: Window?
      let widget: Gtk.WeakReference
      let button: Gtk.WeakReference
      do {
        let object = Model()
        let hosting = HostingController(rootView: Screen(model: object))
        (controller, model) = (hosting, object)
        let shown = showWindow(hosting)
        window = shown
        #expect(MainLoop.pump { hosting.appearanceState == .appeared })
        let topLevel = try #require(topLevel)
        widget = Gtk.WeakReference(topLevel)
        button = Gtk.WeakReference(try #require(topLevel.button("a")))
        if closesTheUser { gtk_window_close(topLevel.cast()) } else { shown.close() }
      }
      #expect(controller == nil)
      #expect(model == nil)
      #expect(window == nil)
      #expect(!button.isAlive)
      #expect(MainLoop.pump { !widget.isAlive })
    }
  }
}
