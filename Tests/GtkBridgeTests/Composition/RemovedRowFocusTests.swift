import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The focus of a removed row moves to the row beside it.
  @Suite @MainActor struct RemovedRowFocusTests {
    private final class Model: ObservableObject {
      @Published var rows = Array(0..<8)
    }

    private struct Row: View {
      let number: Int

      var body: some View {
        HStack {
          Button("less \(number)") {}.disabled(number == 3)
          Button("remove \(number)") {}
        }
      }
    }

    private struct Column: View {
      @ObservedObject var model: Model

      var body: some View {
        VStack { ForEach(model.rows, id: \.self) { Row(number: $0) } }
      }
    }

    private struct Cards: View {
      @ObservedObject var model: Model

      var body: some View {
        ScrollView { Section { ForEach(model.rows, id: \.self) { Row(number: $0) } } }.boxedSections()
      }
    }

    private func check(_ model: Model, _ content: @escaping () -> some View) throws {
      let screen = try PresentingScreen(width: 400) { content() }
      let window = screen.root
      try #require(MainLoop.pump { window.button("remove 5")?.isMapped == true })
      func expectFocus(_ name: String, after rows: [Int]) {
        model.rows = rows
        func hasFocus() -> Bool {
          let button = window.button(name)
          return button != nil && window.focusedDescendant?.identity == button?.identity
        }
        _ = MainLoop.pump { hasFocus() }
        // The focus stays there.
        MainLoop.finish(limit: .seconds(1))
        #expect(hasFocus(), "\(name)")
      }
      try #require(window.button("remove 5")).takeFocus()
      expectFocus("remove 6", after: [0, 1, 2, 3, 4, 6, 7])
      expectFocus("remove 7", after: [0, 1, 2, 3, 4, 7])
      expectFocus("remove 4", after: [0, 1, 2, 3, 4])
      try #require(window.button("less 2")).takeFocus()
      expectFocus("remove 3", after: [0, 1, 3, 4])
      expectFocus("remove 3", after: [3])
      screen.close()
    }

    @Test func ofAColumn() throws {
      let model = Model()
      try check(model) { Column(model: model) }
    }

    @Test func ofACard() throws {
      let model = Model()
      try check(model) { Cards(model: model) }
    }
  }
}
