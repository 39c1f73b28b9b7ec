import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Values that views report to the views around them.
  @Suite @MainActor struct PreferenceTests {
    private enum Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private final class Model: ObservableObject {
      @Published var names = ["a", "b"]
      @Published var shout = false
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        VStack {
          HStack {
            ForEach(model.names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
          }
          .transformPreference(Names.self) { if model.shout { $0 = $0.map { $0.uppercased() } } }
          Text("last").preference(key: Names.self, value: ["last"])
        }
        .onPreferenceChange(Names.self) { log.entries.append("inner " + $0.joined()) }
        .onPreferenceChange(Names.self) { log.entries.append("outer " + $0.joined()) }
      }
    }

    private let log = Log()
    private let model = Model()

    @Test func valuesAreJoinedInTheOrderOfTheScreen() {
      let screen = TestScreen { Screen(model: model, log: log) }
      #expect(log.entries == ["inner ablast", "outer ablast"])
      log.entries = []
      model.names = ["b", "c", "a"]
      screen.flush()
      #expect(log.entries.last == "outer bcalast")
      log.entries = []
      model.shout = true
      screen.flush()
      #expect(log.entries == ["inner BCAlast", "outer BCAlast"])
      log.entries = []
      screen.controller.rootView = screen.controller.rootView
      screen.flush()
      #expect(log.entries.isEmpty, "nothing has changed")
      model.names = []
      screen.flush()
      #expect(log.entries.last == "outer last")
    }

    @Test func whatIsFurtherOutCounts() {
      _ = TestScreen {
        Text("a").preference(key: Names.self, value: ["in"]).preference(key: Names.self, value: ["out"])
          .onPreferenceChange(Names.self) { log.entries.append($0.joined()) }
      }
      #expect(log.entries == ["out"])
    }

    @Test func layerIsMadeOfWhatIsReported() {
      let screen = TestScreen {
        Text("a").preference(key: Names.self, value: ["x", "y"])
          .overlayPreferenceValue(Names.self) { Text("over \($0.count)") }
      }
      screen.flush()
      #expect(screen.texts.contains("over 2"))
    }

    @Test func layerMayBeBehind() throws {
      let screen = TestScreen {
        Text("a").preference(key: Names.self, value: ["x"])
          .backgroundPreferenceValue(Names.self) { Text("behind \($0.count)") }
      }
      screen.flush()
      #expect(screen.texts == ["behind 1", "a"], "what is behind is drawn first")
    }

    @Test func manyRoundsLeaveNothing() {
      var references: [Gtk.WeakReference] = []
      for _ in 0..<20 {
        let screen = TestScreen { Screen(model: model, log: log) }
        references += screen.root.all.map { Gtk.WeakReference($0) }
      }
      #expect(!references.contains { $0.isAlive })
    }
  }
}
