import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Closures of a view that run after its removal, such as those of a delay.
  @Suite @MainActor struct LateReadTests {
    final class Model: ObservableObject {
      @Published var number = 7
    }

    private struct Page: View {
      @EnvironmentObject var model: Model
      @ObservedObject var observed: Model
      @StateObject var own = Model()
      @Binding var late: (() -> [Int])?

      var body: some View {
        Text("page").onAppear { late = { [model.number, observed.number, own.number] } }
      }
    }

    private struct Screen: View {
      @State private var isShown = true
      @Binding var late: (() -> [Int])?
      let model: Model

      var body: some View {
        Button("Leave") { isShown = false }
        if isShown { Page(observed: model, late: $late) }
      }
    }

    @Test func objectsAreStillThere() throws {
      let model = Model()
      var late: (() -> [Int])?
      let binding = Binding {
        late
      } set: {
        late = $0
      }
      let screen = TestScreen { Screen(late: binding, model: model).environmentObject(model) }
      screen.layOut()
      screen.appear()
      try screen.tap("Leave")
      screen.flush()
      #expect(screen.texts == ["Leave"])
      model.number = 8
      #expect(!screen.needsUpdate, "a view that has gone follows nothing")
      let read = try #require(late)
      #expect(read() == [8, 8, 7])
    }
  }
}
