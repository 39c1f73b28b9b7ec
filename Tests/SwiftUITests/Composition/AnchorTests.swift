import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct AnchorTests {
    struct SelectedKey: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    final class Model: ObservableObject {
      @Published var space = 10.0
    }

    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: model.space)
          Color.blue.frame(width: 60, height: 20).anchorPreference(key: SelectedKey.self, value: .bounds) { [$0] }
        }
        .frame(width: 60, height: 200, alignment: .top)
        .overlayPreferenceValue(SelectedKey.self) { anchors in
          GeometryReader { geometry in
            Text(anchors.map { "\(geometry[$0])" }.joined())
          }
        }
      }
    }

    @Test func anAnchorIsReadInOtherCoordinatesAndFollowsItsView() async throws {
      let model = Model()
      let host = try ViewHost { Screen(model: model) }
      try await host.wait(for: "\(CGRect(x: 0, y: 10, width: 60, height: 20))")
      model.space = 30
      try await host.wait(for: "\(CGRect(x: 0, y: 30, width: 60, height: 20))")
    }

    /// A value that cannot be compared.
    struct Note {
      let text: String
    }

    struct NoteKey: PreferenceKey {
      static var defaultValue: Note? { nil }
    }

    final class Words: ObservableObject {
      @Published var text = "a"
    }

    struct Noted: View {
      @ObservedObject var words: Words
      let counted: Count
      var body: some View {
        Color.clear.preference(key: NoteKey.self, value: Note(text: words.text))
          .backgroundPreferenceValue(NoteKey.self) { note in
            let _ = counted.note()
            Text(note?.text ?? "none")
          }
      }
    }

    @Test func aValueWithoutEqualityIsShownOncePerChange() async throws {
      let (words, counted) = (Words(), Count())
      let host = try ViewHost { Noted(words: words, counted: counted) }
      try await host.wait(for: "a")
      let before = counted.value
      await host.nextFrame()
      words.text = "b"
      try await host.wait(for: "b")
      await host.nextFrame()
      #expect(counted.value <= before + 2)
    }
  }
}
