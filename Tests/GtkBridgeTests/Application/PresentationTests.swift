import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Controllers presented over a window: sheets and full screen, and the user's ways to end them.
  @Suite @MainActor struct PresentationTests {
    private let log = Log()

    private func showRoot() throws -> (Window, LoggingController) {
      let root = LoggingController("root", log)
      let window = try TestApplication.show(root)
      log.entries = []
      return (window, root)
    }

    private func present(
      _ name: String, on presenter: ViewController, style: ModalPresentationStyle = .automatic
    ) throws -> LoggingController {
      let controller = LoggingController(name, log)
      controller.modalPresentationStyle = style
      presenter.present(controller, animated: false)
      try #require(MainLoop.pump { controller.appearanceState == .appeared })
      return controller
    }

    @Test func sheetIsAModalWindowOfItsOwn() throws {
      let (window, root) = try showRoot()
      _ = try present("sheet", on: root)
      #expect(log.entries == ["sheet willAppear", "sheet didAppear"])
      let shown = TestApplication.windows
      #expect(shown.count == 2)
      let sheet = try #require(shown.first { $0.title == "sheet" })
      #expect(gtk_window_get_modal(sheet.cast()) != 0)
      #expect(gtk_window_get_transient_for(sheet.cast()) != nil)
      #expect(sheet.button("sheet")?.isMapped == true)
      root.dismiss(animated: false)
      #expect(MainLoop.pump { log.entries.last == "sheet didDisappear" })
      #expect(log.entries.suffix(2) == ["sheet willDisappear", "sheet didDisappear"])
      #expect(TestApplication.windows.count == 1)
      window.close()
    }

    @Test func titleOfASheetFollowsItsController() throws {
      let (window, root) = try showRoot()
      let sheet = try present("sheet", on: root)
      sheet.title = "renamed"
      #expect(TestApplication.windows.contains { $0.title == "renamed" })
      root.dismiss(animated: false)
      window.close()
    }

    @Test func fullScreenCoversTheRoot() throws {
      let (window, root) = try showRoot()
      _ = try present("cover", on: root, style: .fullScreen)
      #expect(
        log.entries == ["root willDisappear", "cover willAppear", "cover didAppear", "root didDisappear"])
      #expect(TestApplication.windows.count == 1)
      #expect(TestApplication.windows[0].button("cover")?.isMapped == true)
      #expect(TestApplication.windows[0].button("root")?.isMapped == false)
      log.entries = []
      root.dismiss(animated: false)
      #expect(MainLoop.pump { root.appearanceState == .appeared })
      #expect(
        log.entries == ["cover willDisappear", "root willAppear", "root didAppear", "cover didDisappear"])
      #expect(TestApplication.windows[0].button("root")?.isMapped == true)
      window.close()
    }

    @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen])
    func titleOfACoverIsTheWindows(_ style: ModalPresentationStyle) throws {
      let (window, root) = try showRoot()
      let own = TestApplication.windows[0].title
      let cover = try present("cover", on: root, style: style)
      cover.title = "renamed"
      #expect(TestApplication.windows[0].title == "renamed")
      cover.title = nil
      #expect(MainLoop.pump { TestApplication.windows[0].title == own }, "once a frame has no other title")
      cover.title = "again"
      root.dismiss(animated: false)
      #expect(MainLoop.pump { TestApplication.windows[0].title == own })
      window.close()
    }

    @Test func closeButtonDismissesAndReports() throws {
      let (window, root) = try showRoot()
      let sheet = try present("sheet", on: root)
      sheet.onHostRemoval = { log.entries.append("removed: \($0)") }
      try #require(TestApplication.windows.first { $0.title == "sheet" }).close()
      #expect(MainLoop.pump { log.entries.last == "removed: dismissed" })
      #expect(root.presentedViewController == nil)
      #expect(TestApplication.windows.count == 1)
      window.close()
    }

    @Test func sheetThatIsModalInPresentationStays() throws {
      let (window, root) = try showRoot()
      let sheet = try present("sheet", on: root)
      sheet.isModalInPresentation = true
      try #require(TestApplication.windows.first { $0.title == "sheet" }).close()
      MainLoop.pump(timeout: .milliseconds(50)) { false }
      #expect(root.presentedViewController === sheet)
      #expect(TestApplication.windows.count == 2)
      root.dismiss(animated: false)
      window.close()
    }

    @Test func sheetsStandOnSheets() throws {
      let (window, root) = try showRoot()
      let first = try present("one", on: root)
      _ = try present("two", on: first)
      #expect(TestApplication.windows.count == 3)
      root.dismiss(animated: false)
      #expect(MainLoop.pump { log.entries.filter { $0.hasSuffix("didDisappear") }.count == 2 })
      #expect(TestApplication.windows.count == 1)
      window.close()
    }

    @Test func closingTheWindowTakesItsSheetsAlong() throws {
      let (window, root) = try showRoot()
      weak var gone: ViewController?
      do {
        gone = try present("sheet", on: root)
        log.entries = []
        window.close()
      }
      #expect(
        log.entries == ["root willDisappear", "sheet willDisappear", "root didDisappear", "sheet didDisappear"])
      #expect(TestApplication.windows.isEmpty)
      #expect(MainLoop.pump { gone == nil })
    }

    @Test(arguments: [ModalPresentationStyle.automatic, .fullScreen])
    func whatWasPresentedBeforeTheWindowIsShownWithIt(style: ModalPresentationStyle) throws {
      let root = LoggingController("root", log)
      let presented = LoggingController("early", log)
      presented.modalPresentationStyle = style
      root.present(presented, animated: false)
      let window = try TestApplication.show(root, until: presented)
      #expect(MainLoop.pump { TestApplication.windows.contains { $0.button("early")?.isMapped == true } })
      root.dismiss(animated: false)
      #expect(MainLoop.pump { root.appearanceState == .appeared && log.entries.last != "early willDisappear" })
      #expect(TestApplication.windows.count == 1)
      window.close()
    }

    @Test(arguments: [ModalPresentationStyle.automatic, .fullScreen])
    func anotherRootTakesWhatWasPresentedAway(style: ModalPresentationStyle) throws {
      let (window, root) = try showRoot()
      _ = try present("over", on: root, style: style)
      let other = LoggingController("other", log)
      window.rootViewController = other
      #expect(MainLoop.pump { other.appearanceState == .appeared })
      #expect(TestApplication.windows.count == 1)
      #expect(TestApplication.windows[0].button("other")?.isMapped == true)
      #expect(TestApplication.windows[0].button("over") == nil)
      window.close()
    }

    @Test(arguments: [ModalPresentationStyle.automatic, .fullScreen])
    func manyRoundsLeaveNothing(style: ModalPresentationStyle) throws {
      let (window, root) = try showRoot()
      var watches: [Gtk.WeakReference] = []
      weak var last: ViewController?
      for round in 0..<200 {
        let controller = LoggingController("p\(round)", log)
        controller.modalPresentationStyle = style
        last = controller
        root.present(controller, animated: false)
        if round % 20 == 0 { MainLoop.pump { controller.appearanceState == .appeared } }
        if let widget = controller.view.realizedWidget { watches.append(Gtk.WeakReference(widget)) }
        root.dismiss(animated: false)
        if round % 20 == 0 {
          MainLoop.pump { root.presentedViewController == nil && controller.appearanceState == .disappeared }
        }
      }
      #expect(MainLoop.pump { root.appearanceState == .appeared && last == nil })
      #expect(MainLoop.pump { !watches.contains { $0.isAlive } })
      #expect(watches.count == 200)
      window.close()
    }
  }
}
