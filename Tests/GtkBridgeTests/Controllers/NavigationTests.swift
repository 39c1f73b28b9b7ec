import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A navigation controller in a window: the visible screen, its events, and the ways back.
  @Suite @MainActor struct NavigationTests {
    private let log = Log()

    private func show(_ names: String...) throws -> (Window, NavigationController) {
      let navigation = NavigationController(rootViewController: LoggingController(names[0], log))
      for name in names.dropFirst() {
        navigation.pushViewController(LoggingController(name, log), animated: false)
      }
      let window = try TestApplication.show(navigation)
      try #require(MainLoop.pump { navigation.topViewController?.appearanceState == .appeared })
      log.entries = []
      return (window, navigation)
    }

    private func seen(_ name: String) -> Bool { TestApplication.windows[0].button(name)?.isMapped == true }

    private func push(_ name: String, on navigation: NavigationController, animated: Bool) -> ViewController {
      let controller = LoggingController(name, log)
      navigation.pushViewController(controller, animated: animated)
      return controller
    }

    @Test(arguments: [false, true])
    func pushAppearsWithThePaintedScreen(animated: Bool) throws {
      let (window, navigation) = try show("a")
      let pushed = push("b", on: navigation, animated: animated)
      #expect(log.entries == ["a willDisappear", "b willAppear"])
      #expect(MainLoop.pump { pushed.appearanceState == .appeared })
      #expect(log.entries == ["a willDisappear", "b willAppear", "a didDisappear", "b didAppear"])
      #expect(seen("b") && !seen("a"))
      window.close()
    }

    @Test(arguments: [false, true])
    func popBringsTheScreenBelowBack(animated: Bool) throws {
      let (window, navigation) = try show("a", "b")
      navigation.popViewController(animated: animated)
      #expect(MainLoop.pump { navigation.topViewController?.appearanceState == .appeared })
      #expect(log.entries == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
      #expect(seen("a") && !seen("b"))
      window.close()
    }

    /// Not the first focusable control, because that one would get the focus anyway.
    @Test func focusComesBackToWhatHadIt() throws {
      let navigation = NavigationController(
        rootViewController: HostingController(rootView: List(0..<5) { row in Button("button \(row)") {} }))
      let window = try TestApplication.show(navigation, height: 500)
      let shown = TestApplication.windows[0]
      try #require(MainLoop.pump { shown.button("button 3")?.isMapped == true })
      gtk_widget_grab_focus(try #require(shown.button("button 3")).widget)
      let pushed = push("b", on: navigation, animated: false)
      try #require(MainLoop.pump { pushed.appearanceState == .appeared })
      navigation.popViewController(animated: false)
      #expect(MainLoop.pump { navigation.topViewController?.appearanceState == .appeared })
      let focus = try #require(gtk_root_get_focus(shown.opaque))
      #expect(focus == shown.button("button 3")?.widget)
      window.close()
    }

    @Test func barShowsTitleAndWayBack() throws {
      let (window, navigation) = try show("a")
      let shown = TestApplication.windows[0]
      #expect(shown.title == "a")
      #expect(shown.backButton?.isVisible == false)
      let pushed = push("b", on: navigation, animated: false)
      #expect(MainLoop.pump { pushed.appearanceState == .appeared })
      #expect(shown.title == "b")
      #expect(shown.backButton?.isVisible == true)
      pushed.title = "renamed"
      #expect(shown.title == "renamed")
      shown.backButton?.emit("clicked")
      #expect(MainLoop.pump { navigation.viewControllers.count == 1 && pushed.appearanceState == .disappeared })
      #expect(shown.title == "a")
      #expect(shown.backButton?.isVisible == false)
      window.close()
    }

    @Test func goingBackIsReportedToTheOwner() throws {
      let (window, navigation) = try show("a")
      let pushed = push("b", on: navigation, animated: false)
      pushed.onHostRemoval = { log.entries.append("b removed: \($0)") }
      #expect(MainLoop.pump { pushed.appearanceState == .appeared })
      TestApplication.windows[0].backButton?.emit("clicked")
      #expect(MainLoop.pump { log.entries.contains("b removed: wentBack") })
      #expect(log.entries.last == "b removed: wentBack")
      window.close()
    }

    @Test func poppingByTheProgramIsNotReported() throws {
      let (window, navigation) = try show("a")
      let pushed = push("b", on: navigation, animated: false)
      pushed.onHostRemoval = { log.entries.append("b removed: \($0)") }
      navigation.popViewController(animated: false)
      #expect(MainLoop.pump { log.entries.last == "a didAppear" || log.entries.contains("a didAppear") })
      #expect(!log.entries.contains("b removed: wentBack"))
      window.close()
    }

    @Test func focusReturnsToWhereItWas() throws {
      let (window, navigation) = try show("a")
      let shown = TestApplication.windows[0]
      let button = try #require(shown.button("a"))
      button.grabFocus()
      let pushed = push("b", on: navigation, animated: false)
      #expect(MainLoop.pump { pushed.appearanceState == .appeared })
      #expect(shown.focusedDescendant?.identity != button.identity)
      navigation.popViewController(animated: false)
      #expect(MainLoop.pump { log.entries.contains("a didAppear") })
      #expect(shown.focusedDescendant?.identity == button.identity)
      window.close()
    }

    @Test func screensInBetweenAreForgotten() throws {
      let (window, navigation) = try show("a")
      weak var view: NativeView?
      do {
        let between = push("b", on: navigation, animated: false)
        #expect(MainLoop.pump { between.appearanceState == .appeared })
        view = between.view
        TestApplication.windows[0].button("b")?.grabFocus()
        let top = push("c", on: navigation, animated: false)
        #expect(MainLoop.pump { top.appearanceState == .appeared })
        navigation.popToRootViewController(animated: false)
      }
      #expect(MainLoop.pump { navigation.topViewController?.appearanceState == .appeared })
      #expect(MainLoop.pump { view == nil })
      window.close()
    }

    @Test func interruptedPushEndsWhereTheStackSays() throws {
      let (window, navigation) = try show("a")
      _ = push("b", on: navigation, animated: true)
      navigation.popViewController(animated: true)
      #expect(MainLoop.pump { navigation.topViewController?.appearanceState == .appeared })
      #expect(seen("a"))
      #expect(!log.entries.contains("b didAppear"))
      #expect(log.entries.filter { $0 == "b didDisappear" }.count == 1)
      window.close()
    }

    @Test func thousandRoundsLeaveNothing() throws {
      let (window, navigation) = try show("a")
      var watches: [Gtk.WeakReference] = []
      weak var last: ViewController?
      for round in 0..<1000 {
        let pushed = push("b\(round)", on: navigation, animated: false)
        last = pushed
        if let widget = pushed.view.realizedWidget { watches.append(Gtk.WeakReference(widget)) }
        if round % 50 == 0 { MainLoop.pump { pushed.appearanceState == .appeared } }
        navigation.popViewController(animated: false)
        if round % 50 == 0 { MainLoop.pump { navigation.topViewController?.appearanceState == .appeared } }
      }
      #expect(MainLoop.pump { navigation.topViewController?.appearanceState == .appeared })
      #expect(last == nil)
      #expect(watches.count == 1000)
      #expect(MainLoop.pump { !watches.contains { $0.isAlive } })
      for event in ["willAppear", "didAppear"] {
        let opposite = event.replacingOccurrences(of: "Appear", with: "Disappear")
        let came = log.entries.filter { $0.hasPrefix("b") && $0.hasSuffix(event) }.count
        let went = log.entries.filter { $0.hasPrefix("b") && $0.hasSuffix(opposite) }.count
        #expect(event == "willAppear" ? came == went : came <= went)
      }
      window.close()
    }
  }
}

extension Gtk.Window {
  var title: String { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }

  /// The Back button, which has an icon and no text.
  var backButton: Gtk.Widget? {
    all.first {
      $0.typeName == "GtkButton"
        && gtk_button_get_icon_name($0.cast()).map { String(cString: $0) } == "go-previous-symbolic"
    }
  }
}
