import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The rows of a list that goes.
  @Suite @MainActor struct ClosedListTests {
    private final class Model: ObservableObject {
      @Published var isShown = true
      let keys = ["a", "b", "c"]
    }

    private struct Rows: View {
      @EnvironmentObject var model: Model
      let disappear: (Int) -> Void

      var body: some View {
        NavigationStack {
          List {
            Text("above").frame(height: 600)
            ForEach(model.keys, id: \.self) { key in
              Text("\(key) of \(model.keys.count)").frame(height: 200)
            }
          }
        }
        .onDisappear { disappear(model.keys.count) }
      }
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      let disappear: (Int) -> Void

      var body: some View {
        VStack {
          if model.isShown { Rows(disappear: disappear) }
        }
        .environmentObject(model)
      }
    }

    /// GTK may request rows that were not visible.
    @Test func rowsMayReadTheObjectsOfTheEnvironment() throws {
      let model = Model()
      var counts: [Int] = []
      let screen = try PresentingScreen { Screen(model: model) { counts.append($0) } }
      try #require(MainLoop.pump { screen.root.label("above")?.isMapped == true })
      model.isShown = false
      try #require(MainLoop.pump { screen.root.label("above") == nil })
      #expect(counts == [3], "what disappears may read it, too")
      screen.close()
    }
  }
}
