import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The five events of a screen, as a declarative view hears them.
  @Suite @MainActor struct LifeCycleTests {
    private final class Handler: LifeCycleHandlerProtocol {
      let lifeCycle = PassthroughSubject<LifeCycle, Never>()
    }

    private final class Model: ObservableObject {
      @Published var isThere = false
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        VStack {
          if model.isThere {
            Text("a").lifeCycle { log.entries.append($0.rawValue) }
          }
        }
        .onAppear { log.entries.append("onAppear") }
        .onDisappear { log.entries.append("onDisappear") }
      }
    }

    private let log = Log()

    @Test func eachEventOnceWithTheScreen() {
      let screen = TestScreen { Text("a").lifeCycle { log.entries.append($0.rawValue) } }
      #expect(log.entries == ["viewDidLoad"])
      screen.appear()
      screen.disappear()
      screen.appear()
      #expect(
        log.entries == LifeCycle.allCases.map(\.rawValue) + ["viewWillAppear", "viewDidAppear"])
    }

    @Test func onAppearObeysTheSameClock() {
      let model = Model()
      model.isThere = true
      let screen = TestScreen { Screen(model: model, log: log) }
      screen.appear()
      screen.disappear()
      #expect(
        log.entries == [
          "viewDidLoad", "viewWillAppear", "onAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
          "onDisappear",
        ])
    }

    @Test func aViewThatIsAddedLaterComesAndGoesByItself() throws {
      let model = Model()
      let screen = TestScreen { Screen(model: model, log: log) }
      screen.appear()
      log.entries = []
      model.isThere = true
      screen.flush()
      #expect(log.entries == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
      log.entries = []
      model.isThere = false
      screen.flush()
      #expect(log.entries == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func stateThatAnEventChangesIsShown() {
      struct Screen: View {
        @State private var events = 0
        var body: some View { Text("events \(events)").lifeCycle { _ in events += 1 } }
      }
      let screen = TestScreen { Screen() }
      #expect(screen.texts == ["events 1"])
      screen.appear()
      screen.flush()
      #expect(screen.texts == ["events 3"])
    }

    @Test func theHandlerIsHeldWeakly() {
      var handler: Handler? = Handler()
      weak let gone = handler
      let subscription = handler?.lifeCycle.sink { log.entries.append($0.rawValue) }
      let screen = TestScreen { [handler] in Text("a").lifeCycle(handler: handler!) }
      screen.appear()
      #expect(log.entries == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
      handler = nil
      #expect(gone == nil)
      screen.disappear()
      withExtendedLifetime(subscription) {}
    }

    @Test func layoutIsNotDisturbed() {
      let plain = TestScreen {
        HStack {
          Text("a").padding()
          Text("b")
        }
      }
      let reporting = TestScreen {
        HStack {
          Text("a").padding().lifeCycle { _ in }
          Text("b")
        }
      }
      #expect(plain.root.dump() == reporting.root.dump())
    }

    @Test func everythingGoesWithTheScreen() {
      let handler = Handler()
      weak var child: ViewController?
      do {
        let screen = TestScreen { Text("a").lifeCycle(handler: handler) }
        screen.appear()
        child = screen.controller.children.first
        #expect(child != nil)
        screen.disappear()
      }
      #expect(child == nil)
    }
  }
}
