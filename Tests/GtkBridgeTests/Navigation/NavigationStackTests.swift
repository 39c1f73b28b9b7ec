import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Declarative navigation in a window.
  @Suite @MainActor struct NavigationStackTests {
    private final class Model: ObservableObject {
      @Published var path = NavigationPath()
      @Published var numbers: [Int] = []
    }

    private struct Detail: View {
      let name: String
      let log: Log
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        let _ = log.entries.append("\(name) body")
        VStack {
          Text("detail \(name)")
          Button("dismiss \(name)") { dismiss() }
        }
        .navigationTitle(name)
        .onAppear { log.entries.append("\(name) appears") }
        .onDisappear { log.entries.append("\(name) disappears") }
      }
    }

    private func show<Content: View>(_ content: Content) throws -> (Window, Gtk.Window) {
      let window = try TestApplication.show(HostingController(rootView: content))
      return (window, TestApplication.windows[0])
    }

    private func tap(_ title: String, in window: Gtk.Window) throws {
      let button = try #require(window.all.first { $0.isMapped && $0.typeName == "GtkButton" && $0.texts == [title] })
      button.emit("clicked")
    }

    private func seen(_ text: String, in window: Gtk.Window) -> Bool { window.label(text)?.isMapped == true }

    @Test func linksExtendAPathThatNobodyObserves() throws {
      final class Router: ObservableObject { @Published var path = NavigationPath() }
      final class Coordinator: ObservableObject { var router = Router() }
      struct Screen: View {
        @StateObject var coordinator: Coordinator
        var body: some View {
          NavigationStack(path: $coordinator.router.path) {
            NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("screen \($0)") }
          }
        }
      }
      let coordinator = Coordinator()
      let (window, shown) = try show(Screen(coordinator: coordinator))
      try tap("go", in: shown)
      #expect(MainLoop.pump { seen("screen 1", in: shown) })
      #expect(coordinator.router.path.count == 1)
      shown.backButton?.emit("clicked")
      #expect(MainLoop.pump { seen("go", in: shown) && coordinator.router.path.isEmpty })
      window.close()
    }

    @Test func linkPushesADestinationMadeOnlyThen() throws {
      let log = Log()
      let (window, shown) = try show(
        NavigationStack {
          NavigationLink("go", destination: Detail(name: "one", log: log)).navigationTitle("root")
        })
      #expect(shown.title == "root")
      #expect(log.entries.isEmpty)
      try tap("go", in: shown)
      #expect(MainLoop.pump { seen("detail one", in: shown) && log.entries.contains("one appears") })
      #expect(MainLoop.pump { shown.title == "one" })
      #expect(shown.backButton?.isVisible == true)
      shown.backButton?.emit("clicked")
      #expect(MainLoop.pump { log.entries.last == "one disappears" })
      #expect(MainLoop.pump { shown.title == "root" && seen("go", in: shown) })
      window.close()
    }

    @Test func valuesLeadToTheirDestinations() throws {
      let log = Log()
      let (window, shown) = try show(
        NavigationStack {
          VStack {
            NavigationLink("number", value: 7)
            NavigationLink("text", value: "x")
          }
          .navigationDestination(for: Int.self) { Detail(name: "number \($0)", log: log) }
          .navigationDestination(for: String.self) { Detail(name: "text \($0)", log: log) }
        })
      try tap("number", in: shown)
      #expect(MainLoop.pump { seen("detail number 7", in: shown) })
      try tap("dismiss number 7", in: shown)
      #expect(MainLoop.pump { seen("text", in: shown) && log.entries.contains("number 7 disappears") })
      try tap("text", in: shown)
      #expect(MainLoop.pump { seen("detail text x", in: shown) })
      window.close()
    }

    private struct Paths: View {
      @ObservedObject var model: Model
      let log: Log

      var body: some View {
        NavigationStack(path: $model.path) {
          NavigationLink("link", value: 9)
            .navigationDestination(for: Int.self) { Detail(name: "\($0)", log: log) }
        }
      }
    }

    @Test func pathAndStackFollowEachOther() throws {
      let log = Log()
      let model = Model()
      model.path = NavigationPath([1, 2])
      let (window, shown) = try show(Paths(model: model, log: log))
      #expect(MainLoop.pump { seen("detail 2", in: shown) })
      shown.backButton?.emit("clicked")
      #expect(MainLoop.pump { model.path == NavigationPath([1]) && seen("detail 1", in: shown) })
      model.path.append(5)
      #expect(MainLoop.pump { seen("detail 5", in: shown) })
      model.path = NavigationPath()
      #expect(MainLoop.pump { seen("link", in: shown) && shown.backButton?.isVisible == false })
      try tap("link", in: shown)
      #expect(MainLoop.pump { model.path == NavigationPath([9]) && seen("detail 9", in: shown) })
      window.close()
    }

    private struct Reader: View {
      @EnvironmentObject var model: Model

      var body: some View { Text("\(model.numbers.count) numbers") }
    }

    @Test func pushedScreensInheritTheEnvironmentOfTheStack() throws {
      let model = Model()
      let (window, shown) = try show(
        NavigationView { NavigationLink("go", destination: Reader()) }.environmentObject(model))
      try tap("go", in: shown)
      #expect(MainLoop.pump { seen("0 numbers", in: shown) })
      model.numbers = [1, 2]
      #expect(MainLoop.pump { seen("2 numbers", in: shown) })
      window.close()
    }

    @Test func nothingIsLeftOfAClosedStack() throws {
      let log = Log()
      weak var model: Model?
      weak var controller: ViewController?
      do {
        let made = Model()
        made.path = NavigationPath([1, 2, 3])
        model = made
        let (window, shown) = try show(Paths(model: made, log: log))
        controller = window.rootViewController
        #expect(MainLoop.pump { seen("detail 3", in: shown) })
        window.close()
      }
      #expect(MainLoop.pump { controller == nil && model == nil })
    }
  }
}
