import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Sections as cards, outside of lists.
  @Suite @MainActor struct SectionTests {
    private final class Model: ObservableObject {
      @Published var facts: [String] = []
    }

    private struct Facts: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack(spacing: 0) {
          Text("above")
          Section { ForEach(model.facts, id: \.self) { Text($0) } }
        }
      }
    }

    @Test func cardWithoutRowsIsNotThere() throws {
      let model = Model()
      let screen = TestScreen { Facts(model: model) }
      screen.layOut()
      func height() -> Int32 {
        var height: Int32 = 0
        gtk_widget_measure(screen.root.widget, GTK_ORIENTATION_VERTICAL, 400, &height, nil, nil, nil)
        return height
      }
      let empty = height()
      let text = try #require(screen.root.label("above"))
      #expect(empty == gtk_widget_get_height(text.widget), "not even its border")
      model.facts = ["a"]
      screen.flush()
      #expect(height() >= empty + 50)
      model.facts = []
      screen.flush()
      #expect(height() == empty)
    }
  }
}
