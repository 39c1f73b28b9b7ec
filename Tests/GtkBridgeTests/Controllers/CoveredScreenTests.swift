import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A screen that changes while it is covered is up to date when it becomes visible again.
  @Suite @MainActor struct CoveredScreenTests {
    enum Change: CaseIterable {
      case rows, bars, toast, sheet, alert, popover, title, toolbar, removal
    }

    enum Cover: CaseIterable {
      case push, sheet, fullScreen, overFullScreen, otherTab, collapsedSplit, hiddenWindow
    }

    private final class Model: ObservableObject {
      @Published var rows = Array(0..<40)
      @Published var hasBars = true
      @Published var toast: Toast?
      @Published var hasSheet = false
      @Published var isAsking = false
      @Published var hasPopover = false
      @Published var title = "title 0"
      @Published var hasTool = false
      @Published var hasList = true
      @Published var path: [Int] = []
      @Published var tab = 0
    }

    /// The stack also reads the model: its root is described again while it is covered.
    private struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        NavigationStack(path: $model.path) {
          VStack {
            if model.hasBars { HStack { Text("upper bar") } }
            Text("anchor").popover(isPresented: $model.hasPopover) { Text("inside") }
            if model.hasList {
              List(model.rows, id: \.self) { row in
                HStack {
                  Text("row \(row)")
                  if model.hasBars { Text("beside") }
                }
              }
            }
            if model.hasBars {
              Divider()
              HStack { Text("lower bar") }
            }
          }
          .navigationTitle(model.title)
          .toolbar { if model.hasTool { Button("Tool") {} } }
          .navigationDestination(for: Int.self) { Text("cover \($0)") }
        }
        .toast($model.toast)
        .sheet(isPresented: $model.hasSheet) { Text("sheet") }
        .alert("Sure?", isPresented: $model.isAsking) { Button("Yes") {} }
      }
    }

    private struct Tabs: View {
      @ObservedObject var model: Model

      var body: some View {
        TabView(selection: $model.tab) {
          Screen(model: model).tabItem { Text("first") }.tag(0)
          Text("other tab").tabItem { Text("second") }.tag(1)
        }
      }
    }

    private struct Columns: View {
      let model: Model

      var body: some View {
        NavigationSplitView {
          Screen(model: model)
        } detail: {
          Text("detail")
        }
      }
    }

    /// One screen in a window, and its cover.
    @MainActor
    private final class Stage {
      let model = Model()
      let cover: Cover
      let window: Window
      let shown: Gtk.Window
      private let controller: ViewController

      init(_ cover: Cover) throws {
        self.cover = cover
        controller =
          switch cover {
          case .otherTab: HostingController(rootView: Tabs(model: model))
          case .collapsedSplit: HostingController(rootView: Columns(model: model))
          default: HostingController(rootView: Screen(model: model))
          }
        window = try TestApplication.show(controller, width: 360)
        shown = TestApplication.windows[0]
        try #require(MainLoop.pump { self.sees("anchor") && self.sees("row 0") })
      }

      func sees(_ text: String) -> Bool { shown.label(text)?.isMapped == true }

      private var split: SplitController? { controller.children.first as? SplitController }

      func coverScreen() throws {
        switch cover {
        case .push: model.path = [1]
        case .sheet, .fullScreen, .overFullScreen:
          let presented = HostingController(rootView: Button("cover") {})
          presented.modalPresentationStyle =
            cover == .sheet ? .pageSheet : cover == .fullScreen ? .fullScreen : .overFullScreen
          controller.present(presented, animated: false)
          return try #require(MainLoop.pump { presented.appearanceState == .appeared })
        case .otherTab: model.tab = 1
        case .collapsedSplit: split?.show(.secondary)
        case .hiddenWindow: gtk_widget_set_visible(shown.widget, 0)
        }
        try #require(MainLoop.pump { !self.sees("anchor") })
        // The transition is over.
        paint()
      }

      func uncoverScreen() throws {
        switch cover {
        case .push: shown.backButton?.emit("clicked")
        case .sheet, .fullScreen, .overFullScreen: controller.dismiss(animated: false)
        case .otherTab: model.tab = 0
        case .collapsedSplit: split?.show(.primary)
        case .hiddenWindow: window.makeKeyAndVisible()
        }
        try #require(MainLoop.pump { self.sees("anchor") && self.controller.appearanceState == .appeared })
      }

      func change(_ change: Change, round: Int) {
        let isOdd = round.isMultiple(of: 2) == false
        switch change {
        case .rows: model.rows = Array((round * 25)..<(round * 25 + 50))
        case .bars: model.hasBars = isOdd
        case .toast: model.toast = isOdd ? nil : Toast("toast", timeout: nil)
        case .sheet: model.hasSheet = true
        case .alert: model.isAsking = true
        case .popover: model.hasPopover = true
        case .title: model.title = "title \(round)"
        case .toolbar: model.hasTool = !isOdd
        case .removal: model.hasList = isOdd
        }
        // The other effects of an import on a screen.
        if change != .rows { model.rows.append(model.rows.count + 100) }
      }

      /// Returns whether the result of a change is on screen.
      func shows(_ change: Change, round: Int) -> Bool {
        let isOdd = round.isMultiple(of: 2) == false
        return switch change {
        case .rows: sees("row \(round * 25)")
        case .bars: sees("upper bar") == isOdd && sees("lower bar") == isOdd && sees("beside") == isOdd
        case .toast: sees("toast") == !isOdd
        case .sheet: presents("sheet")
        case .alert: presents("Sure?")
        case .popover: sees("inside")
        case .title: shown.title == "title \(round)"
        case .toolbar: (shown.button("Tool")?.isMapped == true) == !isOdd
        case .removal: (shown.first("GtkListView")?.isMapped == true) == isOdd
        }
      }

      private func presents(_ text: String) -> Bool {
        TestApplication.windows.contains { $0.pointer != shown.pointer && $0.label(text)?.isMapped == true }
      }

      /// Removes the cover of a change from the screen.
      func takeAway(_ change: Change) throws {
        (model.hasSheet, model.isAsking, model.hasPopover) = (false, false, false)
        let isGone = MainLoop.pump {
          TestApplication.windows.count == 1 && self.controller.presentedViewController == nil
        }
        try #require(isGone && MainLoop.pump { !self.sees("inside") })
      }

      /// Gives the window another size at once, as tiling and maximising do.
      func jump() {
        for width in [900, 360] as [Int32] {
          gtk_window_set_default_size(shown.cast(), width, 500)
          paint()
        }
      }

      private func paint() {
        for _ in 0..<2 {
          var isPainted = false
          shown.afterPaint { isPainted = true }
          MainLoop.pump { isPainted }
        }
      }
    }

    @Test(arguments: Cover.allCases, Change.allCases)
    func screenIsRightAgain(cover: Cover, change: Change) throws {
      let stage = try Stage(cover)
      for round in 0..<3 {
        try stage.coverScreen()
        stage.change(change, round: round)
        stage.jump()
        try stage.uncoverScreen()
        #expect(MainLoop.pump { stage.shows(change, round: round) }, "round \(round)")
        try stage.takeAway(change)
      }
      stage.window.close()
    }

    /// GTK requests rows while it adds a screen to its window: only the rows may change then.
    @Test func whatIsBesideAListLeavesWithTheFrameAndNotWithTheRows() throws {
      let stage = try Stage(.push)
      try stage.coverScreen()
      stage.model.hasBars = false
      stage.model.rows = Array(40..<90)
      try stage.uncoverScreen()
      #expect(MainLoop.pump { stage.sees("row 40") && !stage.sees("lower bar") })
      stage.window.close()
    }

    @Test func screenIsTakenOutOfTheMiddleOfAStack() throws {
      let model = Model()
      let navigation = NavigationController(rootViewController: HostingController(rootView: Text("root")))
      let window = try TestApplication.show(navigation)
      for _ in 0..<3 {
        let middle = HostingController(rootView: Screen(model: model))
        navigation.pushViewController(middle, animated: false)
        try #require(MainLoop.pump { middle.appearanceState == .appeared })
        let top = HostingController(rootView: Text("top"))
        navigation.pushViewController(top, animated: true)
        try #require(MainLoop.pump { top.appearanceState == .appeared })
        model.hasBars.toggle()
        navigation.viewControllers.remove(at: 1)
        navigation.popViewController(animated: true)
        let root = try #require(navigation.viewControllers.first)
        #expect(MainLoop.pump { root.appearanceState == .appeared })
      }
      window.close()
    }
  }
}
