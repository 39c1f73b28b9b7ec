import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Controllers presented as bubbles that point at a view.
  @Suite @MainActor struct PopoverTests {
    private let log = Log()

    private func showRoot() throws -> (Window, LoggingController) {
      let root = LoggingController("root", log)
      let window = try TestApplication.show(root)
      log.entries = []
      return (window, root)
    }

    private func present(
      on presenter: ViewController, at source: NativeView? = nil, _ configure: (ViewController) -> Void = { _ in }
    ) throws -> LoggingController {
      let controller = LoggingController("bubble", log)
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = source ?? presenter.view
      configure(controller)
      presenter.present(controller, animated: false)
      try #require(MainLoop.pump { controller.appearanceState == .appeared })
      return controller
    }

    private var popovers: [Gtk.Widget] {
      TestApplication.windows.flatMap(\.all).filter { $0.typeName == "GtkPopover" }
    }

    @Test func popoverIsABubbleInTheWindow() throws {
      let (window, root) = try showRoot()
      _ = try present(on: root)
      #expect(log.entries == ["bubble willAppear", "bubble didAppear"], "what is below stays on screen")
      #expect(TestApplication.windows.count == 1)
      var popover = popovers.first
      #expect(popover?.isMapped == true && popover?.button("bubble")?.isMapped == true)
      let reference = Gtk.WeakReference(try #require(popover))
      popover = nil
      root.dismiss(animated: false)
      #expect(MainLoop.pump { log.entries.last == "bubble didDisappear" })
      #expect(popovers.isEmpty)
      #expect(MainLoop.pump { !reference.isAlive })
      window.close()
    }

    /// GTK asks for the focused widget in the bubble, so there must be one.
    @Test func bubbleWithoutControlsHasTheFocusItself() throws {
      let root = HostingController(rootView: Text("root"))
      let window = try TestApplication.show(root)
      TestApplication.windows[0].clearFocus()
      let bubble = HostingController(rootView: Text("bubble"))
      bubble.modalPresentationStyle = .popover
      bubble.popoverPresentationController?.sourceView = root.view
      root.present(bubble, animated: false)
      try #require(MainLoop.pump { bubble.appearanceState == .appeared })
      let popover = try #require(popovers.first)
      #expect(popover.focusedDescendant != nil)
      for direction in [GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD, GTK_DIR_DOWN] {
        gtk_widget_child_focus(popover.widget, direction)
      }
      #expect(popover.focusedDescendant != nil)
      root.dismiss(animated: false)
      #expect(MainLoop.pump { popovers.isEmpty })
      window.close()
    }

    /// A popover that stays open takes the input of the whole program.
    @Test(arguments: ["GtkDropDown", "GtkMenuButton"]) func whatGoesWithItsScreenCloses(_ opener: String) throws {
      final class Model: ObservableObject { @Published var isShown = true }
      struct Choices: View {
        @ObservedObject var model: Model
        var body: some View {
          if model.isShown {
            Picker("choice", selection: .constant(0)) { ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) } }
            Menu("menu") { Button("line") {} }
          } else {
            Text("gone")
          }
        }
      }
      let model = Model()
      let window = try TestApplication.show(HostingController(rootView: Choices(model: model)))
      let button = try #require(TestApplication.windows[0].all(opener).first)
      if opener == "GtkDropDown" { button.emit("activate") } else { gtk_menu_button_popup(button.opaque) }
      let popover = try #require(button.all.first { $0.typeName.contains("Popover") })
      try #require(MainLoop.pump { popover.isMapped })
      model.isShown = false
      #expect(MainLoop.pump { popover.rootWindow == nil })
      #expect(!popover.isVisible)
      window.close()
    }

    @Test(arguments: ["GtkDropDown", "GtkMenuButton"]) func whatIsCoveredCloses(_ opener: String) throws {
      final class Model: ObservableObject { @Published var path: [Int] = [] }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack(path: $model.path) {
            VStack {
              Picker("choice", selection: .constant(0)) { ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) } }
              Menu("menu") { Button("line") {} }
            }
            .navigationDestination(for: Int.self) { _ in Button("pushed") {} }
          }
        }
      }
      let model = Model()
      let window = try TestApplication.show(HostingController(rootView: Screen(model: model)))
      let shown = TestApplication.windows[0]
      let button = try #require(shown.all(opener).first { $0.isMapped && !shown.barContains($0) })
      if opener == "GtkDropDown" { button.emit("activate") } else { gtk_menu_button_popup(button.opaque) }
      let popover = try #require(button.all.first { $0.typeName.contains("Popover") })
      try #require(MainLoop.pump { popover.isMapped })
      model.path = [1]
      #expect(MainLoop.pump { shown.button("pushed")?.isMapped == true })
      #expect(MainLoop.pump { !popover.isVisible })
      window.close()
    }

    @Test func userClosesIt() throws {
      let (window, root) = try showRoot()
      let bubble = try present(on: root)
      bubble.onHostRemoval = { log.entries.append("removed: \($0)") }
      let reference = Gtk.WeakReference(try #require(popovers.first))
      gtk_popover_popdown(try #require(popovers.first).cast())
      #expect(MainLoop.pump { log.entries.last == "removed: dismissed" })
      #expect(MainLoop.pump { !reference.isAlive })
      #expect(root.presentedViewController == nil)
      #expect(popovers.isEmpty)
      window.close()
    }

    @Test func oneThatIsModalInPresentationOpensAgain() throws {
      let (window, root) = try showRoot()
      let bubble = try present(on: root) { $0.isModalInPresentation = true }
      gtk_popover_popdown(try #require(popovers.first).cast())
      #expect(MainLoop.pump { popovers.first?.isMapped == true })
      #expect(root.presentedViewController === bubble)
      #expect(bubble.appearanceState == .appeared)
      root.dismiss(animated: false)
      #expect(MainLoop.pump { popovers.isEmpty })
      window.close()
    }

    @Test func focusReturnsToWhereItWas() throws {
      let (window, root) = try showRoot()
      let shown = TestApplication.windows[0]
      let button = try #require(shown.button("root"))
      button.grabFocus()
      _ = try present(on: root)
      #expect(MainLoop.pump { popovers.first?.focusedDescendant != nil })
      gtk_popover_popdown(try #require(popovers.first).cast())
      #expect(MainLoop.pump { popovers.isEmpty })
      #expect(shown.focusedDescendant?.identity == button.identity)
      window.close()
    }

    @Test func itPointsAtAPartOfTheView() throws {
      let (window, root) = try showRoot()
      _ = try present(on: root) {
        $0.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 20, width: 30, height: 40)
        $0.popoverPresentationController?.permittedArrowDirections = .left
      }
      let popover = try #require(popovers.first)
      var place = GdkRectangle()
      #expect(gtk_popover_get_pointing_to(popover.cast(), &place) != 0)
      let origin = try #require(root.view.realizedWidget).bounds(in: try #require(popover.parent))
      #expect((place.x - Int32(origin.x), place.y - Int32(origin.y)) == (10, 20))
      #expect((place.width, place.height) == (30, 40))
      #expect(gtk_popover_get_position(popover.cast()) == GTK_POS_RIGHT)
      root.dismiss(animated: false)
      window.close()
    }

    @Test func withNothingToPointAtItIsASheet() throws {
      let (window, root) = try showRoot()
      _ = try present(on: root, at: NativeView())
      #expect(popovers.isEmpty)
      #expect(TestApplication.windows.contains { $0.title == "bubble" })
      root.dismiss(animated: false)
      window.close()
    }

    @Test func itGoesWithWhatItPointsAt() throws {
      let (window, root) = try showRoot()
      let child = LoggingController("child", log)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      try #require(MainLoop.pump { child.appearanceState == .appeared })
      let bubble = try present(on: root, at: child.view)
      bubble.onHostRemoval = { log.entries.append("removed: \($0)") }
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(MainLoop.pump { log.entries.contains("removed: dismissed") })
      #expect(root.presentedViewController == nil)
      window.close()
    }

    @Test func closingTheWindowTakesItAlong() throws {
      let (window, root) = try showRoot()
      weak var gone: ViewController?
      do { gone = try present(on: root) }
      window.close()
      #expect(TestApplication.windows.isEmpty)
      #expect(MainLoop.pump { gone == nil })
    }

    @Test func overFullScreenLeavesWhatIsBelowOnScreen() throws {
      let (window, root) = try showRoot()
      let shown = TestApplication.windows[0]
      let button = try #require(shown.button("root"))
      button.grabFocus()
      let over = LoggingController("over", log)
      over.modalPresentationStyle = .overFullScreen
      root.present(over, animated: false)
      try #require(MainLoop.pump { over.appearanceState == .appeared })
      #expect(log.entries == ["over willAppear", "over didAppear"])
      #expect(button.isMapped && shown.button("over")?.isMapped == true)
      #expect(button.grabFocus() == false, "what is below takes no input")
      #expect(shown.focusedDescendant?.identity == shown.button("over")?.identity)
      root.dismiss(animated: false)
      #expect(MainLoop.pump { over.appearanceState == .disappeared })
      #expect(shown.button("over") == nil)
      #expect(shown.focusedDescendant?.identity == button.identity)
      window.close()
    }

    @Test func fullScreenInASheetFillsTheSheet() throws {
      let (window, root) = try showRoot()
      let sheet = LoggingController("sheet", log)
      root.present(sheet, animated: false)
      try #require(MainLoop.pump { sheet.appearanceState == .appeared })
      let page = LoggingController("page", log)
      page.modalPresentationStyle = .fullScreen
      sheet.present(page, animated: false)
      try #require(MainLoop.pump { page.appearanceState == .appeared })
      let shown = try #require(TestApplication.windows.first { $0.title == "page" })
      #expect(shown.button("page")?.isMapped == true && shown.button("sheet")?.isMapped == false)
      root.dismiss(animated: false)
      #expect(MainLoop.pump { TestApplication.windows.count == 1 })
      window.close()
    }
  }
}
