import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The events of the screens in every kind of transition on real widgets, one row for each, and that a screen has
  /// been painted before it is told that it has appeared. The same table without a toolkit is in the tests of
  /// ViewControllers.
  @Suite @MainActor struct ScreenTransitionTests {
    nonisolated struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let prepare: @MainActor @Sendable (Stage) throws -> Void
      let act: @MainActor @Sendable (Stage) throws -> Void
      let events: [String]

      init(
        _ name: String, after prepare: @escaping @MainActor @Sendable (Stage) throws -> Void = { _ in },
        _ act: @escaping @MainActor @Sendable (Stage) throws -> Void, _ events: String...
      ) {
        testDescription = name
        self.prepare = prepare
        self.act = act
        self.events = events
      }
    }

    /// A navigation controller in a window with the screen a, and further screens.
    @MainActor
    final class Stage {
      let log = Log()
      let navigation: NavigationController
      let a, b, c: LoggingController
      private(set) var window: Window!
      private var painted: [Gtk.Widget.Identity: Gtk.SignalHandler] = [:]
      private var clocks: [Gtk.Object] = []

      init() throws {
        a = LoggingController("a", log)
        b = LoggingController("b", log)
        c = LoggingController("c", log)
        navigation = NavigationController(rootViewController: a)
        window = try TestApplication.show(navigation)
        try settle()
        notePaints()
      }

      /// Records the visible screens in each frame of each window.
      private func notePaints() {
        for shown in TestApplication.windows where painted[shown.identity] == nil {
          guard let clock = gtk_widget_get_frame_clock(shown.widget) else { continue }
          clocks.append(Gtk.Object(retaining: UnsafeMutableRawPointer(clock)))
          painted[shown.identity] = clocks.last?.connect("paint") { [log] in
            let seen = ["a", "b", "c"].filter { name in
              TestApplication.windows.contains { $0.button(name)?.isMapped == true }
            }
            log.entries.append("paint \(seen.joined())")
          }
        }
      }

      func close() {
        for handler in painted.values { handler.disconnect() }
        window.close()
      }

      /// Waits until all transitions have ended, and clears the log.
      func settle() throws {
        let isMoving = { [a, b, c] in
          [a, b, c].contains { $0.appearanceState == .appearing || $0.appearanceState == .disappearing }
        }
        try #require(MainLoop.pump { !isMoving() })
        log.entries = []
      }

      func push(_ controller: ViewController, animated: Bool = false) {
        navigation.pushViewController(controller, animated: animated)
      }

      func present(_ controller: ViewController, _ style: ModalPresentationStyle) {
        controller.modalPresentationStyle = style
        controller.popoverPresentationController?.sourceView = a.view
        navigation.present(controller, animated: false)
        notePaints()
      }

      /// The recorded events, without the frames in between.
      var heard: [String] { log.entries.filter { !$0.hasPrefix("paint") } }

      /// Indicates whether each screen that appeared was visible in a frame painted after its notification.
      var appearedPainted: Bool {
        log.entries.indices.allSatisfy { index in
          let words = log.entries[index].split(separator: " ")
          guard words[1] == "didAppear" else { return true }
          let before = log.entries[..<index]
          let start = before.lastIndex(of: "\(words[0]) willAppear") ?? 0
          return before[start...].contains { $0.hasPrefix("paint") && $0.contains(words[0]) }
        }
      }
    }

    nonisolated static let rows = [
      Row(
        "root", { $0.window.rootViewController = $0.b }, "a willDisappear", "a didDisappear", "b willAppear",
        "b didAppear"),
      Row(
        "child comes",
        {
          $0.a.addChild($0.b)
          $0.a.view.addSubview($0.b.view)
          $0.b.didMove(toParent: $0.a)
        }, "b willAppear", "b didAppear"),
      Row("pushed, and covered", { $0.push($0.b) }, "a willDisappear", "b willAppear", "a didDisappear", "b didAppear"),
      Row(
        "pushed with a motion", { $0.push($0.b, animated: true) },
        "a willDisappear", "b willAppear", "a didDisappear", "b didAppear"),
      Row(
        "popped", after: { $0.push($0.b) }, { $0.navigation.popViewController(animated: false) },
        "b willDisappear", "a willAppear", "b didDisappear", "a didAppear"),
      Row(
        "popped by the user", after: { $0.push($0.b) },
        { _ in try #require(TestApplication.windows[0].backButton).emit("clicked") },
        "b willDisappear", "a willAppear", "b didDisappear", "a didAppear"),
      Row("presented as a sheet", { $0.present($0.b, .automatic) }, "b willAppear", "b didAppear"),
      Row("presented as a popover", { $0.present($0.b, .popover) }, "b willAppear", "b didAppear"),
      Row("presented over full screen", { $0.present($0.b, .overFullScreen) }, "b willAppear", "b didAppear"),
      Row(
        "presented full screen, and covered", { $0.present($0.b, .fullScreen) },
        "a willDisappear", "b willAppear", "b didAppear", "a didDisappear"),
      Row(
        "dismissed", after: { $0.present($0.b, .automatic) }, { $0.navigation.dismiss(animated: false) },
        "b willDisappear", "b didDisappear"),
      Row(
        "dismissed by the user", after: { $0.present($0.b, .automatic) },
        { _ in try #require(TestApplication.windows.first { $0.title == "b" }).close() },
        "b willDisappear", "b didDisappear"),
      Row(
        "dismissed from full screen", after: { $0.present($0.b, .fullScreen) },
        { $0.navigation.dismiss(animated: false) },
        "b willDisappear", "a willAppear", "a didAppear", "b didDisappear"),
      Row(
        "tabbed",
        after: {
          let tabs = TabController()
          tabs.viewControllers = [$0.b, $0.c]
          $0.window.rootViewController = tabs
        }, { ($0.window.rootViewController as? TabController)?.selectedIndex = 1 },
        "b willDisappear", "c willAppear", "b didDisappear", "c didAppear"),
      Row(
        "hidden", { _ in TestApplication.windows[0].isVisible = false }, "a willDisappear", "a didDisappear"),
      Row("closed", { $0.window.close() }, "a willDisappear", "a didDisappear"),
      Row(
        "closed by the user", { _ in TestApplication.windows[0].close() }, "a willDisappear", "a didDisappear"),
      Row(
        "push interrupted by pop",
        {
          $0.push($0.b)
          $0.navigation.popViewController(animated: false)
        },
        "a willDisappear", "b willAppear", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear"),
      Row(
        "sheet interrupted by its dismissal",
        {
          $0.present($0.b, .automatic)
          $0.navigation.dismiss(animated: false)
        }, "b willAppear", "b willDisappear", "b didDisappear"),
      Row(
        "push interrupted by closing",
        {
          $0.push($0.b)
          $0.window.close()
        }, "a willDisappear", "b willAppear", "b willDisappear", "b didDisappear", "a didDisappear"),
    ]

    @Test(arguments: rows)
    func whatIsHeard(row: Row) throws {
      let stage = try Stage()
      try row.prepare(stage)
      try stage.settle()
      try row.act(stage)
      #expect(MainLoop.pump { stage.heard.count >= row.events.count })
      #expect(stage.heard == row.events)
      #expect(stage.appearedPainted, "\(stage.log.entries)")
      stage.close()
    }

    /// A declarative view hears the same as a controller, at the same time.
    @Test(arguments: [ModalPresentationStyle?.none, .automatic, .popover, .overFullScreen, .fullScreen])
    func declarativeViewsHearTheSame(style: ModalPresentationStyle?) throws {
      struct Screen: View {
        let log: Log
        var body: some View {
          Text("screen").lifeCycle { log.entries.append("lifeCycle \($0.rawValue)") }
            .onAppear { log.entries.append("onAppear") }.onDisappear { log.entries.append("onDisappear") }
        }
      }
      let stage = try Stage()
      let screen = HostingController(rootView: Screen(log: stage.log))
      if let style { stage.present(screen, style) } else { stage.push(screen) }
      #expect(MainLoop.pump { screen.appearanceState == .appeared })
      if style == nil { stage.navigation.popViewController(animated: false) } else { screen.dismiss(animated: false) }
      #expect(MainLoop.pump { screen.appearanceState == .disappeared })
      #expect(
        stage.heard.filter { $0.hasPrefix("lifeCycle") }.map { $0.dropFirst(10) }
          == LifeCycle.allCases.map { $0.rawValue[...] })
      let own = stage.log.entries.filter { $0.contains("lifeCycle") || $0.hasPrefix("on") }
      #expect(own[2] == "onAppear" && own.last == "onDisappear")
      let start = try #require(stage.log.entries.firstIndex(of: "lifeCycle viewWillAppear"))
      let end = try #require(stage.log.entries.firstIndex(of: "lifeCycle viewDidAppear"))
      #expect(stage.log.entries[start...end].contains { $0.hasPrefix("paint") })
      stage.close()
    }
  }
}
