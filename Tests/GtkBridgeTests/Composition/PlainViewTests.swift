import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A view whose value is plain and equal is not read again, except for its own state.
  @Suite @MainActor struct PlainViewTests {
    private static var readings = 0
    private static func note() { readings += 1 }

    private struct Leaf: View {
      let number: Int
      var body: some View {
        let _ = note()
        Text("\(number)")
      }
    }

    private final class Model: ObservableObject {
      @Published var number = 1
      @Published var other = 0
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("other \(model.other)")
        Leaf(number: model.number)
      }
    }

    @Test func equalValuesAreNotReadAgain() {
      Self.readings = 0
      let model = Model()
      let screen = TestScreen { Screen(model: model) }
      screen.flush()
      #expect(Self.readings == 1)
      model.other = 5
      screen.flush()
      #expect(Self.readings == 1)
      #expect(screen.root.texts.contains("other 5"))
      model.number = 2
      screen.flush()
      #expect(Self.readings == 2)
      #expect(screen.root.texts.contains("2"))
    }

    private struct Counting: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }

    @Test func theirOwnStateIsFollowed() throws {
      let screen = TestScreen { Counting() }
      screen.flush()
      try screen.tap("0")
      screen.flush()
      #expect(screen.root.texts == ["1"])
    }

    private struct Initial: View {
      struct Row: View {
        var body: some View { Text("row").onChange(of: 1, initial: true) { PlainViewTests.note() } }
      }
      var body: some View { List(0..<1_000) { _ in Row() } }
    }

    @Test func aRowThatIsAnotherOneIsToldEverything() {
      Self.readings = 0
      let screen = TestScreen { Initial() }
      screen.layOut()
      let first = Self.readings
      #expect(first > 0)
      screen.scrollOffset = 12_000
      screen.layOut()
      #expect(Self.readings > first)
    }
  }
}
