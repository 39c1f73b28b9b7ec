import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Sections outside of lists and forms.
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
        .boxedSections()
      }
    }

    @Test func aSectionOfAStackAddsNothing() throws {
      let screen = TestScreen {
        VStack(spacing: 0) {
          Section {
            Text("a")
            HStack { Section("inner") { Text("b") } }
          } header: {
            Text("header").bold()
          } footer: {
            Text("footer")
          }
        }
        VStack(spacing: 0) {
          Text("header").bold()
          Text("a")
          HStack {
            Text("inner")
            Text("b")
          }
          Text("footer")
        }
      }
      screen.layOut()
      #expect(!screen.root.all.contains { $0.hasStyleClass("card") })
      let stacks = Dictionary(grouping: screen.root.all("GtkLabel"), by: \.labelText)
      for (text, labels) in stacks {
        let bounds = labels.map { $0.bounds(in: screen.root) }
        #expect(bounds.count == 2 && bounds[0].width == bounds[1].width && bounds[0].x == bounds[1].x, "\(text ?? "")")
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
