import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Sheets and covers that a state presents.
  @Suite @MainActor struct SheetTests {
    private final class Model: ObservableObject {
      @Published var isShown = false
      @Published var item: Item?
      @Published var isAsking = false
    }

    private struct Item: Identifiable, Equatable {
      var id: Int
      var name: String
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var isCover = false
      @State private var count = 0

      var body: some View {
        VStack {
          Text("root")
          Button("count") { count += 1 }
        }
        .sheet(isPresented: isCover ? .constant(false) : $model.isShown) {
          log.entries.append("dismissed")
        } content: {
          Sheet(count: count, log: log)
        }
        .fullScreenCover(isPresented: isCover ? $model.isShown : .constant(false)) {
          log.entries.append("dismissed")
        } content: {
          Sheet(count: count, log: log)
        }
        .sheet(item: $model.item) {
          log.entries.append("dismissed")
        } content: { item in
          Text("item \(item.name)").navigationTitle("Item").onDisappear { log.entries.append("gone \(item.id)") }
        }
        .alert("Sure?", isPresented: $model.isAsking) { Button("Yes") {} }
      }
    }

    private struct Sheet: View {
      let count: Int
      let log: Log
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        VStack {
          Text("sheet \(count)")
          Button("done") { dismiss() }
        }
        .onAppear { log.entries.append("appears") }
        .onDisappear { log.entries.append("disappears") }
      }
    }

    private let log = Log()
    private let model = Model()

    @Test func stateShowsAndTakesAway() throws {
      let screen = try PresentingScreen { Screen(model: model, log: log) }
      #expect(screen.presented == nil)
      model.isShown = true
      let sheet = try screen.waitForPresented("sheet 0")
      #expect(gtk_window_get_modal(sheet.cast()) != 0)
      #expect(log.entries == ["appears"])
      model.isShown = false
      #expect(screen.waitForNothing())
      #expect(MainLoop.pump { log.entries == ["appears", "disappears", "dismissed"] })
      screen.close()
    }

    @Test func sheetFollowsTheStateItsContentReads() throws {
      let screen = try PresentingScreen { Screen(model: model, log: log) }
      model.isShown = true
      let sheet = try screen.waitForPresented("sheet 0")
      try screen.tap("count")
      #expect(MainLoop.pump { sheet.label("sheet 1") != nil })
      model.isShown = false
      #expect(screen.waitForNothing())
      screen.close()
    }

    @Test func closeButtonAndDismissChangeTheState() throws {
      let screen = try PresentingScreen { Screen(model: model, log: log) }
      for round in 1...2 {
        model.isShown = true
        let sheet = try screen.waitForPresented("sheet 0")
        if round == 1 { sheet.close() } else { try screen.tap("done", in: sheet) }
        #expect(screen.waitForNothing())
        #expect(MainLoop.pump { !model.isShown && log.entries.filter { $0 == "dismissed" }.count == round })
      }
      screen.close()
    }

    @Test func anotherItemIsAnotherSheet() throws {
      let screen = try PresentingScreen { Screen(model: model, log: log) }
      model.item = Item(id: 1, name: "one")
      #expect(try screen.waitForPresented("item one").title == "Item")
      model.item = Item(id: 1, name: "uno")
      _ = try screen.waitForPresented("item uno")
      #expect(log.entries.isEmpty, "the same item keeps its sheet")
      model.item = Item(id: 2, name: "two")
      _ = try screen.waitForPresented("item two")
      #expect(log.entries == ["gone 1", "dismissed"])
      #expect(model.item?.id == 2)
      model.item = nil
      #expect(screen.waitForNothing())
      screen.close()
    }

    @Test func coverTakesTheWindow() throws {
      let screen = try PresentingScreen { Screen(model: model, log: log, isCover: true) }
      model.isShown = true
      #expect(MainLoop.pump { screen.root.label("sheet 0")?.isMapped == true && log.entries == ["appears"] })
      #expect(MainLoop.pump { screen.root.label("root")?.isMapped == false } && screen.presented == nil)
      try screen.tap("done")
      #expect(MainLoop.pump { screen.root.label("root")?.isMapped == true && !model.isShown })
      #expect(MainLoop.pump { log.entries == ["appears", "disappears", "dismissed"] })
      screen.close()
    }

    /// Only the program ends a cover, such as that of a sign-in.
    @Test func escapeDismissesNeitherACoverNorTheSheetBelow() async throws {
      struct Sheet: View {
        @State private var isShown = false
        var body: some View {
          Button("cover") { isShown = true }
            .fullScreenCover(isPresented: $isShown) {
              Button("inside") {}
              Button("done") { isShown = false }
            }
        }
      }
      struct Below: View {
        @ObservedObject var model: Model
        var body: some View { Text("below").sheet(isPresented: $model.isShown) { Sheet() } }
      }
      let screen = try PresentingScreen { Below(model: model) }
      model.isShown = true
      #expect(await MainLoop.wait { screen.presented?.isActive == true })
      let sheet = try #require(screen.presented)
      try screen.tap("cover", in: sheet)
      #expect(
        await MainLoop.wait {
          sheet.button("inside").map { $0.focusedDescendant != nil && !$0.isInTransition } == true
        })
      try InputDevices.press("Escape")
      // A second key comes after the first one has been handled.
      try InputDevices.press("Tab")
      #expect(await MainLoop.wait { sheet.button("done")?.focusedDescendant != nil })
      #expect(model.isShown)
      try InputDevices.press("Return")
      #expect(await MainLoop.wait { sheet.button("cover")?.isMapped == true && sheet.button("inside") == nil })
      try InputDevices.press("Escape")
      #expect(await MainLoop.wait { !model.isShown })
      screen.close()
    }

    @Test func whatIsAskedForFromTheStartWaitsForTheScreen() throws {
      model.isShown = true
      let screen = try PresentingScreen { Screen(model: model, log: log) }
      _ = try screen.waitForPresented("sheet 0")
      model.isShown = false
      #expect(screen.waitForNothing())
      screen.close()
    }

    @Test func oneGivesWayToTheNext() throws {
      let screen = try PresentingScreen { Screen(model: model, log: log) }
      model.isShown = true
      _ = try screen.waitForPresented("sheet 0")
      model.isAsking = true
      model.isShown = false
      let alert = try screen.waitForPresented("Sure?")
      #expect(alert.label("sheet 0") == nil)
      try screen.tap("Yes", in: alert)
      #expect(screen.waitForNothing())
      #expect(MainLoop.pump { !model.isAsking })
      screen.close()
    }

    @Test func sheetThatMustNotBeDismissedStays() throws {
      struct Busy: View {
        @ObservedObject var model: Model
        var body: some View {
          Text("root").sheet(isPresented: $model.isShown) {
            Text("busy").interactiveDismissDisabled(model.item == nil)
          }
        }
      }
      let screen = try PresentingScreen { Busy(model: model) }
      model.isShown = true
      let sheet = try screen.waitForPresented("busy")
      sheet.close()
      MainLoop.pump(timeout: .milliseconds(50)) { false }
      #expect(model.isShown && screen.presented != nil)
      model.item = Item(id: 1, name: "ready")
      #expect(MainLoop.pump { screen.controller.presentedViewController?.isModalInPresentation == false })
      sheet.close()
      #expect(screen.waitForNothing())
      #expect(MainLoop.pump { !model.isShown })
      screen.close()
    }

    @Test func sheetGoesWithTheViewThatPresentsIt() throws {
      struct Part: View {
        @ObservedObject var model: Model
        var body: some View {
          if model.item != nil { Text("part").sheet(isPresented: $model.isShown) { Text("sheet") } }
        }
      }
      model.item = Item(id: 1, name: "")
      let screen = try PresentingScreen { Part(model: model) }
      model.isShown = true
      _ = try screen.waitForPresented("sheet")
      model.item = nil
      #expect(screen.waitForNothing())
      screen.close()
    }

    @Test func manyRoundsLeaveNothing() throws {
      let screen = try PresentingScreen { Screen(model: model, log: log) }
      var references: [Gtk.WeakReference] = []
      weak var last: ViewController?
      for _ in 0..<50 {
        model.isShown = true
        #expect(MainLoop.pump { screen.controller.presentedViewController?.appearanceState == .appeared })
        last = screen.controller.presentedViewController
        if let widget = last?.view.realizedWidget { references += widget.all.map { Gtk.WeakReference($0) } }
        model.isShown = false
        #expect(screen.waitForNothing())
      }
      #expect(references.count >= 200)
      #expect(MainLoop.pump { last == nil && !references.contains { $0.isAlive } })
      screen.close()
    }
    @Test func whatWaitsComesWhenThePresenterHasGone() throws {
      struct Parts: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            if model.item != nil { Text("part").sheet(isPresented: $model.isShown) { Text("sheet") } }
            Text("rest").alert("Failed", isPresented: $model.isAsking) {}
          }
        }
      }
      model.item = Item(id: 1, name: "")
      let screen = try PresentingScreen { Parts(model: model) }
      model.isShown = true
      _ = try screen.waitForPresented("sheet")
      model.isAsking = true
      screen.controller.flushNow()
      model.item = nil
      let alert = try screen.waitForPresented("Failed")
      alert.close()
      #expect(screen.waitForNothing())
      screen.close()
    }
  }
}
